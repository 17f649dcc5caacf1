// SPDX-License-Identifier: Apache-2.0 AND Unicode-3.0
// Written by script/generate-language-tables from ICU 76.1, CLDR 46.
// Not for editing.
//
// Data: Copyright © 1991-2024 Unicode, Inc. Unicode and the Unicode Logo are registered trademarks
// of Unicode, Inc. in the United States and other countries. Used under the Unicode License v3,
// https://www.unicode.org/license.txt, whose notice stands in LICENSES/Unicode-3.0.txt.

extension WritingTables {
  /// Group, decimal, minus, zero, group sizes, digits left of a separator; then where.
  static let numberLines = """
    12c8/2e/2d/30/3/3/1:gez 2019/2c/2d/30/3/3/1:lmo,wae 2019/2e/2212/30/3/3/1:gsw,rm
    2019/2e/2d/30/3/3/1:de_CH,de_LI,tn,wal 2019/2e/2d/30/3/3/2:it_CH
    202f/2c/2d/30/3/3/1:en_FR,es_HT,fr,vec 27/2e/2d/30/3/3/1:en_CH 2c/2e/200e+2d/30/3/2/1:ur
    2c/2e/200e+2d/30/3/3/1:ar,he 2c/2e/2d/1040/3/3/1:my 2c/2e/2d/11136/3/2/1:ccp
    2c/2e/2d/1c50/3/3/1:sat
    2c/2e/2d/30/3/2/1:bn,brx,en_BD,en_IN,gu,hi,kn,kok_Latn,kxv,ml,mr,or,pa,ta,te,xnr
    2c/2e/2d/30/3/3/1:ain,ak,am,apw,arn,asa,ba,bem,ber,bez,bm,bo,byn,ce,ceb,cgg,cho
    2c/2e/2d/30/3/3/1:chr,cic,co,csw,cy,dav,doi,dv,ebu,en,es_419,es_AG,es_BB,es_BM
    2c/2e/2d/30/3/3/1:es_BR,es_BS,es_BZ,es_CA,es_CU,es_DM,es_DO,es_GD,es_GT,es_GY
    2c/2e/2d/30/3/3/1:es_HN,es_KN,es_KY,es_LC,es_MX,es_NI,es_PA,es_PE,es_PR,es_SV
    2c/2e/2d/30/3/3/1:es_TC,es_TT,es_US,es_VC,es_VG,es_VI,fil,ga,gaa,gd,gn,guz,gv,ha
    2c/2e/2d/30/3/3/1:haw,hmn,ig,ii,inh,io,iu,ja,jbo,jmc,kaj,kam,kcg,kde,ki,kln,km,ko
    2c/2e/2d/30/3/3/1:kok,kpe,ks_Deva,ksb,kw,lag,lg,lkt,luo,lut,luy,mai,mas,mer,mg
    2c/2e/2d/30/3/3/1:mgo,mi,mic,mid,mn,moh,ms,mt,mus,myv,naq,nd,nnp,nus,nv,ny,nyn,om
    2c/2e/2d/30/3/3/1:osa,pcm,pqm,qu,rej,rhg,rof,rwk,saq,sbp,scn,sd_Deva,si,sjd,sje
    2c/2e/2d/30/3/3/1:sju,sm,sn,so,st,sw,syr,ta_MY,ta_SG,teo,th,ti,tig,to,trv,ug,vai
    2c/2e/2d/30/3/3/1:vun,wa,xog,yi,yo,yue,za,zh,zu 2c/2e/2d/30/3/3/3:ee 2c/2e/2d/966/3/2/1:ne,sa
    2c/2e/2d/966/3/3/1:bgc,bho,raj,sat_Deva 2c/2e/2d/9e6/3/2/1:as 2c/2e/2d/9e6/3/3/1:mni
    2c/2e/2d/abf0/3/3/1:mni_Mtei 2c/2e/2d/f20/3/2/1:dz
    2e/2c/200e+2d/30/3/3/1:ar_DZ,ar_LY,ar_MA,ar_TN 2e/2c/2212/30/3/3/1:eu,fo,hr
    2e/2c/2212/30/3/3/2:sl
    2e/2c/2d/30/3/3/1:ast,az,bs,ca,da,de,dsb,el,en_AR,en_AT,en_BE,en_BR,en_CL,en_CO
    2e/2c/2d/30/3/3/1:en_DE,en_DK,en_GR,en_ID,en_NL,en_SI,en_TR,es_AR,es_BO,es_BQ
    2e/2c/2d/30/3/3/1:es_CL,es_CO,es_CR,es_CW,es_EC,es_PY,es_UY,es_VE,fr_LU,fr_MA,fur
    2e/2c/2d/30/3/3/1:fy,gl,hsb,id,is,jgo,jv,kgp,kkj,kl,ku,lb,lij,ln,lo,lu,mgh,mk
    2e/2c/2d/30/3/3/1:ms_Arab_BN,ms_BN,ms_ID,mua,nds,nl,nnh,pt,qu_BO,rn,ro,rw,sc,seh
    2e/2c/2d/30/3/3/1:sg,sr,su,sw_CD,tr,vi,vmw,wo,yrl 2e/2c/2d/30/3/3/2:es,ia,it
    2e41/2e/2d/1e950/3/3/1:ff_Adlm 60c/2e/2d/7c0/3/3/1:nqo 66c/2e/61c+2d/660/3/3/1:sd
    66c/66b/200e+2212/6f0/3/3/1:fa
    66c/66b/200e+2d+200e/6f0/3/3/1:ks,lrc,mzn,pa_Arab,pa_Aran_PK,ps,uz_Arab
    66c/66b/200f+2d/660/3/3/1:ckb
    66c/66b/61c+2d/660/3/3/1:ar_BH,ar_DJ,ar_EG,ar_ER,ar_IL,ar_IQ,ar_JO,ar_KM,ar_KW
    66c/66b/61c+2d/660/3/3/1:ar_LB,ar_MR,ar_OM,ar_PS,ar_QA,ar_SA,ar_SD,ar_SO,ar_SS
    66c/66b/61c+2d/660/3/3/1:ar_SY,ar_TD,ar_YE a0/2c/2212/30/3/3/1:fi,ksh,lt,nb,nn,no,se,sv
    a0/2c/2212/30/3/3/2:et a0/2c/2d/30/2/2/1:tok
    a0/2c/2d/30/3/3/1:af,agq,bas,blo,br,cs,cv,dua,dyo,en_AL,en_BG,en_CV,en_CZ,en_EE
    a0/2c/2d/30/3/3/1:en_FI,en_HU,en_LT,en_LV,en_NO,en_PL,en_PT,en_RU,en_SE,en_SK
    a0/2c/2d/30/3/3/1:en_UA,en_ZA,eo,ewo,ff,fr_CA,hy,kab,kea,kk,ksf,ky,nmg,nr,oc,os
    a0/2c/2d/30/3/3/1:prg,pt_AO,ru,sah,shi,sk,smn,ss,szl,tg,tk,ts,tt,tzm,uk,uz,ve,yav
    a0/2c/2d/30/3/3/1:zgh
    a0/2c/2d/30/3/3/2:be,bg,hu,ie,ka,lv,pl,pt_CH,pt_CV,pt_FR,pt_GQ,pt_GW,pt_LU,pt_MO
    a0/2c/2d/30/3/3/2:pt_MZ,pt_PT,pt_ST,pt_TL,ru_UA,sq a0/2e/2d/30/3/3/1:dje,khq,mfe,nso,ses,twq,xh
    """

  /// Rules, then where they hold.
  static let pluralLines = """
    other: bm bo dz hnj id ig ii in ja jbo jv jw kde kea km ko lkt lo ms my nqo osa root sah ses sg
    su th to tpi vi wo wuu yo yue zh one:i=0|n=1 am as bn doi fa gu hi kn pcm zu
    one:v=0&i%10=1&i%100!=11|f%10=1&f%100!=11 mk one:v=0&i=1,2,3|v=0&i%10!=4,6,9|v!=0&f%10!=4,6,9
    ceb fil tl one:n%10=1&n%100!=11|v=2&f%10=1&f%100!=11|v!=2&f%10=1
    zero:n%10=0|n%100=11..19|v=2&f%100=11..19 lv prg one:i=0,1&n!=0 zero:n=0 lag one:n=1 zero:n=0
    blo ksh one:i=1&v=0|i=0&v!=0 two:i=2&v=0 he iw one:n=1 two:n=2 iu naq sat se sma smi smj smn
    sms few:n=2..10 one:i=0|n=1 shi few:v!=0|n=0|n!=1&n%100=1..19 one:i=1&v=0 mo ro
    few:v=0&i%10=2..4&i%100!=12..14|f%10=2..4&f%100!=12..14
    one:v=0&i%10=1&i%100!=11|f%10=1&f%100!=11 bs hr sh sr one:i=0,1 ff hy kab
    many:e=0&i!=0&i%1000000=0&v=0|e!=0..5 one:i=0,1 fr many:e=0&i!=0&i%1000000=0&v=0|e!=0..5
    one:i=0..1 pt many:e=0&i!=0&i%1000000=0&v=0|e!=0..5 one:i=1&v=0 ca it lld pt_PT scn vec
    many:e=0&i!=0&i%1000000=0&v=0|e!=0..5 one:n=1 es few:n=3..10,13..19 one:n=1,11 two:n=2,12 gd
    few:v=0&i%100=3..4|v!=0 one:v=0&i%100=1 two:v=0&i%100=2 sl few:v=0&i%100=3..4|f%100=3..4
    one:v=0&i%100=1|f%100=1 two:v=0&i%100=2|f%100=2 dsb hsb few:i=2..4&v=0 many:v!=0 one:i=1&v=0 cs
    sk few:v=0&i%10=2..4&i%100!=12..14 many:v=0&i!=1&i%10=0..1|v=0&i%10=5..9|v=0&i%100=12..14
    one:i=1&v=0 pl few:n%10=2..4&n%100!=12..14 many:n%10=0|n%10=5..9|n%100=11..14
    one:n%10=1&n%100!=11 be one:i=1&v=0 ast de en et fi fy gl ia io ji lij nl sc sv sw ur yi
    few:n%10=2..9&n%100!=11..19 many:f!=0 one:n%10=1&n%100!=11..19 lt
    few:v=0&i%10=2..4&i%100!=12..14 many:v=0&i%10=0|v=0&i%10=5..9|v=0&i%100=11..14
    one:v=0&i%10=1&i%100!=11 ru uk few:n%10=3..4,9&n%100!=10..19,70..79,90..99
    many:n!=0&n%1000000=0 one:n%10=1&n%100!=11,71,91 two:n%10=2&n%100!=12,72,92 br
    few:n=0|n%100=3..10 many:n%100=11..19 one:n=1 two:n=2 mt few:n=3..6 many:n=7..10 one:n=1
    two:n=2 ga few:v=0&i%100=0,20,40,60,80 many:v!=0 one:v=0&i%10=1 two:v=0&i%10=2 gv
    few:n%100=3,23,43,63,83 many:n!=1&n%100=1,21,41,61,81 one:n=1
    two:n%100=2,22,42,62,82|n%1000=0&n%100000=1000..20000,40000,60000,80000|n!=0&n%1000000=100000
    zero:n=0 kw few:n%100=3..10 many:n%100=11..99 one:n=1 two:n=2 zero:n=0 ar ars few:n=3 many:n=6
    one:n=1 two:n=2 zero:n=0 cy one:n=0,1|i=0&f=1 si one:n=0..1 ak bho csw guw ln mg nso pa ti wa
    one:n=0..1|n=11..99 tzm one:n=1 af an asa az bal bem bez bg brx ce cgg chr ckb dv ee el eo eu
    fo fur gsw ha haw hu jgo jmc ka kaj kcg kk kkj kl ks ksb ku ky lb lg mas mgo ml mn mr nah nb nd
    ne nn nnh no nr ny nyn om or os pap ps rm rof rwk saq sd sdh seh sn so sq ss ssy st syr ta te
    teo tig tk tn tr ts ug uz ve vo vun wae xh xog one:n=1|t!=0&i=0,1 da
    one:t=0&i%10=1&i%100!=11|t%10=1&t%100!=11 is
    """
}
