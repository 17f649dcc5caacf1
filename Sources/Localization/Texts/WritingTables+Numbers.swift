// SPDX-License-Identifier: Apache-2.0 AND Unicode-3.0
// Long because it is data that nobody reads.
// Written by script/generate-language-tables from ICU 76.1, CLDR 46.
// Not for editing.
//
// Data: Copyright © 1991-2024 Unicode, Inc. Unicode and the Unicode Logo are registered trademarks
// of Unicode, Inc. in the United States and other countries. Used under the Unicode License v3,
// https://www.unicode.org/license.txt, whose notice stands in LICENSES/Unicode-3.0.txt.

extension WritingTables {
  /// Group, decimal, minus, zero, group sizes, digits left of a separator.
  static let numberShapeLines = """
    a0/2c/2d/30/3/3/1 2c/2e/2d/30/3/3/1 2e/2c/2d/30/3/3/1 2c/2e/2d/30/3/2/1 202f/2c/2d/30/3/3/1
    2019/2e/2d/30/3/3/1 a0/2e/2d/30/3/3/1 66c/66b/61c+2d/660/3/3/1 a0/66b/61c+2d/660/3/3/1
    2c/66b/61c+2d/660/0/0/1 66c/66b/61c+2d/660/3/2/1 2c/2e/61c+2d/660/3/3/1 2c/60c/61c+2d/660/3/2/1
    66c/66b/200e+2d+200e/6f0/3/3/1 a0/2c/200e+2d+200e/6f0/3/3/1 66c/2c/200e+2d+200e/6f0/0/0/1
    66c/66b/200e+2d+200e/6f0/3/2/1 66c/2e/200e+2d+200e/6f0/3/3/1 2c/2e/200e+2d/30/3/3/1
    2e/2c/200e+2d/30/3/3/1 a0/2c/200e+2d/30/3/3/1 2c/2e/200e+2d/30/3/2/1 202f/2c/200e+2d/30/3/3/1
    2019/2e/200e+2d/30/3/3/1 a0/2e/200e+2d/30/3/3/1 2c/2e/2d/9e6/3/2/1 2c/2e/2d/9e6/3/3/1
    2e/2c/2d/9e6/3/3/1 a0/2c/2d/9e6/3/3/1 202f/2c/2d/9e6/3/3/1 2019/2e/2d/9e6/3/3/1
    a0/2e/2d/9e6/3/3/1 66c/66b/200f+2d/660/3/3/1 a0/66b/200f+2d/660/3/3/1 2c/66b/200f+2d/660/0/0/1
    66c/66b/200f+2d/660/3/2/1 2c/2e/200f+2d/660/3/3/1 2c/60c/200f+2d/660/3/2/1 2c/66b/2d/660/0/0/1
    66c/66b/2d/660/3/3/1 a0/66b/2d/660/3/3/1 66c/66b/2d/660/3/2/1 2c/2e/2d/660/3/3/1
    2c/60c/2d/660/3/2/1 66c/2c/2d/6f0/0/0/1 66c/66b/2d/6f0/3/3/1 a0/2c/2d/6f0/3/3/1
    66c/66b/2d/6f0/3/2/1 66c/2e/2d/6f0/3/3/1 a0/2c/2d/30/3/3/2 2c/2e/2d/30/3/3/2 2e/2c/2d/30/3/3/2
    2c/2e/2d/30/3/2/2 202f/2c/2d/30/3/3/2 2019/2e/2d/30/3/3/2 a0/2e/2d/30/3/3/2
    66c/66b/61c+2d/660/3/3/2 a0/66b/61c+2d/660/3/3/2 2c/66b/61c+2d/660/0/0/2
    66c/66b/61c+2d/660/3/2/2 2c/2e/61c+2d/660/3/3/2 2c/60c/61c+2d/660/3/2/2
    66c/66b/200e+2d+200e/6f0/3/3/2 a0/2c/200e+2d+200e/6f0/3/3/2 66c/2c/200e+2d+200e/6f0/0/0/2
    66c/66b/200e+2d+200e/6f0/3/2/2 66c/2e/200e+2d+200e/6f0/3/3/2 2c/2e/2d/966/3/3/1
    2e/2c/2d/966/3/3/1 a0/2c/2d/966/3/3/1 2c/2e/2d/966/3/2/1 202f/2c/2d/966/3/3/1
    2019/2e/2d/966/3/3/1 a0/2e/2d/966/3/3/1 2c/2e/2d/11136/3/2/1 2c/2e/2d/11136/3/3/1
    2e/2c/2d/11136/3/3/1 a0/2c/2d/11136/3/3/1 202f/2c/2d/11136/3/3/1 2019/2e/2d/11136/3/3/1
    a0/2e/2d/11136/3/3/1 2c/2e/2d/f20/3/2/1 2c/2e/2d/f20/3/3/1 2e/2c/2d/f20/3/3/1
    a0/2c/2d/f20/3/3/1 202f/2c/2d/f20/3/3/1 2019/2e/2d/f20/3/3/1 a0/2e/2d/f20/3/3/1
    2c/2e/2d/30/3/3/3 2e/2c/2d/30/3/3/3 a0/2c/2d/30/3/3/3 2c/2e/2d/30/3/2/3 202f/2c/2d/30/3/3/3
    2019/2e/2d/30/3/3/3 a0/2e/2d/30/3/3/3 66c/66b/61c+2d/660/3/3/3 a0/66b/61c+2d/660/3/3/3
    2c/66b/61c+2d/660/0/0/3 66c/66b/61c+2d/660/3/2/3 2c/2e/61c+2d/660/3/3/3 2c/60c/61c+2d/660/3/2/3
    66c/66b/200e+2d+200e/6f0/3/3/3 a0/2c/200e+2d+200e/6f0/3/3/3 66c/2c/200e+2d+200e/6f0/0/0/3
    66c/66b/200e+2d+200e/6f0/3/2/3 66c/2e/200e+2d+200e/6f0/3/3/3 27/2e/2d/30/3/3/1
    a0/2c/2212/30/3/3/2 2c/2e/2212/30/3/3/2 2e/2c/2212/30/3/3/2 2c/2e/2212/30/3/2/2
    202f/2c/2212/30/3/3/2 2019/2e/2212/30/3/3/2 a0/2e/2212/30/3/3/2 2e/2c/2212/30/3/3/1
    2c/2e/2212/30/3/3/1 a0/2c/2212/30/3/3/1 2c/2e/2212/30/3/2/1 202f/2c/2212/30/3/3/1
    2019/2e/2212/30/3/3/1 a0/2e/2212/30/3/3/1 66c/66b/200e+2212/6f0/3/3/1 a0/2c/200e+2212/6f0/3/3/1
    66c/2c/200e+2212/6f0/0/0/1 66c/66b/200e+2212/6f0/3/2/1 66c/2e/200e+2212/6f0/3/3/1
    2c/2e/200e+2212/30/3/3/1 2e/2c/200e+2212/30/3/3/1 a0/2c/200e+2212/30/3/3/1
    2c/2e/200e+2212/30/3/2/1 202f/2c/200e+2212/30/3/3/1 2019/2e/200e+2212/30/3/3/1
    a0/2e/200e+2212/30/3/3/1 2e41/2e/2d/1e950/3/3/1 2c/2e/2d/1e950/3/3/1 2e/2c/2d/1e950/3/3/1
    a0/2c/2d/1e950/3/3/1 2c/2e/2d/1e950/3/2/1 202f/2c/2d/1e950/3/3/1 2019/2e/2d/1e950/3/3/1
    a0/2e/2d/1e950/3/3/1 2e41/2e/2d/30/3/3/1 12c8/2e/2d/30/3/3/1 2e/2c/2d/17e0/3/3/1
    2c/2e/2d/17e0/3/3/1 a0/2c/2d/17e0/3/3/1 2c/2e/2d/17e0/3/2/1 202f/2c/2d/17e0/3/3/1
    2019/2e/2d/17e0/3/3/1 a0/2e/2d/17e0/3/3/1 60c/2e/2d/30/3/3/1 2019/2c/2d/30/3/3/1
    a0/2c/2d/1810/3/3/1 2c/2e/2d/1810/3/3/1 2e/2c/2d/1810/3/3/1 2c/2e/2d/1810/3/2/1
    202f/2c/2d/1810/3/3/1 2019/2e/2d/1810/3/3/1 a0/2e/2d/1810/3/3/1 2c/2e/2d/abf0/3/3/1
    2e/2c/2d/abf0/3/3/1 a0/2c/2d/abf0/3/3/1 2c/2e/2d/abf0/3/2/1 202f/2c/2d/abf0/3/3/1
    2019/2e/2d/abf0/3/3/1 a0/2e/2d/abf0/3/3/1 2c/2e/2d/1040/3/3/1 2e/2c/2d/1040/3/3/1
    a0/2c/2d/1040/3/3/1 2c/2e/2d/1040/3/2/1 202f/2c/2d/1040/3/3/1 2019/2e/2d/1040/3/3/1
    a0/2e/2d/1040/3/3/1 a0/66b/61c+2212/660/3/3/1 66c/66b/61c+2212/660/3/3/1
    2c/66b/61c+2212/660/0/0/1 66c/66b/61c+2212/660/3/2/1 2c/2e/61c+2212/660/3/3/1
    2c/60c/61c+2212/660/3/2/1 a0/2c/200e+2212+200e/6f0/3/3/1 66c/66b/200e+2212+200e/6f0/3/3/1
    66c/2c/200e+2212+200e/6f0/0/0/1 66c/66b/200e+2212+200e/6f0/3/2/1
    66c/2e/200e+2212+200e/6f0/3/3/1 60c/2e/2d/7c0/3/3/1 2c/2e/2d/7c0/3/3/1 2e/2c/2d/7c0/3/3/1
    a0/2c/2d/7c0/3/3/1 2c/2e/2d/7c0/3/2/1 202f/2c/2d/7c0/3/3/1 2019/2e/2d/7c0/3/3/1
    a0/2e/2d/7c0/3/3/1 2c/2e/2d/660/3/2/1 2c/66b/2d/6f0/3/2/1 2c/2e/2d/1c50/3/3/1
    2e/2c/2d/1c50/3/3/1 a0/2c/2d/1c50/3/3/1 2c/2e/2d/1c50/3/2/1 202f/2c/2d/1c50/3/3/1
    2019/2e/2d/1c50/3/3/1 a0/2e/2d/1c50/3/3/1 66c/2e/61c+2d/660/3/3/1 60c/2e/200e+2d+200e/6f0/3/3/1
    60c/2e/2d/966/3/3/1 a0/2c/2d/30/2/2/1 66c/66b/61c+2d/660/2/2/1 66c/66b/200e+2d+200e/6f0/2/2/1
    """

  /// Languages with a row, and the shape's number for regions: see `PairTable`.
  static let numberLines = """
    af,af@latn,cs,cs@latn,cv,cv@latn,hy,hy@latn,kea,kea@latn,kk,kk@latn,kk_Cyrl,kk_Cyrl@latn,ky,ky@latn,nr,nr@latn,os,os@latn,prg,prg@latn,sah,sah@latn,sk,sk@latn,smn,smn@latn,szl,szl@latn,tg,tg@latn,tk,tk@latn,ts,ts@latn,tt,tt@latn,uk,uk@latn,uz_Cyrl,uz_Cyrl@latn,uz_Latn,uz_Latn@latn,ve,ve@latn=
    1:001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BH,BM,BS,BV,BW,BZ,CA,CC,CK,CN,CP
    1:CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT,GU,GY,HK
    1:HM,HN,IE,IL,IM,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW,KY,LB,LC,LK
    1:LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NR,NU,NZ,OM,PA
    1:PE,PG,PH,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV,SX,SY,SZ,TA,TC,TH
    1:TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    2:AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC,ES
    2:FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI,SM,SR 2:TN,TR,UY,VA,VE,VN
    3:BD,BT,IN,NP,PK 4:BF,BJ,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD
    4:TF,TG,VU,WF,YT 5:CH,LI 6:MU
    af@arab,agq@arab,ain@arab,ak@arab,am@arab,apw@arab,ar@arab,arn@arab,asa@arab,ba@arab,bas@arab,bem@arab,ber@arab,ber_Latn@arab,ber_Tfng@arab,bez@arab,blo@arab,bm@arab,br@arab,bs@arab,bs_Cyrl@arab,bs_Latn@arab,byn@arab,ca@arab,ce@arab,ceb@arab,cgg@arab,cho@arab,chr@arab,cic@arab,co@arab,cs@arab,csw@arab,cv@arab,cy@arab,da@arab,dav@arab,de@arab,dsb@arab,dua@arab,dv@arab,dyo@arab,ebu@arab,el@arab,eo@arab,ewo@arab,fa@arab,ff@arab,fi@arab,fil@arab,fo@arab,fur@arab,fy@arab,ga@arab,gaa@arab,gd@arab,gez@arab,gl@arab,gn@arab,gsw@arab,guz@arab,gv@arab,haw@arab,he@arab,hmn@arab,hr@arab,hsb@arab,hy@arab,id@arab,ii@arab,inh@arab,io@arab,is@arab,iu@arab,ja@arab,jbo@arab,jgo@arab,jmc@arab,jv@arab,kab@arab,kaj@arab,kam@arab,kcg@arab,kde@arab,kea@arab,kgp@arab,khq@arab,ki@arab,kk@arab,kk_Cyrl@arab,kkj@arab,kl@arab,kln@arab,km@arab,kok@arab,kpe@arab,ksb@arab,ksf@arab,ksh@arab,ku@arab,kw@arab,ky@arab,lag@arab,lb@arab,lg@arab,lij@arab,lkt@arab,lmo@arab,ln@arab,lo@arab,lrc@arab,lt@arab,lu@arab,luo@arab,lut@arab,luy@arab,mas@arab,mer@arab,mfe@arab,mg@arab,mgh@arab,mgo@arab,mi@arab,mic@arab,mid@arab,mk@arab,mn@arab,moh@arab,ms@arab,ms_Arab@arab,mt@arab,mua@arab,mus@arab,my@arab,myv@arab,mzn@arab,naq@arab,nd@arab,nds@arab,nl@arab,nmg@arab,nnh@arab,nqo@arab,nr@arab,nso@arab,nus@arab,nv@arab,ny@arab,nyn@arab,oc@arab,om@arab,os@arab,osa@arab,pcm@arab,pqm@arab,prg@arab,qu@arab,rej@arab,rej_Rjng@arab,rhg@arab,rm@arab,rn@arab,ro@arab,rof@arab,rw@arab,rwk@arab,sah@arab,saq@arab,sbp@arab,sc@arab,scn@arab,seh@arab,ses@arab,sg@arab,shi@arab,shi_Latn@arab,shi_Tfng@arab,si@arab,sjd@arab,sje@arab,sju@arab,sk@arab,sm@arab,smn@arab,sn@arab,so@arab,sr@arab,sr_Cyrl@arab,sr_Latn@arab,ss@arab,st@arab,su@arab,su_Latn@arab,sw@arab,syr@arab,szl@arab,teo@arab,tg@arab,th@arab,ti@arab,tig@arab,tk@arab,tn@arab,tr@arab,trv@arab,ts@arab,tt@arab,tzm@arab,ug@arab,uk@arab,uz_Arab@arab,uz_Latn@arab,vai@arab,vai_Latn@arab,vai_Vaii@arab,ve@arab,vec@arab,vi@arab,vmw@arab,vun@arab,wa@arab,wae@arab,wal@arab,wo@arab,xh@arab,xog@arab,yav@arab,yi@arab,yo@arab,yrl@arab,yue@arab,yue_Hans@arab,yue_Hant@arab,za@arab,zgh@arab,zh_Hans@arab,zu@arab=
    7:-,001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BE,BF
    7:BG,BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI,CK,CL
    7:CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE,EG,EH
    7:ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS
    7:GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IO,IQ,IR,IS,IT,JE,JM,JO,JP
    7:KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV,LY,MA,MC
    7:MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MY,MZ,NA,NC,NF
    7:NG,NI,NL,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PL,PM,PN,PR,PS,PT,PW,PY,QA,RE,RO,RS
    7:RU,RW,SA,SB,SC,SD,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY,SZ,TA,TC,TD
    7:TF,TG,TH,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG
    7:VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW 8:AX,NO,SE,SJ 9:AZ a:BD,BT,IN,NP b:NE c:PK
    af@arabext,agq@arabext,ain@arabext,ak@arabext,am@arabext,apw@arabext,ar@arabext,arn@arabext,asa@arabext,ast@arabext,ba@arabext,bas@arabext,bem@arabext,ber@arabext,ber_Latn@arabext,ber_Tfng@arabext,bez@arabext,blo@arabext,bm@arabext,br@arabext,bs@arabext,bs_Cyrl@arabext,bs_Latn@arabext,byn@arabext,ca@arabext,ce@arabext,ceb@arabext,cgg@arabext,cho@arabext,chr@arabext,cic@arabext,ckb@arabext,co@arabext,cs@arabext,csw@arabext,cv@arabext,cy@arabext,da@arabext,dav@arabext,dsb@arabext,dua@arabext,dv@arabext,dyo@arabext,ebu@arabext,el@arabext,eo@arabext,eu@arabext,ewo@arabext,ff@arabext,fi@arabext,fil@arabext,fo@arabext,fur@arabext,fy@arabext,ga@arabext,gaa@arabext,gez@arabext,gl@arabext,gn@arabext,gsw@arabext,guz@arabext,gv@arabext,haw@arabext,he@arabext,hmn@arabext,hr@arabext,hsb@arabext,hy@arabext,id@arabext,ig@arabext,ii@arabext,inh@arabext,io@arabext,is@arabext,iu@arabext,ja@arabext,jbo@arabext,jgo@arabext,jmc@arabext,jv@arabext,kab@arabext,kaj@arabext,kam@arabext,kcg@arabext,kde@arabext,kea@arabext,kgp@arabext,khq@arabext,ki@arabext,kk@arabext,kk_Cyrl@arabext,kkj@arabext,kl@arabext,kln@arabext,km@arabext,ko@arabext,kok@arabext,kpe@arabext,ksb@arabext,ksf@arabext,ksh@arabext,ku@arabext,kw@arabext,ky@arabext,lag@arabext,lb@arabext,lg@arabext,lij@arabext,lkt@arabext,lmo@arabext,ln@arabext,lo@arabext,lrc,lrc@arabext,lt@arabext,lu@arabext,luo@arabext,lut@arabext,luy@arabext,mas@arabext,mer@arabext,mfe@arabext,mg@arabext,mgh@arabext,mgo@arabext,mi@arabext,mic@arabext,mid@arabext,mk@arabext,mn@arabext,moh@arabext,mt@arabext,mua@arabext,mus@arabext,my@arabext,myv@arabext,mzn,mzn@arabext,naq@arabext,nd@arabext,nds@arabext,nl@arabext,nmg@arabext,nnh@arabext,nqo@arabext,nr@arabext,nso@arabext,nus@arabext,nv@arabext,ny@arabext,nyn@arabext,oc@arabext,om@arabext,os@arabext,osa@arabext,pcm@arabext,pqm@arabext,prg@arabext,qu@arabext,rej@arabext,rej_Rjng@arabext,rhg@arabext,rm@arabext,rn@arabext,ro@arabext,rof@arabext,rw@arabext,rwk@arabext,sah@arabext,saq@arabext,sbp@arabext,sc@arabext,scn@arabext,seh@arabext,ses@arabext,sg@arabext,shi@arabext,shi_Latn@arabext,shi_Tfng@arabext,si@arabext,sjd@arabext,sje@arabext,sju@arabext,sk@arabext,sm@arabext,smn@arabext,sn@arabext,so@arabext,sr@arabext,sr_Cyrl@arabext,sr_Latn@arabext,ss@arabext,st@arabext,su@arabext,su_Latn@arabext,sw@arabext,syr@arabext,szl@arabext,teo@arabext,tg@arabext,th@arabext,ti@arabext,tig@arabext,tk@arabext,tn@arabext,to@arabext,tr@arabext,trv@arabext,ts@arabext,tt@arabext,tzm@arabext,ug@arabext,uk@arabext,uz_Arab,uz_Arab@arabext,vai@arabext,vai_Latn@arabext,vai_Vaii@arabext,ve@arabext,vec@arabext,vi@arabext,vmw@arabext,vun@arabext,wa@arabext,wae@arabext,wal@arabext,wo@arabext,xh@arabext,xog@arabext,yav@arabext,yi@arabext,yo@arabext,yrl@arabext,yue@arabext,yue_Hans@arabext,yue_Hant@arabext,za@arabext,zgh@arabext,zh@arabext,zu@arabext=
    d:-,001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BE,BF
    d:BG,BH,BI,BJ,BL,BM,BO,BQ,BR,BS,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI,CK,CL,CM
    d:CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE,EG,EH,ER
    d:ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GT
    d:GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IO,IQ,IR,IS,IT,JE,JM,JO,JP,KE
    d:KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV,LY,MA,MC,MD
    d:ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MZ,NA,NC,NF,NG,NI
    d:NL,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PL,PM,PN,PR,PS,PT,PW,PY,QA,RE,RO,RS,RU,RW
    d:SA,SB,SC,SD,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY,SZ,TA,TC,TD,TF,TG
    d:TH,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN
    d:VU,WF,WS,XK,YE,YT,ZA,ZM,ZW e:AX,NO,SE,SJ f:AZ g:BD,BT,IN,NP,PK h:BN,MY,NE
    agq,agq@latn,bas,bas@latn,dua,dua@latn,ewo,ewo@latn,ksf,ksf@latn,nmg,nmg@latn,yav,yav@latn=0
    0:CM
    ain,ain@latn,ak,ak@latn,am,am@latn,apw,apw@latn,asa,asa@latn,bem,bem@latn,ber,ber@latn,bez,bez@latn,bm,bm@latn,byn,byn@latn,ceb,ceb@latn,cgg,cgg@latn,cho,cho@latn,chr,chr@latn,cic,cic@latn,ckb@latn,csw,csw@latn,cy,cy@latn,dav,dav@latn,dv,dv@latn,ebu,ebu@latn,fil,fil@latn,ga,ga@latn,gaa,gaa@latn,gd,gd@latn,gn,gn@latn,guz,guz@latn,gv,gv@latn,ha,ha@latn,haw,haw@latn,hmn,hmn@latn,ig,ig@latn,ii,ii@latn,inh,inh@latn,io,io@latn,iu,iu@latn,ja,ja@latn,jbo,jbo@latn,jmc,jmc@latn,kaj,kaj@latn,kam,kam@latn,kcg,kcg@latn,kde,kde@latn,ki,ki@latn,kln,kln@latn,km,km@latn,ko,ko@latn,kok,kok@latn,ksb,ksb@latn,kw,kw@latn,lag,lag@latn,lg,lg@latn,lkt,lkt@latn,lrc@latn,luo,luo@latn,lut,lut@latn,luy,luy@latn,mas,mas@latn,mer,mer@latn,mg,mg@latn,mi,mi@latn,mic,mic@latn,mid,mid@latn,mn,mn@latn,moh,moh@latn,ms,ms@latn,ms_Arab,ms_Arab@latn,mt,mt@latn,mus,mus@latn,my@latn,mzn@latn,nd,nd@latn,nus,nus@latn,nv,nv@latn,ny,ny@latn,nyn,nyn@latn,om,om@latn,osa,osa@latn,pcm,pcm@latn,pqm,pqm@latn,rhg,rhg@latn,rof,rof@latn,rwk,rwk@latn,saq,saq@latn,sbp,sbp@latn,si,si@latn,sjd,sjd@latn,sje,sje@latn,sju,sju@latn,sm,sm@latn,sn,sn@latn,sw,sw@latn,syr,syr@latn,teo,teo@latn,th,th@latn,ti,ti@latn,tig,tig@latn,to,to@latn,trv,trv@latn,ug,ug@latn,vai,vai@latn,vai_Latn,vai_Latn@latn,vai_Vaii,vai_Vaii@latn,vun,vun@latn,xog,xog@latn,yue,yue@latn,yue_Hans,yue_Hans@latn,yue_Hant,yue_Hant@latn,za,za@latn,zh,zh@latn,zh_Hans,zh_Hans@latn,zh_Hant,zh_Hant@latn=0
    1:- ar=1 i:-,001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BM,BS,BV,BW,BZ,CA,CC,CK,CN,CP
    i:CQ,CU,CX,DG,DM,DO,EH,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT,GU,GY,HK,HM,HN
    i:IE,IM,IO,IR,JE,JM,JP,KE,KH,KI,KN,KP,KR,KY,LC,LK,LR,LS,MG,MH,ML,MM,MN,MO
    i:MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NR,NU,NZ,PA,PE,PG,PH,PN,PR,PW,PY,SB,SG
    i:SH,SL,SV,SX,SZ,TA,TC,TH,TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,ZM,ZW
    j:AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC,ES
    j:FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,NL,RO,RS,RW,SI,SM,SR,TN j:TR,UY,VA,VE,VN
    k:AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT,RU,SE
    k:SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA l:BD,BT,IN,NP,PK
    m:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TF,TG m:VU,WF,YT n:CH,LI
    o:MU ar@latn=5 i:BH,DJ,EG,ER,IL,IQ,JO,KM,KW,LB,OM,PS,QA,SA,SD,SO,SS,SY,TD,YE j:MR
    arn,arn@latn=4 1:CL as= p:-,BD,BT,IN,NP,PK
    q:001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BH,BM,BS,BV,BW,BZ,CA,CC,CK,CN,CP
    q:CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT,GU,GY,HK
    q:HM,HN,IE,IL,IM,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW,KY,LB,LC,LK
    q:LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NR,NU,NZ,OM,PA
    q:PE,PG,PH,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV,SX,SY,SZ,TA,TC,TH
    q:TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    r:AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC,ES
    r:FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI,SM,SR r:TN,TR,UY,VA,VE,VN
    s:AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT,RU,SE
    s:SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA
    t:BF,BJ,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD t:TF,TG,VU,WF,YT
    u:CH,LI v:MU
    as@latn,bn,bn@latn,brx,brx@latn,ccp@latn,dz@latn,gu,gu@latn,hi,hi@latn,hi_Latn,hi_Latn@latn,kn,kn@latn,kok_Latn,kok_Latn@latn,kxv,kxv@latn,kxv_Deva,kxv_Deva@latn,kxv_Latn,kxv_Latn@latn,kxv_Orya,kxv_Orya@latn,kxv_Telu,kxv_Telu@latn,ml,ml@latn,mr,mr@latn,ne@latn,or,or@latn,pa_Guru,pa_Guru@latn,sa@latn,te,te@latn,xnr,xnr@latn=0
    3:-
    as@arab,bn@arab,brx@arab,ccp@arab,dz@arab,gu@arab,hi@arab,hi_Latn@arab,kn@arab,kok_Latn@arab,kxv@arab,kxv_Deva@arab,kxv_Latn@arab,kxv_Orya@arab,kxv_Telu@arab,ml@arab,mr@arab,ne@arab,or@arab,sa@arab,te@arab,xnr@arab=1
    a:-
    as@arabext,bn@arabext,brx@arabext,ccp@arabext,dz@arabext,gu@arabext,hi@arabext,hi_Latn@arabext,kn@arabext,kok_Latn@arabext,kxv@arabext,kxv_Deva@arabext,kxv_Latn@arabext,kxv_Orya@arabext,kxv_Telu@arabext,ml@arabext,mr@arabext,ne@arabext,or@arabext,sa@arabext,te@arabext,ur@arabext,ur_Arab@arabext,ur_Aran@arabext,xnr@arabext=2
    g:-
    ast,ast@latn,az,az@latn,az_Cyrl,az_Cyrl@latn,az_Latn,az_Latn@latn,bs,bs@latn,bs_Cyrl,bs_Cyrl@latn,bs_Latn,bs_Latn@latn,da,da@latn,de,de@latn,dsb,dsb@latn,el,el@latn,fur,fur@latn,fy,fy@latn,gl,gl@latn,hsb,hsb@latn,id,id@latn,is,is@latn,jv,jv@latn,kgp,kgp@latn,kl,kl@latn,ku,ku@latn,lb,lb@latn,lij,lij@latn,lo,lo@latn,lu,lu@latn,mk,mk@latn,nds,nds@latn,rn,rn@latn,ro,ro@latn,rw,rw@latn,sc,sc@latn,su,su@latn,su_Latn,su_Latn@latn,tr,tr@latn,vi,vi@latn,yrl,yrl@latn=0
    2:- ast@arab,ckb,ckb@arab,ig@arab,ko@arab,to@arab=
    w:-,001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BE,BF
    w:BG,BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI,CK,CL
    w:CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE,EG,EH
    w:ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS
    w:GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IO,IQ,IR,IS,IT,JE,JM,JO,JP
    w:KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV,LY,MA,MC
    w:MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MY,MZ,NA,NC,NF
    w:NG,NI,NL,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PL,PM,PN,PR,PS,PT,PW,PY,QA,RE,RO,RS
    w:RU,RW,SA,SB,SC,SD,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY,SZ,TA,TC,TD
    w:TF,TG,TH,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG
    w:VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW x:AX,NO,SE,SJ y:AZ z:BD,BT,IN,NP 10:NE 11:PK az@arab=1
    12:-,AZ 13:001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BE,BF,BG
    13:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI,CK,CL,CM
    13:CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE,EG,EH,ER
    13:ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GT
    13:GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IO,IS,IT,JE,JM,JO,JP,KE,KG,KH
    13:KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV,LY,MA,MC,MD,ME,MF
    13:MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MY,MZ,NA,NC,NF,NG,NI,NL
    13:NR,NU,NZ,OM,PA,PE,PF,PG,PH,PL,PM,PN,PR,PS,PT,PW,PY,QA,RE,RO,RS,RW,SA,SB
    13:SC,SD,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY,SZ,TA,TC,TD,TF,TG,TH,TJ
    13:TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    13:WS,XK,YE,YT,ZA,ZM,ZW 14:AX,NO,SE,SJ 15:BD,BT,IN,NP 16:NE 17:PK az@arabext=2 18:-,AZ
    19:001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BE,BF,BG
    19:BH,BI,BJ,BL,BM,BO,BQ,BR,BS,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI,CK,CL,CM,CN
    19:CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE,EG,EH,ER,ES
    19:ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GT,GU
    19:GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IO,IS,IT,JE,JM,JO,JP,KE,KG,KH,KI
    19:KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV,LY,MA,MC,MD,ME,MF,MG
    19:MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MZ,NA,NC,NF,NG,NI,NL,NR,NU
    19:NZ,OM,PA,PE,PF,PG,PH,PL,PM,PN,PR,PS,PT,PW,PY,QA,RE,RO,RS,RW,SA,SB,SC,SD
    19:SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY,SZ,TA,TC,TD,TF,TG,TH,TJ,TK,TL
    19:TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF,WS,XK 19:YE,YT,ZA,ZM,ZW
    1a:AX,NO,SE,SJ 1b:BD,BT,IN,NP,PK 1c:BN,MY,NE az_Cyrl@arab=1 7:AZ az_Cyrl@arabext=2 d:AZ
    az_Latn@arab=e 13:IQ,IR,RU az_Latn@arabext=f 19:IQ,IR,RU ba,ba@latn,ce,ce@latn,myv,myv@latn=4
    1:RU be,be@latn,bg,bg@latn,hu,hu@latn,ie,ie@latn,ka,ka@latn,lv,lv@latn,pl,pl@latn=
    1d:-,AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT,RU
    1d:SE,SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA
    1e:001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BH,BM,BS,BV,BW,BZ,CA,CC,CK,CN,CP
    1e:CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT,GU,GY,HK
    1e:HM,HN,IE,IL,IM,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW,KY,LB,LC,LK
    1e:LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NR,NU,NZ,OM,PA
    1e:PE,PG,PH,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV,SX,SY,SZ,TA,TC,TH
    1e:TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    1f:AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC,ES
    1f:FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI,SM,SR 1f:TN,TR,UY,VA,VE,VN
    1g:BD,BT,IN,NP,PK 1h:BF,BJ,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD
    1h:TF,TG,VU,WF,YT 1i:CH,LI 1j:MU
    be@arab,bg@arab,et@arab,hu@arab,ia@arab,ie@arab,it@arab,ka@arab,lv@arab,pl@arab,sl@arab,sq@arab=
    1k:-,001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BE,BF
    1k:BG,BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI,CK,CL
    1k:CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE,EG,EH
    1k:ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS
    1k:GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IO,IQ,IR,IS,IT,JE,JM,JO,JP
    1k:KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV,LY,MA,MC
    1k:MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MY,MZ,NA,NC,NF
    1k:NG,NI,NL,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PL,PM,PN,PR,PS,PT,PW,PY,QA,RE,RO,RS
    1k:RU,RW,SA,SB,SC,SD,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY,SZ,TA,TC,TD
    1k:TF,TG,TH,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG
    1k:VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW 1l:AX,NO,SE,SJ 1m:AZ 1n:BD,BT,IN,NP 1o:NE 1p:PK
    be@arabext,bg@arabext,et@arabext,hu@arabext,ia@arabext,ie@arabext,it@arabext,ka@arabext,lv@arabext,pl@arabext,sl@arabext,sq@arabext=
    1q:-,001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BE,BF
    1q:BG,BH,BI,BJ,BL,BM,BO,BQ,BR,BS,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI,CK,CL,CM
    1q:CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE,EG,EH,ER
    1q:ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GT
    1q:GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IO,IQ,IR,IS,IT,JE,JM,JO,JP,KE
    1q:KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV,LY,MA,MC,MD
    1q:ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MZ,NA,NC,NF,NG,NI
    1q:NL,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PL,PM,PN,PR,PS,PT,PW,PY,QA,RE,RO,RS,RU,RW
    1q:SA,SB,SC,SD,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY,SZ,TA,TC,TD,TF,TG
    1q:TH,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN
    1q:VU,WF,WS,XK,YE,YT,ZA,ZM,ZW 1r:AX,NO,SE,SJ 1s:AZ 1t:BD,BT,IN,NP,PK 1u:BN,MY,NE
    ber_Latn,ber_Latn@latn,ber_Tfng,ber_Tfng@latn=4 1:MA bgc,bho,raj,sat_Deva,sd_Deva@deva=
    1v:-,001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BH,BM,BS,BV,BW,BZ,CA,CC,CK,CN
    1v:CP,CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT,GU,GY
    1v:HK,HM,HN,IE,IL,IM,IN,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW,KY,LB
    1v:LC,LK,LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NR,NU,NZ
    1v:OM,PA,PE,PG,PH,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV,SX,SY,SZ,TA
    1v:TC,TH,TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    1w:AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC,ES
    1w:FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI,SM,SR 1w:TN,TR,UY,VA,VE,VN
    1x:AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT,RU,SE
    1x:SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA 1y:BD,BT,NP,PK
    1z:BF,BJ,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD 1z:TF,TG,VU,WF,YT
    20:CH,LI 21:MU
    bgc@latn,bho@latn,bo,bo@latn,doi,doi@latn,kok_Deva,kok_Deva@latn,ks_Deva,ks_Deva@latn,mai,mai@latn,mni@latn,mni_Beng@latn,mni_Mtei@latn,nnp,nnp@latn,raj@latn,sat@latn,sat_Deva@latn,sat_Olck@latn,sd_Deva,sd_Deva@latn=4
    1:IN
    bgc@arab,bho@arab,bo@arab,doi@arab,kok_Deva@arab,ks@arab,ks_Arab@arab,ks_Aran@arab,ks_Deva@arab,mai@arab,mni@arab,mni_Beng@arab,mni_Mtei@arab,nnp@arab,raj@arab,sat@arab,sat_Deva@arab,sat_Olck@arab,sd_Deva@arab=1
    7:IN
    bgc@arabext,bho@arabext,bo@arabext,doi@arabext,kok_Deva@arabext,ks,ks@arabext,ks_Arab,ks_Arab@arabext,ks_Aran,ks_Aran@arabext,ks_Deva@arabext,mai@arabext,mni@arabext,mni_Beng@arabext,mni_Mtei@arabext,nnp@arabext,raj@arabext,sat@arabext,sat_Deva@arabext,sat_Olck@arabext=2
    d:IN blo,blo@latn=0 0:BJ br,br@latn=0 0:FR ca,ca@latn=c 2:FR ccp= 22:-,BD,BT,IN,NP,PK
    23:001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BH,BM,BS,BV,BW,BZ,CA,CC,CK,CN,CP
    23:CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT,GU,GY,HK
    23:HM,HN,IE,IL,IM,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW,KY,LB,LC,LK
    23:LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NR,NU,NZ,OM,PA
    23:PE,PG,PH,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV,SX,SY,SZ,TA,TC,TH
    23:TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    24:AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC,ES
    24:FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI,SM,SR 24:TN,TR,UY,VA,VE,VN
    25:AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT,RU,SE
    25:SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA
    26:BF,BJ,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD 26:TF,TG,VU,WF,YT
    27:CH,LI 28:MU co,co@latn=4 1:FR de@arabext=2 0:LT dje,dje@latn,twq,twq@latn=0 6:-,NE
    dje@arab,ff_Adlm@arab,ff_Latn@arab,fr@arab,twq@arab=1 7:NE
    dje@arabext,ff_Adlm@arabext,ff_Latn@arabext,fr@arabext,twq@arabext=2 d:NE dyo,dyo@latn=0 0:SN
    dz= 29:-,BD,BT,IN,NP,PK
    2a:001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BH,BM,BS,BV,BW,BZ,CA,CC,CK,CN,CP
    2a:CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT,GU,GY,HK
    2a:HM,HN,IE,IL,IM,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW,KY,LB,LC,LK
    2a:LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NR,NU,NZ,OM,PA
    2a:PE,PG,PH,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV,SX,SY,SZ,TA,TC,TH
    2a:TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    2b:AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC,ES
    2b:FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI,SM,SR 2b:TN,TR,UY,VA,VE,VN
    2c:AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT,RU,SE
    2c:SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA
    2d:BF,BJ,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD 2d:TF,TG,VU,WF,YT
    2e:CH,LI 2f:MU ee,ee@latn=
    2g:-,001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BH,BM,BS,BV,BW,BZ,CA,CC,CK,CN
    2g:CP,CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT,GU,GY
    2g:HK,HM,HN,IE,IL,IM,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW,KY,LB,LC
    2g:LK,LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NR,NU,NZ,OM
    2g:PA,PE,PG,PH,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV,SX,SY,SZ,TA,TC
    2g:TG,TH,TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    2h:AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC,ES
    2h:FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI,SM,SR 2h:TN,TR,UY,VA,VE,VN
    2i:AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT,RU,SE
    2i:SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA 2j:BD,BT,IN,NP,PK
    2k:BF,BJ,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD 2k:TF,VU,WF,YT
    2l:CH,LI 2m:MU ee@arab=
    2n:-,001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BE,BF
    2n:BG,BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI,CK,CL
    2n:CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE,EG,EH
    2n:ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS
    2n:GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IO,IQ,IR,IS,IT,JE,JM,JO,JP
    2n:KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV,LY,MA,MC
    2n:MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MY,MZ,NA,NC,NF
    2n:NG,NI,NL,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PL,PM,PN,PR,PS,PT,PW,PY,QA,RE,RO,RS
    2n:RU,RW,SA,SB,SC,SD,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY,SZ,TA,TC,TD
    2n:TF,TG,TH,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG
    2n:VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW 2o:AX,NO,SE,SJ 2p:AZ 2q:BD,BT,IN,NP 2r:NE 2s:PK ee@arabext=
    2t:-,001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BE,BF
    2t:BG,BH,BI,BJ,BL,BM,BO,BQ,BR,BS,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI,CK,CL,CM
    2t:CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE,EG,EH,ER
    2t:ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GT
    2t:GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IO,IQ,IR,IS,IT,JE,JM,JO,JP,KE
    2t:KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV,LY,MA,MC,MD
    2t:ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MZ,NA,NC,NF,NG,NI
    2t:NL,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PL,PM,PN,PR,PS,PT,PW,PY,QA,RE,RO,RS,RU,RW
    2t:SA,SB,SC,SD,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY,SZ,TA,TC,TD,TF,TG
    2t:TH,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN
    2t:VU,WF,WS,XK,YE,YT,ZA,ZM,ZW 2u:AX,NO,SE,SJ 2v:AZ 2w:BD,BT,IN,NP,PK 2x:BN,MY,NE en,en@latn=4
    1:BI,BN,CM,CY,MU,NA,PK,RW,SC,VU 2y:CH en@arab=1 7:NO,PK,SE en@arabext=2 d:BN,MY,NO,PK,SE
    eo,eo@latn=0 0:001 es,es@latn=l
    1:419,AG,AI,BB,BM,BR,BS,BZ,CA,CU,DM,DO,FK,GD,GT,GY,HN,JP,KN,KY,LC,MS,MX,NI
    1:PA,PE,PR,SV,SX,TC,TT,US,VC,VG,VI 2:AR,AW,BO,BQ,CL,CO,CR,CW,EC,GL,PY,SR,UY,VE
    4:BL,GF,GP,HT,MF,MQ,PM 1f:-,003,PH es@arab=m
    7:419,AG,AI,AR,AW,BB,BL,BM,BO,BQ,BR,BS,BZ,CA,CL,CO,CR,CU,CW,DM,DO,EC,FK,GD
    7:GF,GL,GP,GT,GY,HN,HT,JP,KN,KY,LC,MF,MQ,MS,MX,NI,PA,PE,PM,PR,PY,SR,SV,SX
    7:TC,TT,US,UY,VC,VE,VG,VI es@arabext=n
    d:419,AG,AI,AR,AW,BB,BL,BM,BO,BQ,BR,BS,BZ,CA,CL,CO,CR,CU,CW,DM,DO,EC,FK,GD
    d:GF,GL,GP,GT,GY,HN,HT,JP,KN,KY,LC,MF,MQ,MS,MX,NI,PA,PE,PM,PR,PY,SR,SV,SX
    d:TC,TT,US,UY,VC,VE,VG,VI et,et@latn=
    2z:-,AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT,RU
    2z:SE,SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA
    30:001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BH,BM,BS,BV,BW,BZ,CA,CC,CK,CN,CP
    30:CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT,GU,GY,HK
    30:HM,HN,IE,IL,IM,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW,KY,LB,LC,LK
    30:LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NR,NU,NZ,OM,PA
    30:PE,PG,PH,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV,SX,SY,SZ,TA,TC,TH
    30:TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    31:AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC,ES
    31:FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI,SM,SR 31:TN,TR,UY,VA,VE,VN
    32:BD,BT,IN,NP,PK 33:BF,BJ,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD
    33:TF,TG,VU,WF,YT 34:CH,LI 35:MU eu,eu@latn,fo,fo@latn,hr,hr@latn=
    36:-,AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC
    36:ES,FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI,SM
    36:SR,TN,TR,UY,VA,VE,VN
    37:001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BH,BM,BS,BV,BW,BZ,CA,CC,CK,CN,CP
    37:CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT,GU,GY,HK
    37:HM,HN,IE,IL,IM,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW,KY,LB,LC,LK
    37:LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NR,NU,NZ,OM,PA
    37:PE,PG,PH,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV,SX,SY,SZ,TA,TC,TH
    37:TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    38:AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT,RU,SE
    38:SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA 39:BD,BT,IN,NP,PK
    3a:BF,BJ,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD 3a:TF,TG,VU,WF,YT
    3b:CH,LI 3c:MU eu@arab,uz_Cyrl@arab,zh_Hant@arab=i 13:- fa,fa@arabext=
    3d:-,001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BE,BF
    3d:BG,BH,BI,BJ,BL,BM,BO,BQ,BR,BS,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI,CK,CL,CM
    3d:CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE,EG,EH,ER
    3d:ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GT
    3d:GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IO,IQ,IR,IS,IT,JE,JM,JO,JP,KE
    3d:KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV,LY,MA,MC,MD
    3d:ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MZ,NA,NC,NF,NG,NI
    3d:NL,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PL,PM,PN,PR,PS,PT,PW,PY,QA,RE,RO,RS,RU,RW
    3d:SA,SB,SC,SD,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY,SZ,TA,TC,TD,TF,TG
    3d:TH,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN
    3d:VU,WF,WS,XK,YE,YT,ZA,ZM,ZW 3e:AX,NO,SE,SJ 3f:AZ 3g:BD,BT,IN,NP,PK 3h:BN,MY,NE fa@latn=
    3i:-,001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BH,BM,BS,BV,BW,BZ,CA,CC,CK,CN
    3i:CP,CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT,GU,GY
    3i:HK,HM,HN,IE,IL,IM,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW,KY,LB,LC
    3i:LK,LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NR,NU,NZ,OM
    3i:PA,PE,PG,PH,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV,SX,SY,SZ,TA,TC
    3i:TH,TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    3j:AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC,ES
    3j:FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI,SM,SR 3j:TN,TR,UY,VA,VE,VN
    3k:AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT,RU,SE
    3k:SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA 3l:BD,BT,IN,NP,PK
    3m:BF,BJ,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD 3m:TF,TG,VU,WF,YT
    3n:CH,LI 3o:MU ff,ff@latn=3 0:GN,MR,SN ff_Adlm= 3p:-,BF,CM,GH,GM,GN,GW,LR,MR,NE,NG,SL,SN
    3q:001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BH,BM,BS,BV,BW,BZ,CA,CC,CK,CN,CP
    3q:CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GI,GS,GT,GU,GY,HK,HM,HN
    3q:IE,IL,IM,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW,KY,LB,LC,LK,LS,MG
    3q:MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NF,NI,NR,NU,NZ,OM,PA,PE,PG,PH,PN,PR
    3q:PS,PW,PY,QA,SA,SB,SD,SG,SH,SO,SS,SV,SX,SY,SZ,TA,TC,TH,TK,TO,TT,TV,TW,TZ
    3q:UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    3r:AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC,ES
    3r:FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,NL,RO,RS,RW,SI,SM,SR,TN 3r:TR,UY,VA,VE,VN
    3s:AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT,RU,SE,SJ
    3s:SK,ST,TJ,TL,TM,UA,UZ,XK,ZA 3t:BD,BT,IN,NP,PK
    3u:BJ,BL,CF,CG,CI,DJ,FR,GA,GF,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,TD,TF,TG,VU,WF 3u:YT 3v:CH,LI 3w:MU
    ff_Adlm@latn=0 3x:-,BF,CM,GH,GM,GN,GW,LR,MR,NE,NG,SL,SN ff_Latn,ff_Latn@latn=1j
    0:BF,GH,GM,LR,NE,NG,SL
    fi,fi@latn,lt,lt@latn,nb,nb@latn,nn,nn@latn,no,no@latn,se,se@latn,sv,sv@latn=1f 38:-
    fr,fr@latn=0 0:CA 4:-,BE,BI,CD,CH,DZ,GQ,KM,MG,ML,MR,MU,NE,RW,SY,TN
    gd@arabext,uz_Cyrl@arabext,uz_Latn@arabext=j 19:- gez,gez@latn=0 3y:-,ER,ET gsw,gsw@latn=1f
    3b:-,FR ha@arab=i 7:CM,SD 16:-,GH,NG ha@arabext=j d:CM,SD 1c:-,GH,NG he,he@latn=6 m:DJ,TD
    ia,ia@latn=l 1f:-,001 it,it@latn=l 1f:- jgo,jgo@latn,kkj,kkj@latn,mua,mua@latn,nnh,nnh@latn=c
    2:CM kab,kab@latn=0 0:DZ khq,khq@latn,ses,ses@latn=0 6:-,ML km@khmr=
    3z:-,AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC
    3z:ES,FO,GL,GQ,GR,HR,IC,ID,IS,IT,KH,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI
    3z:SM,SR,TN,TR,UY,VA,VE,VN
    40:001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BH,BM,BS,BV,BW,BZ,CA,CC,CK,CN,CP
    40:CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT,GU,GY,HK
    40:HM,HN,IE,IL,IM,IO,IQ,IR,JE,JM,JO,JP,KE,KI,KM,KN,KP,KR,KW,KY,LB,LC,LK,LR
    40:LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NR,NU,NZ,OM,PA,PE
    40:PG,PH,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV,SX,SY,SZ,TA,TC,TH,TK
    40:TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    41:AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT,RU,SE
    41:SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA 42:BD,BT,IN,NP,PK
    43:BF,BJ,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD 43:TF,TG,VU,WF,YT
    44:CH,LI 45:MU kpe,kpe@latn=4 1:GN ks@latn,ks_Arab@latn,ks_Aran@latn=0 46:-,IN ksh,ksh@latn=1n
    38:DE lmo,lmo@latn=0 47:-,IT ln,ln@latn=c 2:AO,CF,CG mfe,mfe@latn=0 6:-
    mgh,mgh@latn,seh,seh@latn,vmw,vmw@latn=c 2:MZ mgo,mgo@latn=4 1:CM mn@mong=
    48:-,AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MN,MZ,NA,NO,PL,PT
    48:RU,SE,SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA
    49:001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BH,BM,BS,BV,BW,BZ,CA,CC,CK,CN,CP
    49:CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT,GU,GY,HK
    49:HM,HN,IE,IL,IM,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW,KY,LB,LC,LK
    49:LR,LS,MG,MH,ML,MM,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NR,NU,NZ,OM,PA,PE
    49:PG,PH,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV,SX,SY,SZ,TA,TC,TH,TK
    49:TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    4a:AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC,ES
    4a:FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI,SM,SR 4a:TN,TR,UY,VA,VE,VN
    4b:BD,BT,IN,NP,PK 4c:BF,BJ,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD
    4c:TF,TG,VU,WF,YT 4d:CH,LI 4e:MU mni,mni_Beng=8 q:-,IN mni_Mtei=
    4f:-,001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BH,BM,BS,BV,BW,BZ,CA,CC,CK,CN
    4f:CP,CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT,GU,GY
    4f:HK,HM,HN,IE,IL,IM,IN,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW,KY,LB
    4f:LC,LK,LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NR,NU,NZ
    4f:OM,PA,PE,PG,PH,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV,SX,SY,SZ,TA
    4f:TC,TH,TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    4g:AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC,ES
    4g:FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI,SM,SR 4g:TN,TR,UY,VA,VE,VN
    4h:AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT,RU,SE
    4h:SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA 4i:BD,BT,NP,PK
    4j:BF,BJ,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD 4j:TF,TG,VU,WF,YT
    4k:CH,LI 4l:MU ms@arabext=2 h:-,ID,SG ms_Arab@arabext=2 d:BN,MY my=
    4m:-,001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BH,BM,BS,BV,BW,BZ,CA,CC,CK,CN
    4m:CP,CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT,GU,GY
    4m:HK,HM,HN,IE,IL,IM,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW,KY,LB,LC
    4m:LK,LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NR,NU,NZ,OM
    4m:PA,PE,PG,PH,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV,SX,SY,SZ,TA,TC
    4m:TH,TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    4n:AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC,ES
    4n:FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI,SM,SR 4n:TN,TR,UY,VA,VE,VN
    4o:AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT,RU,SE
    4o:SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA 4p:BD,BT,IN,NP,PK
    4q:BF,BJ,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD 4q:TF,TG,VU,WF,YT
    4r:CH,LI 4s:MU naq,naq@latn=4 1:NA nb@arab,nn@arab,no@arab= 4t:-,AX,NO,SE,SJ
    4u:001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BE,BF,BG
    4u:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI,CK,CL,CM
    4u:CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE,EG,EH,ER
    4u:ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GT
    4u:GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IO,IQ,IR,IS,IT,JE,JM,JO,JP,KE
    4u:KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV,LY,MA,MC,MD
    4u:ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MY,MZ,NA,NC,NF,NG
    4u:NI,NL,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PL,PM,PN,PR,PS,PT,PW,PY,QA,RE,RO,RS,RU
    4u:RW,SA,SB,SC,SD,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY,SZ,TA,TC,TD,TF
    4u:TG,TH,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI
    4u:VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW 4v:AZ 4w:BD,BT,IN,NP 4x:NE 4y:PK
    nb@arabext,nn@arabext,no@arabext= 4z:-,AX,NO,SE,SJ
    50:001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BE,BF,BG
    50:BH,BI,BJ,BL,BM,BO,BQ,BR,BS,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI,CK,CL,CM,CN
    50:CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE,EG,EH,ER,ES
    50:ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GT,GU
    50:GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IO,IQ,IR,IS,IT,JE,JM,JO,JP,KE,KG
    50:KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV,LY,MA,MC,MD,ME
    50:MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MZ,NA,NC,NF,NG,NI,NL
    50:NR,NU,NZ,OM,PA,PE,PF,PG,PH,PL,PM,PN,PR,PS,PT,PW,PY,QA,RE,RO,RS,RU,RW,SA
    50:SB,SC,SD,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY,SZ,TA,TC,TD,TF,TG,TH
    50:TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU
    50:WF,WS,XK,YE,YT,ZA,ZM,ZW 51:AZ 52:BD,BT,IN,NP,PK 53:BN,MY,NE ne,sa=p 1y:-,IN nl,nl@latn=c
    2:SX nqo= 54:-,GN
    55:001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BH,BM,BS,BV,BW,BZ,CA,CC,CK,CN,CP
    55:CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT,GU,GY,HK
    55:HM,HN,IE,IL,IM,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW,KY,LB,LC,LK
    55:LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NR,NU,NZ,OM,PA
    55:PE,PG,PH,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV,SX,SY,SZ,TA,TC,TH
    55:TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    56:AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC,ES
    56:FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI,SM,SR 56:TN,TR,UY,VA,VE,VN
    57:AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT,RU,SE
    57:SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA 58:BD,BT,IN,NP,PK
    59:BF,BJ,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD,TF 59:TG,VU,WF,YT
    5a:CH,LI 5b:MU nqo@latn=0 46:-,GN nso,nso@latn,xh,xh@latn=26 6:ZA oc,oc@latn=u 0:ES pa=9 d:PK
    pa@latn=9 i:PK pa@arab=i 7:PK 5c:-,IN pa@arabext=j d:PK 5d:-,IN
    pa_Arab,pa_Arab@arabext,pa_Aran,pa_Aran@arabext,ps,ps@arabext=2 d:PK
    pa_Arab@latn,pa_Aran@latn=1u i:PK pa_Arab@arab,pa_Aran@arab,ps@arab=1 7:PK pa_Guru@arab=2q
    17:PK pa_Guru@arabext=2r 1b:PK ps@latn=1i 3j:-,AF,PK pt,pt@latn=c
    1d:CH,CV,FR,GQ,GW,LU,MO,MZ,PT,ST,TL pt@arab=1 1k:CH,CV,FR,GQ,GW,LU,MO,MZ,PT,ST,TL pt@arabext=2
    1q:CH,CV,FR,GQ,GW,LU,MO,MZ,PT,ST,TL qu,qu@latn=4 1:EC rej,rej@latn,rej_Rjng,rej_Rjng@latn=4
    1:ID rhg_Rohg,rhg_Rohg@latn=4 1:BD rhg_Rohg@arab=1 7:BD rhg_Rohg@arabext=2 d:BD rm,rm@latn=1f
    3b:- ru,ru@latn=0 0:MD 1d:UA ru@arab=1 1k:UA ru@arabext=2 1q:UA sat,sat_Olck=
    5e:-,001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BH,BM,BS,BV,BW,BZ,CA,CC,CK,CN
    5e:CP,CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT,GU,GY
    5e:HK,HM,HN,IE,IL,IM,IN,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW,KY,LB
    5e:LC,LK,LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NR,NU,NZ
    5e:OM,PA,PE,PG,PH,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV,SX,SY,SZ,TA
    5e:TC,TH,TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    5f:AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC,ES
    5f:FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI,SM,SR 5f:TN,TR,UY,VA,VE,VN
    5g:AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT,RU,SE
    5g:SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA 5h:BD,BT,NP,PK
    5i:BF,BJ,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD 5i:TF,TG,VU,WF,YT
    5j:CH,LI 5k:MU scn,scn@latn=4 1:IT sd=1 1:IN 5l:-,PK sd@latn=q 1:PK sd@arab=3c 7:IN
    sd@arabext=2 h:IN 5m:-,PK sd@deva=p 5n:-,PK sd_Arab,sd_Arab@arab=3c a:IN sd_Arab@latn=4 1:PK
    sd_Arab@arabext=3f g:IN sd_Arab@deva=3g 1y:IN sd_Deva@arabext=2 h:-,IN se@arab=18 c:PK
    se@arabext=2 d:NO,SE sg,sg@latn=c 2:CF
    shi,shi@latn,shi_Latn,shi_Latn@latn,shi_Tfng,shi_Tfng@latn,tzm,tzm@latn,zgh,zgh@latn=0 0:MA
    sl,sl@latn=1e 31:- so,so@latn=4 1:DJ sq,sq@latn=l 1d:MK
    sr,sr@latn,sr_Cyrl,sr_Cyrl@latn,sr_Latn,sr_Latn@latn=c 2:XK ss,ss@latn=0 0:SZ
    st,st@latn,zu,zu@latn=4 1:ZA sv@arab=2g 4t:FI sv@arabext=2h 4z:FI ta,ta@latn=9 3:LK ta@arab=a
    a:LK ta@arabext=b d:MY g:LK tn,tn@latn=0 5:-,BW,ZA tok,tok@latn=0 5o:-,001 tok@arab=1 5p:-,001
    tok@arabext=2 5q:-,001 ur,ur@latn,ur_Arab,ur_Arab@latn,ur_Aran,ur_Aran@latn=1u l:-
    ur@arab,ur_Arab@arab,ur_Aran@arab=1 c:-,IN uz=0 d:AF uz@latn=0 3j:AF uz@arab=1 13:CN
    uz@arabext=1p d:AF uz_Arab@latn=2x 3l:PK vec,vec@latn=0 4:-,IT wa,wa@latn=4 1:BE wae,wae@latn=0
    47:-,CH wal,wal@latn=0 5:-,ET wo,wo@latn=c 2:SN yi,yi@latn=4 1:UA yo,yo@latn=4 1:BJ zh@arab=1
    13:AU,BN,GB,GF,HK,ID,MO,PA,PF,PH,SR,TH,TW,VN zh_Hans@arabext,zh_Hant@arabext=2 d:MY
    """

  /// Numbering systems by name, and their zero or their digits.
  static let numberingLines = """
    adlm:1e950 ahom:11730 arab:660 arabext:6f0 bali:1b50 beng:9e6 bhks:11c50 brah:11066 cakm:11136
    cham:aa50 deva:966 diak:11950 fullwide:ff10 gara:10d40 gong:11da0 gonm:11d50 gujr:ae6
    gukh:16130 guru:a66 hanidec:3007+4e00+4e8c+4e09+56db+4e94+516d+4e03+516b+4e5d hmng:16b50
    hmnp:1e140 java:a9d0 kali:a900 kawi:11f50 khmr:17e0 knda:ce6 krai:16d70 lana:1a80 lanatham:1a90
    laoo:ed0 latn:30 lepc:1c40 limb:1946 mathbold:1d7ce mathdbl:1d7d8 mathmono:1d7f6 mathsanb:1d7ec
    mathsans:1d7e2 mlym:d66 modi:11650 mong:1810 mroo:16a60 mtei:abf0 mymr:1040 mymrepka:116da
    mymrpao:116d0 mymrshan:1090 mymrtlng:a9f0 nagm:1e4f0 newa:11450 nkoo:7c0 olck:1c50 onao:1e5f1
    orya:b66 osma:104a0 outlined:1ccf0 rohg:10d30 saur:a8d0 segment:1fbf0 shrd:111d0 sind:112f0
    sinh:de6 sora:110f0 sund:1bb0 sunu:11bf0 takr:116c0 talu:19d0 tamldec:be6 telu:c66 thai:e50
    tibt:f20 tirh:114d0 tnsa:16ac0 vaii:a620 wara:118e0 wcho:1e2f0
    """
}
