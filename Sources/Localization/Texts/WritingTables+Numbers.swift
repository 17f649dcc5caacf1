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

  /// A shape, and what stands around a number and around one below zero.
  static let percentFormatLines = """
    a0/2c/2d/30/3/3/1//{25}/-/{25} 2c/2e/2d/30/3/3/1//{25}/-/{25} 2e/2c/2d/30/3/3/1//{25}/-/{25}
    202f/2c/2d/30/3/3/1//{25}/-/{25} 2019/2e/2d/30/3/3/1//{25}/-/{25}
    a0/2e/2d/30/3/3/1//{25}/-/{25} 66c/66b/61c+2d/660/3/3/1//{66a}{61c}/{61c}-/{66a}{61c}
    a0/66b/61c+2d/660/3/3/1//{66a}{61c}/{61c}-/{66a}{61c}
    2c/66b/61c+2d/660/3/3/1//{66a}{61c}/{61c}-/{66a}{61c}
    2c/2e/61c+2d/660/3/3/1//{66a}{61c}/{61c}-/{66a}{61c}
    2c/60c/61c+2d/660/3/3/1//{66a}{61c}/{61c}-/{66a}{61c}
    66c/66b/200e+2d+200e/6f0/3/3/1//{66a}/{200e}-{200e}/{66a}
    a0/2c/200e+2d+200e/6f0/3/3/1//{66a}/{200e}-{200e}/{66a}
    66c/2c/200e+2d+200e/6f0/3/3/1//{66a}/{200e}-{200e}/{66a}
    66c/2e/200e+2d+200e/6f0/3/3/1//{66a}/{200e}-{200e}/{66a}
    2c/2e/200e+2d/30/3/3/1//{200e}{25}{200e}/{200e}-/{200e}{25}{200e}
    2e/2c/200e+2d/30/3/3/1//{200e}{25}{200e}/{200e}-/{200e}{25}{200e}
    a0/2c/200e+2d/30/3/3/1//{200e}{25}{200e}/{200e}-/{200e}{25}{200e}
    202f/2c/200e+2d/30/3/3/1//{200e}{25}{200e}/{200e}-/{200e}{25}{200e}
    2019/2e/200e+2d/30/3/3/1//{200e}{25}{200e}/{200e}-/{200e}{25}{200e}
    a0/2e/200e+2d/30/3/3/1//{200e}{25}{200e}/{200e}-/{200e}{25}{200e}
    2c/2e/200e+2d/30/3/3/1//{66a}/{200e}-/{66a} 2c/2e/2d/9e6/3/2/1//{25}/-/{25}
    2e/2c/2d/9e6/3/2/1//{25}/-/{25} a0/2c/2d/9e6/3/2/1//{25}/-/{25}
    202f/2c/2d/9e6/3/2/1//{25}/-/{25} 2019/2e/2d/9e6/3/2/1//{25}/-/{25}
    a0/2e/2d/9e6/3/2/1//{25}/-/{25} 2c/2e/2d/30/3/2/1//{25}/-/{25} 2e/2c/2d/30/3/2/1//{25}/-/{25}
    a0/2c/2d/30/3/2/1//{25}/-/{25} 202f/2c/2d/30/3/2/1//{25}/-/{25}
    2019/2e/2d/30/3/2/1//{25}/-/{25} a0/2e/2d/30/3/2/1//{25}/-/{25}
    66c/66b/200e+2d+200e/6f0/3/2/1//{66a}/{200e}-{200e}/{66a}
    a0/2c/200e+2d+200e/6f0/3/2/1//{66a}/{200e}-{200e}/{66a}
    66c/2c/200e+2d+200e/6f0/3/2/1//{66a}/{200e}-{200e}/{66a}
    66c/2e/200e+2d+200e/6f0/3/2/1//{66a}/{200e}-{200e}/{66a}
    66c/66b/200f+2d/660/3/3/1//{66a}/{200f}-/{66a} a0/66b/200f+2d/660/3/3/1//{66a}/{200f}-/{66a}
    2c/66b/200f+2d/660/3/3/1//{66a}/{200f}-/{66a} 2c/2e/200f+2d/660/3/3/1//{66a}/{200f}-/{66a}
    2c/60c/200f+2d/660/3/3/1//{66a}/{200f}-/{66a} 2c/66b/2d/660/3/3/1//{66a}/-/{66a}
    66c/66b/2d/660/3/3/1//{66a}/-/{66a} a0/66b/2d/660/3/3/1//{66a}/-/{66a}
    2c/2e/2d/660/3/3/1//{66a}/-/{66a} 2c/60c/2d/660/3/3/1//{66a}/-/{66a}
    66c/2c/2d/6f0/3/3/1//{7e}/-/{7e} 66c/66b/2d/6f0/3/3/1//{7e}/-/{7e}
    a0/2c/2d/6f0/3/3/1//{7e}/-/{7e} 66c/2e/2d/6f0/3/3/1//{7e}/-/{7e}
    a0/2c/2d/30/3/3/1//{a0}{25}/-/{a0}{25} 2c/2e/2d/30/3/3/1//{a0}{25}/-/{a0}{25}
    2e/2c/2d/30/3/3/1//{a0}{25}/-/{a0}{25} 202f/2c/2d/30/3/3/1//{a0}{25}/-/{a0}{25}
    2019/2e/2d/30/3/3/1//{a0}{25}/-/{a0}{25} a0/2e/2d/30/3/3/1//{a0}{25}/-/{a0}{25}
    66c/66b/200e+2d+200e/6f0/3/3/1//{a0}{66a}/{200e}-{200e}/{a0}{66a}
    a0/2c/200e+2d+200e/6f0/3/3/1//{a0}{66a}/{200e}-{200e}/{a0}{66a}
    66c/2c/200e+2d+200e/6f0/3/3/1//{a0}{66a}/{200e}-{200e}/{a0}{66a}
    66c/2e/200e+2d+200e/6f0/3/3/1//{a0}{66a}/{200e}-{200e}/{a0}{66a}
    a0/2c/2d/30/3/3/2//{a0}{25}/-/{a0}{25} 2c/2e/2d/30/3/3/2//{a0}{25}/-/{a0}{25}
    2e/2c/2d/30/3/3/2//{a0}{25}/-/{a0}{25} 202f/2c/2d/30/3/3/2//{a0}{25}/-/{a0}{25}
    2019/2e/2d/30/3/3/2//{a0}{25}/-/{a0}{25} a0/2e/2d/30/3/3/2//{a0}{25}/-/{a0}{25}
    66c/66b/61c+2d/660/3/3/2//{66a}{61c}/{61c}-/{66a}{61c}
    a0/66b/61c+2d/660/3/3/2//{66a}{61c}/{61c}-/{66a}{61c}
    2c/66b/61c+2d/660/3/3/2//{66a}{61c}/{61c}-/{66a}{61c}
    2c/2e/61c+2d/660/3/3/2//{66a}{61c}/{61c}-/{66a}{61c}
    2c/60c/61c+2d/660/3/3/2//{66a}{61c}/{61c}-/{66a}{61c}
    66c/66b/200e+2d+200e/6f0/3/3/2//{a0}{66a}/{200e}-{200e}/{a0}{66a}
    a0/2c/200e+2d+200e/6f0/3/3/2//{a0}{66a}/{200e}-{200e}/{a0}{66a}
    66c/2c/200e+2d+200e/6f0/3/3/2//{a0}{66a}/{200e}-{200e}/{a0}{66a}
    66c/2e/200e+2d+200e/6f0/3/3/2//{a0}{66a}/{200e}-{200e}/{a0}{66a} a0/2c/2d/30/3/3/2//{25}/-/{25}
    2c/2e/2d/30/3/3/2//{25}/-/{25} 2e/2c/2d/30/3/3/2//{25}/-/{25} 202f/2c/2d/30/3/3/2//{25}/-/{25}
    2019/2e/2d/30/3/3/2//{25}/-/{25} a0/2e/2d/30/3/3/2//{25}/-/{25}
    66c/66b/200e+2d+200e/6f0/3/3/2//{66a}/{200e}-{200e}/{66a}
    a0/2c/200e+2d+200e/6f0/3/3/2//{66a}/{200e}-{200e}/{66a}
    66c/2c/200e+2d+200e/6f0/3/3/2//{66a}/{200e}-{200e}/{66a}
    66c/2e/200e+2d+200e/6f0/3/3/2//{66a}/{200e}-{200e}/{66a} 2c/2e/2d/966/3/3/1//{25}/-/{25}
    2e/2c/2d/966/3/3/1//{25}/-/{25} a0/2c/2d/966/3/3/1//{25}/-/{25}
    202f/2c/2d/966/3/3/1//{25}/-/{25} 2019/2e/2d/966/3/3/1//{25}/-/{25}
    a0/2e/2d/966/3/3/1//{25}/-/{25} a0/2c/2d/30/2/2/1/{25}{a0}//{25}{a0}-/
    2c/2e/2d/30/2/2/1/{25}{a0}//{25}{a0}-/ 2e/2c/2d/30/2/2/1/{25}{a0}//{25}{a0}-/
    202f/2c/2d/30/2/2/1/{25}{a0}//{25}{a0}-/ 2019/2e/2d/30/2/2/1/{25}{a0}//{25}{a0}-/
    a0/2e/2d/30/2/2/1/{25}{a0}//{25}{a0}-/
    66c/66b/200e+2d+200e/6f0/2/2/1/{66a}{a0}//{66a}{a0}{200e}-{200e}/
    a0/2c/200e+2d+200e/6f0/2/2/1/{66a}{a0}//{66a}{a0}{200e}-{200e}/
    66c/2c/200e+2d+200e/6f0/2/2/1/{66a}{a0}//{66a}{a0}{200e}-{200e}/
    66c/2e/200e+2d+200e/6f0/2/2/1/{66a}{a0}//{66a}{a0}{200e}-{200e}/
    66c/66b/61c+2d/660/3/3/1//{a0}{66a}{61c}/{61c}-/{a0}{66a}{61c}
    a0/66b/61c+2d/660/3/3/1//{a0}{66a}{61c}/{61c}-/{a0}{66a}{61c}
    2c/66b/61c+2d/660/3/3/1//{a0}{66a}{61c}/{61c}-/{a0}{66a}{61c}
    2c/2e/61c+2d/660/3/3/1//{a0}{66a}{61c}/{61c}-/{a0}{66a}{61c}
    2c/60c/61c+2d/660/3/3/1//{a0}{66a}{61c}/{61c}-/{a0}{66a}{61c} 2c/2e/2d/11136/3/3/1//{25}/-/{25}
    2e/2c/2d/11136/3/3/1//{25}/-/{25} a0/2c/2d/11136/3/3/1//{25}/-/{25}
    202f/2c/2d/11136/3/3/1//{25}/-/{25} 2019/2e/2d/11136/3/3/1//{25}/-/{25}
    a0/2e/2d/11136/3/3/1//{25}/-/{25} 66c/66b/200f+2d/660/3/3/1//{a0}{66a}/{200f}-/{a0}{66a}
    a0/66b/200f+2d/660/3/3/1//{a0}{66a}/{200f}-/{a0}{66a}
    2c/66b/200f+2d/660/3/3/1//{a0}{66a}/{200f}-/{a0}{66a}
    2c/2e/200f+2d/660/3/3/1//{a0}{66a}/{200f}-/{a0}{66a}
    2c/60c/200f+2d/660/3/3/1//{a0}{66a}/{200f}-/{a0}{66a} 2c/2e/2d/f20/3/2/1//{a0}{25}/-/{a0}{25}
    2e/2c/2d/f20/3/2/1//{a0}{25}/-/{a0}{25} a0/2c/2d/f20/3/2/1//{a0}{25}/-/{a0}{25}
    202f/2c/2d/f20/3/2/1//{a0}{25}/-/{a0}{25} 2019/2e/2d/f20/3/2/1//{a0}{25}/-/{a0}{25}
    a0/2e/2d/f20/3/2/1//{a0}{25}/-/{a0}{25} 2c/2e/2d/30/3/2/1//{a0}{25}/-/{a0}{25}
    2e/2c/2d/30/3/2/1//{a0}{25}/-/{a0}{25} a0/2c/2d/30/3/2/1//{a0}{25}/-/{a0}{25}
    202f/2c/2d/30/3/2/1//{a0}{25}/-/{a0}{25} 2019/2e/2d/30/3/2/1//{a0}{25}/-/{a0}{25}
    a0/2e/2d/30/3/2/1//{a0}{25}/-/{a0}{25}
    66c/66b/200e+2d+200e/6f0/3/2/1//{a0}{66a}/{200e}-{200e}/{a0}{66a}
    a0/2c/200e+2d+200e/6f0/3/2/1//{a0}{66a}/{200e}-{200e}/{a0}{66a}
    66c/2c/200e+2d+200e/6f0/3/2/1//{a0}{66a}/{200e}-{200e}/{a0}{66a}
    66c/2e/200e+2d+200e/6f0/3/2/1//{a0}{66a}/{200e}-{200e}/{a0}{66a} 2c/2e/2d/30/3/3/3//{25}/-/{25}
    2e/2c/2d/30/3/3/3//{25}/-/{25} a0/2c/2d/30/3/3/3//{25}/-/{25} 202f/2c/2d/30/3/3/3//{25}/-/{25}
    2019/2e/2d/30/3/3/3//{25}/-/{25} a0/2e/2d/30/3/3/3//{25}/-/{25}
    66c/66b/61c+2d/660/3/3/3//{66a}{61c}/{61c}-/{66a}{61c}
    a0/66b/61c+2d/660/3/3/3//{66a}{61c}/{61c}-/{66a}{61c}
    2c/66b/61c+2d/660/3/3/3//{66a}{61c}/{61c}-/{66a}{61c}
    2c/2e/61c+2d/660/3/3/3//{66a}{61c}/{61c}-/{66a}{61c}
    2c/60c/61c+2d/660/3/3/3//{66a}{61c}/{61c}-/{66a}{61c}
    66c/66b/200e+2d+200e/6f0/3/3/3//{66a}/{200e}-{200e}/{66a}
    a0/2c/200e+2d+200e/6f0/3/3/3//{66a}/{200e}-{200e}/{66a}
    66c/2c/200e+2d+200e/6f0/3/3/3//{66a}/{200e}-{200e}/{66a}
    66c/2e/200e+2d+200e/6f0/3/3/3//{66a}/{200e}-{200e}/{66a} 27/2e/2d/30/3/3/1//{25}/-/{25}
    2e/2c/2d/30/3/3/1/{25}//-{25}/ 66c/66b/200e+2d+200e/6f0/3/3/1/{66a}//{200e}-{200e}{66a}/
    a0/2c/2212/30/3/3/2//{25}/{2212}/{25} 2c/2e/2212/30/3/3/2//{25}/{2212}/{25}
    2e/2c/2212/30/3/3/2//{25}/{2212}/{25} 202f/2c/2212/30/3/3/2//{25}/{2212}/{25}
    2019/2e/2212/30/3/3/2//{25}/{2212}/{25} a0/2e/2212/30/3/3/2//{25}/{2212}/{25}
    2e/2c/2212/30/3/3/1/{25}{a0}//{2212}{25}{a0}/ 2c/2e/2212/30/3/3/1/{25}{a0}//{2212}{25}{a0}/
    a0/2c/2212/30/3/3/1/{25}{a0}//{2212}{25}{a0}/ 202f/2c/2212/30/3/3/1/{25}{a0}//{2212}{25}{a0}/
    2019/2e/2212/30/3/3/1/{25}{a0}//{2212}{25}{a0}/ a0/2e/2212/30/3/3/1/{25}{a0}//{2212}{25}{a0}/
    66c/66b/2d/660/3/3/1//{66a}{61c}/-/{66a}{61c} a0/66b/2d/660/3/3/1//{66a}{61c}/-/{66a}{61c}
    2c/66b/2d/660/3/3/1//{66a}{61c}/-/{66a}{61c} 2c/2e/2d/660/3/3/1//{66a}{61c}/-/{66a}{61c}
    2c/60c/2d/660/3/3/1//{66a}{61c}/-/{66a}{61c}
    66c/66b/200e+2d+200e/6f0/3/3/1/{66a}{a0}//{200e}-{200e}{66a}{a0}/
    a0/2c/200e+2d+200e/6f0/3/3/1/{66a}{a0}//{200e}-{200e}{66a}{a0}/
    66c/2c/200e+2d+200e/6f0/3/3/1/{66a}{a0}//{200e}-{200e}{66a}{a0}/
    66c/2e/200e+2d+200e/6f0/3/3/1/{66a}{a0}//{200e}-{200e}{66a}{a0}/
    66c/66b/200e+2212/6f0/3/3/1//{66a}/{200e}{2212}/{66a}
    a0/2c/200e+2212/6f0/3/3/1//{66a}/{200e}{2212}/{66a}
    66c/2c/200e+2212/6f0/3/3/1//{66a}/{200e}{2212}/{66a}
    66c/2e/200e+2212/6f0/3/3/1//{66a}/{200e}{2212}/{66a}
    2c/2e/200e+2212/30/3/3/1//{25}/{200e}{2212}/{25}
    2e/2c/200e+2212/30/3/3/1//{25}/{200e}{2212}/{25}
    a0/2c/200e+2212/30/3/3/1//{25}/{200e}{2212}/{25}
    202f/2c/200e+2212/30/3/3/1//{25}/{200e}{2212}/{25}
    2019/2e/200e+2212/30/3/3/1//{25}/{200e}{2212}/{25}
    a0/2e/200e+2212/30/3/3/1//{25}/{200e}{2212}/{25} 66c/66b/61c+2d/660/3/3/1//{66a}/{61c}-/{66a}
    a0/66b/61c+2d/660/3/3/1//{66a}/{61c}-/{66a} 2c/66b/61c+2d/660/3/3/1//{66a}/{61c}-/{66a}
    2c/2e/61c+2d/660/3/3/1//{66a}/{61c}-/{66a} 2c/60c/61c+2d/660/3/3/1//{66a}/{61c}-/{66a}
    2e41/2e/2d/1e950/3/3/1//{25}/-/{25} 2c/2e/2d/1e950/3/3/1//{25}/-/{25}
    2e/2c/2d/1e950/3/3/1//{25}/-/{25} a0/2c/2d/1e950/3/3/1//{25}/-/{25}
    202f/2c/2d/1e950/3/3/1//{25}/-/{25} 2019/2e/2d/1e950/3/3/1//{25}/-/{25}
    a0/2e/2d/1e950/3/3/1//{25}/-/{25} 2e41/2e/2d/30/3/3/1//{25}/-/{25}
    a0/2c/2212/30/3/3/1//{a0}{25}/{2212}/{a0}{25} 2c/2e/2212/30/3/3/1//{a0}{25}/{2212}/{a0}{25}
    2e/2c/2212/30/3/3/1//{a0}{25}/{2212}/{a0}{25} 202f/2c/2212/30/3/3/1//{a0}{25}/{2212}/{a0}{25}
    2019/2e/2212/30/3/3/1//{a0}{25}/{2212}/{a0}{25} a0/2e/2212/30/3/3/1//{a0}{25}/{2212}/{a0}{25}
    66c/66b/2d/6f0/3/3/1//{66a}/-/{66a} a0/2c/2d/6f0/3/3/1//{66a}/-/{66a}
    66c/2c/2d/6f0/3/3/1//{66a}/-/{66a} 66c/2e/2d/6f0/3/3/1//{66a}/-/{66a}
    12c8/2e/2d/30/3/3/1//{25}/-/{25} 2c/2e/2d/660/3/3/1//{25}/-/{25}
    66c/66b/2d/660/3/3/1//{25}/-/{25} a0/66b/2d/660/3/3/1//{25}/-/{25}
    2c/66b/2d/660/3/3/1//{25}/-/{25} 2c/60c/2d/660/3/3/1//{25}/-/{25}
    66c/2e/2d/6f0/3/3/1//{25}/-/{25} 66c/66b/2d/6f0/3/3/1//{25}/-/{25}
    a0/2c/2d/6f0/3/3/1//{25}/-/{25} 66c/2c/2d/6f0/3/3/1//{25}/-/{25}
    2c/2e/200e+2d/30/3/3/1//{25}/{200e}-/{25} 2e/2c/200e+2d/30/3/3/1//{25}/{200e}-/{25}
    a0/2c/200e+2d/30/3/3/1//{25}/{200e}-/{25} 202f/2c/200e+2d/30/3/3/1//{25}/{200e}-/{25}
    2019/2e/200e+2d/30/3/3/1//{25}/{200e}-/{25} a0/2e/200e+2d/30/3/3/1//{25}/{200e}-/{25}
    66c/66b/200f+2d/660/3/3/1//{a0}{66a}{200f}/{200f}-/{a0}{66a}{200f}
    a0/66b/200f+2d/660/3/3/1//{a0}{66a}{200f}/{200f}-/{a0}{66a}{200f}
    2c/66b/200f+2d/660/3/3/1//{a0}{66a}{200f}/{200f}-/{a0}{66a}{200f}
    2c/2e/200f+2d/660/3/3/1//{a0}{66a}{200f}/{200f}-/{a0}{66a}{200f}
    2c/60c/200f+2d/660/3/3/1//{a0}{66a}{200f}/{200f}-/{a0}{66a}{200f}
    2e/2c/2d/17e0/3/3/1//{25}/-/{25} 2c/2e/2d/17e0/3/3/1//{25}/-/{25}
    a0/2c/2d/17e0/3/3/1//{25}/-/{25} 202f/2c/2d/17e0/3/3/1//{25}/-/{25}
    2019/2e/2d/17e0/3/3/1//{25}/-/{25} a0/2e/2d/17e0/3/3/1//{25}/-/{25}
    66c/66b/200f+2d/660/3/3/1//{66a}{61c}/{200f}-/{66a}{61c}
    a0/66b/200f+2d/660/3/3/1//{66a}{61c}/{200f}-/{66a}{61c}
    2c/66b/200f+2d/660/3/3/1//{66a}{61c}/{200f}-/{66a}{61c}
    2c/2e/200f+2d/660/3/3/1//{66a}{61c}/{200f}-/{66a}{61c}
    2c/60c/200f+2d/660/3/3/1//{66a}{61c}/{200f}-/{66a}{61c} 60c/2e/2d/30/3/3/1//{25}/-/{25}
    2c/2e/2d/30/3/3/1/{25}//-{25}/ a0/2c/2d/30/3/3/1/{25}//-{25}/ 202f/2c/2d/30/3/3/1/{25}//-{25}/
    2019/2e/2d/30/3/3/1/{25}//-{25}/ a0/2e/2d/30/3/3/1/{25}//-{25}/
    a0/2c/200e+2d+200e/6f0/3/3/1/{66a}//{200e}-{200e}{66a}/
    66c/2c/200e+2d+200e/6f0/3/3/1/{66a}//{200e}-{200e}{66a}/
    66c/2e/200e+2d+200e/6f0/3/3/1/{66a}//{200e}-{200e}{66a}/ 2019/2c/2d/30/3/3/1//{25}/-/{25}
    a0/2c/2d/1810/3/3/1//{25}/-/{25} 2c/2e/2d/1810/3/3/1//{25}/-/{25}
    2e/2c/2d/1810/3/3/1//{25}/-/{25} 202f/2c/2d/1810/3/3/1//{25}/-/{25}
    2019/2e/2d/1810/3/3/1//{25}/-/{25} a0/2e/2d/1810/3/3/1//{25}/-/{25}
    2c/2e/2d/9e6/3/3/1//{25}/-/{25} 2e/2c/2d/9e6/3/3/1//{25}/-/{25} a0/2c/2d/9e6/3/3/1//{25}/-/{25}
    202f/2c/2d/9e6/3/3/1//{25}/-/{25} 2019/2e/2d/9e6/3/3/1//{25}/-/{25}
    a0/2e/2d/9e6/3/3/1//{25}/-/{25} 2c/2e/2d/abf0/3/3/1//{25}/-/{25}
    2e/2c/2d/abf0/3/3/1//{25}/-/{25} a0/2c/2d/abf0/3/3/1//{25}/-/{25}
    202f/2c/2d/abf0/3/3/1//{25}/-/{25} 2019/2e/2d/abf0/3/3/1//{25}/-/{25}
    a0/2e/2d/abf0/3/3/1//{25}/-/{25} 2c/2e/2d/1040/3/3/1//{25}/-/{25}
    2e/2c/2d/1040/3/3/1//{25}/-/{25} a0/2c/2d/1040/3/3/1//{25}/-/{25}
    202f/2c/2d/1040/3/3/1//{25}/-/{25} 2019/2e/2d/1040/3/3/1//{25}/-/{25}
    a0/2e/2d/1040/3/3/1//{25}/-/{25}
    a0/66b/61c+2212/660/3/3/1//{a0}{66a}{61c}/{61c}{2212}/{a0}{66a}{61c}
    66c/66b/61c+2212/660/3/3/1//{a0}{66a}{61c}/{61c}{2212}/{a0}{66a}{61c}
    2c/66b/61c+2212/660/3/3/1//{a0}{66a}{61c}/{61c}{2212}/{a0}{66a}{61c}
    2c/2e/61c+2212/660/3/3/1//{a0}{66a}{61c}/{61c}{2212}/{a0}{66a}{61c}
    2c/60c/61c+2212/660/3/3/1//{a0}{66a}{61c}/{61c}{2212}/{a0}{66a}{61c}
    a0/2c/200e+2212+200e/6f0/3/3/1//{a0}{66a}/{200e}{2212}{200e}/{a0}{66a}
    66c/66b/200e+2212+200e/6f0/3/3/1//{a0}{66a}/{200e}{2212}{200e}/{a0}{66a}
    66c/2c/200e+2212+200e/6f0/3/3/1//{a0}{66a}/{200e}{2212}{200e}/{a0}{66a}
    66c/2e/200e+2212+200e/6f0/3/3/1//{a0}{66a}/{200e}{2212}{200e}/{a0}{66a}
    2c/2e/2d/966/3/2/1//{25}/-/{25} 2e/2c/2d/966/3/2/1//{25}/-/{25} a0/2c/2d/966/3/2/1//{25}/-/{25}
    202f/2c/2d/966/3/2/1//{25}/-/{25} 2019/2e/2d/966/3/2/1//{25}/-/{25}
    a0/2e/2d/966/3/2/1//{25}/-/{25} 60c/2e/2d/7c0/3/3/1//{25}/-/{25}
    2c/2e/2d/7c0/3/3/1//{25}/-/{25} 2e/2c/2d/7c0/3/3/1//{25}/-/{25} a0/2c/2d/7c0/3/3/1//{25}/-/{25}
    202f/2c/2d/7c0/3/3/1//{25}/-/{25} 2019/2e/2d/7c0/3/3/1//{25}/-/{25}
    a0/2e/2d/7c0/3/3/1//{25}/-/{25} a0/2c/2d/30/3/3/1//{202f}{25}/-/{202f}{25}
    2c/2e/2d/30/3/3/1//{202f}{25}/-/{202f}{25} 2e/2c/2d/30/3/3/1//{202f}{25}/-/{202f}{25}
    202f/2c/2d/30/3/3/1//{202f}{25}/-/{202f}{25} 2019/2e/2d/30/3/3/1//{202f}{25}/-/{202f}{25}
    a0/2e/2d/30/3/3/1//{202f}{25}/-/{202f}{25}
    66c/66b/200e+2d+200e/6f0/3/3/1//{202f}{66a}/{200e}-{200e}/{202f}{66a}
    a0/2c/200e+2d+200e/6f0/3/3/1//{202f}{66a}/{200e}-{200e}/{202f}{66a}
    66c/2c/200e+2d+200e/6f0/3/3/1//{202f}{66a}/{200e}-{200e}/{202f}{66a}
    66c/2e/200e+2d+200e/6f0/3/3/1//{202f}{66a}/{200e}-{200e}/{202f}{66a}
    2c/66b/2d/6f0/3/2/1//{66a}/-/{66a} 66c/66b/2d/6f0/3/2/1//{66a}/-/{66a}
    a0/2c/2d/6f0/3/2/1//{66a}/-/{66a} 66c/2c/2d/6f0/3/2/1//{66a}/-/{66a}
    66c/2e/2d/6f0/3/2/1//{66a}/-/{66a} 2c/2e/2d/1c50/3/3/1//{25}/-/{25}
    2e/2c/2d/1c50/3/3/1//{25}/-/{25} a0/2c/2d/1c50/3/3/1//{25}/-/{25}
    202f/2c/2d/1c50/3/3/1//{25}/-/{25} 2019/2e/2d/1c50/3/3/1//{25}/-/{25}
    a0/2e/2d/1c50/3/3/1//{25}/-/{25} 66c/2e/61c+2d/660/3/3/1//{66a}{61c}/{61c}-/{66a}{61c}
    60c/2e/200e+2d+200e/6f0/3/3/1//{66a}/{200e}-{200e}/{66a}
    66c/2e/200e+2d+200e/6f0/0/0/1//{66a}/{200e}-{200e}/{66a} 60c/2e/2d/966/3/3/1//{25}/-/{25}
    2c/2e/2d/966/0/0/1//{25}/-/{25} 66c/66b/200e+2d+200e/6f0/0/0/1//{66a}/{200e}-{200e}/{66a}
    a0/2c/200e+2d+200e/6f0/0/0/1//{66a}/{200e}-{200e}/{66a}
    66c/2c/200e+2d+200e/6f0/0/0/1//{66a}/{200e}-{200e}/{66a} 2e/2c/2d/966/0/0/1//{25}/-/{25}
    a0/2c/2d/966/0/0/1//{25}/-/{25} 202f/2c/2d/966/0/0/1//{25}/-/{25}
    2019/2e/2d/966/0/0/1//{25}/-/{25} a0/2e/2d/966/0/0/1//{25}/-/{25}
    2e/2c/2212/30/3/3/2//{a0}{25}/{2212}/{a0}{25} 2c/2e/2212/30/3/3/2//{a0}{25}/{2212}/{a0}{25}
    a0/2c/2212/30/3/3/2//{a0}{25}/{2212}/{a0}{25} 202f/2c/2212/30/3/3/2//{a0}{25}/{2212}/{a0}{25}
    2019/2e/2212/30/3/3/2//{a0}{25}/{2212}/{a0}{25} a0/2e/2212/30/3/3/2//{a0}{25}/{2212}/{a0}{25}
    a0/66b/61c+2212/660/3/3/1//{66a}{61c}/{61c}{2212}/{66a}{61c}
    66c/66b/61c+2212/660/3/3/1//{66a}{61c}/{61c}{2212}/{66a}{61c}
    2c/66b/61c+2212/660/3/3/1//{66a}{61c}/{61c}{2212}/{66a}{61c}
    2c/2e/61c+2212/660/3/3/1//{66a}{61c}/{61c}{2212}/{66a}{61c}
    2c/60c/61c+2212/660/3/3/1//{66a}{61c}/{61c}{2212}/{66a}{61c} a0/2c/2d/30/2/2/1/{25}//-{25}/
    2c/2e/2d/30/2/2/1/{25}//-{25}/ 2e/2c/2d/30/2/2/1/{25}//-{25}/ 202f/2c/2d/30/2/2/1/{25}//-{25}/
    2019/2e/2d/30/2/2/1/{25}//-{25}/ a0/2e/2d/30/2/2/1/{25}//-{25}/
    66c/66b/200e+2d+200e/6f0/2/2/1/{66a}//{200e}-{200e}{66a}/
    a0/2c/200e+2d+200e/6f0/2/2/1/{66a}//{200e}-{200e}{66a}/
    66c/2c/200e+2d+200e/6f0/2/2/1/{66a}//{200e}-{200e}{66a}/
    66c/2e/200e+2d+200e/6f0/2/2/1/{66a}//{200e}-{200e}{66a}/
    """

  /// Where which of them is used.
  static let percentLines = """
    af,af@latn,hy,hy@latn,kea,kea@latn,kk,kk@latn,kk_Cyrl,kk_Cyrl@latn,ky,ky@latn,nr,nr@latn,os,os@latn,prg,prg@latn,sah,sah@latn,szl,szl@latn,tg,tg@latn,ts,ts@latn,uk,uk@latn,uz_Cyrl,uz_Cyrl@latn,uz_Latn,uz_Latn@latn,ve,ve@latn=
    1:001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BD,BH,BM,BS,BT,BV,BW,BZ,CA,CC,CK
    1:CN,CP,CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT,GU
    1:GY,HK,HM,HN,IE,IL,IM,IN,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW,KY
    1:LB,LC,LK,LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NP,NR
    1:NU,NZ,OM,PA,PE,PG,PH,PK,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV,SX
    1:SY,SZ,TA,TC,TH,TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    2:AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC,ES
    2:FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI,SM,SR 2:TN,TR,UY,VA,VE,VN
    3:BF,BJ,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD 3:TF,TG,VU,WF,YT
    4:CH,LI 5:MU
    af@arab,agq@arab,ain@arab,ak@arab,am@arab,apw@arab,ar@arab,arn@arab,as@arab,asa@arab,ba@arab,bas@arab,bem@arab,ber@arab,ber_Latn@arab,ber_Tfng@arab,bez@arab,bgc@arab,bho@arab,blo@arab,bm@arab,bn@arab,bo@arab,brx@arab,bs@arab,bs_Cyrl@arab,bs_Latn@arab,byn@arab,ca@arab,ccp@arab,ce@arab,ceb@arab,cgg@arab,cho@arab,chr@arab,cic@arab,co@arab,cs@arab,csw@arab,cv@arab,cy@arab,da@arab,dav@arab,de@arab,doi@arab,dsb@arab,dua@arab,dv@arab,dyo@arab,dz@arab,ebu@arab,el@arab,eo@arab,ewo@arab,ff@arab,fi@arab,fil@arab,fo@arab,fur@arab,fy@arab,ga@arab,gaa@arab,gez@arab,gl@arab,gn@arab,gsw@arab,gu@arab,guz@arab,gv@arab,haw@arab,he@arab,hi@arab,hi_Latn@arab,hmn@arab,hr@arab,hsb@arab,hy@arab,id@arab,ii@arab,inh@arab,io@arab,is@arab,iu@arab,ja@arab,jbo@arab,jgo@arab,jmc@arab,jv@arab,kab@arab,kaj@arab,kam@arab,kcg@arab,kde@arab,kea@arab,kgp@arab,khq@arab,ki@arab,kk@arab,kk_Cyrl@arab,kkj@arab,kl@arab,kln@arab,km@arab,kn@arab,kok@arab,kok_Deva@arab,kok_Latn@arab,kpe@arab,ks@arab,ks_Arab@arab,ks_Aran@arab,ks_Deva@arab,ksb@arab,ksf@arab,ksh@arab,ku@arab,kw@arab,kxv@arab,kxv_Deva@arab,kxv_Latn@arab,kxv_Orya@arab,kxv_Telu@arab,ky@arab,lag@arab,lb@arab,lg@arab,lij@arab,lkt@arab,lmo@arab,ln@arab,lo@arab,lrc@arab,lt@arab,lu@arab,luo@arab,lut@arab,luy@arab,mai@arab,mas@arab,mer@arab,mfe@arab,mg@arab,mgh@arab,mgo@arab,mi@arab,mic@arab,mid@arab,mk@arab,ml@arab,mn@arab,mni@arab,mni_Beng@arab,mni_Mtei@arab,moh@arab,mr@arab,ms@arab,ms_Arab@arab,mt@arab,mua@arab,mus@arab,my@arab,myv@arab,mzn@arab,naq@arab,nd@arab,nds@arab,ne@arab,nmg@arab,nnh@arab,nnp@arab,nqo@arab,nr@arab,nso@arab,nus@arab,nv@arab,ny@arab,nyn@arab,oc@arab,om@arab,or@arab,os@arab,osa@arab,pcm@arab,pqm@arab,prg@arab,qu@arab,raj@arab,rej@arab,rej_Rjng@arab,rhg@arab,rhg_Rohg@arab,rm@arab,rn@arab,ro@arab,rof@arab,rw@arab,rwk@arab,sa@arab,sah@arab,saq@arab,sat@arab,sat_Deva@arab,sat_Olck@arab,sbp@arab,sc@arab,scn@arab,sd_Deva@arab,seh@arab,ses@arab,sg@arab,shi@arab,shi_Latn@arab,shi_Tfng@arab,si@arab,sjd@arab,sje@arab,sju@arab,sk@arab,sm@arab,smn@arab,sn@arab,so@arab,sr@arab,sr_Cyrl@arab,sr_Latn@arab,ss@arab,st@arab,su@arab,su_Latn@arab,sw@arab,syr@arab,szl@arab,ta@arab,te@arab,teo@arab,tg@arab,th@arab,ti@arab,tig@arab,tk@arab,tn@arab,tok@arab,tr@arab,trv@arab,ts@arab,tt@arab,tzm@arab,ug@arab,uk@arab,uz_Arab@arab,uz_Latn@arab,vai@arab,vai_Latn@arab,vai_Vaii@arab,ve@arab,vec@arab,vi@arab,vmw@arab,vun@arab,wa@arab,wae@arab,wal@arab,wo@arab,xh@arab,xnr@arab,xog@arab,yav@arab,yi@arab,yo@arab,yrl@arab,yue@arab,yue_Hans@arab,yue_Hant@arab,za@arab,zgh@arab,zh_Hans@arab,zu@arab=
    6:-,001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BD,BE
    6:BF,BG,BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI
    6:CK,CL,CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE
    6:EG,EH,ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ
    6:GR,GS,GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IR,IS,IT,JE
    6:JM,JO,JP,KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV
    6:LY,MA,MC,MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MY,MZ
    6:NA,NC,NF,NG,NI,NL,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PL,PM,PN,PR,PS,PT,PW,PY
    6:QA,RE,RO,RS,RU,RW,SA,SB,SC,SD,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY
    6:SZ,TA,TC,TD,TF,TG,TH,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ
    6:VA,VC,VE,VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW 7:AX,NO,SE,SJ 8:AZ 9:NE a:PK
    af@arabext,agq@arabext,ain@arabext,ak@arabext,am@arabext,apw@arabext,ar@arabext,arn@arabext,asa@arabext,ast@arabext,ba@arabext,bem@arabext,ber@arabext,ber_Latn@arabext,ber_Tfng@arabext,bez@arabext,bgc@arabext,bho@arabext,bm@arabext,bo@arabext,bs_Cyrl@arabext,byn@arabext,ceb@arabext,cgg@arabext,cho@arabext,chr@arabext,cic@arabext,ckb@arabext,co@arabext,csw@arabext,cy@arabext,dav@arabext,doi@arabext,dv@arabext,dyo@arabext,ebu@arabext,el@arabext,eo@arabext,ewo@arabext,ff@arabext,fil@arabext,fur@arabext,fy@arabext,ga@arabext,gaa@arabext,gez@arabext,gn@arabext,guz@arabext,gv@arabext,haw@arabext,he@arabext,hmn@arabext,hy@arabext,id@arabext,ig@arabext,ii@arabext,inh@arabext,io@arabext,is@arabext,iu@arabext,ja@arabext,jbo@arabext,jgo@arabext,jmc@arabext,jv@arabext,kab@arabext,kaj@arabext,kam@arabext,kcg@arabext,kde@arabext,kea@arabext,kgp@arabext,khq@arabext,ki@arabext,kk@arabext,kk_Cyrl@arabext,kkj@arabext,kln@arabext,km@arabext,kn@arabext,ko@arabext,kok@arabext,kok_Deva@arabext,kok_Latn@arabext,kpe@arabext,ks,ks@arabext,ks_Arab,ks_Arab@arabext,ks_Aran,ks_Aran@arabext,ks_Deva@arabext,ksb@arabext,ksf@arabext,kw@arabext,kxv@arabext,kxv_Deva@arabext,kxv_Latn@arabext,kxv_Orya@arabext,kxv_Telu@arabext,ky@arabext,lag@arabext,lg@arabext,lij@arabext,lkt@arabext,lmo@arabext,ln@arabext,lo@arabext,lrc,lrc@arabext,lu@arabext,luo@arabext,lut@arabext,luy@arabext,mai@arabext,mas@arabext,mer@arabext,mfe@arabext,mg@arabext,mgh@arabext,mgo@arabext,mi@arabext,mic@arabext,mid@arabext,ml@arabext,mn@arabext,mni@arabext,mni_Beng@arabext,mni_Mtei@arabext,moh@arabext,mr@arabext,mt@arabext,mua@arabext,mus@arabext,my@arabext,myv@arabext,mzn,mzn@arabext,naq@arabext,nd@arabext,ne@arabext,nl@arabext,nmg@arabext,nnh@arabext,nnp@arabext,nqo@arabext,nr@arabext,nso@arabext,nus@arabext,nv@arabext,ny@arabext,nyn@arabext,om@arabext,or@arabext,os@arabext,osa@arabext,pa_Arab,pa_Arab@arabext,pa_Aran,pa_Aran@arabext,pcm@arabext,pqm@arabext,prg@arabext,ps,ps@arabext,raj@arabext,rej@arabext,rej_Rjng@arabext,rhg@arabext,rhg_Rohg@arabext,rof@arabext,rw@arabext,rwk@arabext,sah@arabext,saq@arabext,sat@arabext,sat_Deva@arabext,sat_Olck@arabext,sbp@arabext,sc@arabext,scn@arabext,seh@arabext,ses@arabext,sg@arabext,shi@arabext,shi_Latn@arabext,shi_Tfng@arabext,si@arabext,sjd@arabext,sje@arabext,sju@arabext,sm@arabext,sn@arabext,so@arabext,sr@arabext,sr_Cyrl@arabext,sr_Latn@arabext,ss@arabext,st@arabext,su@arabext,su_Latn@arabext,sw@arabext,syr@arabext,szl@arabext,te@arabext,teo@arabext,tg@arabext,th@arabext,ti@arabext,tig@arabext,tn@arabext,to@arabext,trv@arabext,ts@arabext,tzm@arabext,ug@arabext,uk@arabext,ur@arabext,ur_Arab@arabext,ur_Aran@arabext,uz_Arab,uz_Arab@arabext,vai@arabext,vai_Latn@arabext,vai_Vaii@arabext,ve@arabext,vec@arabext,vi@arabext,vmw@arabext,vun@arabext,wa@arabext,wae@arabext,wal@arabext,wo@arabext,xh@arabext,xog@arabext,yav@arabext,yi@arabext,yo@arabext,yrl@arabext,yue@arabext,yue_Hans@arabext,yue_Hant@arabext,za@arabext,zh@arabext,zu@arabext=
    b:-,001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BD,BE
    b:BF,BG,BH,BI,BJ,BL,BM,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI,CK
    b:CL,CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE,EG
    b:EH,ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR
    b:GS,GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IR,IS,IT,JE,JM
    b:JO,JP,KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV,LY
    b:MA,MC,MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MZ,NA,NC
    b:NF,NG,NI,NL,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PK,PL,PM,PN,PR,PS,PT,PW,PY,QA
    b:RE,RO,RS,RU,RW,SA,SB,SC,SD,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY,SZ
    b:TA,TC,TD,TF,TG,TH,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA
    b:VC,VE,VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW c:AX,NO,SE,SJ d:AZ e:BN,MY,NE
    agq,agq@latn,ewo,ewo@latn,ksf,ksf@latn,nmg,nmg@latn,yav,yav@latn=0 0:CM
    ain,ain@latn,ak,ak@latn,am,am@latn,apw,apw@latn,asa,asa@latn,bem,bem@latn,ber,ber@latn,bez,bez@latn,bgc@latn,bho@latn,bm,bm@latn,bo,bo@latn,byn,byn@latn,ceb,ceb@latn,cgg,cgg@latn,cho,cho@latn,chr,chr@latn,cic,cic@latn,ckb@latn,csw,csw@latn,cy,cy@latn,dav,dav@latn,doi,doi@latn,dv,dv@latn,ebu,ebu@latn,fil,fil@latn,ga,ga@latn,gaa,gaa@latn,gd,gd@latn,gn,gn@latn,guz,guz@latn,gv,gv@latn,ha,ha@latn,haw,haw@latn,hmn,hmn@latn,ig,ig@latn,ii,ii@latn,inh,inh@latn,io,io@latn,iu,iu@latn,ja,ja@latn,jbo,jbo@latn,jmc,jmc@latn,kaj,kaj@latn,kam,kam@latn,kcg,kcg@latn,kde,kde@latn,ki,ki@latn,kln,kln@latn,km,km@latn,kn,kn@latn,ko,ko@latn,kok,kok@latn,kok_Deva,kok_Deva@latn,kok_Latn,kok_Latn@latn,ks_Deva,ks_Deva@latn,ksb,ksb@latn,kw,kw@latn,kxv,kxv@latn,kxv_Deva,kxv_Deva@latn,kxv_Latn,kxv_Latn@latn,kxv_Orya,kxv_Orya@latn,kxv_Telu,kxv_Telu@latn,lag,lag@latn,lg,lg@latn,lkt,lkt@latn,lrc@latn,luo,luo@latn,lut,lut@latn,luy,luy@latn,mai,mai@latn,mas,mas@latn,mer,mer@latn,mg,mg@latn,mi,mi@latn,mic,mic@latn,mid,mid@latn,ml,ml@latn,mn,mn@latn,mni@latn,mni_Beng@latn,mni_Mtei@latn,moh,moh@latn,mr,mr@latn,ms,ms@latn,ms_Arab,ms_Arab@latn,mt,mt@latn,mus,mus@latn,my@latn,mzn@latn,nd,nd@latn,ne@latn,nnp,nnp@latn,nus,nus@latn,nv,nv@latn,ny,ny@latn,nyn,nyn@latn,om,om@latn,or,or@latn,osa,osa@latn,pcm,pcm@latn,pqm,pqm@latn,raj@latn,rhg,rhg@latn,rhg_Rohg,rhg_Rohg@latn,rof,rof@latn,rwk,rwk@latn,saq,saq@latn,sat@latn,sat_Deva@latn,sat_Olck@latn,sbp,sbp@latn,sd@latn,sd_Arab@latn,sd_Deva,sd_Deva@latn,si,si@latn,sjd,sjd@latn,sje,sje@latn,sju,sju@latn,sm,sm@latn,sn,sn@latn,sw,sw@latn,syr,syr@latn,te,te@latn,teo,teo@latn,th,th@latn,ti,ti@latn,tig,tig@latn,to,to@latn,trv,trv@latn,ug,ug@latn,vai,vai@latn,vai_Latn,vai_Latn@latn,vai_Vaii,vai_Vaii@latn,vun,vun@latn,xog,xog@latn,yue,yue@latn,yue_Hans,yue_Hans@latn,yue_Hant,yue_Hant@latn,za,za@latn,zh,zh@latn,zh_Hans,zh_Hans@latn,zh_Hant,zh_Hant@latn=0
    1:- ar=1 f:-,001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BD,BM,BS,BT,BV,BW,BZ,CA,CC,CK
    f:CN,CP,CQ,CU,CX,DG,DM,DO,EH,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT,GU,GY,HK
    f:HM,HN,IE,IM,IN,IO,IR,JE,JM,JP,KE,KH,KI,KN,KP,KR,KY,LC,LK,LR,LS,MG,MH,ML
    f:MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NP,NR,NU,NZ,PA,PE,PG,PH,PK,PN
    f:PR,PW,PY,SB,SG,SH,SL,SV,SX,SZ,TA,TC,TH,TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG f:VI,WS,ZM,ZW
    g:AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC,ES
    g:FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,NL,RO,RS,RW,SI,SM,SR,TN g:TR,UY,VA,VE,VN
    h:AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT,RU,SE
    h:SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA
    i:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TF,TG i:VU,WF,YT j:CH,LI
    k:MU ar@latn=5 f:BH,DJ,EG,ER,IL,IQ,JO,KM,KW,LB,OM,PS,QA,SD,SS,SY,TD,YE g:MR l:SA,SO
    arn,arn@latn=4 1:CL as=
    m:-,001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BD,BH,BM,BS,BT,BV,BW,BZ,CA,CC
    m:CK,CN,CP,CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT
    m:GU,GY,HK,HM,HN,IE,IL,IM,IN,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW
    m:KY,LB,LC,LK,LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NP
    m:NR,NU,NZ,OM,PA,PE,PG,PH,PK,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV
    m:SX,SY,SZ,TA,TC,TH,TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    n:AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC,ES
    n:FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI,SM,SR n:TN,TR,UY,VA,VE,VN
    o:AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT,RU,SE
    o:SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA
    p:BF,BJ,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD p:TF,TG,VU,WF,YT
    q:CH,LI r:MU
    as@latn,bn,bn@latn,brx,brx@latn,ccp@latn,gu,gu@latn,hi,hi@latn,hi_Latn,hi_Latn@latn,pa_Guru,pa_Guru@latn,sa@latn,xnr,xnr@latn=
    s:-,001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BD,BH,BM,BS,BT,BV,BW,BZ,CA,CC
    s:CK,CN,CP,CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT
    s:GU,GY,HK,HM,HN,IE,IL,IM,IN,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW
    s:KY,LB,LC,LK,LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NP
    s:NR,NU,NZ,OM,PA,PE,PG,PH,PK,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV
    s:SX,SY,SZ,TA,TC,TH,TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    t:AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC,ES
    t:FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI,SM,SR t:TN,TR,UY,VA,VE,VN
    u:AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT,RU,SE
    u:SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA
    v:BF,BJ,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD v:TF,TG,VU,WF,YT
    w:CH,LI x:MU
    as@arabext,bn@arabext,brx@arabext,ccp@arabext,gu@arabext,hi@arabext,hi_Latn@arabext,sa@arabext,xnr@arabext=
    y:-,001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BD,BE
    y:BF,BG,BH,BI,BJ,BL,BM,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI,CK
    y:CL,CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE,EG
    y:EH,ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR
    y:GS,GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IR,IS,IT,JE,JM
    y:JO,JP,KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV,LY
    y:MA,MC,MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MZ,NA,NC
    y:NF,NG,NI,NL,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PK,PL,PM,PN,PR,PS,PT,PW,PY,QA
    y:RE,RO,RS,RU,RW,SA,SB,SC,SD,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY,SZ
    y:TA,TC,TD,TF,TG,TH,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA
    y:VC,VE,VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW z:AX,NO,SE,SJ 10:AZ 11:BN,MY,NE
    ast,ast@latn,az,az@latn,az_Cyrl,az_Cyrl@latn,az_Latn,az_Latn@latn,bs,bs@latn,bs_Cyrl,bs_Cyrl@latn,bs_Latn,bs_Latn@latn,el,el@latn,fur,fur@latn,fy,fy@latn,id,id@latn,is,is@latn,jv,jv@latn,kgp,kgp@latn,lij,lij@latn,lo,lo@latn,lu,lu@latn,rw,rw@latn,sc,sc@latn,su,su@latn,su_Latn,su_Latn@latn,vi,vi@latn,yrl,yrl@latn=0
    2:- ast@arab= 12:-,001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BD,BE
    12:BF,BG,BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI
    12:CK,CL,CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE
    12:EG,EH,ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ
    12:GR,GS,GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IR,IS,IT,JE
    12:JM,JO,JP,KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV
    12:LY,MA,MC,MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MY,MZ
    12:NA,NC,NF,NG,NI,NL,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PL,PM,PN,PR,PS,PT,PW,PY
    12:QA,RE,RO,RS,RU,RW,SA,SB,SC,SD,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY
    12:SZ,TA,TC,TD,TF,TG,TH,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ
    12:VA,VC,VE,VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW 13:AX,NO,SE,SJ 14:AZ 15:NE 16:PK az@arab=1
    17:-,AZ 18:001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BD,BE,BF
    18:BG,BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI,CK
    18:CL,CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE,EG
    18:EH,ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR
    18:GS,GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IS,IT,JE,JM,JO,JP
    18:KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV,LY,MA,MC
    18:MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MY,MZ,NA,NC,NF
    18:NG,NI,NL,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PL,PM,PN,PR,PS,PT,PW,PY,QA,RE,RO
    18:RS,RW,SA,SB,SC,SD,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY,SZ,TA,TC,TD
    18:TF,TG,TH,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG
    18:VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW 19:AX,NO,SE,SJ 1a:NE 1b:PK az@arabext=2 1c:-,AZ
    1d:001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BD,BE,BF
    1d:BG,BH,BI,BJ,BL,BM,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI,CK,CL
    1d:CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE,EG,EH
    1d:ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS
    1d:GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IS,IT,JE,JM,JO,JP,KE
    1d:KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV,LY,MA,MC,MD
    1d:ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MZ,NA,NC,NF,NG,NI
    1d:NL,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PK,PL,PM,PN,PR,PS,PT,PW,PY,QA,RE,RO,RS
    1d:RW,SA,SB,SC,SD,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY,SZ,TA,TC,TD,TF
    1d:TG,TH,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI
    1d:VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW 1e:AX,NO,SE,SJ 1f:BN,MY,NE az_Cyrl@arab=1 6:AZ
    az_Cyrl@arabext=2 b:AZ az_Latn@arab=d 18:IQ,IR,RU az_Latn@arabext=e 1d:IQ,IR,RU
    ba,ba@latn,myv,myv@latn=4 1:RU bas,bas@latn,dua,dua@latn=
    1g:-,AL,AM,AO,AX,BG,BY,CM,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT
    1g:RU,SE,SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA
    1h:001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BD,BH,BM,BS,BT,BV,BW,BZ,CA,CC,CK
    1h:CN,CP,CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT,GU
    1h:GY,HK,HM,HN,IE,IL,IM,IN,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW,KY
    1h:LB,LC,LK,LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NP,NR
    1h:NU,NZ,OM,PA,PE,PG,PH,PK,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV,SX
    1h:SY,SZ,TA,TC,TH,TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    1i:AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC,ES
    1i:FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI,SM,SR 1i:TN,TR,UY,VA,VE,VN
    1j:BF,BJ,BL,CF,CG,CI,DJ,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD,TF 1j:TG,VU,WF,YT
    1k:CH,LI 1l:MU
    bas@arabext,br@arabext,bs@arabext,bs_Latn@arabext,ca@arabext,ce@arabext,cs@arabext,cv@arabext,da@arabext,dsb@arabext,dua@arabext,fi@arabext,fo@arabext,gl@arabext,gsw@arabext,hr@arabext,hsb@arabext,kl@arabext,ksh@arabext,lb@arabext,lt@arabext,mk@arabext,nds@arabext,qu@arabext,rm@arabext,rn@arabext,ro@arabext,sk@arabext,smn@arabext,tk@arabext,tt@arabext,zgh@arabext=
    1m:-,001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BD,BE
    1m:BF,BG,BH,BI,BJ,BL,BM,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI,CK
    1m:CL,CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE,EG
    1m:EH,ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR
    1m:GS,GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IR,IS,IT,JE,JM
    1m:JO,JP,KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV,LY
    1m:MA,MC,MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MZ,NA,NC
    1m:NF,NG,NI,NL,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PK,PL,PM,PN,PR,PS,PT,PW,PY,QA
    1m:RE,RO,RS,RU,RW,SA,SB,SC,SD,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY,SZ
    1m:TA,TC,TD,TF,TG,TH,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA
    1m:VC,VE,VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW 1n:AX,NO,SE,SJ 1o:AZ 1p:BN,MY,NE be,be@latn=
    1q:-,AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT,RU
    1q:SE,SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA
    1r:001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BD,BH,BM,BS,BT,BV,BW,BZ,CA,CC,CK
    1r:CN,CP,CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT,GU
    1r:GY,HK,HM,HN,IE,IL,IM,IN,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW,KY
    1r:LB,LC,LK,LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NP,NR
    1r:NU,NZ,OM,PA,PE,PG,PH,PK,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV,SX
    1r:SY,SZ,TA,TC,TH,TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    1s:AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC,ES
    1s:FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI,SM,SR 1s:TN,TR,UY,VA,VE,VN
    1t:BF,BJ,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD 1t:TF,TG,VU,WF,YT
    1u:CH,LI 1v:MU
    be@arab,bg@arab,et@arab,hu@arab,ia@arab,ie@arab,it@arab,ka@arab,lv@arab,pl@arab,sl@arab,sq@arab=
    1w:-,001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BD,BE
    1w:BF,BG,BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI
    1w:CK,CL,CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE
    1w:EG,EH,ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ
    1w:GR,GS,GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IR,IS,IT,JE
    1w:JM,JO,JP,KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV
    1w:LY,MA,MC,MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MY,MZ
    1w:NA,NC,NF,NG,NI,NL,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PL,PM,PN,PR,PS,PT,PW,PY
    1w:QA,RE,RO,RS,RU,RW,SA,SB,SC,SD,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY
    1w:SZ,TA,TC,TD,TF,TG,TH,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ
    1w:VA,VC,VE,VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW 1x:AX,NO,SE,SJ 1y:AZ 1z:NE 20:PK
    be@arabext,sl@arabext=
    21:-,001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BD,BE
    21:BF,BG,BH,BI,BJ,BL,BM,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI,CK
    21:CL,CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE,EG
    21:EH,ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR
    21:GS,GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IR,IS,IT,JE,JM
    21:JO,JP,KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV,LY
    21:MA,MC,MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MZ,NA,NC
    21:NF,NG,NI,NL,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PK,PL,PM,PN,PR,PS,PT,PW,PY,QA
    21:RE,RO,RS,RU,RW,SA,SB,SC,SD,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY,SZ
    21:TA,TC,TD,TF,TG,TH,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA
    21:VC,VE,VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW 22:AX,NO,SE,SJ 23:AZ 24:BN,MY,NE
    ber_Latn,ber_Latn@latn,ber_Tfng,ber_Tfng@latn=4 1:MA
    bg,bg@latn,hu,hu@latn,ie,ie@latn,ka,ka@latn,lv,lv@latn,pl,pl@latn=
    25:-,AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT,RU
    25:SE,SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA
    26:001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BD,BH,BM,BS,BT,BV,BW,BZ,CA,CC,CK
    26:CN,CP,CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT,GU
    26:GY,HK,HM,HN,IE,IL,IM,IN,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW,KY
    26:LB,LC,LK,LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NP,NR
    26:NU,NZ,OM,PA,PE,PG,PH,PK,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV,SX
    26:SY,SZ,TA,TC,TH,TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    27:AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC,ES
    27:FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI,SM,SR 27:TN,TR,UY,VA,VE,VN
    28:BF,BJ,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD 28:TF,TG,VU,WF,YT
    29:CH,LI 2a:MU
    bg@arabext,et@arabext,hu@arabext,ia@arabext,ie@arabext,it@arabext,ka@arabext,lv@arabext,pl@arabext,sq@arabext=
    2b:-,001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BD,BE
    2b:BF,BG,BH,BI,BJ,BL,BM,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI,CK
    2b:CL,CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE,EG
    2b:EH,ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR
    2b:GS,GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IR,IS,IT,JE,JM
    2b:JO,JP,KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV,LY
    2b:MA,MC,MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MZ,NA,NC
    2b:NF,NG,NI,NL,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PK,PL,PM,PN,PR,PS,PT,PW,PY,QA
    2b:RE,RO,RS,RU,RW,SA,SB,SC,SD,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY,SZ
    2b:TA,TC,TD,TF,TG,TH,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA
    2b:VC,VE,VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW 2c:AX,NO,SE,SJ 2d:AZ 2e:BN,MY,NE
    bgc,bho,raj,sat_Deva=
    2f:-,001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BD,BH,BM,BS,BT,BV,BW,BZ,CA,CC
    2f:CK,CN,CP,CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT
    2f:GU,GY,HK,HM,HN,IE,IL,IM,IN,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW
    2f:KY,LB,LC,LK,LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NP
    2f:NR,NU,NZ,OM,PA,PE,PG,PH,PK,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV
    2f:SX,SY,SZ,TA,TC,TH,TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    2g:AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC,ES
    2g:FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI,SM,SR 2g:TN,TR,UY,VA,VE,VN
    2h:AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT,RU,SE
    2h:SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA
    2i:BF,BJ,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD 2i:TF,TG,VU,WF,YT
    2j:CH,LI 2k:MU blo,blo@latn=
    2l:-,AL,AM,AO,AX,BG,BJ,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT
    2l:RU,SE,SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA
    2m:001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BD,BH,BM,BS,BT,BV,BW,BZ,CA,CC,CK
    2m:CN,CP,CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT,GU
    2m:GY,HK,HM,HN,IE,IL,IM,IN,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW,KY
    2m:LB,LC,LK,LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NP,NR
    2m:NU,NZ,OM,PA,PE,PG,PH,PK,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV,SX
    2m:SY,SZ,TA,TC,TH,TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    2n:AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC,ES
    2n:FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI,SM,SR 2n:TN,TR,UY,VA,VE,VN
    2o:BF,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD,TF 2o:TG,VU,WF,YT
    2p:CH,LI 2q:MU blo@arabext=
    2r:-,001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BD,BE
    2r:BF,BG,BH,BI,BJ,BL,BM,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI,CK
    2r:CL,CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE,EG
    2r:EH,ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR
    2r:GS,GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IR,IS,IT,JE,JM
    2r:JO,JP,KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV,LY
    2r:MA,MC,MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MZ,NA,NC
    2r:NF,NG,NI,NL,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PK,PL,PM,PN,PR,PS,PT,PW,PY,QA
    2r:RE,RO,RS,RU,RW,SA,SB,SC,SD,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY,SZ
    2r:TA,TC,TD,TF,TG,TH,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA
    2r:VC,VE,VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW 2s:AX,NO,SE,SJ 2t:AZ 2u:BN,MY,NE br,br@latn=k
    1g:FR 1j:CM br@arab,nl@arab=
    2v:-,001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BD,BE
    2v:BF,BG,BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI
    2v:CK,CL,CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE
    2v:EG,EH,ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ
    2v:GR,GS,GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IR,IS,IT,JE
    2v:JM,JO,JP,KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV
    2v:LY,MA,MC,MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MY,MZ
    2v:NA,NC,NF,NG,NI,NL,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PL,PM,PN,PR,PS,PT,PW,PY
    2v:QA,RE,RO,RS,RU,RW,SA,SB,SC,SD,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY
    2v:SZ,TA,TC,TD,TF,TG,TH,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ
    2v:VA,VC,VE,VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW 2w:AX,NO,SE,SJ 2x:AZ 2y:NE 2z:PK ca,ca@latn=v
    1i:-,FR ccp= 30:-,001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BD,BH,BM,BS,BT,BV,BW,BZ,CA,CC
    30:CK,CN,CP,CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT
    30:GU,GY,HK,HM,HN,IE,IL,IM,IN,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW
    30:KY,LB,LC,LK,LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NP
    30:NR,NU,NZ,OM,PA,PE,PG,PH,PK,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV
    30:SX,SY,SZ,TA,TC,TH,TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    31:AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC,ES
    31:FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI,SM,SR 31:TN,TR,UY,VA,VE,VN
    32:AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT,RU,SE
    32:SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA
    33:BF,BJ,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD 33:TF,TG,VU,WF,YT
    34:CH,LI 35:MU ce,ce@latn=k 1h:-,RU 1j:CM ckb,ckb@arab=
    36:-,001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BD,BE
    36:BF,BG,BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI
    36:CK,CL,CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE
    36:EG,EH,ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ
    36:GR,GS,GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IR,IS,IT,JE
    36:JM,JO,JP,KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV
    36:LY,MA,MC,MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MY,MZ
    36:NA,NC,NF,NG,NI,NL,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PL,PM,PN,PR,PS,PT,PW,PY
    36:QA,RE,RO,RS,RU,RW,SA,SB,SC,SD,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY
    36:SZ,TA,TC,TD,TF,TG,TH,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ
    36:VA,VC,VE,VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW 37:AX,NO,SE,SJ 38:AZ 39:NE 3a:PK co,co@latn=4
    1:FR cs,cs@latn,cv,cv@latn,sk,sk@latn,smn,smn@latn,tk,tk@latn,tt,tt@latn=k 1j:CM
    da,da@latn,dsb,dsb@latn,gl,gl@latn,hsb,hsb@latn,kl,kl@latn,lb,lb@latn,mk,mk@latn,nds,nds@latn,rn,rn@latn,ro,ro@latn=x
    1j:FR de,de@latn=13 4:CH,LI de@arabext=l b:CH,LI 1g:LT dje,dje@latn,twq,twq@latn=0 5:-,NE
    dje@arab,ff_Adlm@arab,ff_Latn@arab,fr@arab,twq@arab=1 6:NE
    dje@arabext,ff_Adlm@arabext,ff_Latn@arabext,twq@arabext=2 b:NE dyo,dyo@latn=0 0:SN dz=
    3b:-,001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BD,BH,BM,BS,BT,BV,BW,BZ,CA,CC
    3b:CK,CN,CP,CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT
    3b:GU,GY,HK,HM,HN,IE,IL,IM,IN,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW
    3b:KY,LB,LC,LK,LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NP
    3b:NR,NU,NZ,OM,PA,PE,PG,PH,PK,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV
    3b:SX,SY,SZ,TA,TC,TH,TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    3c:AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC,ES
    3c:FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI,SM,SR 3c:TN,TR,UY,VA,VE,VN
    3d:AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT,RU,SE
    3d:SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA
    3e:BF,BJ,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD 3e:TF,TG,VU,WF,YT
    3f:CH,LI 3g:MU dz@latn=
    3h:-,001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BD,BH,BM,BS,BT,BV,BW,BZ,CA,CC
    3h:CK,CN,CP,CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT
    3h:GU,GY,HK,HM,HN,IE,IL,IM,IN,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW
    3h:KY,LB,LC,LK,LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NP
    3h:NR,NU,NZ,OM,PA,PE,PG,PH,PK,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV
    3h:SX,SY,SZ,TA,TC,TH,TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    3i:AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC,ES
    3i:FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI,SM,SR 3i:TN,TR,UY,VA,VE,VN
    3j:AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT,RU,SE
    3j:SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA
    3k:BF,BJ,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD 3k:TF,TG,VU,WF,YT
    3l:CH,LI 3m:MU dz@arabext=
    3n:-,001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BD,BE
    3n:BF,BG,BH,BI,BJ,BL,BM,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI,CK
    3n:CL,CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE,EG
    3n:EH,ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR
    3n:GS,GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IR,IS,IT,JE,JM
    3n:JO,JP,KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV,LY
    3n:MA,MC,MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MZ,NA,NC
    3n:NF,NG,NI,NL,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PK,PL,PM,PN,PR,PS,PT,PW,PY,QA
    3n:RE,RO,RS,RU,RW,SA,SB,SC,SD,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY,SZ
    3n:TA,TC,TD,TF,TG,TH,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA
    3n:VC,VE,VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW 3o:AX,NO,SE,SJ 3p:AZ 3q:BN,MY,NE ee,ee@latn=
    3r:-,001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BD,BH,BM,BS,BT,BV,BW,BZ,CA,CC
    3r:CK,CN,CP,CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT
    3r:GU,GY,HK,HM,HN,IE,IL,IM,IN,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW
    3r:KY,LB,LC,LK,LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NP
    3r:NR,NU,NZ,OM,PA,PE,PG,PH,PK,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV
    3r:SX,SY,SZ,TA,TC,TG,TH,TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    3s:AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC,ES
    3s:FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI,SM,SR 3s:TN,TR,UY,VA,VE,VN
    3t:AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT,RU,SE
    3t:SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA
    3u:BF,BJ,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD 3u:TF,VU,WF,YT
    3v:CH,LI 3w:MU ee@arab=
    3x:-,001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BD,BE
    3x:BF,BG,BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI
    3x:CK,CL,CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE
    3x:EG,EH,ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ
    3x:GR,GS,GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IR,IS,IT,JE
    3x:JM,JO,JP,KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV
    3x:LY,MA,MC,MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MY,MZ
    3x:NA,NC,NF,NG,NI,NL,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PL,PM,PN,PR,PS,PT,PW,PY
    3x:QA,RE,RO,RS,RU,RW,SA,SB,SC,SD,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY
    3x:SZ,TA,TC,TD,TF,TG,TH,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ
    3x:VA,VC,VE,VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW 3y:AX,NO,SE,SJ 3z:AZ 40:NE 41:PK ee@arabext=
    42:-,001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BD,BE
    42:BF,BG,BH,BI,BJ,BL,BM,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI,CK
    42:CL,CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE,EG
    42:EH,ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR
    42:GS,GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IR,IS,IT,JE,JM
    42:JO,JP,KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV,LY
    42:MA,MC,MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MZ,NA,NC
    42:NF,NG,NI,NL,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PK,PL,PM,PN,PR,PS,PT,PW,PY,QA
    42:RE,RO,RS,RU,RW,SA,SB,SC,SD,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY,SZ
    42:TA,TC,TD,TF,TG,TH,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA
    42:VC,VE,VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW 43:AX,NO,SE,SJ 44:AZ 45:BN,MY,NE en,en@latn=4
    1:BI,BN,CM,CY,MU,NA,RW,SC,VU s:BD,IN 1g:CZ,FI,LT,NO,RU,SE,SK 1i:AR,AT,CL,CO,DE,DK 1j:FR 46:CH
    47:TR en@arab=1 6:NO,PK,SE en@arabext=2 b:BN,MY y:BD,IN
    1m:AR,AT,CL,CO,CZ,DE,DK,FI,FR,LT,NO,RU,SE,SK 48:TR eo,eo@latn=0 0:001 es,es@latn=m
    1:419,AG,AI,BB,BM,BR,BS,BZ,CA,CU,DM,DO,FK,GD,GT,GY,HN,JP,KN,KY,LC,MS,MX,NI
    1:PA,PE,PR,SV,SX,TC,TT,US,VC,VG,VI 2:AR,AW,BO,BQ,CL,CO,CR,CW,EC,GL,PY,SR,UY,VE
    3:BL,GF,GP,HT,MF,MQ,PM 1s:-,003,PH es@arab=n
    6:419,AG,AI,AR,AW,BB,BL,BM,BO,BQ,BR,BS,BZ,CA,CL,CO,CR,CU,CW,DM,DO,EC,FK,GD
    6:GF,GL,GP,GT,GY,HN,HT,JP,KN,KY,LC,MF,MQ,MS,MX,NI,PA,PE,PM,PR,PY,SR,SV,SX
    6:TC,TT,US,UY,VC,VE,VG,VI es@arabext=o
    b:419,AG,AI,AR,AW,BB,BL,BM,BO,BQ,BR,BS,BZ,CA,CL,CO,CR,CU,CW,DM,DO,EC,FK,GD
    b:GF,GL,GP,GT,GY,HN,HT,JP,KN,KY,LC,MF,MQ,MS,MX,NI,PA,PE,PM,PR,PY,SR,SV,SX
    b:TC,TT,US,UY,VC,VE,VG,VI et,et@latn=
    49:-,AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT,RU
    49:SE,SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA
    4a:001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BD,BH,BM,BS,BT,BV,BW,BZ,CA,CC,CK
    4a:CN,CP,CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT,GU
    4a:GY,HK,HM,HN,IE,IL,IM,IN,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW,KY
    4a:LB,LC,LK,LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NP,NR
    4a:NU,NZ,OM,PA,PE,PG,PH,PK,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV,SX
    4a:SY,SZ,TA,TC,TH,TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    4b:AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC,ES
    4b:FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI,SM,SR 4b:TN,TR,UY,VA,VE,VN
    4c:BF,BJ,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD 4c:TF,TG,VU,WF,YT
    4d:CH,LI 4e:MU eu,eu@latn=
    4f:-,AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC
    4f:ES,FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI,SM
    4f:SR,TN,TR,UY,VA,VE,VN
    4g:001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BD,BH,BM,BS,BT,BV,BW,BZ,CA,CC,CK
    4g:CN,CP,CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT,GU
    4g:GY,HK,HM,HN,IE,IL,IM,IN,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW,KY
    4g:LB,LC,LK,LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NP,NR
    4g:NU,NZ,OM,PA,PE,PG,PH,PK,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV,SX
    4g:SY,SZ,TA,TC,TH,TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    4h:AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT,RU,SE
    4h:SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA
    4i:BF,BJ,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD 4i:TF,TG,VU,WF,YT
    4j:CH,LI 4k:MU eu@arab,uz_Cyrl@arab,zh_Hant@arab=
    4l:-,001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BD,BE
    4l:BF,BG,BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI
    4l:CK,CL,CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE
    4l:EG,EH,ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ
    4l:GR,GS,GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IR,IS,IT,JE
    4l:JM,JO,JP,KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV
    4l:LY,MA,MC,MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MY,MZ
    4l:NA,NC,NF,NG,NI,NL,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PL,PM,PN,PR,PS,PT,PW,PY
    4l:QA,RE,RO,RS,RU,RW,SA,SB,SC,SD,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY
    4l:SZ,TA,TC,TD,TF,TG,TH,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ
    4l:VA,VC,VE,VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW 4m:AX,NO,SE,SJ 4n:AZ 4o:NE 4p:PK eu@arabext=
    4q:-,001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BD,BE
    4q:BF,BG,BH,BI,BJ,BL,BM,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI,CK
    4q:CL,CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE,EG
    4q:EH,ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR
    4q:GS,GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IR,IS,IT,JE,JM
    4q:JO,JP,KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV,LY
    4q:MA,MC,MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MZ,NA,NC
    4q:NF,NG,NI,NL,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PK,PL,PM,PN,PR,PS,PT,PW,PY,QA
    4q:RE,RO,RS,RU,RW,SA,SB,SC,SD,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY,SZ
    4q:TA,TC,TD,TF,TG,TH,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA
    4q:VC,VE,VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW 4r:AX,NO,SE,SJ 4s:AZ 4t:BN,MY,NE fa,fa@arabext=
    4u:-,001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BD,BE
    4u:BF,BG,BH,BI,BJ,BL,BM,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI,CK
    4u:CL,CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE,EG
    4u:EH,ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR
    4u:GS,GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IR,IS,IT,JE,JM
    4u:JO,JP,KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV,LY
    4u:MA,MC,MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MZ,NA,NC
    4u:NF,NG,NI,NL,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PK,PL,PM,PN,PR,PS,PT,PW,PY,QA
    4u:RE,RO,RS,RU,RW,SA,SB,SC,SD,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY,SZ
    4u:TA,TC,TD,TF,TG,TH,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA
    4u:VC,VE,VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW 4v:AX,NO,SE,SJ 4w:AZ 4x:BN,MY,NE fa@latn=
    4y:-,001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BD,BH,BM,BS,BT,BV,BW,BZ,CA,CC
    4y:CK,CN,CP,CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT
    4y:GU,GY,HK,HM,HN,IE,IL,IM,IN,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW
    4y:KY,LB,LC,LK,LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NP
    4y:NR,NU,NZ,OM,PA,PE,PG,PH,PK,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV
    4y:SX,SY,SZ,TA,TC,TH,TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    4z:AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC,ES
    4z:FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI,SM,SR 4z:TN,TR,UY,VA,VE,VN
    50:AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT,RU,SE
    50:SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA
    51:BF,BJ,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD 51:TF,TG,VU,WF,YT
    52:CH,LI 53:MU fa@arab,gd@arab=
    54:-,001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BD,BE
    54:BF,BG,BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI
    54:CK,CL,CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE
    54:EG,EH,ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ
    54:GR,GS,GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IR,IS,IT,JE
    54:JM,JO,JP,KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV
    54:LY,MA,MC,MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MY,MZ
    54:NA,NC,NF,NG,NI,NL,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PL,PM,PN,PR,PS,PT,PW,PY
    54:QA,RE,RO,RS,RU,RW,SA,SB,SC,SD,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY
    54:SZ,TA,TC,TD,TF,TG,TH,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ
    54:VA,VC,VE,VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW 55:AX,NO,SE,SJ 56:AZ 57:NE 58:PK ff,ff@latn=3
    0:GN,MR,SN ff_Adlm= 59:-,BF,CM,GH,GM,GN,GW,LR,MR,NE,NG,SL,SN
    5a:001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BD,BH,BM,BS,BT,BV,BW,BZ,CA,CC,CK
    5a:CN,CP,CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GI,GS,GT,GU,GY,HK
    5a:HM,HN,IE,IL,IM,IN,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW,KY,LB,LC
    5a:LK,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NF,NI,NP,NR,NU,NZ,OM,PA,PE
    5a:PG,PH,PK,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SO,SS,SV,SX,SY,SZ,TA,TC,TH,TK
    5a:TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    5b:AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC,ES
    5b:FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,NL,RO,RS,RW,SI,SM,SR,TN 5b:TR,UY,VA,VE,VN
    5c:AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT,RU,SE,SJ
    5c:SK,ST,TJ,TL,TM,UA,UZ,XK,ZA
    5d:BJ,BL,CF,CG,CI,DJ,FR,GA,GF,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,TD,TF,TG,VU,WF 5d:YT 5e:CH,LI 5f:MU
    ff_Adlm@latn=0 5g:-,BF,CM,GH,GM,GN,GW,LR,MR,NE,NG,SL,SN ff_Latn,ff_Latn@latn=1u
    0:BF,GH,GM,LR,NE,NG,SL
    fi,fi@latn,lt,lt@latn,nb,nb@latn,nn,nn@latn,no,no@latn,se,se@latn,sv,sv@latn=
    5h:-,AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT,RU
    5h:SE,SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA
    5i:001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BD,BH,BM,BS,BT,BV,BW,BZ,CA,CC,CK
    5i:CN,CP,CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT,GU
    5i:GY,HK,HM,HN,IE,IL,IM,IN,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW,KY
    5i:LB,LC,LK,LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NP,NR
    5i:NU,NZ,OM,PA,PE,PG,PH,PK,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV,SX
    5i:SY,SZ,TA,TC,TH,TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    5j:AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC,ES
    5j:FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI,SM,SR 5j:TN,TR,UY,VA,VE,VN
    5k:BF,BJ,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD 5k:TF,TG,VU,WF,YT
    5l:CH,LI 5m:MU fo,fo@latn,hr,hr@latn=1y 5j:- fr,fr@latn=12 3:CH 1g:CA
    1j:-,BE,BI,CD,DZ,GQ,KM,MG,ML,MR,MU,NE,RW,SY,TN fr@arabext=l b:CH 1m:NE
    gd@arabext,uz_Cyrl@arabext,uz_Latn@arabext=
    5n:-,001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BD,BE
    5n:BF,BG,BH,BI,BJ,BL,BM,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI,CK
    5n:CL,CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE,EG
    5n:EH,ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR
    5n:GS,GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IR,IS,IT,JE,JM
    5n:JO,JP,KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV,LY
    5n:MA,MC,MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MZ,NA,NC
    5n:NF,NG,NI,NL,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PK,PL,PM,PN,PR,PS,PT,PW,PY,QA
    5n:RE,RO,RS,RU,RW,SA,SB,SC,SD,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY,SZ
    5n:TA,TC,TD,TF,TG,TH,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA
    5n:VC,VE,VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW 5o:AX,NO,SE,SJ 5p:AZ 5q:BN,MY,NE gez,gez@latn=0
    5r:-,ER,ET gsw,gsw@latn=1y 5l:-,FR ha@arab=1 5s:-,GH,NE,NG
    5t:001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BD,BE,BF
    5t:BG,BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI,CK
    5t:CL,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE,EG,EH
    5t:ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GI,GL,GM,GN,GP,GQ,GR,GS,GT
    5t:GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IR,IS,IT,JE,JM,JO,JP
    5t:KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV,LY,MA,MC
    5t:MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MY,MZ,NA,NC,NF
    5t:NI,NL,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PL,PM,PN,PR,PS,PT,PW,PY,QA,RE,RO,RS
    5t:RU,RW,SA,SB,SC,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY,SZ,TA,TC,TD,TF
    5t:TG,TH,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI
    5t:VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW 5u:AX,NO,SE,SJ 5v:AZ 5w:PK ha@arabext=2 5x:-,BN,GH,MY,NE,NG
    5y:001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BD,BE,BF
    5y:BG,BH,BI,BJ,BL,BM,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI,CK,CL
    5y:CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE,EG,EH,ER
    5y:ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GI,GL,GM,GN,GP,GQ,GR,GS,GT,GU
    5y:GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IR,IS,IT,JE,JM,JO,JP,KE
    5y:KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV,LY,MA,MC,MD
    5y:ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MZ,NA,NC,NF,NI,NL
    5y:NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PK,PL,PM,PN,PR,PS,PT,PW,PY,QA,RE,RO,RS,RU
    5y:RW,SA,SB,SC,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY,SZ,TA,TC,TD,TF,TG
    5y:TH,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN
    5y:VU,WF,WS,XK,YE,YT,ZA,ZM,ZW 5z:AX,NO,SE,SJ 60:AZ
    he,he@latn,pa_Arab@latn,pa_Aran@latn,ur,ur@latn,ur_Arab,ur_Arab@latn,ur_Aran,ur_Aran@latn=
    61:-,001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BD,BH,BM,BS,BT,BV,BW,BZ,CA,CC
    61:CK,CN,CP,CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT
    61:GU,GY,HK,HM,HN,IE,IL,IM,IN,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW
    61:KY,LB,LC,LK,LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NP
    61:NR,NU,NZ,OM,PA,PE,PG,PH,PK,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV
    61:SX,SY,SZ,TA,TC,TH,TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    62:AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC,ES
    62:FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI,SM,SR 62:TN,TR,UY,VA,VE,VN
    63:AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT,RU,SE
    63:SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA
    64:BF,BJ,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD 64:TF,TG,VU,WF,YT
    65:CH,LI 66:MU ia,ia@latn=q 27:-,001 ig@arab=
    67:-,001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BD,BE
    67:BF,BG,BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI
    67:CK,CL,CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE
    67:EG,EH,ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ
    67:GR,GS,GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IR,IS,IT,JE
    67:JM,JO,JP,KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV
    67:LY,MA,MC,MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MY,MZ
    67:NA,NC,NF,NG,NI,NL,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PL,PM,PN,PR,PS,PT,PW,PY
    67:QA,RE,RO,RS,RU,RW,SA,SB,SC,SD,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY
    67:SZ,TA,TC,TD,TF,TG,TH,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ
    67:VA,VC,VE,VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW 68:AX,NO,SE,SJ 69:AZ 6a:NE 6b:PK it,it@latn=q
    27:- jgo,jgo@latn,kkj,kkj@latn,mua,mua@latn,nnh,nnh@latn=b 2:CM kab,kab@latn=0 0:DZ
    khq,khq@latn,ses,ses@latn=0 5:-,ML km@khmr=
    6c:-,AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC
    6c:ES,FO,GL,GQ,GR,HR,IC,ID,IS,IT,KH,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI
    6c:SM,SR,TN,TR,UY,VA,VE,VN
    6d:001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BD,BH,BM,BS,BT,BV,BW,BZ,CA,CC,CK
    6d:CN,CP,CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT,GU
    6d:GY,HK,HM,HN,IE,IL,IM,IN,IO,IQ,IR,JE,JM,JO,JP,KE,KI,KM,KN,KP,KR,KW,KY,LB
    6d:LC,LK,LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NP,NR,NU
    6d:NZ,OM,PA,PE,PG,PH,PK,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV,SX,SY
    6d:SZ,TA,TC,TH,TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    6e:AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT,RU,SE
    6e:SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA
    6f:BF,BJ,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD 6f:TF,TG,VU,WF,YT
    6g:CH,LI 6h:MU ko@arab,to@arab=
    6i:-,001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BD,BE
    6i:BF,BG,BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI
    6i:CK,CL,CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE
    6i:EG,EH,ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ
    6i:GR,GS,GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IR,IS,IT,JE
    6i:JM,JO,JP,KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV
    6i:LY,MA,MC,MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MY,MZ
    6i:NA,NC,NF,NG,NI,NL,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PL,PM,PN,PR,PS,PT,PW,PY
    6i:QA,RE,RO,RS,RU,RW,SA,SB,SC,SD,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY
    6i:SZ,TA,TC,TD,TF,TG,TH,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ
    6i:VA,VC,VE,VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW 6j:AX,NO,SE,SJ 6k:AZ 6l:NE 6m:PK kpe,kpe@latn=4
    1:GN ks@latn,ks_Arab@latn,ks_Aran@latn=0 6n:-,IN ksh,ksh@latn=1y 5h:DE ku,ku@latn=1g
    47:-,AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC
    47:ES,FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI,SM 47:SR,TN,UY,VA,VE,VN
    6o:001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BD,BH,BM,BS,BT,BV,BW,BZ,CA,CC,CK
    6o:CN,CP,CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT,GU
    6o:GY,HK,HM,HN,IE,IL,IM,IN,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW,KY
    6o:LC,LK,LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NP,NR,NU
    6o:NZ,OM,PA,PE,PG,PH,PK,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV,SX,SY
    6o:SZ,TA,TC,TH,TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    6p:AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT,RU,SE
    6p:SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA
    6q:BF,BJ,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD 6q:TF,TG,VU,WF,YT
    6r:CH,LI 6s:MU ku@arabext=1i
    48:-,001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BD,BE
    48:BF,BG,BH,BI,BJ,BL,BM,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI,CK
    48:CL,CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE,EG
    48:EH,ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR
    48:GS,GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IR,IS,IT,JE,JM
    48:JO,JP,KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LC,LI,LK,LR,LS,LT,LU,LV,LY,MA
    48:MC,MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MZ,NA,NC,NF
    48:NG,NI,NL,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PK,PL,PM,PN,PR,PS,PT,PW,PY,QA,RE
    48:RO,RS,RU,RW,SA,SB,SC,SD,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY,SZ,TA
    48:TC,TD,TF,TG,TH,TJ,TK,TL,TM,TN,TO,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE
    48:VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW 6t:AX,NO,SE,SJ 6u:AZ 6v:BN,MY,NE lmo,lmo@latn=0 6w:-,IT
    ln,ln@latn=b 2:AO,CF,CG mfe,mfe@latn=0 5:- mgh,mgh@latn,seh,seh@latn,vmw,vmw@latn=b 2:MZ
    mgo,mgo@latn=4 1:CM mn@mong=
    6x:-,AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MN,MZ,NA,NO,PL,PT
    6x:RU,SE,SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA
    6y:001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BD,BH,BM,BS,BT,BV,BW,BZ,CA,CC,CK
    6y:CN,CP,CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT,GU
    6y:GY,HK,HM,HN,IE,IL,IM,IN,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW,KY
    6y:LB,LC,LK,LR,LS,MG,MH,ML,MM,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NP,NR,NU
    6y:NZ,OM,PA,PE,PG,PH,PK,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV,SX,SY
    6y:SZ,TA,TC,TH,TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    6z:AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC,ES
    6z:FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI,SM,SR 6z:TN,TR,UY,VA,VE,VN
    70:BF,BJ,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD 70:TF,TG,VU,WF,YT
    71:CH,LI 72:MU mni,mni_Beng=
    73:-,001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BD,BH,BM,BS,BT,BV,BW,BZ,CA,CC
    73:CK,CN,CP,CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT
    73:GU,GY,HK,HM,HN,IE,IL,IM,IN,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW
    73:KY,LB,LC,LK,LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NP
    73:NR,NU,NZ,OM,PA,PE,PG,PH,PK,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV
    73:SX,SY,SZ,TA,TC,TH,TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    74:AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC,ES
    74:FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI,SM,SR 74:TN,TR,UY,VA,VE,VN
    75:AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT,RU,SE
    75:SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA
    76:BF,BJ,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD 76:TF,TG,VU,WF,YT
    77:CH,LI 78:MU mni_Mtei=
    79:-,001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BD,BH,BM,BS,BT,BV,BW,BZ,CA,CC
    79:CK,CN,CP,CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT
    79:GU,GY,HK,HM,HN,IE,IL,IM,IN,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW
    79:KY,LB,LC,LK,LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NP
    79:NR,NU,NZ,OM,PA,PE,PG,PH,PK,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV
    79:SX,SY,SZ,TA,TC,TH,TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    7a:AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC,ES
    7a:FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI,SM,SR 7a:TN,TR,UY,VA,VE,VN
    7b:AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT,RU,SE
    7b:SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA
    7c:BF,BJ,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD 7c:TF,TG,VU,WF,YT
    7d:CH,LI 7e:MU ms@arabext=2 e:-,ID,SG ms_Arab@arabext=2 b:BN,MY my=
    7f:-,001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BD,BH,BM,BS,BT,BV,BW,BZ,CA,CC
    7f:CK,CN,CP,CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT
    7f:GU,GY,HK,HM,HN,IE,IL,IM,IN,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW
    7f:KY,LB,LC,LK,LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NP
    7f:NR,NU,NZ,OM,PA,PE,PG,PH,PK,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV
    7f:SX,SY,SZ,TA,TC,TH,TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    7g:AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC,ES
    7g:FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI,SM,SR 7g:TN,TR,UY,VA,VE,VN
    7h:AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT,RU,SE
    7h:SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA
    7i:BF,BJ,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD 7i:TF,TG,VU,WF,YT
    7j:CH,LI 7k:MU naq,naq@latn=4 1:NA nb@arab,nn@arab,no@arab= 7l:-,AX,NO,SE,SJ
    7m:001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BD,BE,BF
    7m:BG,BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI,CK
    7m:CL,CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE,EG
    7m:EH,ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR
    7m:GS,GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IR,IS,IT,JE,JM
    7m:JO,JP,KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV,LY
    7m:MA,MC,MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MY,MZ,NA
    7m:NC,NF,NG,NI,NL,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PL,PM,PN,PR,PS,PT,PW,PY,QA
    7m:RE,RO,RS,RU,RW,SA,SB,SC,SD,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY,SZ
    7m:TA,TC,TD,TF,TG,TH,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA
    7m:VC,VE,VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW 7n:AZ 7o:NE 7p:PK
    nb@arabext,nn@arabext,no@arabext= 7q:-,AX,NO,SE,SJ
    7r:001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BD,BE,BF
    7r:BG,BH,BI,BJ,BL,BM,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI,CK,CL
    7r:CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE,EG,EH
    7r:ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS
    7r:GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IR,IS,IT,JE,JM,JO
    7r:JP,KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV,LY,MA
    7r:MC,MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MZ,NA,NC,NF
    7r:NG,NI,NL,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PK,PL,PM,PN,PR,PS,PT,PW,PY,QA,RE
    7r:RO,RS,RU,RW,SA,SB,SC,SD,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY,SZ,TA
    7r:TC,TD,TF,TG,TH,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC
    7r:VE,VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW 7s:AZ 7t:BN,MY,NE ne,sa=
    7u:-,001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BD,BH,BM,BS,BT,BV,BW,BZ,CA,CC
    7u:CK,CN,CP,CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT
    7u:GU,GY,HK,HM,HN,IE,IL,IM,IN,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW
    7u:KY,LB,LC,LK,LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NP
    7u:NR,NU,NZ,OM,PA,PE,PG,PH,PK,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV
    7u:SX,SY,SZ,TA,TC,TH,TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    7v:AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC,ES
    7v:FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI,SM,SR 7v:TN,TR,UY,VA,VE,VN
    7w:AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT,RU,SE
    7w:SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA
    7x:BF,BJ,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD 7x:TF,TG,VU,WF,YT
    7y:CH,LI 7z:MU nl,nl@latn=b 2:SX nqo= 80:-,GN
    81:001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BD,BH,BM,BS,BT,BV,BW,BZ,CA,CC,CK
    81:CN,CP,CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT,GU
    81:GY,HK,HM,HN,IE,IL,IM,IN,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW,KY
    81:LB,LC,LK,LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NP,NR
    81:NU,NZ,OM,PA,PE,PG,PH,PK,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV,SX
    81:SY,SZ,TA,TC,TH,TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    82:AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC,ES
    82:FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI,SM,SR 82:TN,TR,UY,VA,VE,VN
    83:AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT,RU,SE
    83:SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA
    84:BF,BJ,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD,TF 84:TG,VU,WF,YT
    85:CH,LI 86:MU nqo@latn=0 6n:-,GN nso,nso@latn,xh,xh@latn=2n 5:ZA oc,oc@latn=
    87:-,AL,AM,AO,AX,BG,BY,CV,CZ,EE,ES,FI,FR,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL
    87:PT,RU,SE,SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA
    88:001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BD,BH,BM,BS,BT,BV,BW,BZ,CA,CC,CK
    88:CN,CP,CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT,GU
    88:GY,HK,HM,HN,IE,IL,IM,IN,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW,KY
    88:LB,LC,LK,LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NP,NR
    88:NU,NZ,OM,PA,PE,PG,PH,PK,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV,SX
    88:SY,SZ,TA,TC,TH,TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    89:AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC,FO
    89:GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI,SM,SR,TN 89:TR,UY,VA,VE,VN
    8a:BF,BJ,BL,CF,CG,CI,CM,DJ,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD,TF 8a:TG,VU,WF,YT
    8b:CH,LI 8c:MU oc@arabext=
    8d:-,001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BD,BE
    8d:BF,BG,BH,BI,BJ,BL,BM,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI,CK
    8d:CL,CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE,EG
    8d:EH,ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR
    8d:GS,GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IR,IS,IT,JE,JM
    8d:JO,JP,KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV,LY
    8d:MA,MC,MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MZ,NA,NC
    8d:NF,NG,NI,NL,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PK,PL,PM,PN,PR,PS,PT,PW,PY,QA
    8d:RE,RO,RS,RU,RW,SA,SB,SC,SD,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY,SZ
    8d:TA,TC,TD,TF,TG,TH,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA
    8d:VC,VE,VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW 8e:AX,NO,SE,SJ 8f:AZ 8g:BN,MY,NE pa=9 b:PK
    pa@latn=9 61:PK pa@arab=25 6:PK 5s:IN 5t:CM,GH,NG,SD pa@arabext=2 8h:-,IN
    8i:001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BD,BE,BF
    8i:BG,BH,BI,BJ,BL,BM,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI,CK,CL
    8i:CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE,EG,EH
    8i:ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS
    8i:GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IO,IQ,IR,IS,IT,JE,JM,JO,JP
    8i:KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV,LY,MA,MC
    8i:MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MZ,NA,NC,NF,NG
    8i:NI,NL,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PL,PM,PN,PR,PS,PT,PW,PY,QA,RE,RO,RS
    8i:RU,RW,SA,SB,SC,SD,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY,SZ,TA,TC,TD
    8i:TF,TG,TH,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG
    8i:VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW 8j:AX,NO,SE,SJ 8k:AZ 8l:BN,MY,NE
    pa_Arab@arab,pa_Aran@arab,ps@arab=1 6:PK pa_Guru@arab=38 5w:PK pa_Guru@arabext=39 8i:PK
    ps@latn=1s 4z:-,AF,PK pt,pt@latn=b 25:CH,CV,FR,GQ,GW,LU,MO,MZ,PT,ST,TL pt@arab=1
    1w:CH,CV,FR,GQ,GW,LU,MO,MZ,PT,ST,TL pt@arabext=2 2b:CH,CV,FR,GQ,GW,LU,MO,MZ,PT,ST,TL
    qu,qu@latn=z 1g:RU 1h:EC rej,rej@latn,rej_Rjng,rej_Rjng@latn=4 1:ID rm,rm@latn=1y 5l:-
    ru,ru@latn=12 1g:MD 1q:UA ru@arab=1 1w:UA ru@arabext=l 21:UA sat,sat_Olck=
    8m:-,001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BD,BH,BM,BS,BT,BV,BW,BZ,CA,CC
    8m:CK,CN,CP,CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT
    8m:GU,GY,HK,HM,HN,IE,IL,IM,IN,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW
    8m:KY,LB,LC,LK,LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NP
    8m:NR,NU,NZ,OM,PA,PE,PG,PH,PK,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV
    8m:SX,SY,SZ,TA,TC,TH,TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    8n:AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC,ES
    8n:FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI,SM,SR 8n:TN,TR,UY,VA,VE,VN
    8o:AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT,RU,SE
    8o:SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA
    8p:BF,BJ,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD 8p:TF,TG,VU,WF,YT
    8q:CH,LI 8r:MU scn,scn@latn=4 1:IT sd=1 1:IN 8s:-,PK sd@arab,sd_Arab,sd_Arab@arab=3p 6:IN
    sd@arabext=2 8t:-,PK 8u:IN sd@deva=s 8v:-,PK 8w:IN sd_Arab@arabext=3r b:IN sd_Arab@deva=3s
    2f:IN sd_Deva@arabext=3r 8u:-,BN,MY,NE
    8x:001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BD,BE,BF
    8x:BG,BH,BI,BJ,BL,BM,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI,CK,CL
    8x:CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE,EG,EH
    8x:ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS
    8x:GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IO,IQ,IR,IS,IT,JE,JM,JO,JP
    8x:KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV,LY,MA,MC
    8x:MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MZ,NA,NC,NF,NG
    8x:NI,NL,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PK,PL,PM,PN,PR,PS,PT,PW,PY,QA,RE,RO
    8x:RS,RU,RW,SA,SB,SC,SD,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY,SZ,TA,TC
    8x:TD,TF,TG,TH,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE
    8x:VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW 8y:AX,NO,SE,SJ 8z:AZ sd_Deva@deva=3s
    8w:-,001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BD,BH,BM,BS,BT,BV,BW,BZ,CA,CC
    8w:CK,CN,CP,CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT
    8w:GU,GY,HK,HM,HN,IE,IL,IM,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW,KY
    8w:LB,LC,LK,LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NP,NR
    8w:NU,NZ,OM,PA,PE,PG,PH,PK,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV,SX
    8w:SY,SZ,TA,TC,TH,TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    90:AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC,ES
    90:FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI,SM,SR 90:TN,TR,UY,VA,VE,VN
    91:AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT,RU,SE
    91:SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA
    92:BF,BJ,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD 92:TF,TG,VU,WF,YT
    93:CH,LI 94:MU se@arab=1h a:PK se@arabext=l 1m:NO,SE sg,sg@latn=b 2:CF
    shi,shi@latn,shi_Latn,shi_Latn@latn,shi_Tfng,shi_Tfng@latn,tzm,tzm@latn=0 0:MA sl,sl@latn=
    95:-,AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC
    95:ES,FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI,SM
    95:SR,TN,TR,UY,VA,VE,VN
    96:001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BD,BH,BM,BS,BT,BV,BW,BZ,CA,CC,CK
    96:CN,CP,CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT,GU
    96:GY,HK,HM,HN,IE,IL,IM,IN,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW,KY
    96:LB,LC,LK,LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NP,NR
    96:NU,NZ,OM,PA,PE,PG,PH,PK,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV,SX
    96:SY,SZ,TA,TC,TH,TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    97:AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT,RU,SE
    97:SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA
    98:BF,BJ,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD 98:TF,TG,VU,WF,YT
    99:CH,LI 9a:MU so,so@latn=4 1:DJ sq,sq@latn=q 25:MK
    sr,sr@latn,sr_Cyrl,sr_Cyrl@latn,sr_Latn,sr_Latn@latn=b 2:XK ss,ss@latn=0 0:SZ
    st,st@latn,zu,zu@latn=4 1:ZA sv@arab= 9b:-,AX,FI,NO,SE,SJ
    9c:001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BD,BE,BF
    9c:BG,BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI,CK
    9c:CL,CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE,EG
    9c:EH,ER,ES,ET,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS
    9c:GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IR,IS,IT,JE,JM,JO
    9c:JP,KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV,LY,MA
    9c:MC,MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MY,MZ,NA,NC
    9c:NF,NG,NI,NL,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PL,PM,PN,PR,PS,PT,PW,PY,QA,RE
    9c:RO,RS,RU,RW,SA,SB,SC,SD,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY,SZ,TA
    9c:TC,TD,TF,TG,TH,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC
    9c:VE,VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW 9d:AZ 9e:NE 9f:PK sv@arabext=2y 7q:FI ta,ta@latn=9
    1:MY,SG ta@arabext=a b:MY,SG tn,tn@latn=0 4:-,BW,ZA tok,tok@latn=
    9g:-,001,AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT
    9g:RU,SE,SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA
    9h:003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BD,BH,BM,BS,BT,BV,BW,BZ,CA,CC,CK,CN
    9h:CP,CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT,GU,GY
    9h:HK,HM,HN,IE,IL,IM,IN,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW,KY,LB
    9h:LC,LK,LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NP,NR,NU
    9h:NZ,OM,PA,PE,PG,PH,PK,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV,SX,SY
    9h:SZ,TA,TC,TH,TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    9i:AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC,ES
    9i:FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI,SM,SR 9i:TN,TR,UY,VA,VE,VN
    9j:BF,BJ,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD 9j:TF,TG,VU,WF,YT
    9k:CH,LI 9l:MU tok@arabext=
    9m:-,001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BD,BE
    9m:BF,BG,BH,BI,BJ,BL,BM,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI,CK
    9m:CL,CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE,EG
    9m:EH,ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR
    9m:GS,GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IR,IS,IT,JE,JM
    9m:JO,JP,KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV,LY
    9m:MA,MC,MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MZ,NA,NC
    9m:NF,NG,NI,NL,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PK,PL,PM,PN,PR,PS,PT,PW,PY,QA
    9m:RE,RO,RS,RU,RW,SA,SB,SC,SD,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY,SZ
    9m:TA,TC,TD,TF,TG,TH,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA
    9m:VC,VE,VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW 9n:AX,NO,SE,SJ 9o:AZ 9p:BN,MY,NE tr,tr@latn=2j
    6o:LB tr@arabext=2k 48:LB ur@arab,ur_Arab@arab,ur_Aran@arab=1 a:-,IN uz=0 b:AF uz@latn=0 4z:AF
    uz@arab=1 4l:CN uz@arabext=22 b:AF uz_Arab@latn=3d 4y:PK vec,vec@latn=0 3:-,IT wa,wa@latn=4
    1:BE wae,wae@latn=0 6w:-,CH wal,wal@latn=0 4:-,ET wo,wo@latn=b 2:SN yi,yi@latn=4 1:UA
    yo,yo@latn=4 1:BJ zgh,zgh@latn=12 1g:MA zh@arab=1 4l:AU,BN,GB,GF,HK,ID,MO,PA,PF,PH,SR,TH,TW,VN
    zh_Hans@arabext,zh_Hant@arabext=2 b:MY
    """

  /// The same of money.
  static let moneyFormatLines = """
    a0/2c/2d/30/3/3/1/{a4}//-{a4}/ 2c/2e/2d/30/3/3/1/{a4}//-{a4}/ 2e/2c/2d/30/3/3/1/{a4}//-{a4}/
    202f/2c/2d/30/3/3/1/{a4}//-{a4}/ 2019/2e/2d/30/3/3/1/{a4}//-{a4}/
    a0/2e/2d/30/3/3/1/{a4}//-{a4}/ 66c/66b/61c+2d/660/3/3/1//{a0}{a4}/{61c}-/{a0}{a4}
    a0/66b/61c+2d/660/3/3/1//{a0}{a4}/{61c}-/{a0}{a4}
    2c/66b/61c+2d/660/3/3/1//{a0}{a4}/{61c}-/{a0}{a4}
    2c/2e/61c+2d/660/3/3/1//{a0}{a4}/{61c}-/{a0}{a4}
    2c/60c/61c+2d/660/3/3/1//{a0}{a4}/{61c}-/{a0}{a4}
    66c/66b/200e+2d+200e/6f0/3/3/1/{a4}//{200e}-{200e}{a4}/
    a0/2c/200e+2d+200e/6f0/3/3/1/{a4}//{200e}-{200e}{a4}/
    66c/2c/200e+2d+200e/6f0/3/3/1/{a4}//{200e}-{200e}{a4}/
    66c/2e/200e+2d+200e/6f0/3/3/1/{a4}//{200e}-{200e}{a4}/ a0/2c/2d/30/3/3/1//{a4}/-/{a4}
    2c/2e/2d/30/3/3/1//{a4}/-/{a4} 2e/2c/2d/30/3/3/1//{a4}/-/{a4} 202f/2c/2d/30/3/3/1//{a4}/-/{a4}
    2019/2e/2d/30/3/3/1//{a4}/-/{a4} a0/2e/2d/30/3/3/1//{a4}/-/{a4}
    66c/66b/200e+2d+200e/6f0/3/3/1//{a4}/{200e}-{200e}/{a4}
    a0/2c/200e+2d+200e/6f0/3/3/1//{a4}/{200e}-{200e}/{a4}
    66c/2c/200e+2d+200e/6f0/3/3/1//{a4}/{200e}-{200e}/{a4}
    66c/2e/200e+2d+200e/6f0/3/3/1//{a4}/{200e}-{200e}/{a4} 2c/2e/2d/30/3/3/1/{a4}{a0}//-{a4}{a0}/
    2e/2c/2d/30/3/3/1/{a4}{a0}//-{a4}{a0}/ a0/2c/2d/30/3/3/1/{a4}{a0}//-{a4}{a0}/
    202f/2c/2d/30/3/3/1/{a4}{a0}//-{a4}{a0}/ 2019/2e/2d/30/3/3/1/{a4}{a0}//-{a4}{a0}/
    a0/2e/2d/30/3/3/1/{a4}{a0}//-{a4}{a0}/
    66c/66b/200e+2d+200e/6f0/3/3/1/{a4}{a0}//{200e}-{200e}{a4}{a0}/
    a0/2c/200e+2d+200e/6f0/3/3/1/{a4}{a0}//{200e}-{200e}{a4}{a0}/
    66c/2c/200e+2d+200e/6f0/3/3/1/{a4}{a0}//{200e}-{200e}{a4}{a0}/
    66c/2e/200e+2d+200e/6f0/3/3/1/{a4}{a0}//{200e}-{200e}{a4}{a0}/
    2c/2e/200e+2d/30/3/3/1/{200f}/{a0}{a4}/{200f}{200e}-/{a0}{a4}
    2e/2c/200e+2d/30/3/3/1/{200f}/{a0}{a4}/{200f}{200e}-/{a0}{a4}
    a0/2c/200e+2d/30/3/3/1/{200f}/{a0}{a4}/{200f}{200e}-/{a0}{a4}
    202f/2c/200e+2d/30/3/3/1/{200f}/{a0}{a4}/{200f}{200e}-/{a0}{a4}
    66c/66b/61c+2d/660/3/3/1/{200f}/{a0}{a4}/{61c}-{200f}/{a0}{a4}
    2019/2e/200e+2d/30/3/3/1/{200f}/{a0}{a4}/{200f}{200e}-/{a0}{a4}
    a0/2e/200e+2d/30/3/3/1/{200f}/{a0}{a4}/{200f}{200e}-/{a0}{a4}
    a0/66b/61c+2d/660/3/3/1/{200f}/{a0}{a4}/{61c}-{200f}/{a0}{a4}
    2c/66b/61c+2d/660/3/3/1/{200f}/{a0}{a4}/{61c}-{200f}/{a0}{a4}
    2c/2e/61c+2d/660/3/3/1/{200f}/{a0}{a4}/{61c}-{200f}/{a0}{a4}
    2c/60c/61c+2d/660/3/3/1/{200f}/{a0}{a4}/{61c}-{200f}/{a0}{a4}
    66c/66b/200e+2d+200e/6f0/3/3/1/{200f}/{a0}{a4}/{200f}{200e}-{200e}/{a0}{a4}
    a0/2c/200e+2d+200e/6f0/3/3/1/{200f}/{a0}{a4}/{200f}{200e}-{200e}/{a0}{a4}
    66c/2c/200e+2d+200e/6f0/3/3/1/{200f}/{a0}{a4}/{200f}{200e}-{200e}/{a0}{a4}
    66c/2e/200e+2d+200e/6f0/3/3/1/{200f}/{a0}{a4}/{200f}{200e}-{200e}/{a0}{a4}
    2c/2e/2d/9e6/3/2/1/{a4}{a0}//-{a4}{a0}/ 2e/2c/2d/9e6/3/2/1/{a4}{a0}//-{a4}{a0}/
    a0/2c/2d/9e6/3/2/1/{a4}{a0}//-{a4}{a0}/ 202f/2c/2d/9e6/3/2/1/{a4}{a0}//-{a4}{a0}/
    2019/2e/2d/9e6/3/2/1/{a4}{a0}//-{a4}{a0}/ a0/2e/2d/9e6/3/2/1/{a4}{a0}//-{a4}{a0}/
    2c/2e/2d/30/3/2/1/{a4}{a0}//-{a4}{a0}/ 2e/2c/2d/30/3/2/1/{a4}{a0}//-{a4}{a0}/
    a0/2c/2d/30/3/2/1/{a4}{a0}//-{a4}{a0}/ 202f/2c/2d/30/3/2/1/{a4}{a0}//-{a4}{a0}/
    2019/2e/2d/30/3/2/1/{a4}{a0}//-{a4}{a0}/ a0/2e/2d/30/3/2/1/{a4}{a0}//-{a4}{a0}/
    66c/66b/200e+2d+200e/6f0/3/2/1/{a4}{a0}//{200e}-{200e}{a4}{a0}/
    a0/2c/200e+2d+200e/6f0/3/2/1/{a4}{a0}//{200e}-{200e}{a4}{a0}/
    66c/2c/200e+2d+200e/6f0/3/2/1/{a4}{a0}//{200e}-{200e}{a4}{a0}/
    66c/2e/200e+2d+200e/6f0/3/2/1/{a4}{a0}//{200e}-{200e}{a4}{a0}/
    2c/2e/2d/30/3/3/1//{a0}{a4}/-/{a0}{a4} 2e/2c/2d/30/3/3/1//{a0}{a4}/-/{a0}{a4}
    a0/2c/2d/30/3/3/1//{a0}{a4}/-/{a0}{a4} 202f/2c/2d/30/3/3/1//{a0}{a4}/-/{a0}{a4}
    2019/2e/2d/30/3/3/1//{a0}{a4}/-/{a0}{a4} a0/2e/2d/30/3/3/1//{a0}{a4}/-/{a0}{a4}
    66c/66b/200e+2d+200e/6f0/3/3/1//{a0}{a4}/{200e}-{200e}/{a0}{a4}
    a0/2c/200e+2d+200e/6f0/3/3/1//{a0}{a4}/{200e}-{200e}/{a0}{a4}
    66c/2c/200e+2d+200e/6f0/3/3/1//{a0}{a4}/{200e}-{200e}/{a0}{a4}
    66c/2e/200e+2d+200e/6f0/3/3/1//{a0}{a4}/{200e}-{200e}/{a0}{a4}
    66c/66b/200f+2d/660/3/3/1//{a0}{a4}/{200f}-/{a0}{a4}
    a0/66b/200f+2d/660/3/3/1//{a0}{a4}/{200f}-/{a0}{a4}
    2c/66b/200f+2d/660/3/3/1//{a0}{a4}/{200f}-/{a0}{a4}
    2c/2e/200f+2d/660/3/3/1//{a0}{a4}/{200f}-/{a0}{a4}
    2c/60c/200f+2d/660/3/3/1//{a0}{a4}/{200f}-/{a0}{a4} 2c/66b/2d/660/3/3/1//{a0}{a4}/-/{a0}{a4}
    66c/66b/2d/660/3/3/1//{a0}{a4}/-/{a0}{a4} a0/66b/2d/660/3/3/1//{a0}{a4}/-/{a0}{a4}
    2c/2e/2d/660/3/3/1//{a0}{a4}/-/{a0}{a4} 2c/60c/2d/660/3/3/1//{a0}{a4}/-/{a0}{a4}
    66c/2c/2d/6f0/3/3/1//{a0}{a4}/-/{a0}{a4} 66c/66b/2d/6f0/3/3/1//{a0}{a4}/-/{a0}{a4}
    a0/2c/2d/6f0/3/3/1//{a0}{a4}/-/{a0}{a4} 66c/2e/2d/6f0/3/3/1//{a0}{a4}/-/{a0}{a4}
    a0/2c/2d/30/3/3/2//{a0}{a4}/-/{a0}{a4} 2c/2e/2d/30/3/3/2//{a0}{a4}/-/{a0}{a4}
    2e/2c/2d/30/3/3/2//{a0}{a4}/-/{a0}{a4} 202f/2c/2d/30/3/3/2//{a0}{a4}/-/{a0}{a4}
    2019/2e/2d/30/3/3/2//{a0}{a4}/-/{a0}{a4} a0/2e/2d/30/3/3/2//{a0}{a4}/-/{a0}{a4}
    66c/66b/61c+2d/660/3/3/2//{a0}{a4}/{61c}-/{a0}{a4}
    a0/66b/61c+2d/660/3/3/2//{a0}{a4}/{61c}-/{a0}{a4}
    2c/66b/61c+2d/660/3/3/2//{a0}{a4}/{61c}-/{a0}{a4}
    2c/2e/61c+2d/660/3/3/2//{a0}{a4}/{61c}-/{a0}{a4}
    2c/60c/61c+2d/660/3/3/2//{a0}{a4}/{61c}-/{a0}{a4}
    66c/66b/200e+2d+200e/6f0/3/3/2//{a0}{a4}/{200e}-{200e}/{a0}{a4}
    a0/2c/200e+2d+200e/6f0/3/3/2//{a0}{a4}/{200e}-{200e}/{a0}{a4}
    66c/2c/200e+2d+200e/6f0/3/3/2//{a0}{a4}/{200e}-{200e}/{a0}{a4}
    66c/2e/200e+2d+200e/6f0/3/3/2//{a0}{a4}/{200e}-{200e}/{a0}{a4}
    2c/2e/2d/966/3/3/1/{a4}{a0}//-{a4}{a0}/ 2e/2c/2d/966/3/3/1/{a4}{a0}//-{a4}{a0}/
    a0/2c/2d/966/3/3/1/{a4}{a0}//-{a4}{a0}/ 202f/2c/2d/966/3/3/1/{a4}{a0}//-{a4}{a0}/
    2019/2e/2d/966/3/3/1/{a4}{a0}//-{a4}{a0}/ a0/2e/2d/966/3/3/1/{a4}{a0}//-{a4}{a0}/
    2c/2e/2d/966/3/3/1/{a4}//-{a4}/ 2e/2c/2d/966/3/3/1/{a4}//-{a4}/ a0/2c/2d/966/3/3/1/{a4}//-{a4}/
    202f/2c/2d/966/3/3/1/{a4}//-{a4}/ 2019/2e/2d/966/3/3/1/{a4}//-{a4}/
    a0/2e/2d/966/3/3/1/{a4}//-{a4}/ a0/2c/2d/30/3/3/1/{a4}{a0}//{a4}{a0}-/
    2c/2e/2d/30/3/3/1/{a4}{a0}//{a4}{a0}-/ 2e/2c/2d/30/3/3/1/{a4}{a0}//{a4}{a0}-/
    202f/2c/2d/30/3/3/1/{a4}{a0}//{a4}{a0}-/ 2019/2e/2d/30/3/3/1/{a4}{a0}//{a4}{a0}-/
    a0/2e/2d/30/3/3/1/{a4}{a0}//{a4}{a0}-/
    66c/66b/200e+2d+200e/6f0/3/3/1/{a4}{a0}//{a4}{a0}{200e}-{200e}/
    a0/2c/200e+2d+200e/6f0/3/3/1/{a4}{a0}//{a4}{a0}{200e}-{200e}/
    66c/2c/200e+2d+200e/6f0/3/3/1/{a4}{a0}//{a4}{a0}{200e}-{200e}/
    66c/2e/200e+2d+200e/6f0/3/3/1/{a4}{a0}//{a4}{a0}{200e}-{200e}/ 2c/2e/2d/30/3/2/1//{a4}/-/{a4}
    2e/2c/2d/30/3/2/1//{a4}/-/{a4} a0/2c/2d/30/3/2/1//{a4}/-/{a4} 202f/2c/2d/30/3/2/1//{a4}/-/{a4}
    2019/2e/2d/30/3/2/1//{a4}/-/{a4} 2c/2e/2d/30/3/2/1/{a4}//-{a4}/ a0/2e/2d/30/3/2/1//{a4}/-/{a4}
    66c/66b/200e+2d+200e/6f0/3/2/1//{a4}/{200e}-{200e}/{a4}
    a0/2c/200e+2d+200e/6f0/3/2/1//{a4}/{200e}-{200e}/{a4}
    66c/2c/200e+2d+200e/6f0/3/2/1//{a4}/{200e}-{200e}/{a4}
    66c/2e/200e+2d+200e/6f0/3/2/1//{a4}/{200e}-{200e}/{a4}
    66c/66b/200e+2d+200e/6f0/3/2/1/{a4}//{200e}-{200e}{a4}/ 2c/2e/2d/11136/3/2/1//{a4}/-/{a4}
    2e/2c/2d/11136/3/2/1//{a4}/-/{a4} a0/2c/2d/11136/3/2/1//{a4}/-/{a4}
    202f/2c/2d/11136/3/2/1//{a4}/-/{a4} 2019/2e/2d/11136/3/2/1//{a4}/-/{a4}
    a0/2e/2d/11136/3/2/1//{a4}/-/{a4} 2019/2e/2d/30/3/3/1/{a4}{a0}//{a4}-/
    66c/66b/200e+2d+200e/6f0/3/3/1/{a4}{a0}//{a4}{200e}-{200e}/ 2c/2e/2d/f20/3/2/1/{a4}//-{a4}/
    2e/2c/2d/f20/3/2/1/{a4}//-{a4}/ a0/2c/2d/f20/3/2/1/{a4}//-{a4}/
    202f/2c/2d/f20/3/2/1/{a4}//-{a4}/ 2019/2e/2d/f20/3/2/1/{a4}//-{a4}/
    a0/2e/2d/f20/3/2/1/{a4}//-{a4}/ 2e/2c/2d/30/3/2/1/{a4}//-{a4}/ a0/2c/2d/30/3/2/1/{a4}//-{a4}/
    202f/2c/2d/30/3/2/1/{a4}//-{a4}/ 2019/2e/2d/30/3/2/1/{a4}//-{a4}/
    a0/2e/2d/30/3/2/1/{a4}//-{a4}/ a0/2c/200e+2d+200e/6f0/3/2/1/{a4}//{200e}-{200e}{a4}/
    66c/2c/200e+2d+200e/6f0/3/2/1/{a4}//{200e}-{200e}{a4}/
    66c/2e/200e+2d+200e/6f0/3/2/1/{a4}//{200e}-{200e}{a4}/ 2c/2e/2d/30/3/3/3/{a4}//-{a4}/
    2e/2c/2d/30/3/3/3/{a4}//-{a4}/ a0/2c/2d/30/3/3/3/{a4}//-{a4}/ 202f/2c/2d/30/3/3/3/{a4}//-{a4}/
    2019/2e/2d/30/3/3/3/{a4}//-{a4}/ a0/2e/2d/30/3/3/3/{a4}//-{a4}/
    66c/66b/61c+2d/660/3/3/3//{a0}{a4}/{61c}-/{a0}{a4}
    a0/66b/61c+2d/660/3/3/3//{a0}{a4}/{61c}-/{a0}{a4}
    2c/66b/61c+2d/660/3/3/3//{a0}{a4}/{61c}-/{a0}{a4}
    2c/2e/61c+2d/660/3/3/3//{a0}{a4}/{61c}-/{a0}{a4}
    2c/60c/61c+2d/660/3/3/3//{a0}{a4}/{61c}-/{a0}{a4}
    66c/66b/200e+2d+200e/6f0/3/3/3/{a4}//{200e}-{200e}{a4}/
    a0/2c/200e+2d+200e/6f0/3/3/3/{a4}//{200e}-{200e}{a4}/
    66c/2c/200e+2d+200e/6f0/3/3/3/{a4}//{200e}-{200e}{a4}/
    66c/2e/200e+2d+200e/6f0/3/3/3/{a4}//{200e}-{200e}{a4}/ a0/2c/2d/30/0/0/1//{a0}{a4}/-/{a0}{a4}
    27/2e/2d/30/3/3/1/{a4}{a0}//{a4}-/ 2e/2c/2d/30/3/3/1/{a4}//{a4}-/
    a0/24/2d/30/3/3/1/{a4}{a0}//-{a4}{a0}/ 2e/2c/61c+2d/660/3/3/1//{a0}{a4}/{61c}-/{a0}{a4}
    2e/2c/61c+2d/660/3/3/1/{a4}{a0}//{a4}{a0}{61c}-/
    a0/24/61c+2d/660/3/3/1/{a4}{a0}//{61c}-{a4}{a0}/ a0/2c/61c+2d/660/3/3/1/{a4}//{61c}-{a4}/
    a0/2c/61c+2d/660/3/3/1//{a0}{a4}/{61c}-/{a0}{a4}
    2e/2c/200e+2d+200e/6f0/3/3/1//{a0}{a4}/{200e}-{200e}/{a0}{a4}
    2e/2c/200e+2d+200e/6f0/3/3/1/{a4}{a0}//{a4}{a0}{200e}-{200e}/
    66c/66b/200e+2d+200e/6f0/0/0/1//{a0}{a4}/{200e}-{200e}/{a0}{a4}
    66c/66b/200e+2d+200e/6f0/3/3/1/{a4}//{a4}{200e}-{200e}/
    a0/24/200e+2d+200e/6f0/3/3/1/{a4}{a0}//{200e}-{200e}{a4}{a0}/ 2e/2c/2d/30/3/3/2/{a4}//-{a4}/
    66c/66b/200e+2d+200e/6f0/3/3/2/{a4}//{200e}-{200e}{a4}/
    a0/2c/2212/30/3/3/2//{a0}{a4}/{2212}/{a0}{a4} 2c/2e/2212/30/3/3/2//{a0}{a4}/{2212}/{a0}{a4}
    2e/2c/2212/30/3/3/2//{a0}{a4}/{2212}/{a0}{a4} 202f/2c/2212/30/3/3/2//{a0}{a4}/{2212}/{a0}{a4}
    2019/2e/2212/30/3/3/2//{a0}{a4}/{2212}/{a0}{a4} a0/2e/2212/30/3/3/2//{a0}{a4}/{2212}/{a0}{a4}
    2e/2c/2212/30/3/3/1//{a0}{a4}/{2212}/{a0}{a4} 2c/2e/2212/30/3/3/1//{a0}{a4}/{2212}/{a0}{a4}
    a0/2c/2212/30/3/3/1//{a0}{a4}/{2212}/{a0}{a4} 202f/2c/2212/30/3/3/1//{a0}{a4}/{2212}/{a0}{a4}
    2019/2e/2212/30/3/3/1//{a0}{a4}/{2212}/{a0}{a4} a0/2e/2212/30/3/3/1//{a0}{a4}/{2212}/{a0}{a4}
    66c/66b/200e+2212/6f0/3/3/1/{200e}{a4}//{200e}{2212}{200e}{a4}/
    66c/66b/200e+2212/6f0/3/3/1/{a4}{a0}//{200e}{2212}{a4}{a0}/
    a0/2c/200e+2212/6f0/3/3/1/{200e}{a4}//{200e}{2212}{200e}{a4}/
    66c/2c/200e+2212/6f0/3/3/1/{200e}{a4}//{200e}{2212}{200e}{a4}/
    66c/2e/200e+2212/6f0/3/3/1/{200e}{a4}//{200e}{2212}{200e}{a4}/
    2c/2e/200e+2212/30/3/3/1/{200e}{a4}{a0}//{200e}{2212}{200e}{a4}{a0}/
    2e/2c/200e+2212/30/3/3/1/{200e}{a4}{a0}//{200e}{2212}{200e}{a4}{a0}/
    2c/2e/200e+2212/30/3/3/1/{a4}{a0}//{200e}{2212}{a4}{a0}/
    a0/2c/200e+2212/30/3/3/1/{200e}{a4}{a0}//{200e}{2212}{200e}{a4}{a0}/
    202f/2c/200e+2212/30/3/3/1/{200e}{a4}{a0}//{200e}{2212}{200e}{a4}{a0}/
    2019/2e/200e+2212/30/3/3/1/{200e}{a4}{a0}//{200e}{2212}{200e}{a4}{a0}/
    a0/2e/200e+2212/30/3/3/1/{200e}{a4}{a0}//{200e}{2212}{200e}{a4}{a0}/
    66c/66b/61c+2d/660/3/3/1/{200e}{a4}//{61c}-{200e}{a4}/
    a0/66b/61c+2d/660/3/3/1/{200e}{a4}//{61c}-{200e}{a4}/
    2c/66b/61c+2d/660/3/3/1/{200e}{a4}//{61c}-{200e}{a4}/
    2c/2e/61c+2d/660/3/3/1/{200e}{a4}//{61c}-{200e}{a4}/
    2c/60c/61c+2d/660/3/3/1/{200e}{a4}//{61c}-{200e}{a4}/
    2e41/2e/2d/1e950/3/3/1/{a4}{a0}//-{a4}{a0}/ 2c/2e/2d/1e950/3/3/1/{a4}{a0}//-{a4}{a0}/
    2e/2c/2d/1e950/3/3/1/{a4}{a0}//-{a4}{a0}/ a0/2c/2d/1e950/3/3/1/{a4}{a0}//-{a4}{a0}/
    202f/2c/2d/1e950/3/3/1/{a4}{a0}//-{a4}{a0}/ 2019/2e/2d/1e950/3/3/1/{a4}{a0}//-{a4}{a0}/
    a0/2e/2d/1e950/3/3/1/{a4}{a0}//-{a4}{a0}/ 2e41/2e/2d/30/3/3/1/{a4}{a0}//-{a4}{a0}/
    202f/2c/61c+2d/660/3/3/1/{a4}{a0}//{a4}{a0}{61c}-/
    202f/2c/200e+2d+200e/6f0/3/3/1/{a4}{a0}//{a4}{a0}{200e}-{200e}/
    2e/2c/2d/30/3/3/1/{a4}{a0}//{a4}{a0}/- 2c/2e/2d/30/3/3/1/{a4}{a0}//{a4}{a0}/-
    a0/2c/2d/30/3/3/1/{a4}{a0}//{a4}{a0}/- 202f/2c/2d/30/3/3/1/{a4}{a0}//{a4}{a0}/-
    2019/2e/2d/30/3/3/1/{a4}{a0}//{a4}{a0}/- a0/2e/2d/30/3/3/1/{a4}{a0}//{a4}{a0}/-
    66c/66b/200e+2d+200e/6f0/3/3/1/{a4}{a0}//{a4}{a0}/{200e}-{200e}
    a0/2c/200e+2d+200e/6f0/3/3/1/{a4}{a0}//{a4}{a0}/{200e}-{200e}
    66c/2c/200e+2d+200e/6f0/3/3/1/{a4}{a0}//{a4}{a0}/{200e}-{200e}
    66c/2e/200e+2d+200e/6f0/3/3/1/{a4}{a0}//{a4}{a0}/{200e}-{200e}
    66c/66b/2d/6f0/3/3/1/{a4}//-{a4}/ a0/2c/2d/6f0/3/3/1/{a4}//-{a4}/
    66c/2c/2d/6f0/3/3/1/{a4}//-{a4}/ 66c/2e/2d/6f0/3/3/1/{a4}//-{a4}/
    12c8/2e/2d/30/3/3/1/{a4}{a0}//-{a4}{a0}/ 66c/2e/2d/6f0/3/3/1/{a4}{a0}//-{a4}{a0}/
    66c/66b/2d/6f0/3/3/1/{a4}{a0}//-{a4}{a0}/ a0/2c/2d/6f0/3/3/1/{a4}{a0}//-{a4}{a0}/
    66c/2c/2d/6f0/3/3/1/{a4}{a0}//-{a4}{a0}/
    2c/2e/200e+2d/30/3/3/1/{200f}/{a0}{200f}{a4}/{200f}{200e}-/{a0}{200f}{a4}
    2e/2c/200e+2d/30/3/3/1/{200f}/{a0}{200f}{a4}/{200f}{200e}-/{a0}{200f}{a4}
    a0/2c/200e+2d/30/3/3/1/{200f}/{a0}{200f}{a4}/{200f}{200e}-/{a0}{200f}{a4}
    202f/2c/200e+2d/30/3/3/1/{200f}/{a0}{200f}{a4}/{200f}{200e}-/{a0}{200f}{a4}
    2019/2e/200e+2d/30/3/3/1/{200f}/{a0}{200f}{a4}/{200f}{200e}-/{a0}{200f}{a4}
    a0/2e/200e+2d/30/3/3/1/{200f}/{a0}{200f}{a4}/{200f}{200e}-/{a0}{200f}{a4}
    66c/66b/200e+2d+200e/6f0/3/3/1/{200f}/{a0}{200f}{a4}/{200f}{200e}-{200e}/{a0}{200f}{a4}
    a0/2c/200e+2d+200e/6f0/3/3/1/{200f}/{a0}{200f}{a4}/{200f}{200e}-{200e}/{a0}{200f}{a4}
    66c/2c/200e+2d+200e/6f0/3/3/1/{200f}/{a0}{200f}{a4}/{200f}{200e}-{200e}/{a0}{200f}{a4}
    66c/2e/200e+2d+200e/6f0/3/3/1/{200f}/{a0}{200f}{a4}/{200f}{200e}-{200e}/{a0}{200f}{a4}
    2e/2c/2d/30/3/3/2/{a4}{a0}//-{a4}{a0}/ 2c/2e/2d/30/3/3/2/{a4}{a0}//-{a4}{a0}/
    a0/2c/2d/30/3/3/2/{a4}{a0}//-{a4}{a0}/ 202f/2c/2d/30/3/3/2/{a4}{a0}//-{a4}{a0}/
    2019/2e/2d/30/3/3/2/{a4}{a0}//-{a4}{a0}/ a0/2e/2d/30/3/3/2/{a4}{a0}//-{a4}{a0}/
    66c/66b/200e+2d+200e/6f0/3/3/2/{a4}{a0}//{200e}-{200e}{a4}{a0}/
    a0/2c/200e+2d+200e/6f0/3/3/2/{a4}{a0}//{200e}-{200e}{a4}{a0}/
    66c/2c/200e+2d+200e/6f0/3/3/2/{a4}{a0}//{200e}-{200e}{a4}{a0}/
    66c/2e/200e+2d+200e/6f0/3/3/2/{a4}{a0}//{200e}-{200e}{a4}{a0}/
    a0/2c/2d/30/3/3/2/{a4}{a0}//{a4}{a0}-/ 2c/2e/2d/30/3/3/2/{a4}{a0}//{a4}{a0}-/
    2e/2c/2d/30/3/3/2/{a4}{a0}//{a4}{a0}-/ 202f/2c/2d/30/3/3/2/{a4}{a0}//{a4}{a0}-/
    2019/2e/2d/30/3/3/2/{a4}{a0}//{a4}{a0}-/ a0/2e/2d/30/3/3/2/{a4}{a0}//{a4}{a0}-/
    66c/66b/200e+2d+200e/6f0/3/3/2/{a4}{a0}//{a4}{a0}{200e}-{200e}/
    a0/2c/200e+2d+200e/6f0/3/3/2/{a4}{a0}//{a4}{a0}{200e}-{200e}/
    66c/2c/200e+2d+200e/6f0/3/3/2/{a4}{a0}//{a4}{a0}{200e}-{200e}/
    66c/2e/200e+2d+200e/6f0/3/3/2/{a4}{a0}//{a4}{a0}{200e}-{200e}/
    66c/66b/200f+2d/660/3/3/1/{a4}//{200f}-{a4}/ a0/66b/200f+2d/660/3/3/1/{a4}//{200f}-{a4}/
    2c/66b/200f+2d/660/3/3/1/{a4}//{200f}-{a4}/ 2c/2e/200f+2d/660/3/3/1/{a4}//{200f}-{a4}/
    2c/60c/200f+2d/660/3/3/1/{a4}//{200f}-{a4}/ 2019/2e/2d/30/3/3/2/{a4}{a0}//{a4}-/
    66c/66b/200e+2d+200e/6f0/3/3/2/{a4}{a0}//{a4}{200e}-{200e}/
    a0/24/2d/30/3/3/1//{a0}{a4}/-/{a0}{a4} a0/24/61c+2d/660/3/3/1//{a0}{a4}/{61c}-/{a0}{a4}
    a0/24/200e+2d+200e/6f0/3/3/1//{a0}{a4}/{200e}-{200e}/{a0}{a4} 2c/2e/2d/30/3/3/1/{a4}//{a4}-/
    a0/2c/2d/30/3/3/1/{a4}//{a4}-/ 202f/2c/2d/30/3/3/1/{a4}//{a4}-/
    2019/2e/2d/30/3/3/1/{a4}//{a4}-/ a0/2e/2d/30/3/3/1/{a4}//{a4}-/
    a0/2c/200e+2d+200e/6f0/3/3/1/{a4}//{a4}{200e}-{200e}/
    66c/2c/200e+2d+200e/6f0/3/3/1/{a4}//{a4}{200e}-{200e}/
    66c/2e/200e+2d+200e/6f0/3/3/1/{a4}//{a4}{200e}-{200e}/ 2e/2c/2d/17e0/3/3/1//{a4}/-/{a4}
    2c/2e/2d/17e0/3/3/1//{a4}/-/{a4} a0/2c/2d/17e0/3/3/1//{a4}/-/{a4}
    202f/2c/2d/17e0/3/3/1//{a4}/-/{a4} 2019/2e/2d/17e0/3/3/1//{a4}/-/{a4}
    a0/2e/2d/17e0/3/3/1//{a4}/-/{a4} 60c/2e/2d/30/3/3/1/{a4}//-{a4}/
    2019/2c/2d/30/3/3/1/{a4}{a0}//-{a4}{a0}/ 2c/2e/2d/30/3/3/1/{a4}//{a4}-{a0}/
    2e/2c/2d/30/3/3/1/{a4}//{a4}-{a0}/ a0/2c/2d/30/3/3/1/{a4}//{a4}-{a0}/
    202f/2c/2d/30/3/3/1/{a4}//{a4}-{a0}/ 2019/2e/2d/30/3/3/1/{a4}//{a4}-{a0}/
    a0/2e/2d/30/3/3/1/{a4}//{a4}-{a0}/ 66c/66b/200e+2d+200e/6f0/3/3/1/{a4}//{a4}{200e}-{200e}{a0}/
    a0/2c/200e+2d+200e/6f0/3/3/1/{a4}//{a4}{200e}-{200e}{a0}/
    66c/2c/200e+2d+200e/6f0/3/3/1/{a4}//{a4}{200e}-{200e}{a0}/
    66c/2e/200e+2d+200e/6f0/3/3/1/{a4}//{a4}{200e}-{200e}{a0}/
    a0/2c/2d/1810/3/3/1/{a4}{a0}//-{a4}{a0}/ 2c/2e/2d/1810/3/3/1/{a4}{a0}//-{a4}{a0}/
    2e/2c/2d/1810/3/3/1/{a4}{a0}//-{a4}{a0}/ 202f/2c/2d/1810/3/3/1/{a4}{a0}//-{a4}{a0}/
    2019/2e/2d/1810/3/3/1/{a4}{a0}//-{a4}{a0}/ a0/2e/2d/1810/3/3/1/{a4}{a0}//-{a4}{a0}/
    2c/2e/2d/9e6/3/3/1/{a4}{a0}//-{a4}{a0}/ 2e/2c/2d/9e6/3/3/1/{a4}{a0}//-{a4}{a0}/
    a0/2c/2d/9e6/3/3/1/{a4}{a0}//-{a4}{a0}/ 202f/2c/2d/9e6/3/3/1/{a4}{a0}//-{a4}{a0}/
    2019/2e/2d/9e6/3/3/1/{a4}{a0}//-{a4}{a0}/ a0/2e/2d/9e6/3/3/1/{a4}{a0}//-{a4}{a0}/
    2c/2e/2d/abf0/3/3/1/{a4}{a0}//-{a4}{a0}/ 2e/2c/2d/abf0/3/3/1/{a4}{a0}//-{a4}{a0}/
    a0/2c/2d/abf0/3/3/1/{a4}{a0}//-{a4}{a0}/ 202f/2c/2d/abf0/3/3/1/{a4}{a0}//-{a4}{a0}/
    2019/2e/2d/abf0/3/3/1/{a4}{a0}//-{a4}{a0}/ a0/2e/2d/abf0/3/3/1/{a4}{a0}//-{a4}{a0}/
    2c/2e/2d/1040/3/3/1//{a0}{a4}/-/{a0}{a4} 2e/2c/2d/1040/3/3/1//{a0}{a4}/-/{a0}{a4}
    a0/2c/2d/1040/3/3/1//{a0}{a4}/-/{a0}{a4} 202f/2c/2d/1040/3/3/1//{a0}{a4}/-/{a0}{a4}
    2019/2e/2d/1040/3/3/1//{a0}{a4}/-/{a0}{a4} a0/2e/2d/1040/3/3/1//{a0}{a4}/-/{a0}{a4}
    a0/66b/61c+2212/660/3/3/1/{a4}{a0}//{61c}{2212}{a4}{a0}/
    66c/66b/61c+2212/660/3/3/1/{a4}{a0}//{61c}{2212}{a4}{a0}/
    2c/66b/61c+2212/660/3/3/1/{a4}{a0}//{61c}{2212}{a4}{a0}/
    2c/2e/61c+2212/660/3/3/1/{a4}{a0}//{61c}{2212}{a4}{a0}/
    2c/60c/61c+2212/660/3/3/1/{a4}{a0}//{61c}{2212}{a4}{a0}/
    a0/2c/200e+2212+200e/6f0/3/3/1/{a4}{a0}//{200e}{2212}{200e}{a4}{a0}/
    66c/66b/200e+2212+200e/6f0/3/3/1/{a4}{a0}//{200e}{2212}{200e}{a4}{a0}/
    66c/2c/200e+2212+200e/6f0/3/3/1/{a4}{a0}//{200e}{2212}{200e}{a4}{a0}/
    66c/2e/200e+2212+200e/6f0/3/3/1/{a4}{a0}//{200e}{2212}{200e}{a4}{a0}/
    2c/2e/2d/966/3/2/1/{a4}{a0}//-{a4}{a0}/ 2e/2c/2d/966/3/2/1/{a4}{a0}//-{a4}{a0}/
    a0/2c/2d/966/3/2/1/{a4}{a0}//-{a4}{a0}/ 202f/2c/2d/966/3/2/1/{a4}{a0}//-{a4}{a0}/
    2019/2e/2d/966/3/2/1/{a4}{a0}//-{a4}{a0}/ a0/2e/2d/966/3/2/1/{a4}{a0}//-{a4}{a0}/
    60c/2e/2d/7c0/3/3/1/{a4}{a0}//-{a4}{a0}/ 2c/2e/2d/7c0/3/3/1/{a4}{a0}//-{a4}{a0}/
    2e/2c/2d/7c0/3/3/1/{a4}{a0}//-{a4}{a0}/ a0/2c/2d/7c0/3/3/1/{a4}{a0}//-{a4}{a0}/
    202f/2c/2d/7c0/3/3/1/{a4}{a0}//-{a4}{a0}/ 2019/2e/2d/7c0/3/3/1/{a4}{a0}//-{a4}{a0}/
    a0/2e/2d/7c0/3/3/1/{a4}{a0}//-{a4}{a0}/ 60c/2e/2d/30/3/3/1/{a4}{a0}//-{a4}{a0}/
    2c/2e/200e+2d/30/3/3/1/{a4}{a0}//{200e}-{a4}{a0}/ 2c/2e/2d/660/3/2/1/{a4}//-{a4}/
    66c/66b/2d/660/3/2/1/{a4}//-{a4}/ a0/66b/2d/660/3/2/1/{a4}//-{a4}/
    2c/66b/2d/660/3/2/1/{a4}//-{a4}/ 2c/66b/2d/6f0/3/2/1/{a4}//-{a4}/
    66c/66b/2d/6f0/3/2/1/{a4}//-{a4}/ a0/2c/2d/6f0/3/2/1/{a4}//-{a4}/
    66c/2c/2d/6f0/3/2/1/{a4}//-{a4}/ 66c/2e/2d/6f0/3/2/1/{a4}//-{a4}/
    2e/2c/200e+2d/30/3/3/1/{a4}{a0}//{200e}-{a4}{a0}/
    a0/2c/200e+2d/30/3/3/1/{a4}{a0}//{200e}-{a4}{a0}/
    202f/2c/200e+2d/30/3/3/1/{a4}{a0}//{200e}-{a4}{a0}/
    2019/2e/200e+2d/30/3/3/1/{a4}{a0}//{200e}-{a4}{a0}/
    a0/2e/200e+2d/30/3/3/1/{a4}{a0}//{200e}-{a4}{a0}/ 2c/60c/2d/660/3/2/1/{a4}//-{a4}/
    2e/2c/200e+2212/30/3/3/1/{a4}{a0}//{200e}{2212}{a4}{a0}/
    a0/2c/200e+2212/30/3/3/1/{a4}{a0}//{200e}{2212}{a4}{a0}/
    202f/2c/200e+2212/30/3/3/1/{a4}{a0}//{200e}{2212}{a4}{a0}/
    2019/2e/200e+2212/30/3/3/1/{a4}{a0}//{200e}{2212}{a4}{a0}/
    a0/2e/200e+2212/30/3/3/1/{a4}{a0}//{200e}{2212}{a4}{a0}/ a0/24/2d/30/3/3/2//{a0}{a4}/-/{a0}{a4}
    a0/24/61c+2d/660/3/3/2//{a0}{a4}/{61c}-/{a0}{a4}
    a0/24/200e+2d+200e/6f0/3/3/2//{a0}{a4}/{200e}-{200e}/{a0}{a4} 2c/2e/2d/966/3/2/1/{a4}//-{a4}/
    2e/2c/2d/966/3/2/1/{a4}//-{a4}/ a0/2c/2d/966/3/2/1/{a4}//-{a4}/
    202f/2c/2d/966/3/2/1/{a4}//-{a4}/ 2019/2e/2d/966/3/2/1/{a4}//-{a4}/
    a0/2e/2d/966/3/2/1/{a4}//-{a4}/ 2c/2e/2d/1c50/3/3/1/{a4}{a0}//-{a4}{a0}/
    2e/2c/2d/1c50/3/3/1/{a4}{a0}//-{a4}{a0}/ a0/2c/2d/1c50/3/3/1/{a4}{a0}//-{a4}{a0}/
    202f/2c/2d/1c50/3/3/1/{a4}{a0}//-{a4}{a0}/ 2019/2e/2d/1c50/3/3/1/{a4}{a0}//-{a4}{a0}/
    a0/2e/2d/1c50/3/3/1/{a4}{a0}//-{a4}{a0}/ 66c/2e/61c+2d/660/3/3/1//{a0}{a4}/{61c}-/{a0}{a4}
    60c/2e/200e+2d+200e/6f0/3/3/1/{a4}{a0}//{200e}-{200e}{a4}{a0}/
    60c/2e/2d/966/3/3/1/{a4}{a0}//-{a4}{a0}/
    a0/66b/61c+2212/660/3/3/1//{a0}{a4}/{61c}{2212}/{a0}{a4}
    66c/66b/61c+2212/660/3/3/1//{a0}{a4}/{61c}{2212}/{a0}{a4}
    2c/66b/61c+2212/660/3/3/1//{a0}{a4}/{61c}{2212}/{a0}{a4}
    2c/2e/61c+2212/660/3/3/1//{a0}{a4}/{61c}{2212}/{a0}{a4}
    2c/60c/61c+2212/660/3/3/1//{a0}{a4}/{61c}{2212}/{a0}{a4}
    a0/2c/200e+2212+200e/6f0/3/3/1//{a0}{a4}/{200e}{2212}{200e}/{a0}{a4}
    66c/66b/200e+2212+200e/6f0/3/3/1//{a0}{a4}/{200e}{2212}{200e}/{a0}{a4}
    66c/2c/200e+2212+200e/6f0/3/3/1//{a0}{a4}/{200e}{2212}{200e}/{a0}{a4}
    66c/2e/200e+2212+200e/6f0/3/3/1//{a0}{a4}/{200e}{2212}{200e}/{a0}{a4}
    a0/2c/2d/30/2/2/1/{a4}//-{a4}/ 2c/2e/2d/30/2/2/1/{a4}//-{a4}/ 2e/2c/2d/30/2/2/1/{a4}//-{a4}/
    202f/2c/2d/30/2/2/1/{a4}//-{a4}/ 2019/2e/2d/30/2/2/1/{a4}//-{a4}/
    a0/2e/2d/30/2/2/1/{a4}//-{a4}/ 66c/66b/200e+2d+200e/6f0/2/2/1/{a4}//{200e}-{200e}{a4}/
    a0/2c/200e+2d+200e/6f0/2/2/1/{a4}//{200e}-{200e}{a4}/
    66c/2c/200e+2d+200e/6f0/2/2/1/{a4}//{200e}-{200e}{a4}/
    66c/2e/200e+2d+200e/6f0/2/2/1/{a4}//{200e}-{200e}{a4}/ 2e/2c/61c+2d/660/3/3/1/{a4}//{61c}-{a4}/
    2e/2c/200e+2d+200e/6f0/3/3/1/{a4}//{200e}-{200e}{a4}/ 2c/2e/200e+2d/30/3/2/1/{a4}//{200e}-{a4}/
    2e/2c/200e+2d/30/3/2/1/{a4}//{200e}-{a4}/ a0/2c/200e+2d/30/3/2/1/{a4}//{200e}-{a4}/
    202f/2c/200e+2d/30/3/2/1/{a4}//{200e}-{a4}/ 2019/2e/200e+2d/30/3/2/1/{a4}//{200e}-{a4}/
    a0/2e/200e+2d/30/3/2/1/{a4}//{200e}-{a4}/ 202f/2c/2d/30/3/3/1//{202f}{a4}/-/{202f}{a4}
    2c/2e/2d/30/3/3/1//{202f}{a4}/-/{202f}{a4} 2e/2c/2d/30/3/3/1//{202f}{a4}/-/{202f}{a4}
    a0/2c/2d/30/3/3/1//{202f}{a4}/-/{202f}{a4} 2019/2e/2d/30/3/3/1//{202f}{a4}/-/{202f}{a4}
    a0/2e/2d/30/3/3/1//{202f}{a4}/-/{202f}{a4}
    66c/66b/200e+2d+200e/6f0/3/3/1//{202f}{a4}/{200e}-{200e}/{202f}{a4}
    a0/2c/200e+2d+200e/6f0/3/3/1//{202f}{a4}/{200e}-{200e}/{202f}{a4}
    66c/2c/200e+2d+200e/6f0/3/3/1//{202f}{a4}/{200e}-{200e}/{202f}{a4}
    66c/2e/200e+2d+200e/6f0/3/3/1//{202f}{a4}/{200e}-{200e}/{202f}{a4}
    66c/66b/61c+2d/660/3/3/1/{a4}//{61c}-{a4}/ a0/66b/61c+2d/660/3/3/1/{a4}//{61c}-{a4}/
    2c/66b/61c+2d/660/3/3/1/{a4}//{61c}-{a4}/ 2c/2e/61c+2d/660/3/3/1/{a4}//{61c}-{a4}/
    2c/60c/61c+2d/660/3/3/1/{a4}//{61c}-{a4}/
    """

  /// Where which of them is used.
  static let moneyLines = """
    af,af@latn,nr,nr@latn,ve,ve@latn=
    1:001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BD,BH,BM,BS,BT,BV,BW,BZ,CA,CC,CK
    1:CN,CP,CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT,GU
    1:GY,HK,HM,HN,IE,IL,IM,IN,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW,KY
    1:LB,LC,LK,LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NP,NR
    1:NU,NZ,OM,PA,PE,PG,PH,PK,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV,SX
    1:SY,SZ,TA,TC,TH,TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    2:AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC,ES
    2:FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI,SM,SR 2:TN,TR,UY,VA,VE,VN
    3:BF,BJ,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD 3:TF,TG,VU,WF,YT
    4:CH,LI 5:MU
    af@arab,agq@arab,ain@arab,ak@arab,am@arab,apw@arab,arn@arab,as@arab,asa@arab,ba@arab,bas@arab,bem@arab,ber@arab,ber_Latn@arab,ber_Tfng@arab,bez@arab,bgc@arab,bho@arab,blo@arab,bm@arab,bn@arab,bo@arab,br@arab,brx@arab,bs@arab,bs_Cyrl@arab,bs_Latn@arab,byn@arab,ca@arab,ccp@arab,ce@arab,ceb@arab,cgg@arab,cho@arab,chr@arab,cic@arab,co@arab,cs@arab,csw@arab,cv@arab,cy@arab,da@arab,dav@arab,de@arab,doi@arab,dsb@arab,dua@arab,dv@arab,dyo@arab,dz@arab,ebu@arab,el@arab,eo@arab,ewo@arab,ff@arab,fi@arab,fil@arab,fo@arab,fur@arab,fy@arab,ga@arab,gaa@arab,gd@arab,gez@arab,gl@arab,gn@arab,gsw@arab,gu@arab,guz@arab,gv@arab,haw@arab,he@arab,hi@arab,hi_Latn@arab,hmn@arab,hr@arab,hsb@arab,hy@arab,id@arab,ii@arab,inh@arab,io@arab,is@arab,iu@arab,ja@arab,jbo@arab,jgo@arab,jmc@arab,jv@arab,kab@arab,kaj@arab,kam@arab,kcg@arab,kde@arab,kgp@arab,khq@arab,ki@arab,kk@arab,kk_Cyrl@arab,kkj@arab,kl@arab,kln@arab,km@arab,kn@arab,kok@arab,kok_Deva@arab,kok_Latn@arab,kpe@arab,ks@arab,ks_Arab@arab,ks_Aran@arab,ks_Deva@arab,ksb@arab,ksf@arab,ksh@arab,ku@arab,kw@arab,kxv@arab,kxv_Deva@arab,kxv_Latn@arab,kxv_Orya@arab,kxv_Telu@arab,ky@arab,lag@arab,lb@arab,lg@arab,lij@arab,lkt@arab,lmo@arab,ln@arab,lo@arab,lrc@arab,lt@arab,lu@arab,luo@arab,lut@arab,luy@arab,mai@arab,mas@arab,mer@arab,mfe@arab,mg@arab,mgh@arab,mgo@arab,mi@arab,mic@arab,mid@arab,mk@arab,ml@arab,mn@arab,mni@arab,mni_Beng@arab,mni_Mtei@arab,moh@arab,mr@arab,ms@arab,ms_Arab@arab,mt@arab,mua@arab,mus@arab,my@arab,myv@arab,mzn@arab,naq@arab,nd@arab,nds@arab,ne@arab,nl@arab,nmg@arab,nnh@arab,nnp@arab,nqo@arab,nr@arab,nso@arab,nus@arab,nv@arab,ny@arab,nyn@arab,oc@arab,om@arab,or@arab,os@arab,osa@arab,pcm@arab,pqm@arab,prg@arab,qu@arab,raj@arab,rej@arab,rej_Rjng@arab,rhg@arab,rhg_Rohg@arab,rm@arab,rn@arab,ro@arab,rof@arab,rw@arab,rwk@arab,sa@arab,sah@arab,saq@arab,sat@arab,sat_Deva@arab,sat_Olck@arab,sbp@arab,sc@arab,scn@arab,sd_Deva@arab,seh@arab,ses@arab,sg@arab,shi@arab,shi_Latn@arab,shi_Tfng@arab,si@arab,sjd@arab,sje@arab,sju@arab,sk@arab,sm@arab,smn@arab,sn@arab,so@arab,sr@arab,sr_Cyrl@arab,sr_Latn@arab,ss@arab,st@arab,su@arab,su_Latn@arab,sw@arab,syr@arab,szl@arab,ta@arab,te@arab,teo@arab,tg@arab,th@arab,ti@arab,tig@arab,tk@arab,tn@arab,tok@arab,trv@arab,ts@arab,tt@arab,tzm@arab,ug@arab,uk@arab,uz_Arab@arab,uz_Latn@arab,vai@arab,vai_Latn@arab,vai_Vaii@arab,ve@arab,vec@arab,vi@arab,vmw@arab,vun@arab,wa@arab,wae@arab,wal@arab,wo@arab,xh@arab,xnr@arab,xog@arab,yav@arab,yi@arab,yo@arab,yrl@arab,yue@arab,yue_Hans@arab,yue_Hant@arab,za@arab,zgh@arab,zu@arab=
    6:-,001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BD,BE
    6:BF,BG,BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI
    6:CK,CL,CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE
    6:EG,EH,ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ
    6:GR,GS,GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IR,IS,IT,JE
    6:JM,JO,JP,KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV
    6:LY,MA,MC,MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MY,MZ
    6:NA,NC,NF,NG,NI,NL,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PL,PM,PN,PR,PS,PT,PW,PY
    6:QA,RE,RO,RS,RU,RW,SA,SB,SC,SD,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY
    6:SZ,TA,TC,TD,TF,TG,TH,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ
    6:VA,VC,VE,VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW 7:AX,NO,SE,SJ 8:AZ 9:NE a:PK
    af@arabext,ak@arabext,am@arabext,apw@arabext,bem@arabext,bho@arabext,bm@arabext,byn@arabext,ceb@arabext,cgg@arabext,chr@arabext,cy@arabext,dav@arabext,doi@arabext,ebu@arabext,fil@arabext,ga@arabext,guz@arabext,gv@arabext,haw@arabext,id@arabext,ig@arabext,ja@arabext,jmc@arabext,kam@arabext,kde@arabext,ki@arabext,kln@arabext,ko@arabext,ks,ks@arabext,ks_Arab,ks_Arab@arabext,ks_Aran,ks_Aran@arabext,ks_Deva@arabext,kw@arabext,mas@arabext,mer@arabext,mt@arabext,mua@arabext,naq@arabext,nd@arabext,nr@arabext,nus@arabext,nyn@arabext,om@arabext,pcm@arabext,rof@arabext,saq@arabext,si@arabext,sn@arabext,so@arabext,ss@arabext,st@arabext,su@arabext,su_Latn@arabext,teo@arabext,th@arabext,ti@arabext,tig@arabext,tn@arabext,vai@arabext,vai_Latn@arabext,vai_Vaii@arabext,ve@arabext,vun@arabext,wal@arabext,xh@arabext,yo@arabext,yue@arabext,yue_Hans@arabext,yue_Hant@arabext,zh@arabext,zu@arabext=
    b:-,001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BD,BE
    b:BF,BG,BH,BI,BJ,BL,BM,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI,CK
    b:CL,CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE,EG
    b:EH,ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR
    b:GS,GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IR,IS,IT,JE,JM
    b:JO,JP,KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV,LY
    b:MA,MC,MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MZ,NA,NC
    b:NF,NG,NI,NL,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PK,PL,PM,PN,PR,PS,PT,PW,PY,QA
    b:RE,RO,RS,RU,RW,SA,SB,SC,SD,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY,SZ
    b:TA,TC,TD,TF,TG,TH,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA
    b:VC,VE,VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW c:AX,NO,SE,SJ d:AZ e:BN,MY,NE agq,agq@latn=
    f:-,AL,AM,AO,AX,BG,BY,CM,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT
    f:RU,SE,SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA
    g:001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BD,BH,BM,BS,BT,BV,BW,BZ,CA,CC,CK
    g:CN,CP,CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT,GU
    g:GY,HK,HM,HN,IE,IL,IM,IN,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW,KY
    g:LB,LC,LK,LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NP,NR
    g:NU,NZ,OM,PA,PE,PG,PH,PK,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV,SX
    g:SY,SZ,TA,TC,TH,TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    h:AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC,ES
    h:FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI,SM,SR h:TN,TR,UY,VA,VE,VN
    i:BF,BJ,BL,CF,CG,CI,DJ,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD,TF i:TG,VU,WF,YT j:CH,LI
    k:MU
    agq@arabext,bez@arabext,kab@arabext,khq@arabext,km@arabext,ksb@arabext,lg@arabext,lu@arabext,luo@arabext,oc@arabext,rn@arabext,rwk@arabext,sbp@arabext,seh@arabext,ses@arabext,shi@arabext,shi_Latn@arabext,shi_Tfng@arabext,zgh@arabext=
    l:-,001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BD,BE
    l:BF,BG,BH,BI,BJ,BL,BM,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI,CK
    l:CL,CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE,EG
    l:EH,ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR
    l:GS,GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IR,IS,IT,JE,JM
    l:JO,JP,KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV,LY
    l:MA,MC,MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MZ,NA,NC
    l:NF,NG,NI,NL,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PK,PL,PM,PN,PR,PS,PT,PW,PY,QA
    l:RE,RO,RS,RU,RW,SA,SB,SC,SD,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY,SZ
    l:TA,TC,TD,TF,TG,TH,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA
    l:VC,VE,VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW m:AX,NO,SE,SJ n:AZ o:BN,MY,NE
    ain,ain@latn,ber,ber@latn,bgc@latn,bo,bo@latn,cho,cho@latn,cic,cic@latn,ckb@latn,csw,csw@latn,dv,dv@latn,gaa,gaa@latn,gn,gn@latn,ha,ha@latn,hmn,hmn@latn,ii,ii@latn,inh,inh@latn,io,io@latn,iu,iu@latn,jbo,jbo@latn,kaj,kaj@latn,kcg,kcg@latn,kok,kok@latn,kok_Deva,kok_Deva@latn,ks_Deva,ks_Deva@latn,lag,lag@latn,lkt,lkt@latn,lrc@latn,lut,lut@latn,mai,mai@latn,mg,mg@latn,mi,mi@latn,mic,mic@latn,mid,mid@latn,mn,mn@latn,mni@latn,mni_Beng@latn,mni_Mtei@latn,moh,moh@latn,mus,mus@latn,mzn@latn,nnp,nnp@latn,nv,nv@latn,ny,ny@latn,osa,osa@latn,pqm,pqm@latn,raj@latn,rhg,rhg@latn,rhg_Rohg,rhg_Rohg@latn,sat@latn,sat_Deva@latn,sat_Olck@latn,sd@latn,sd_Arab@latn,sd_Deva,sd_Deva@latn,sjd,sjd@latn,sje,sje@latn,sju,sju@latn,sm,sm@latn,sw,sw@latn,syr,syr@latn,to,to@latn,trv,trv@latn,za,za@latn=
    p:-,001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BD,BH,BM,BS,BT,BV,BW,BZ,CA,CC
    p:CK,CN,CP,CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT
    p:GU,GY,HK,HM,HN,IE,IL,IM,IN,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW
    p:KY,LB,LC,LK,LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NP
    p:NR,NU,NZ,OM,PA,PE,PG,PH,PK,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV
    p:SX,SY,SZ,TA,TC,TH,TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    q:AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC,ES
    q:FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI,SM,SR q:TN,TR,UY,VA,VE,VN
    r:AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT,RU,SE
    r:SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA
    s:BF,BJ,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD s:TF,TG,VU,WF,YT
    t:CH,LI u:MU
    ain@arabext,arn@arabext,ba@arabext,ber@arabext,ber_Latn@arabext,ber_Tfng@arabext,bgc@arabext,bo@arabext,cho@arabext,cic@arabext,ckb@arabext,co@arabext,csw@arabext,dv@arabext,fur@arabext,gaa@arabext,gez@arabext,gn@arabext,hmn@arabext,ii@arabext,inh@arabext,io@arabext,iu@arabext,jbo@arabext,jgo@arabext,jv@arabext,kaj@arabext,kcg@arabext,kgp@arabext,kkj@arabext,kok@arabext,kok_Deva@arabext,kpe@arabext,lag@arabext,lkt@arabext,lmo@arabext,lrc,lrc@arabext,lut@arabext,mai@arabext,mfe@arabext,mg@arabext,mgh@arabext,mgo@arabext,mi@arabext,mic@arabext,mid@arabext,mn@arabext,mni@arabext,mni_Beng@arabext,mni_Mtei@arabext,moh@arabext,mus@arabext,myv@arabext,mzn,mzn@arabext,nnh@arabext,nnp@arabext,nqo@arabext,nso@arabext,nv@arabext,ny@arabext,os@arabext,osa@arabext,pa_Arab,pa_Arab@arabext,pa_Aran,pa_Aran@arabext,pqm@arabext,ps,ps@arabext,qu@arabext,raj@arabext,rej@arabext,rej_Rjng@arabext,rhg@arabext,rhg_Rohg@arabext,rw@arabext,sat@arabext,sat_Deva@arabext,sat_Olck@arabext,scn@arabext,sjd@arabext,sje@arabext,sju@arabext,sm@arabext,sw@arabext,syr@arabext,to@arabext,trv@arabext,ts@arabext,uz_Arab,uz_Arab@arabext,wa@arabext,wae@arabext,wo@arabext,yi@arabext,yrl@arabext,za@arabext=
    v:-,001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BD,BE
    v:BF,BG,BH,BI,BJ,BL,BM,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI,CK
    v:CL,CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE,EG
    v:EH,ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR
    v:GS,GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IR,IS,IT,JE,JM
    v:JO,JP,KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV,LY
    v:MA,MC,MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MZ,NA,NC
    v:NF,NG,NI,NL,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PK,PL,PM,PN,PR,PS,PT,PW,PY,QA
    v:RE,RO,RS,RU,RW,SA,SB,SC,SD,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY,SZ
    v:TA,TC,TD,TF,TG,TH,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA
    v:VC,VE,VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW w:AX,NO,SE,SJ x:AZ y:BN,MY,NE
    ak,ak@latn,am,am@latn,apw,apw@latn,bem,bem@latn,bho@latn,bm,bm@latn,byn,byn@latn,ceb,ceb@latn,cgg,cgg@latn,chr,chr@latn,cy,cy@latn,dav,dav@latn,doi,doi@latn,ebu,ebu@latn,fil,fil@latn,ga,ga@latn,gd,gd@latn,guz,guz@latn,gv,gv@latn,haw,haw@latn,ig,ig@latn,ja,ja@latn,jmc,jmc@latn,kam,kam@latn,kde,kde@latn,ki,ki@latn,kln,kln@latn,ko,ko@latn,kw,kw@latn,mas,mas@latn,mer,mer@latn,mt,mt@latn,nd,nd@latn,nus,nus@latn,nyn,nyn@latn,om,om@latn,pcm,pcm@latn,rof,rof@latn,saq,saq@latn,si,si@latn,sn,sn@latn,teo,teo@latn,th,th@latn,ti,ti@latn,tig,tig@latn,vai,vai@latn,vai_Latn,vai_Latn@latn,vai_Vaii,vai_Vaii@latn,vun,vun@latn,yue,yue@latn,yue_Hans,yue_Hans@latn,yue_Hant,yue_Hant@latn,zh,zh@latn,zh_Hans,zh_Hans@latn,zh_Hant,zh_Hant@latn=0
    1:- ar= z:-,001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BD,BM,BS,BT,BV,BW,BZ,CA,CC,CK
    z:CN,CP,CQ,CU,CX,DG,DM,DO,EH,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT,GU,GY,HK
    z:HM,HN,IE,IM,IN,IO,IR,JE,JM,JP,KE,KH,KI,KN,KP,KR,KY,LC,LK,LR,LS,MG,MH,ML
    z:MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NP,NR,NU,NZ,PA,PE,PG,PH,PK,PN
    z:PR,PW,PY,SB,SG,SH,SL,SV,SX,SZ,TA,TC,TH,TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG z:VI,WS,ZM,ZW
    10:AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC,ES
    10:FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,NL,RO,RS,RW,SI,SM,SR,TN 10:TR,UY,VA,VE,VN
    11:AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT,RU,SE
    11:SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA
    12:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TF,TG 12:VU,WF,YT
    13:BH,DJ,EG,ER,IL,IQ,JO,KM,KW,LB,MR,OM,PS,QA,SA,SD,SO,SS,SY,TD,YE 14:CH,LI 15:MU ar@latn=8
    z:BH,DJ,EG,ER,IL,IQ,JO,KM,KW,LB,OM,PS,QA,SA,SD,SO,SS,SY,TD,YE 10:MR ar@arab=8
    13:-,001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BD,BE
    13:BF,BG,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI,CK
    13:CL,CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DK,DM,DO,DZ,EA,EC,EE,EH,ES
    13:ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GT,GU
    13:GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IM,IN,IO,IR,IS,IT,JE,JM,JP,KE,KG,KH,KI
    13:KN,KP,KR,KY,KZ,LA,LC,LI,LK,LR,LS,LT,LU,LV,LY,MA,MC,MD,ME,MF,MG,MH,MK,ML
    13:MM,MN,MO,MP,MQ,MS,MT,MU,MV,MW,MX,MY,MZ,NA,NC,NF,NG,NI,NL,NP,NR,NU,NZ,PA
    13:PE,PF,PG,PH,PL,PM,PN,PR,PT,PW,PY,RE,RO,RS,RU,RW,SB,SC,SG,SH,SI,SK,SL,SM
    13:SN,SR,ST,SV,SX,SZ,TA,TC,TF,TG,TH,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG
    13:UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF,WS,XK,YT,ZA,ZM,ZW 16:AX,NO,SE,SJ 17:AZ 18:NE 19:PK
    ar@arabext= 1a:-,001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BD,BE
    1a:BF,BG,BH,BI,BJ,BL,BM,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI,CK
    1a:CL,CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE,EG
    1a:EH,ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR
    1a:GS,GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IR,IS,IT,JE,JM
    1a:JO,JP,KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV,LY
    1a:MA,MC,MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MZ,NA,NC
    1a:NF,NG,NI,NL,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PK,PL,PM,PN,PR,PS,PT,PW,PY,QA
    1a:RE,RO,RS,RU,RW,SA,SB,SC,SD,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY,SZ
    1a:TA,TC,TD,TF,TG,TH,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA
    1a:VC,VE,VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW 1b:AX,NO,SE,SJ 1c:AZ 1d:BN,MY,NE arn,arn@latn=5
    p:CL as= 1e:-,001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BD,BH,BM,BS,BT,BV,BW,BZ,CA,CC
    1e:CK,CN,CP,CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT
    1e:GU,GY,HK,HM,HN,IE,IL,IM,IN,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW
    1e:KY,LB,LC,LK,LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NP
    1e:NR,NU,NZ,OM,PA,PE,PG,PH,PK,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV
    1e:SX,SY,SZ,TA,TC,TH,TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    1f:AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC,ES
    1f:FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI,SM,SR 1f:TN,TR,UY,VA,VE,VN
    1g:AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT,RU,SE
    1g:SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA
    1h:BF,BJ,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD 1h:TF,TG,VU,WF,YT
    1i:CH,LI 1j:MU as@latn,brx,brx@latn,ne@latn=
    1k:-,001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BD,BH,BM,BS,BT,BV,BW,BZ,CA,CC
    1k:CK,CN,CP,CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT
    1k:GU,GY,HK,HM,HN,IE,IL,IM,IN,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW
    1k:KY,LB,LC,LK,LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NP
    1k:NR,NU,NZ,OM,PA,PE,PG,PH,PK,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV
    1k:SX,SY,SZ,TA,TC,TH,TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    1l:AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC,ES
    1l:FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI,SM,SR 1l:TN,TR,UY,VA,VE,VN
    1m:AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT,RU,SE
    1m:SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA
    1n:BF,BJ,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD 1n:TF,TG,VU,WF,YT
    1o:CH,LI 1p:MU as@arabext,brx@arabext,ne@arabext=
    1q:-,001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BD,BE
    1q:BF,BG,BH,BI,BJ,BL,BM,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI,CK
    1q:CL,CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE,EG
    1q:EH,ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR
    1q:GS,GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IR,IS,IT,JE,JM
    1q:JO,JP,KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV,LY
    1q:MA,MC,MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MZ,NA,NC
    1q:NF,NG,NI,NL,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PK,PL,PM,PN,PR,PS,PT,PW,PY,QA
    1q:RE,RO,RS,RU,RW,SA,SB,SC,SD,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY,SZ
    1q:TA,TC,TD,TF,TG,TH,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA
    1q:VC,VE,VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW 1r:AX,NO,SE,SJ 1s:AZ 1t:BN,MY,NE
    asa,asa@latn,my@latn,xog,xog@latn=
    1u:-,001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BD,BH,BM,BS,BT,BV,BW,BZ,CA,CC
    1u:CK,CN,CP,CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT
    1u:GU,GY,HK,HM,HN,IE,IL,IM,IN,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW
    1u:KY,LB,LC,LK,LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NP
    1u:NR,NU,NZ,OM,PA,PE,PG,PH,PK,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV
    1u:SX,SY,SZ,TA,TC,TH,TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    1v:AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC,ES
    1v:FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI,SM,SR 1v:TN,TR,UY,VA,VE,VN
    1w:AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT,RU,SE
    1w:SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA
    1x:BF,BJ,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD 1x:TF,TG,VU,WF,YT
    1y:CH,LI 1z:MU
    asa@arabext,ast@arabext,bas@arabext,br@arabext,bs@arabext,bs_Cyrl@arabext,bs_Latn@arabext,ca@arabext,ce@arabext,cs@arabext,cv@arabext,da@arabext,dsb@arabext,dua@arabext,dyo@arabext,el@arabext,eo@arabext,eu@arabext,ewo@arabext,ff@arabext,fi@arabext,fo@arabext,gl@arabext,gsw@arabext,hr@arabext,hsb@arabext,hy@arabext,is@arabext,kk_Cyrl@arabext,ksf@arabext,ksh@arabext,lb@arabext,lij@arabext,ln@arabext,lt@arabext,mk@arabext,my@arabext,nds@arabext,nmg@arabext,prg@arabext,rm@arabext,ro@arabext,sah@arabext,sc@arabext,sk@arabext,smn@arabext,sr@arabext,sr_Cyrl@arabext,sr_Latn@arabext,szl@arabext,tk@arabext,tt@arabext,tzm@arabext,uk@arabext,vi@arabext,vmw@arabext,xog@arabext,yav@arabext=
    20:-,001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BD,BE
    20:BF,BG,BH,BI,BJ,BL,BM,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI,CK
    20:CL,CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE,EG
    20:EH,ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR
    20:GS,GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IR,IS,IT,JE,JM
    20:JO,JP,KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV,LY
    20:MA,MC,MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MZ,NA,NC
    20:NF,NG,NI,NL,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PK,PL,PM,PN,PR,PS,PT,PW,PY,QA
    20:RE,RO,RS,RU,RW,SA,SB,SC,SD,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY,SZ
    20:TA,TC,TD,TF,TG,TH,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA
    20:VC,VE,VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW 21:AX,NO,SE,SJ 22:AZ 23:BN,MY,NE
    ast,ast@latn,az_Cyrl,az_Cyrl@latn,az_Latn,az_Latn@latn,bs,bs@latn,bs_Cyrl,bs_Cyrl@latn,bs_Latn,bs_Latn@latn,da,da@latn,dsb,dsb@latn,el,el@latn,gl,gl@latn,hsb,hsb@latn,is,is@latn,lb,lb@latn,lij,lij@latn,mk,mk@latn,nds,nds@latn,ro,ro@latn,sc,sc@latn,vi,vi@latn=g
    1v:- ast@arab,ckb,ckb@arab,ko@arab,to@arab=
    24:-,001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BD,BE
    24:BF,BG,BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI
    24:CK,CL,CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE
    24:EG,EH,ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ
    24:GR,GS,GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IR,IS,IT,JE
    24:JM,JO,JP,KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV
    24:LY,MA,MC,MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MY,MZ
    24:NA,NC,NF,NG,NI,NL,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PL,PM,PN,PR,PS,PT,PW,PY
    24:QA,RE,RO,RS,RU,RW,SA,SB,SC,SD,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY
    24:SZ,TA,TC,TD,TF,TG,TH,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ
    24:VA,VC,VE,VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW 25:AX,NO,SE,SJ 26:AZ 27:NE 28:PK az,az@latn=i
    p:IQ,IR az@arab=1 29:-,AZ
    2a:001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BD,BE,BF
    2a:BG,BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI,CK
    2a:CL,CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE,EG
    2a:EH,ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR
    2a:GS,GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IS,IT,JE,JM,JO,JP
    2a:KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV,LY,MA,MC
    2a:MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MY,MZ,NA,NC,NF
    2a:NG,NI,NL,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PL,PM,PN,PR,PS,PT,PW,PY,QA,RE,RO
    2a:RS,RW,SA,SB,SC,SD,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY,SZ,TA,TC,TD
    2a:TF,TG,TH,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG
    2a:VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW 2b:AX,NO,SE,SJ 2c:NE 2d:PK az@arabext=6 20:RU 2e:-,AZ
    2f:001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BD,BE,BF
    2f:BG,BH,BI,BJ,BL,BM,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI,CK,CL
    2f:CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE,EG,EH
    2f:ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS
    2f:GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IS,IT,JE,JM,JO,JP,KE
    2f:KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV,LY,MA,MC,MD
    2f:ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MZ,NA,NC,NF,NG,NI
    2f:NL,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PK,PL,PM,PN,PR,PS,PT,PW,PY,QA,RE,RO,RS
    2f:RW,SA,SB,SC,SD,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY,SZ,TA,TC,TD,TF
    2f:TG,TH,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI
    2f:VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW 2g:AX,NO,SE,SJ 2h:BN,MY,NE az_Cyrl@arab=1 6:AZ
    az_Cyrl@arabext=h 20:AZ az_Latn@arab=l 2a:IQ,IR,RU az_Latn@arabext=m 2f:IQ,IR,RU
    ba,ba@latn,myv,myv@latn=5 p:RU
    bas,bas@latn,dua,dua@latn,ewo,ewo@latn,ksf,ksf@latn,nmg,nmg@latn,yav,yav@latn=g 1w:-,CM
    be,be@latn,bg,bg@latn,hu,hu@latn,ka,ka@latn,lv,lv@latn,pl,pl@latn=
    2i:-,AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT,RU
    2i:SE,SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA
    2j:001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BD,BH,BM,BS,BT,BV,BW,BZ,CA,CC,CK
    2j:CN,CP,CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT,GU
    2j:GY,HK,HM,HN,IE,IL,IM,IN,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW,KY
    2j:LB,LC,LK,LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NP,NR
    2j:NU,NZ,OM,PA,PE,PG,PH,PK,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV,SX
    2j:SY,SZ,TA,TC,TH,TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    2k:AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC,ES
    2k:FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI,SM,SR 2k:TN,TR,UY,VA,VE,VN
    2l:BF,BJ,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD 2l:TF,TG,VU,WF,YT
    2m:CH,LI 2n:MU
    be@arab,bg@arab,et@arab,hu@arab,ia@arab,ie@arab,it@arab,ka@arab,lv@arab,pl@arab,sl@arab,sq@arab=
    2o:-,001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BD,BE
    2o:BF,BG,BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI
    2o:CK,CL,CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE
    2o:EG,EH,ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ
    2o:GR,GS,GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IR,IS,IT,JE
    2o:JM,JO,JP,KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV
    2o:LY,MA,MC,MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MY,MZ
    2o:NA,NC,NF,NG,NI,NL,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PL,PM,PN,PR,PS,PT,PW,PY
    2o:QA,RE,RO,RS,RU,RW,SA,SB,SC,SD,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY
    2o:SZ,TA,TC,TD,TF,TG,TH,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ
    2o:VA,VC,VE,VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW 2p:AX,NO,SE,SJ 2q:AZ 2r:NE 2s:PK
    be@arabext,bg@arabext,et@arabext,hu@arabext,ka@arabext,lv@arabext,pl@arabext,sl@arabext,sq@arabext=
    2t:-,001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BD,BE
    2t:BF,BG,BH,BI,BJ,BL,BM,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI,CK
    2t:CL,CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE,EG
    2t:EH,ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR
    2t:GS,GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IR,IS,IT,JE,JM
    2t:JO,JP,KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV,LY
    2t:MA,MC,MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MZ,NA,NC
    2t:NF,NG,NI,NL,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PK,PL,PM,PN,PR,PS,PT,PW,PY,QA
    2t:RE,RO,RS,RU,RW,SA,SB,SC,SD,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY,SZ
    2t:TA,TC,TD,TF,TG,TH,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA
    2t:VC,VE,VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW 2u:AX,NO,SE,SJ 2v:AZ 2w:BN,MY,NE
    ber_Latn,ber_Latn@latn,ber_Tfng,ber_Tfng@latn=5 p:MA
    bez,bez@latn,km,km@latn,ksb,ksb@latn,lg,lg@latn,luo,luo@latn,rwk,rwk@latn,sbp,sbp@latn=3 g:-
    i:CM bgc,raj,sat_Deva,sd_Deva@deva=
    2x:-,001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BD,BH,BM,BS,BT,BV,BW,BZ,CA,CC
    2x:CK,CN,CP,CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT
    2x:GU,GY,HK,HM,HN,IE,IL,IM,IN,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW
    2x:KY,LB,LC,LK,LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NP
    2x:NR,NU,NZ,OM,PA,PE,PG,PH,PK,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV
    2x:SX,SY,SZ,TA,TC,TH,TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    2y:AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC,ES
    2y:FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI,SM,SR 2y:TN,TR,UY,VA,VE,VN
    2z:AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT,RU,SE
    2z:SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA
    30:BF,BJ,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD 30:TF,TG,VU,WF,YT
    31:CH,LI 32:MU bho=
    33:-,001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BD,BH,BM,BS,BT,BV,BW,BZ,CA,CC
    33:CK,CN,CP,CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT
    33:GU,GY,HK,HM,HN,IE,IL,IM,IN,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW
    33:KY,LB,LC,LK,LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NP
    33:NR,NU,NZ,OM,PA,PE,PG,PH,PK,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV
    33:SX,SY,SZ,TA,TC,TH,TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    34:AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC,ES
    34:FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI,SM,SR 34:TN,TR,UY,VA,VE,VN
    35:AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT,RU,SE
    35:SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA
    36:BF,BJ,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD 36:TF,TG,VU,WF,YT
    37:CH,LI 38:MU blo,blo@latn=
    39:-,AL,AM,AO,AX,BG,BJ,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT
    39:RU,SE,SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA
    3a:001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BD,BH,BM,BS,BT,BV,BW,BZ,CA,CC,CK
    3a:CN,CP,CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT,GU
    3a:GY,HK,HM,HN,IE,IL,IM,IN,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW,KY
    3a:LB,LC,LK,LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NP,NR
    3a:NU,NZ,OM,PA,PE,PG,PH,PK,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV,SX
    3a:SY,SZ,TA,TC,TH,TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    3b:AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC,ES
    3b:FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI,SM,SR 3b:TN,TR,UY,VA,VE,VN
    3c:BF,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD,TF 3c:TG,VU,WF,YT
    3d:CH,LI 3e:MU blo@arabext,nl@arabext=
    3f:-,001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BD,BE
    3f:BF,BG,BH,BI,BJ,BL,BM,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI,CK
    3f:CL,CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE,EG
    3f:EH,ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR
    3f:GS,GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IR,IS,IT,JE,JM
    3f:JO,JP,KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV,LY
    3f:MA,MC,MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MZ,NA,NC
    3f:NF,NG,NI,NL,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PK,PL,PM,PN,PR,PS,PT,PW,PY,QA
    3f:RE,RO,RS,RU,RW,SA,SB,SC,SD,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY,SZ
    3f:TA,TC,TD,TF,TG,TH,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA
    3f:VC,VE,VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW 3g:AX,NO,SE,SJ 3h:AZ 3i:BN,MY,NE bn,bn@latn=
    3j:-,001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BD,BH,BM,BS,BT,BV,BW,BZ,CA,CC
    3j:CK,CN,CP,CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT
    3j:GU,GY,HK,HM,HN,IE,IL,IM,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW,KY
    3j:LB,LC,LK,LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NP,NR
    3j:NU,NZ,OM,PA,PE,PG,PH,PK,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV,SX
    3j:SY,SZ,TA,TC,TH,TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    3k:AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC,ES
    3k:FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI,SM,SR 3k:TN,TR,UY,VA,VE,VN
    3l:AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT,RU,SE
    3l:SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA
    3m:BF,BJ,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD 3m:TF,TG,VU,WF,YT
    3n:CH,LI 3o:IN 3p:MU bn@arabext=
    3q:-,001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BD,BE
    3q:BF,BG,BH,BI,BJ,BL,BM,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI,CK
    3q:CL,CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE,EG
    3q:EH,ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR
    3q:GS,GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IO,IQ,IR,IS,IT,JE,JM,JO
    3q:JP,KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV,LY,MA
    3q:MC,MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MZ,NA,NC,NF
    3q:NG,NI,NL,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PK,PL,PM,PN,PR,PS,PT,PW,PY,QA,RE
    3q:RO,RS,RU,RW,SA,SB,SC,SD,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY,SZ,TA
    3q:TC,TD,TF,TG,TH,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC
    3q:VE,VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW 3r:AX,NO,SE,SJ 3s:AZ 3t:BN,MY,NE 3u:IN br,br@latn=g
    1w:-,FR ca,ca@latn=i 1v:FR ccp=
    3v:-,001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BD,BH,BM,BS,BT,BV,BW,BZ,CA,CC
    3v:CK,CN,CP,CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT
    3v:GU,GY,HK,HM,HN,IE,IL,IM,IN,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW
    3v:KY,LB,LC,LK,LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NP
    3v:NR,NU,NZ,OM,PA,PE,PG,PH,PK,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV
    3v:SX,SY,SZ,TA,TC,TH,TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    3w:AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC,ES
    3w:FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI,SM,SR 3w:TN,TR,UY,VA,VE,VN
    3x:AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT,RU,SE
    3x:SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA
    3y:BF,BJ,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD 3y:TF,TG,VU,WF,YT
    3z:CH,LI 40:MU ccp@latn=12 3j:IN ccp@arabext=13 3q:IN ce,ce@latn=g 1u:RU co,co@latn=5 p:FR
    cs,cs@latn,cv,cv@latn,hy,hy@latn,kk_Cyrl,kk_Cyrl@latn,prg,prg@latn,sah,sah@latn,sk,sk@latn,smn,smn@latn,szl,szl@latn,tk,tk@latn,tt,tt@latn,uk,uk@latn,uz_Cyrl,uz_Cyrl@latn,uz_Latn,uz_Latn@latn=g
    1w:- de,de@latn=i q:AT t:LI 41:CH de@arabext=h v:AT,LI 1w:LT 42:CH dje,dje@latn,twq,twq@latn=x
    k:-,NE dje@arab,ff_Adlm@arab,ff_Latn@arab,twq@arab=1 6:NE dje@arabext,twq@arabext=4 l:NE
    dyo,dyo@latn=1b 1w:SN dz=
    43:-,001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BD,BH,BM,BS,BT,BV,BW,BZ,CA,CC
    43:CK,CN,CP,CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT
    43:GU,GY,HK,HM,HN,IE,IL,IM,IN,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW
    43:KY,LB,LC,LK,LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NP
    43:NR,NU,NZ,OM,PA,PE,PG,PH,PK,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV
    43:SX,SY,SZ,TA,TC,TH,TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    44:AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC,ES
    44:FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI,SM,SR 44:TN,TR,UY,VA,VE,VN
    45:AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT,RU,SE
    45:SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA
    46:BF,BJ,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD 46:TF,TG,VU,WF,YT
    47:CH,LI 48:MU
    dz@latn,gu,gu@latn,hi,hi@latn,hi_Latn,hi_Latn@latn,kn,kn@latn,kok_Latn,kok_Latn@latn,kxv,kxv@latn,kxv_Deva,kxv_Deva@latn,kxv_Latn,kxv_Latn@latn,kxv_Orya,kxv_Orya@latn,kxv_Telu,kxv_Telu@latn,ml,ml@latn,mr,mr@latn,or,or@latn,pa_Guru,pa_Guru@latn,sa@latn,te,te@latn,xnr,xnr@latn=12
    3o:-,001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BD,BH,BM,BS,BT,BV,BW,BZ,CA,CC
    3o:CK,CN,CP,CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT
    3o:GU,GY,HK,HM,HN,IE,IL,IM,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW,KY
    3o:LB,LC,LK,LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NP,NR
    3o:NU,NZ,OM,PA,PE,PG,PH,PK,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV,SX
    3o:SY,SZ,TA,TC,TH,TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    49:AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC,ES
    49:FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI,SM,SR 49:TN,TR,UY,VA,VE,VN
    4a:AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT,RU,SE
    4a:SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA
    4b:BF,BJ,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD 4b:TF,TG,VU,WF,YT
    4c:CH,LI 4d:MU
    dz@arabext,gu@arabext,hi@arabext,hi_Latn@arabext,kn@arabext,kok_Latn@arabext,kxv@arabext,kxv_Deva@arabext,kxv_Latn@arabext,kxv_Orya@arabext,kxv_Telu@arabext,ml@arabext,mr@arabext,or@arabext,sa@arabext,te@arabext,xnr@arabext=13
    3u:-,001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BD,BE
    3u:BF,BG,BH,BI,BJ,BL,BM,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI,CK
    3u:CL,CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE,EG
    3u:EH,ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR
    3u:GS,GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IO,IQ,IR,IS,IT,JE,JM,JO
    3u:JP,KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV,LY,MA
    3u:MC,MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MZ,NA,NC,NF
    3u:NG,NI,NL,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PK,PL,PM,PN,PR,PS,PT,PW,PY,QA,RE
    3u:RO,RS,RU,RW,SA,SB,SC,SD,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY,SZ,TA
    3u:TC,TD,TF,TG,TH,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC
    3u:VE,VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW 4e:AX,NO,SE,SJ 4f:AZ 4g:BN,MY,NE ee,ee@latn=
    4h:-,001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BD,BH,BM,BS,BT,BV,BW,BZ,CA,CC
    4h:CK,CN,CP,CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT
    4h:GU,GY,HK,HM,HN,IE,IL,IM,IN,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW
    4h:KY,LB,LC,LK,LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NP
    4h:NR,NU,NZ,OM,PA,PE,PG,PH,PK,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV
    4h:SX,SY,SZ,TA,TC,TG,TH,TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    4i:AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC,ES
    4i:FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI,SM,SR 4i:TN,TR,UY,VA,VE,VN
    4j:AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT,RU,SE
    4j:SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA
    4k:BF,BJ,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD 4k:TF,VU,WF,YT
    4l:CH,LI 4m:MU ee@arab=
    4n:-,001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BD,BE
    4n:BF,BG,BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI
    4n:CK,CL,CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE
    4n:EG,EH,ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ
    4n:GR,GS,GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IR,IS,IT,JE
    4n:JM,JO,JP,KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV
    4n:LY,MA,MC,MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MY,MZ
    4n:NA,NC,NF,NG,NI,NL,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PL,PM,PN,PR,PS,PT,PW,PY
    4n:QA,RE,RO,RS,RU,RW,SA,SB,SC,SD,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY
    4n:SZ,TA,TC,TD,TF,TG,TH,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ
    4n:VA,VC,VE,VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW 4o:AX,NO,SE,SJ 4p:AZ 4q:NE 4r:PK ee@arabext=
    4s:-,001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BD,BE
    4s:BF,BG,BH,BI,BJ,BL,BM,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI,CK
    4s:CL,CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE,EG
    4s:EH,ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR
    4s:GS,GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IR,IS,IT,JE,JM
    4s:JO,JP,KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV,LY
    4s:MA,MC,MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MZ,NA,NC
    4s:NF,NG,NI,NL,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PK,PL,PM,PN,PR,PS,PT,PW,PY,QA
    4s:RE,RO,RS,RU,RW,SA,SB,SC,SD,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY,SZ
    4s:TA,TC,TD,TF,TG,TH,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA
    4s:VC,VE,VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW 4t:AX,NO,SE,SJ 4u:AZ 4v:BN,MY,NE en,en@latn=7 0:FR
    1:BI,BN,CM,CY,MU,NA,RW,SC,VU p:MV q:AR,BR,CO r:NO 1u:150,MM
    1v:AD,BA,DE,DK,ES,FO,GL,GR,HR,IS,IT,LU,MC,MD,ME,MK,RO,RS,SI,VA 1w:AL,BY,CZ,FI,GE,HU,PL,RU,SE,UA
    1y:LI 3b:AT,BE,NL 3j:BD 3o:IN 4w:BG 4x:CH 4y:CL 4z:CV en@arab=1 6:NO,PK,SE
    50:AD,DE,ES,GR,HR,IT,LU,MC,ME,SI,VA 51:AT,BE,NL 52:CV 53:EE,FR,LT,LV,PT,SK 54:FI en@arabext=2
    b:BN,MY c:EE,FR,LT,LV,PT,SK v:AR,BR,CO,MV,NO
    20:150,AL,BA,BY,CZ,DK,FO,GE,GL,HU,IS,LI,MD,MK,MM,PL,RO,RS,RU,SE,UA 21:FI 3q:BD 3u:IN 42:CH
    55:AD,DE,ES,GR,HR,IT,LU,MC,ME,SI,VA 56:AT,BE,NL 57:BG 58:CL 59:CV eo,eo@latn=1b 1w:001
    es,es@latn=t 1:419,AG,AI,BB,BM,BR,BS,BZ,CA,CU,DM,DO,FK,GD,GT,GY,HN,JP,KN,KY,LC,MS,MX,NI
    1:PA,PR,SV,SX,TC,TT,US,VC,VG,VI 2:AW,CR,GL,SR 3:BL,GF,GP,MF,MQ,PM p:PE q:AR,CO,UY 1x:HT
    2k:-,003,PH 3b:BO,BQ,CW,PY 4y:CL,EC,VE 5a:GQ es@arab=u
    6:419,AG,AI,AR,AW,BB,BL,BM,BO,BQ,BR,BS,BZ,CA,CL,CO,CR,CU,CW,DM,DO,EC,FK,GD
    6:GF,GL,GP,GT,GY,HN,HT,JP,KN,KY,LC,MF,MQ,MS,MX,NI,PA,PE,PM,PR,PY,SR,SV,SX
    6:TC,TT,US,UY,VC,VE,VG,VI es@arabext=v
    b:419,AG,AI,AW,BB,BL,BM,BR,BS,BZ,CA,CR,CU,DM,DO,FK,GD,GF,GL,GP,GT,GY,HN,JP
    b:KN,KY,LC,MF,MQ,MS,MX,NI,PA,PM,PR,SR,SV,SX,TC,TT,US,VC,VG,VI v:AR,CO,PE,UY 20:HT
    3f:BO,BQ,CW,PY 58:CL,EC,VE 5b:GQ et,et@latn=
    5c:-,AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT,RU
    5c:SE,SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA
    5d:001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BD,BH,BM,BS,BT,BV,BW,BZ,CA,CC,CK
    5d:CN,CP,CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT,GU
    5d:GY,HK,HM,HN,IE,IL,IM,IN,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW,KY
    5d:LB,LC,LK,LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NP,NR
    5d:NU,NZ,OM,PA,PE,PG,PH,PK,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV,SX
    5d:SY,SZ,TA,TC,TH,TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    5e:AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC,ES
    5e:FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI,SM,SR 5e:TN,TR,UY,VA,VE,VN
    5f:BF,BJ,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD 5f:TF,TG,VU,WF,YT
    5g:CH,LI 5h:MU eu,eu@latn,fo,fo@latn,hr,hr@latn=
    5i:-,AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC
    5i:ES,FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI,SM
    5i:SR,TN,TR,UY,VA,VE,VN
    5j:001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BD,BH,BM,BS,BT,BV,BW,BZ,CA,CC,CK
    5j:CN,CP,CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT,GU
    5j:GY,HK,HM,HN,IE,IL,IM,IN,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW,KY
    5j:LB,LC,LK,LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NP,NR
    5j:NU,NZ,OM,PA,PE,PG,PH,PK,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV,SX
    5j:SY,SZ,TA,TC,TH,TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    5k:AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT,RU,SE
    5k:SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA
    5l:BF,BJ,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD 5l:TF,TG,VU,WF,YT
    5m:CH,LI 5n:MU eu@arab,uz_Cyrl@arab,zh_Hant@arab=p 2a:- fa,fa@arabext=
    5o:-,001,003,150,419,AC,AD,AE,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BD,BE,BF
    5o:BG,BH,BI,BJ,BL,BM,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI,CK,CL
    5o:CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE,EG,EH
    5o:ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS
    5o:GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IR,IS,IT,JE,JM,JO
    5o:JP,KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV,LY,MA
    5o:MC,MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MZ,NA,NC,NF
    5o:NG,NI,NL,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PK,PL,PM,PN,PR,PS,PT,PW,PY,QA,RE
    5o:RO,RS,RU,RW,SA,SB,SC,SD,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY,SZ,TA
    5o:TC,TD,TF,TG,TH,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC
    5o:VE,VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW 5p:AF 5q:AX,NO,SE,SJ 5r:AZ 5s:BN,MY,NE fa@latn=
    5t:-,001,003,150,419,AC,AE,AG,AI,AQ,AS,AU,BB,BD,BH,BM,BS,BT,BV,BW,BZ,CA,CC,CK
    5t:CN,CP,CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT,GU
    5t:GY,HK,HM,HN,IE,IL,IM,IN,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW,KY
    5t:LB,LC,LK,LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NP,NR
    5t:NU,NZ,OM,PA,PE,PG,PH,PK,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV,SX
    5t:SY,SZ,TA,TC,TH,TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    5u:AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC,ES
    5u:FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI,SM,SR 5u:TN,TR,UY,VA,VE,VN
    5v:AF 5w:AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT,RU,SE
    5w:SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA
    5x:BF,BJ,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD 5x:TF,TG,VU,WF,YT
    5y:CH,LI 5z:MU fa@arab=
    60:-,001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BD,BE
    60:BF,BG,BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI
    60:CK,CL,CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE
    60:EG,EH,ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ
    60:GR,GS,GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IR,IS,IT,JE
    60:JM,JO,JP,KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV
    60:LY,MA,MC,MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MY,MZ
    60:NA,NC,NF,NG,NI,NL,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PL,PM,PN,PR,PS,PT,PW,PY
    60:QA,RE,RO,RS,RU,RW,SA,SB,SC,SD,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY
    60:SZ,TA,TC,TD,TF,TG,TH,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ
    60:VA,VC,VE,VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW 61:AX,NO,SE,SJ 62:AZ 63:NE 64:PK ff,ff@latn=s
    1w:GN,MR,SN ff_Adlm= 65:-,BF,CM,GH,GM,GN,GW,LR,MR,NE,NG,SL,SN
    66:001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BD,BH,BM,BS,BT,BV,BW,BZ,CA,CC,CK
    66:CN,CP,CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GI,GS,GT,GU,GY,HK
    66:HM,HN,IE,IL,IM,IN,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW,KY,LB,LC
    66:LK,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NF,NI,NP,NR,NU,NZ,OM,PA,PE
    66:PG,PH,PK,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SO,SS,SV,SX,SY,SZ,TA,TC,TH,TK
    66:TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    67:AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC,ES
    67:FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,NL,RO,RS,RW,SI,SM,SR,TN 67:TR,UY,VA,VE,VN
    68:AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT,RU,SE,SJ
    68:SK,ST,TJ,TL,TM,UA,UZ,XK,ZA
    69:BJ,BL,CF,CG,CI,DJ,FR,GA,GF,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,TD,TF,TG,VU,WF 69:YT 6a:CH,LI 6b:MU
    ff_Adlm@latn=5 6c:-,BF,CM,GH,GM,GN,GW,LR,MR,NE,NG,SL,SN ff_Adlm@arabext=6 v:NE
    ff_Latn,ff_Latn@latn=21 1w:BF,GH,GM,LR,NE,NG,SL ff_Latn@arabext=h 20:NE
    fi,fi@latn,lt,lt@latn,nb,nb@latn,nn,nn@latn,no,no@latn,se,se@latn,sv,sv@latn=1w 5k:-
    fr,fr@latn=g 1w:CA 1x:-,BE,BI,CD,DZ,GQ,KM,MG,ML,MR,MU,NE,RW,SY,TN 3c:CH fr@arab=1f 6d:CH
    fr@arabext=26 6e:CH fur,fur@latn,jv,jv@latn,kgp,kgp@latn,rw,rw@latn,yrl,yrl@latn=5 q:-
    fy,fy@latn= 6f:-,AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC
    6f:ES,FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI,SM
    6f:SR,TN,TR,UY,VA,VE,VN
    6g:001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BD,BH,BM,BS,BT,BV,BW,BZ,CA,CC,CK
    6g:CN,CP,CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT,GU
    6g:GY,HK,HM,HN,IE,IL,IM,IN,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW,KY
    6g:LB,LC,LK,LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NP,NR
    6g:NU,NZ,OM,PA,PE,PG,PH,PK,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV,SX
    6g:SY,SZ,TA,TC,TH,TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    6h:AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT,RU,SE
    6h:SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA
    6i:BF,BJ,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD 6i:TF,TG,VU,WF,YT
    6j:CH,LI 6k:MU fy@arabext=
    6l:-,001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BD,BE
    6l:BF,BG,BH,BI,BJ,BL,BM,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI,CK
    6l:CL,CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE,EG
    6l:EH,ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR
    6l:GS,GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IR,IS,IT,JE,JM
    6l:JO,JP,KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV,LY
    6l:MA,MC,MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MZ,NA,NC
    6l:NF,NG,NI,NL,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PK,PL,PM,PN,PR,PS,PT,PW,PY,QA
    6l:RE,RO,RS,RU,RW,SA,SB,SC,SD,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY,SZ
    6l:TA,TC,TD,TF,TG,TH,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA
    6l:VC,VE,VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW 6m:AX,NO,SE,SJ 6n:AZ 6o:BN,MY,NE gd@arabext=
    6p:-,001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BD,BE
    6p:BF,BG,BH,BI,BJ,BL,BM,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI,CK
    6p:CL,CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE,EG
    6p:EH,ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR
    6p:GS,GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IR,IS,IT,JE,JM
    6p:JO,JP,KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV,LY
    6p:MA,MC,MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MZ,NA,NC
    6p:NF,NG,NI,NL,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PK,PL,PM,PN,PR,PS,PT,PW,PY,QA
    6p:RE,RO,RS,RU,RW,SA,SB,SC,SD,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY,SZ
    6p:TA,TC,TD,TF,TG,TH,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA
    6p:VC,VE,VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW 6q:AX,NO,SE,SJ 6r:AZ 6s:BN,MY,NE gez,gez@latn=5
    6t:-,ER,ET gsw,gsw@latn=1w 5m:-,FR ha@arab=p 6:CM,SD 2c:-,GH,NG ha@arabext=6
    6u:-,BN,GH,MY,NE,NG
    6v:001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BD,BE,BF
    6v:BG,BH,BI,BJ,BL,BM,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI,CK,CL
    6v:CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE,EG,EH,ER
    6v:ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GI,GL,GM,GN,GP,GQ,GR,GS,GT,GU
    6v:GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IR,IS,IT,JE,JM,JO,JP,KE
    6v:KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV,LY,MA,MC,MD
    6v:ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MZ,NA,NC,NF,NI,NL
    6v:NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PK,PL,PM,PN,PR,PS,PT,PW,PY,QA,RE,RO,RS,RU
    6v:RW,SA,SB,SC,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY,SZ,TA,TC,TD,TF,TG
    6v:TH,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN
    6v:VU,WF,WS,XK,YE,YT,ZA,ZM,ZW 6w:AX,NO,SE,SJ 6x:AZ he,he@latn=
    6y:-,001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BD,BH,BM,BS,BT,BV,BW,BZ,CA,CC
    6y:CK,CN,CP,CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT
    6y:GU,GY,HK,HM,HN,IE,IL,IM,IN,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW
    6y:KY,LB,LC,LK,LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NP
    6y:NR,NU,NZ,OM,PA,PE,PG,PH,PK,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV
    6y:SX,SY,SZ,TA,TC,TH,TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    6z:AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC,ES
    6z:FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI,SM,SR 6z:TN,TR,UY,VA,VE,VN
    70:AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT,RU,SE
    70:SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA
    71:BF,BJ,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD 71:TF,TG,VU,WF,YT
    72:CH,LI 73:MU he@arabext=
    74:-,001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BD,BE
    74:BF,BG,BH,BI,BJ,BL,BM,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI,CK
    74:CL,CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE,EG
    74:EH,ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR
    74:GS,GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IR,IS,IT,JE,JM
    74:JO,JP,KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV,LY
    74:MA,MC,MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MZ,NA,NC
    74:NF,NG,NI,NL,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PK,PL,PM,PN,PR,PS,PT,PW,PY,QA
    74:RE,RO,RS,RU,RW,SA,SB,SC,SD,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY,SZ
    74:TA,TC,TD,TF,TG,TH,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA
    74:VC,VE,VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW 75:AX,NO,SE,SJ 76:AZ 77:BN,MY,NE ia,ia@latn=
    78:-,001,AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA
    78:EC,ES,FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI
    78:SM,SR,TN,TR,UY,VA,VE,VN
    79:003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BD,BH,BM,BS,BT,BV,BW,BZ,CA,CC,CK,CN
    79:CP,CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT,GU,GY
    79:HK,HM,HN,IE,IL,IM,IN,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW,KY,LB
    79:LC,LK,LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NP,NR,NU
    79:NZ,OM,PA,PE,PG,PH,PK,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV,SX,SY
    79:SZ,TA,TC,TH,TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    7a:AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT,RU,SE
    7a:SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA
    7b:BF,BJ,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD 7b:TF,TG,VU,WF,YT
    7c:CH,LI 7d:MU ia@arabext=
    7e:-,001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BD,BE
    7e:BF,BG,BH,BI,BJ,BL,BM,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI,CK
    7e:CL,CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE,EG
    7e:EH,ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR
    7e:GS,GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IR,IS,IT,JE,JM
    7e:JO,JP,KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV,LY
    7e:MA,MC,MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MZ,NA,NC
    7e:NF,NG,NI,NL,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PK,PL,PM,PN,PR,PS,PT,PW,PY,QA
    7e:RE,RO,RS,RU,RW,SA,SB,SC,SD,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY,SZ
    7e:TA,TC,TD,TF,TG,TH,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA
    7e:VC,VE,VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW 7f:AX,NO,SE,SJ 7g:AZ 7h:BN,MY,NE
    id,id@latn,su,su@latn,su_Latn,su_Latn@latn,tr,tr@latn=0 2:- ie,ie@latn=
    7i:-,AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT,RU
    7i:SE,SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA
    7j:001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BD,BH,BM,BS,BT,BV,BW,BZ,CA,CC,CK
    7j:CN,CP,CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT,GU
    7j:GY,HK,HM,HN,IE,IL,IM,IN,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW,KY
    7j:LB,LC,LK,LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NP,NR
    7j:NU,NZ,OM,PA,PE,PG,PH,PK,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV,SX
    7j:SY,SZ,TA,TC,TH,TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    7k:AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC,ES
    7k:FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI,SM,SR 7k:TN,TR,UY,VA,VE,VN
    7l:BF,BJ,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD 7l:TF,TG,VU,WF,YT
    7m:CH,LI 7n:MU ie@arabext=
    7o:-,001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BD,BE
    7o:BF,BG,BH,BI,BJ,BL,BM,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI,CK
    7o:CL,CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE,EG
    7o:EH,ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR
    7o:GS,GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IR,IS,IT,JE,JM
    7o:JO,JP,KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV,LY
    7o:MA,MC,MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MZ,NA,NC
    7o:NF,NG,NI,NL,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PK,PL,PM,PN,PR,PS,PT,PW,PY,QA
    7o:RE,RO,RS,RU,RW,SA,SB,SC,SD,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY,SZ
    7o:TA,TC,TD,TF,TG,TH,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA
    7o:VC,VE,VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW 7p:AX,NO,SE,SJ 7q:AZ 7r:BN,MY,NE ig@arab=
    7s:-,001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BD,BE
    7s:BF,BG,BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI
    7s:CK,CL,CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE
    7s:EG,EH,ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ
    7s:GR,GS,GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IR,IS,IT,JE
    7s:JM,JO,JP,KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV
    7s:LY,MA,MC,MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MY,MZ
    7s:NA,NC,NF,NG,NI,NL,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PL,PM,PN,PR,PS,PT,PW,PY
    7s:QA,RE,RO,RS,RU,RW,SA,SB,SC,SD,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY
    7s:SZ,TA,TC,TD,TF,TG,TH,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ
    7s:VA,VC,VE,VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW 7t:AX,NO,SE,SJ 7u:AZ 7v:NE 7w:PK it,it@latn=t
    2k:- 7x:CH it@arabext=v 7y:CH jgo,jgo@latn,kkj,kkj@latn,nnh,nnh@latn=2b q:CM kab,kab@latn=3
    f:DZ i:CM kea,kea@latn=1b 7z:CV kea@arab=1 80:CV kea@arabext=h 81:CV
    khq,khq@latn,ses,ses@latn=x k:-,ML kk,kk@latn=1b p:AF,CN,IR,MN kk@arabext=h v:AF,CN,IR,MN
    kl,kl@latn,lo,lo@latn=1s
    4y:-,AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CO,CR,CW,CY,DE,DK,DZ,EA,ES,FO
    4y:GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI,SM,SR,TN 4y:TR,UY,VA,VN
    82:001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BD,BH,BM,BS,BT,BV,BW,BZ,CA,CC,CK
    82:CN,CP,CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT,GU
    82:GY,HK,HM,HN,IE,IL,IM,IN,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW,KY
    82:LB,LC,LK,LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NP,NR
    82:NU,NZ,OM,PA,PE,PG,PH,PK,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV,SX
    82:SY,SZ,TA,TC,TH,TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    83:AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT,RU,SE
    83:SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA
    84:BF,BJ,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD 84:TF,TG,VU,WF,YT
    85:CH,LI 86:MU kl@arabext,lo@arabext,sg@arabext=1u
    58:-,001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BD,BE
    58:BF,BG,BH,BI,BJ,BL,BM,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI,CK
    58:CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EE,EG,EH,ER
    58:ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GT
    58:GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IR,IS,IT,JE,JM,JO,JP
    58:KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV,LY,MA,MC
    58:MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MZ,NA,NC,NF,NG
    58:NI,NL,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PK,PL,PM,PN,PR,PS,PT,PW,PY,QA,RE,RO
    58:RS,RU,RW,SA,SB,SC,SD,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY,SZ,TA,TC
    58:TD,TF,TG,TH,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VG
    58:VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW 87:AX,NO,SE,SJ 88:AZ 89:BN,MY,NE km@khmr=
    8a:-,AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC
    8a:ES,FO,GL,GQ,GR,HR,IC,ID,IS,IT,KH,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI
    8a:SM,SR,TN,TR,UY,VA,VE,VN
    8b:001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BD,BH,BM,BS,BT,BV,BW,BZ,CA,CC,CK
    8b:CN,CP,CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT,GU
    8b:GY,HK,HM,HN,IE,IL,IM,IN,IO,IQ,IR,JE,JM,JO,JP,KE,KI,KM,KN,KP,KR,KW,KY,LB
    8b:LC,LK,LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NP,NR,NU
    8b:NZ,OM,PA,PE,PG,PH,PK,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV,SX,SY
    8b:SZ,TA,TC,TH,TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    8c:AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT,RU,SE
    8c:SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA
    8d:BF,BJ,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD 8d:TF,TG,VU,WF,YT
    8e:CH,LI 8f:MU kpe,kpe@latn=5 p:GN ks@latn,ks_Arab@latn,ks_Aran@latn=0 8g:-,IN ksh,ksh@latn=27
    5k:DE ku,ku@latn=i p:LB ku@arabext=h v:LB ky,ky@latn=1b p:CN ky@arabext=h v:CN lmo,lmo@latn=5
    8h:-,IT ln,ln@latn=i 1v:AO,CF,CG lu,lu@latn,rn,rn@latn=x h:- luy,luy@latn=
    8i:-,001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BD,BH,BM,BS,BT,BV,BW,BZ,CA,CC
    8i:CK,CN,CP,CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT
    8i:GU,GY,HK,HM,HN,IE,IL,IM,IN,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW
    8i:KY,LB,LC,LK,LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NP
    8i:NR,NU,NZ,OM,PA,PE,PG,PH,PK,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV
    8i:SX,SY,SZ,TA,TC,TH,TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    8j:AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC,ES
    8j:FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI,SM,SR 8j:TN,TR,UY,VA,VE,VN
    8k:AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT,RU,SE
    8k:SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA
    8l:BF,BJ,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD 8l:TF,TG,VU,WF,YT
    8m:CH,LI 8n:MU luy@arabext=
    8o:-,001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BD,BE
    8o:BF,BG,BH,BI,BJ,BL,BM,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI,CK
    8o:CL,CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE,EG
    8o:EH,ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR
    8o:GS,GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IR,IS,IT,JE,JM
    8o:JO,JP,KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV,LY
    8o:MA,MC,MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MZ,NA,NC
    8o:NF,NG,NI,NL,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PK,PL,PM,PN,PR,PS,PT,PW,PY,QA
    8o:RE,RO,RS,RU,RW,SA,SB,SC,SD,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY,SZ
    8o:TA,TC,TD,TF,TG,TH,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA
    8o:VC,VE,VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW 8p:AX,NO,SE,SJ 8q:AZ 8r:BN,MY,NE mfe,mfe@latn=5
    u:- mgh,mgh@latn=2b q:MZ mgo,mgo@latn=5 p:CM mn@mong=
    8s:-,AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MN,MZ,NA,NO,PL,PT
    8s:RU,SE,SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA
    8t:001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BD,BH,BM,BS,BT,BV,BW,BZ,CA,CC,CK
    8t:CN,CP,CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT,GU
    8t:GY,HK,HM,HN,IE,IL,IM,IN,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW,KY
    8t:LB,LC,LK,LR,LS,MG,MH,ML,MM,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NP,NR,NU
    8t:NZ,OM,PA,PE,PG,PH,PK,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV,SX,SY
    8t:SZ,TA,TC,TH,TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    8u:AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC,ES
    8u:FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI,SM,SR 8u:TN,TR,UY,VA,VE,VN
    8v:BF,BJ,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD 8v:TF,TG,VU,WF,YT
    8w:CH,LI 8x:MU mni,mni_Beng=
    8y:-,001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BD,BH,BM,BS,BT,BV,BW,BZ,CA,CC
    8y:CK,CN,CP,CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT
    8y:GU,GY,HK,HM,HN,IE,IL,IM,IN,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW
    8y:KY,LB,LC,LK,LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NP
    8y:NR,NU,NZ,OM,PA,PE,PG,PH,PK,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV
    8y:SX,SY,SZ,TA,TC,TH,TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    8z:AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC,ES
    8z:FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI,SM,SR 8z:TN,TR,UY,VA,VE,VN
    90:AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT,RU,SE
    90:SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA
    91:BF,BJ,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD 91:TF,TG,VU,WF,YT
    92:CH,LI 93:MU mni_Mtei=
    94:-,001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BD,BH,BM,BS,BT,BV,BW,BZ,CA,CC
    94:CK,CN,CP,CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT
    94:GU,GY,HK,HM,HN,IE,IL,IM,IN,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW
    94:KY,LB,LC,LK,LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NP
    94:NR,NU,NZ,OM,PA,PE,PG,PH,PK,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV
    94:SX,SY,SZ,TA,TC,TH,TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    95:AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC,ES
    95:FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI,SM,SR 95:TN,TR,UY,VA,VE,VN
    96:AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT,RU,SE
    96:SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA
    97:BF,BJ,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD 97:TF,TG,VU,WF,YT
    98:CH,LI 99:MU ms,ms@latn,ms_Arab,ms_Arab@latn=7 q:BN ms@arabext=2 e:-,ID,SG y:BN
    ms_Arab@arabext=2 b:MY v:BN mua,mua@latn=2n 2:CM my=
    9a:-,001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BD,BH,BM,BS,BT,BV,BW,BZ,CA,CC
    9a:CK,CN,CP,CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT
    9a:GU,GY,HK,HM,HN,IE,IL,IM,IN,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW
    9a:KY,LB,LC,LK,LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NP
    9a:NR,NU,NZ,OM,PA,PE,PG,PH,PK,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV
    9a:SX,SY,SZ,TA,TC,TH,TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    9b:AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC,ES
    9b:FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI,SM,SR 9b:TN,TR,UY,VA,VE,VN
    9c:AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT,RU,SE
    9c:SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA
    9d:BF,BJ,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD 9d:TF,TG,VU,WF,YT
    9e:CH,LI 9f:MU naq,naq@latn=7 1:NA nb@arab,nn@arab,no@arab= 9g:-,AX,NO,SE,SJ
    9h:001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BD,BE,BF
    9h:BG,BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI,CK
    9h:CL,CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE,EG
    9h:EH,ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR
    9h:GS,GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IR,IS,IT,JE,JM
    9h:JO,JP,KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV,LY
    9h:MA,MC,MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MY,MZ,NA
    9h:NC,NF,NG,NI,NL,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PL,PM,PN,PR,PS,PT,PW,PY,QA
    9h:RE,RO,RS,RU,RW,SA,SB,SC,SD,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY,SZ
    9h:TA,TC,TD,TF,TG,TH,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA
    9h:VC,VE,VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW 9i:AZ 9j:NE 9k:PK
    nb@arabext,nn@arabext,no@arabext= 9l:-,AX,NO,SE,SJ
    9m:001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BD,BE,BF
    9m:BG,BH,BI,BJ,BL,BM,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI,CK,CL
    9m:CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE,EG,EH
    9m:ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS
    9m:GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IR,IS,IT,JE,JM,JO
    9m:JP,KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV,LY,MA
    9m:MC,MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MZ,NA,NC,NF
    9m:NG,NI,NL,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PK,PL,PM,PN,PR,PS,PT,PW,PY,QA,RE
    9m:RO,RS,RU,RW,SA,SB,SC,SD,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY,SZ,TA
    9m:TC,TD,TF,TG,TH,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC
    9m:VE,VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW 9n:AZ 9o:BN,MY,NE ne=
    9p:-,001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BD,BH,BM,BS,BT,BV,BW,BZ,CA,CC
    9p:CK,CN,CP,CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT
    9p:GU,GY,HK,HM,HN,IE,IL,IM,IN,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW
    9p:KY,LB,LC,LK,LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NP
    9p:NR,NU,NZ,OM,PA,PE,PG,PH,PK,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV
    9p:SX,SY,SZ,TA,TC,TH,TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    9q:AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC,ES
    9q:FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI,SM,SR 9q:TN,TR,UY,VA,VE,VN
    9r:AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT,RU,SE
    9r:SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA
    9s:BF,BJ,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD 9s:TF,TG,VU,WF,YT
    9t:CH,LI 9u:MU nl,nl@latn=10 3b:-,SX 3c:BJ nqo= 9v:-,GN
    9w:001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BD,BH,BM,BS,BT,BV,BW,BZ,CA,CC,CK
    9w:CN,CP,CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT,GU
    9w:GY,HK,HM,HN,IE,IL,IM,IN,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW,KY
    9w:LB,LC,LK,LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NP,NR
    9w:NU,NZ,OM,PA,PE,PG,PH,PK,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV,SX
    9w:SY,SZ,TA,TC,TH,TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    9x:AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC,ES
    9x:FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI,SM,SR 9x:TN,TR,UY,VA,VE,VN
    9y:AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT,RU,SE
    9y:SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA
    9z:BF,BJ,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD,TF 9z:TG,VU,WF,YT
    a0:CH,LI a1:MU nqo@latn=5 a2:-,GN nso,nso@latn=3g u:ZA oc,oc@latn=3 f:ES,FR i:CM
    os,os@latn,ts,ts@latn=5 r:- pa=1j v:PK pa@latn=1j a3:PK pa@arab=1p a4:-,IN,NE
    a5:001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BD,BE,BF
    a5:BG,BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI,CK
    a5:CL,CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE,EG
    a5:EH,ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR
    a5:GS,GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IO,IQ,IR,IS,IT,JE,JM,JO
    a5:JP,KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV,LY,MA
    a5:MC,MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MY,MZ,NA,NC
    a5:NF,NG,NI,NL,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PL,PM,PN,PR,PS,PT,PW,PY,QA,RE
    a5:RO,RS,RU,RW,SA,SB,SC,SD,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY,SZ,TA
    a5:TC,TD,TF,TG,TH,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC
    a5:VE,VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW a6:AX,NO,SE,SJ a7:AZ pa@arabext=6 a8:-,IN
    a9:001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BD,BE,BF
    a9:BG,BH,BI,BJ,BL,BM,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI,CK,CL
    a9:CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE,EG,EH
    a9:ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS
    a9:GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IO,IQ,IR,IS,IT,JE,JM,JO,JP
    a9:KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV,LY,MA,MC
    a9:MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MZ,NA,NC,NF,NG
    a9:NI,NL,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PL,PM,PN,PR,PS,PT,PW,PY,QA,RE,RO,RS
    a9:RU,RW,SA,SB,SC,SD,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY,SZ,TA,TC,TD
    a9:TF,TG,TH,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG
    a9:VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW aa:AX,NO,SE,SJ ab:AZ ac:BN,MY,NE
    pa_Arab@latn,pa_Aran@latn=42
    a3:-,001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BD,BH,BM,BS,BT,BV,BW,BZ,CA,CC
    a3:CK,CN,CP,CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT
    a3:GU,GY,HK,HM,HN,IE,IL,IM,IN,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW
    a3:KY,LB,LC,LK,LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NP
    a3:NR,NU,NZ,OM,PA,PE,PG,PH,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV,SX
    a3:SY,SZ,TA,TC,TH,TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    ad:AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC,ES
    ad:FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI,SM,SR ad:TN,TR,UY,VA,VE,VN
    ae:AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT,RU,SE
    ae:SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA
    af:BF,BJ,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD af:TF,TG,VU,WF,YT
    ag:CH,LI ah:MU pa_Arab@arab,pa_Aran@arab,ps@arab=1 6:PK pa_Guru@arab=43 ai:PK
    pa_Guru@arabext=44 a9:PK ps@latn=
    5v:001,003,150,419,AC,AE,AG,AI,AQ,AS,AU,BB,BD,BH,BM,BS,BT,BV,BW,BZ,CA,CC,CK,CN
    5v:CP,CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT,GU,GY
    5v:HK,HM,HN,IE,IL,IM,IN,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW,KY,LB
    5v:LC,LK,LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NP,NR,NU
    5v:NZ,OM,PA,PE,PG,PH,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV,SX,SY,SZ
    5v:TA,TC,TH,TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    aj:-,AD,AF,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA
    aj:EC,ES,FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,PK,RO,RS,RW
    aj:SI,SM,SR,TN,TR,UY,VA,VE,VN
    ak:AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT,RU,SE
    ak:SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA
    al:BF,BJ,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD al:TF,TG,VU,WF,YT
    am:CH,LI an:MU pt,pt@latn=2b 1w:AO 2i:CH,FR,GQ,GW,LU,MO,MZ,PT,ST,TL ao:CV pt@arab=1
    2o:CH,FR,GQ,GW,LU,MO,MZ,PT,ST,TL ap:CV pt@arabext=6 20:AO 2t:CH,FR,GQ,GW,LU,MO,MZ,PT,ST,TL
    aq:CV qu,qu@latn=5 p:EC rej,rej@latn,rej_Rjng,rej_Rjng@latn=5 p:ID rm,rm@latn=1w 5m:-
    ru,ru@latn=1b 1w:MD 2i:UA ru@arab=1 2o:UA ru@arabext=h 2t:UA sa=
    ar:-,001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BD,BH,BM,BS,BT,BV,BW,BZ,CA,CC
    ar:CK,CN,CP,CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT
    ar:GU,GY,HK,HM,HN,IE,IL,IM,IN,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW
    ar:KY,LB,LC,LK,LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NP
    ar:NR,NU,NZ,OM,PA,PE,PG,PH,PK,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV
    ar:SX,SY,SZ,TA,TC,TH,TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    as:AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC,ES
    as:FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI,SM,SR as:TN,TR,UY,VA,VE,VN
    at:AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT,RU,SE
    at:SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA
    au:BF,BJ,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD au:TF,TG,VU,WF,YT
    av:CH,LI aw:MU sat,sat_Olck=
    ax:-,001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BD,BH,BM,BS,BT,BV,BW,BZ,CA,CC
    ax:CK,CN,CP,CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT
    ax:GU,GY,HK,HM,HN,IE,IL,IM,IN,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW
    ax:KY,LB,LC,LK,LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NP
    ax:NR,NU,NZ,OM,PA,PE,PG,PH,PK,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV
    ax:SX,SY,SZ,TA,TC,TH,TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    ay:AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC,ES
    ay:FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI,SM,SR ay:TN,TR,UY,VA,VE,VN
    az:AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT,RU,SE
    az:SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA
    b0:BF,BJ,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD b0:TF,TG,VU,WF,YT
    b1:CH,LI b2:MU scn,scn@latn=5 p:IT sd=1 p:IN b3:-,PK sd@arab,sd_Arab,sd_Arab@arab=4m 6:IN
    sd@arabext=6 y:IN b4:-,PK sd@deva,sd_Arab@deva=y b5:-,PK sd_Arab@arabext=4o v:IN
    sd_Deva@arabext=6 y:-,IN se@arab=1 6:NO,SE se@arabext=h 20:NO,SE seh,seh@latn=3d h:MZ
    sg,sg@latn=31 4y:CF shi,shi@latn,shi_Latn,shi_Latn@latn,shi_Tfng,shi_Tfng@latn,zgh,zgh@latn=3
    f:MA i:CM sl,sl@latn=1v 5e:- so,so@latn=7 1:DJ sq,sq@latn=t 2i:MK
    sr,sr@latn,sr_Cyrl,sr_Cyrl@latn,sr_Latn,sr_Latn@latn=i 1v:XK ss,ss@latn=0 0:SZ
    st,st@latn,zu,zu@latn=7 1:ZA sv@arab= b6:-,AX,FI,NO,SE,SJ
    b7:001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BD,BE,BF
    b7:BG,BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI,CK
    b7:CL,CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE,EG
    b7:EH,ER,ES,ET,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS
    b7:GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IR,IS,IT,JE,JM,JO
    b7:JP,KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV,LY,MA
    b7:MC,MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MY,MZ,NA,NC
    b7:NF,NG,NI,NL,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PL,PM,PN,PR,PS,PT,PW,PY,QA,RE
    b7:RO,RS,RU,RW,SA,SB,SC,SD,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY,SZ,TA
    b7:TC,TD,TF,TG,TH,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC
    b7:VE,VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW b8:AZ b9:NE ba:PK sv@arabext= bb:-,AX,FI,NO,SE,SJ
    bc:001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BD,BE,BF
    bc:BG,BH,BI,BJ,BL,BM,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI,CK,CL
    bc:CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE,EG,EH
    bc:ER,ES,ET,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GT
    bc:GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IR,IS,IT,JE,JM,JO,JP
    bc:KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV,LY,MA,MC
    bc:MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MZ,NA,NC,NF,NG
    bc:NI,NL,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PK,PL,PM,PN,PR,PS,PT,PW,PY,QA,RE,RO
    bc:RS,RU,RW,SA,SB,SC,SD,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY,SZ,TA,TC
    bc:TD,TF,TG,TH,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE
    bc:VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW bd:AZ be:BN,MY,NE ta,ta@latn=1j p:MY,SG ta@arabext=1k
    v:MY,SG tg,tg@latn=1b p:PK tg@arabext=h v:PK tn,tn@latn=0 4:-,BW,ZA tok,tok@latn=
    bf:-,001,AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT
    bf:RU,SE,SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA
    bg:003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BD,BH,BM,BS,BT,BV,BW,BZ,CA,CC,CK,CN
    bg:CP,CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT,GU,GY
    bg:HK,HM,HN,IE,IL,IM,IN,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW,KY,LB
    bg:LC,LK,LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NP,NR,NU
    bg:NZ,OM,PA,PE,PG,PH,PK,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV,SX,SY
    bg:SZ,TA,TC,TH,TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    bh:AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC,ES
    bh:FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI,SM,SR bh:TN,TR,UY,VA,VE,VN
    bi:BF,BJ,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD bi:TF,TG,VU,WF,YT
    bj:CH,LI bk:MU tok@arabext=
    bl:-,001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BD,BE
    bl:BF,BG,BH,BI,BJ,BL,BM,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI,CK
    bl:CL,CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE,EG
    bl:EH,ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR
    bl:GS,GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IR,IS,IT,JE,JM
    bl:JO,JP,KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV,LY
    bl:MA,MC,MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MZ,NA,NC
    bl:NF,NG,NI,NL,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PK,PL,PM,PN,PR,PS,PT,PW,PY,QA
    bl:RE,RO,RS,RU,RW,SA,SB,SC,SD,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY,SZ
    bl:TA,TC,TD,TF,TG,TH,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA
    bl:VC,VE,VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW bm:AX,NO,SE,SJ bn:AZ bo:BN,MY,NE tr@arab=1 bp:TR
    tr@arabext=2 bq:TR tzm,tzm@latn=1b 1w:MA ug,ug@latn=7 p:MN r:KZ ug@arabext=2 v:KZ,MN
    ur,ur@latn,ur_Arab,ur_Arab@latn,ur_Aran,ur_Aran@latn=
    br:-,001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BD,BH,BM,BS,BT,BV,BW,BZ,CA,CC
    br:CK,CN,CP,CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT
    br:GU,GY,HK,HM,HN,IE,IL,IM,IN,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW
    br:KY,LB,LC,LK,LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NP
    br:NR,NU,NZ,OM,PA,PE,PG,PH,PK,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV
    br:SX,SY,SZ,TA,TC,TH,TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    bs:AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC,ES
    bs:FO,GL,GQ,GR,HR,IC,ID,IS,IT,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI,SM,SR bs:TN,TR,UY,VA,VE,VN
    bt:AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT,RU,SE
    bt:SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA
    bu:BF,BJ,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GN,GP,HT,MC,MF,MQ,NC,PF,PM,RE,SC,SN,TD bu:TF,TG,VU,WF,YT
    bv:CH,LI bw:MU ur@arab,ur_Arab@arab,ur_Aran@arab=1 a:-,IN
    ur@arabext,ur_Arab@arabext,ur_Aran@arabext=1k 1q:IN uz=1b v:AF uz@latn=1b aj:AF uz@arab=1 2a:CN
    uz@arabext=q v:AF 2f:- uz_Arab@latn=49 5v:PK uz_Cyrl@arabext,uz_Latn@arabext=q 2f:-
    vec,vec@latn= bx:-,BF,BJ,BL,CF,CG,CI,CM,DJ,FR,GA,GF,GN,GP,HT,IT,MC,MF,MQ,NC,PF,PM,RE,SC
    bx:SN,TD,TF,TG,VU,WF,YT
    by:001,003,150,419,AC,AE,AF,AG,AI,AQ,AS,AU,BB,BD,BH,BM,BS,BT,BV,BW,BZ,CA,CC,CK
    by:CN,CP,CQ,CU,CX,DG,DM,DO,EG,EH,ER,ET,FJ,FK,FM,GB,GD,GG,GH,GI,GM,GS,GT,GU
    by:GY,HK,HM,HN,IE,IL,IM,IN,IO,IQ,IR,JE,JM,JO,JP,KE,KH,KI,KM,KN,KP,KR,KW,KY
    by:LB,LC,LK,LR,LS,MG,MH,ML,MM,MN,MO,MP,MS,MT,MV,MW,MX,MY,NE,NF,NG,NI,NP,NR
    by:NU,NZ,OM,PA,PE,PG,PH,PK,PN,PR,PS,PW,PY,QA,SA,SB,SD,SG,SH,SL,SO,SS,SV,SX
    by:SY,SZ,TA,TC,TH,TK,TO,TT,TV,TW,TZ,UG,UM,US,VC,VG,VI,WS,YE,ZM,ZW
    bz:AD,AR,AT,AW,AZ,BA,BE,BI,BN,BO,BQ,BR,CD,CL,CO,CR,CW,CY,DE,DK,DZ,EA,EC,ES
    bz:FO,GL,GQ,GR,HR,IC,ID,IS,LA,LU,LY,MA,MD,ME,MK,MR,NL,RO,RS,RW,SI,SM,SR,TN bz:TR,UY,VA,VE,VN
    c0:AL,AM,AO,AX,BG,BY,CV,CZ,EE,FI,GE,GW,HU,KG,KZ,LT,LV,MZ,NA,NO,PL,PT,RU,SE
    c0:SJ,SK,ST,TJ,TL,TM,UA,UZ,XK,ZA c1:CH,LI c2:MU vec@arabext=
    c3:-,001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,BA,BB,BD,BE
    c3:BF,BG,BH,BI,BJ,BL,BM,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI,CK
    c3:CL,CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE,EG
    c3:EH,ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR
    c3:GS,GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IR,IS,IT,JE,JM
    c3:JO,JP,KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV,LY
    c3:MA,MC,MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MZ,NA,NC
    c3:NF,NG,NI,NL,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PK,PL,PM,PN,PR,PS,PT,PW,PY,QA
    c3:RE,RO,RS,RU,RW,SA,SB,SC,SD,SG,SH,SI,SK,SL,SM,SN,SO,SR,SS,ST,SV,SX,SY,SZ
    c3:TA,TC,TD,TF,TG,TH,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA
    c3:VC,VE,VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW c4:AX,NO,SE,SJ c5:AZ c6:BN,MY,NE vmw,vmw@latn=i
    1v:MZ wa,wa@latn=5 p:BE wae,wae@latn=5 8h:-,CH wal,wal@latn=0 4:-,ET wo,wo@latn=2b q:SN
    xh,xh@latn=0 5:-,ZA yi,yi@latn=5 p:UA yo,yo@latn=7 1:BJ zh@arab=l
    c7:-,001,003,150,419,AC,AD,AE,AF,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AW,BA,BB,BD,BE,BF
    c7:BG,BH,BI,BJ,BL,BM,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI,CK,CL
    c7:CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE,EG,EH
    c7:ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GD,GE,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GT,GU
    c7:GW,GY,HM,HN,HR,HT,HU,IC,IE,IL,IM,IN,IO,IQ,IR,IS,IT,JE,JM,JO,JP,KE,KG,KH
    c7:KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV,LY,MA,MC,MD,ME,MF
    c7:MG,MH,MK,ML,MM,MN,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MY,MZ,NA,NC,NF,NG,NI,NL,NP
    c7:NR,NU,NZ,OM,PE,PG,PL,PM,PN,PR,PS,PT,PW,PY,QA,RE,RO,RS,RU,RW,SA,SB,SC,SD
    c7:SG,SH,SI,SK,SL,SM,SN,SO,SS,ST,SV,SX,SY,SZ,TA,TC,TD,TF,TG,TJ,TK,TL,TM,TN
    c7:TO,TR,TT,TV,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VU,WF,WS,XK,YE,YT,ZA,ZM c7:ZW c8:AX,NO,SE,SJ
    c9:AZ ca:NE cb:PK zh_Hans@arab=60 c7:AU,BN,GB,GF,HK,ID,MO,PA,PF,PH,SR,TH,TW,VN
    zh_Hans@arabext,zh_Hant@arabext=2 b:MY
    """
}
