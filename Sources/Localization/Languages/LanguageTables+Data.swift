// SPDX-License-Identifier: Apache-2.0 AND Unicode-3.0
// Long because it is data that nobody reads.
// Written by script/generate-language-tables from ICU 76.1, CLDR 46.
// Not for editing.
//
// Data: Copyright © 1991-2024 Unicode, Inc. Unicode and the Unicode Logo are registered trademarks
// of Unicode, Inc. in the United States and other countries. Used under the Unicode License v3,
// https://www.unicode.org/license.txt, whose notice stands in LICENSES/Unicode-3.0.txt.

extension LanguageTables {
  /// Two letters, then three.
  static let shortCodeLines = """
    aa:aar ab:abk ae:ave af:afr ak:aka am:amh an:arg ar:ara as:asm av:ava ay:aym az:aze ba:bak
    be:bel bg:bul bi:bis bm:bam bn:ben bo:bod br:bre bs:bos ca:cat ce:che ch:cha co:cos cr:cre
    cs:ces cu:chu cv:chv cy:cym da:dan de:deu dv:div dz:dzo ee:ewe el:ell en:eng eo:epo es:spa
    et:est eu:eus fa:fas ff:ful fi:fin fj:fij fo:fao fr:fra fy:fry ga:gle gd:gla gl:glg gn:grn
    gu:guj gv:glv ha:hau he:heb hi:hin ho:hmo hr:hrv ht:hat hu:hun hy:hye hz:her ia:ina id:ind
    ie:ile ig:ibo ii:iii ik:ipk io:ido is:isl it:ita iu:iku ja:jpn jv:jav ka:kat kg:kon ki:kik
    kj:kua kk:kaz kl:kal km:khm kn:kan ko:kor kr:kau ks:kas ku:kur kv:kom kw:cor ky:kir la:lat
    lb:ltz lg:lug li:lim ln:lin lo:lao lt:lit lu:lub lv:lav mg:mlg mh:mah mi:mri mk:mkd ml:mal
    mn:mon mo:mol mr:mar ms:msa mt:mlt my:mya na:nau nb:nob nd:nde ne:nep ng:ndo nl:nld nn:nno
    no:nor nr:nbl nv:nav ny:nya oc:oci oj:oji om:orm or:ori os:oss pa:pan pi:pli pl:pol ps:pus
    pt:por qu:que rm:roh rn:run ro:ron ru:rus rw:kin sa:san sc:srd sd:snd se:sme sg:sag si:sin
    sk:slk sl:slv sm:smo sn:sna so:som sq:sqi sr:srp ss:ssw st:sot su:sun sv:swe sw:swa ta:tam
    te:tel tg:tgk th:tha ti:tir tk:tuk tl:tgl tn:tsn to:ton tr:tur ts:tso tt:tat tw:twi ty:tah
    ug:uig uk:ukr ur:urd uz:uzb ve:ven vi:vie vo:vol wa:wln wo:wol xh:xho yi:yid yo:yor za:zha
    zh:zho zu:zul
    """

  /// The same of regions.
  static let shortRegionLines = """
    AC:ASC AD:AND AE:ARE AF:AFG AG:ATG AI:AIA AL:ALB AM:ARM AO:AGO AQ:ATA AR:ARG AS:ASM AT:AUT
    AU:AUS AW:ABW AX:ALA AZ:AZE BA:BIH BB:BRB BD:BGD BE:BEL BF:BFA BG:BGR BH:BHR BI:BDI BJ:BEN
    BL:BLM BM:BMU BN:BRN BO:BOL BQ:BES BR:BRA BS:BHS BT:BTN BV:BVT BW:BWA BY:BLR BZ:BLZ CA:CAN
    CC:CCK CD:COD CF:CAF CG:COG CH:CHE CI:CIV CK:COK CL:CHL CM:CMR CN:CHN CO:COL CP:CPT CQ:CRQ
    CR:CRI CU:CUB CV:CPV CW:CUW CX:CXR CY:CYP CZ:CZE DE:DEU DG:DGA DJ:DJI DK:DNK DM:DMA DO:DOM
    DZ:DZA EA:XEA EC:ECU EE:EST EG:EGY EH:ESH ER:ERI ES:ESP ET:ETH FI:FIN FJ:FJI FK:FLK FM:FSM
    FO:FRO FR:FRA GA:GAB GB:GBR GD:GRD GE:GEO GF:GUF GG:GGY GH:GHA GI:GIB GL:GRL GM:GMB GN:GIN
    GP:GLP GQ:GNQ GR:GRC GS:SGS GT:GTM GU:GUM GW:GNB GY:GUY HK:HKG HM:HMD HN:HND HR:HRV HT:HTI
    HU:HUN IC:XIC ID:IDN IE:IRL IL:ISR IM:IMN IN:IND IO:IOT IQ:IRQ IR:IRN IS:ISL IT:ITA JE:JEY
    JM:JAM JO:JOR JP:JPN KE:KEN KG:KGZ KH:KHM KI:KIR KM:COM KN:KNA KP:PRK KR:KOR KW:KWT KY:CYM
    KZ:KAZ LA:LAO LB:LBN LC:LCA LI:LIE LK:LKA LR:LBR LS:LSO LT:LTU LU:LUX LV:LVA LY:LBY MA:MAR
    MC:MCO MD:MDA ME:MNE MF:MAF MG:MDG MH:MHL MK:MKD ML:MLI MM:MMR MN:MNG MO:MAC MP:MNP MQ:MTQ
    MR:MRT MS:MSR MT:MLT MU:MUS MV:MDV MW:MWI MX:MEX MY:MYS MZ:MOZ NA:NAM NC:NCL NE:NER NF:NFK
    NG:NGA NI:NIC NL:NLD NO:NOR NP:NPL NR:NRU NU:NIU NZ:NZL OM:OMN PA:PAN PE:PER PF:PYF PG:PNG
    PH:PHL PK:PAK PL:POL PM:SPM PN:PCN PR:PRI PS:PSE PT:PRT PW:PLW PY:PRY QA:QAT RE:REU RO:ROU
    RS:SRB RU:RUS RW:RWA SA:SAU SB:SLB SC:SYC SD:SDN SE:SWE SG:SGP SH:SHN SI:SVN SJ:SJM SK:SVK
    SL:SLE SM:SMR SN:SEN SO:SOM SR:SUR SS:SSD ST:STP SV:SLV SX:SXM SY:SYR SZ:SWZ TA:TAA TC:TCA
    TD:TCD TF:ATF TG:TGO TH:THA TJ:TJK TK:TKL TL:TLS TM:TKM TN:TUN TO:TON TR:TUR TT:TTO TV:TUV
    TW:TWN TZ:TZA UA:UKR UG:UGA UM:UMI US:USA UY:URY UZ:UZB VA:VAT VC:VCT VE:VEN VG:VGB VI:VIR
    VN:VNM VU:VUT WF:WLF WS:WSM XK:XKK YE:YEM YT:MYT ZA:ZAF ZM:ZMB ZW:ZWE
    """

  /// Today's code, then what it was called.
  static let aliasLines = """
    aas:aam acn:xia adx:pcr aeb:ajt ak:fat,tw,twi ami:ais,i_ami amq:elp aog:myd aou:gio apc:ajp
    apf:agp aqd:dkl aqt:sap ar:arabic,arb ase:sgn_US ay:ayr az:azj azd:nln bal:bcc bcg:bgm beb:btb
    bfi:sgn_GB bfy:ppa bho:bh,bih bik:bcl bir:bic bjp:tgg bmf:krm bnc:lbk bnn:i_bnn bo:tib bpp:nxu
    bua:bxr bzc:bjq bzs:sgn_BR cax:xba cbr:nom chm:mhr cir:meg cmr:cka cr:cwd crr:pmk cs:cze
    csn:sgn_CO cy:wel da:danish dbt:dwl de:ger,german del:umu den:xsl dev:gav dgl:kzh dif:dit
    din:dik dmw:mwd,xrq dnj:daf doi:dgo drl:bjd dse:sgn_NL dsl:sgn_DK dtd:noo dtp:ktr,kzj,kzt,tdu
    duz:guv dwu:duj dz:adp dze:djl ebk:bkb ekc:nbx el:gre ema:uok emx:rmr en:english
    en_GB_oxendict:en_GB_oed en_x_i_default:i_default enl:leg es:spanish esg:ggo et:ekk eu:baq
    eza:izi fa:per,pes fa_AF:drw,prs,tnf fbl:bhk ff:fuc fi:finnish fil:tgl,tl fr:fre,french
    fsl:sgn_FR gal:ilw gan:zh_gan gba:gya gdj:kvs gn:gug gon:gno grb:gbo gsg:sgn_DE gss:sgn_GR
    gtu:ggr gu:prp gvr:ggn hai:hdn hak:i_hak,zh_hakka he:iw hle:sca hmn:hea hr:scr hsn:zh_xiang
    huw:pmc hy:arm hyw:hy_arevmda iba:blg,snb id:in ik:esk ilm:ill is:ice ise:sgn_IT isg:sgn_IE
    isk:sgl it:italian itd:tid iu:ike ja:japanese jal:hrr jbk:mgx jbo:art_lojban jgk:jar jkm:kpp
    jrb:aju jsl:sgn_JP jv:jw ka:geo kak:tne kdz:ncp kg:kng kjh:zkb kln:spy kmb:smd kml:kgh
    ko:korean kok:gom kpe:xpe kr:knc kru:kxl ksp:lak ktz:aue ku:kmr kv:kpv kwv:koj kxr:pat
    kzk:drr,gli lah:pnb lb:i_lux lcq:ppr lrr:yma luy:bxk lv:lvs man:emk,mnk mfs:sgn_MX mg:plt
    mi:mao mk:mac mn:drh,khk mom:cjr mry:mst,myt ms:may,zsm mtm:ymt mwr:dhd my:bur nan:zh_min_nan
    nan_x_zh_min:zh_min nb:no_bok,no_bokmal,norwegian nb_NO:no_NO nbr:nns ncq:kgd ncs:sgn_NI ne:npi
    ngt:llo ngv:nnx njz:dap nl:dut,dutch nn:no_nyn,no_nynorsk nol:wit nrk:nlr nru:nbf nsi:sgn_NO
    nun:ayx nv:i_navajo nvo:baz nwo:wiw nyc:gti oj:ojg ola:thw om:gaz opa:ibi or:ory
    oyb:jeg,skk,thx phr:pmu pij:coy,nts pl:polish plu:kgm prt:pry ps:pbu psr:sgn_PT pt:portuguese
    pub:puz pwn:i_pwn qu:quz quh:cqu raj:mup raq:lii ras:tie rki:ccq,ybd rmx:lmm ro:mo,mol,rum
    rom:rmy ru:russian sc:src scv:zir see_x_i_mingo:i_mingo sfb:sgn_BE_FR sfs:sgn_ZA sgd:sul
    sgg:sgn_CH_DE sk:slo snz:asd sq:alb,als sr:scc sr_Latn:hbs,sh sr_ME:cnr srx:him ssp:sgn_ES
    ssy:aa_saaho suj:xsj sv:swedish sw:swh sw_CD:swc swl:sgn_SE syr:cld taj:tsf tao:i_tao tay:i_tay
    tdf:kgc tdg:tmk th:thai tlh:i_klingon tmh:ttq tpn:tpw tpo:thc tr:turkish tsu:i_tsu tvd:kxe
    twm:tkk tyj:tmp ulw:sum umi:szd
    und:und_arevela,und_arevmda,und_bokmal,und_hakka,und_lojban,und_nynorsk,und_saaho und:und_xiang
    und_AX:und_aaland und_alalc97:und_hepburn_heploc und_x_i_enochian:i_enochian uth:dud uz:uzn
    vaj:gfx,mwj,oun vgt:sgn_BE_NL waw:xkh weo:tlw wgb:wgw wnn:mnt wny:gbc wro:unp wuu:zh_wuu
    xch:cmk xnt:mof xny:nad xtg:cel_gaulish yam:kwq yi:ji,ydd ynq:yen yrm:yiy yue:zh_yue
    yue_Hans_CN:yue_CN yue_Hant_HK:yue_HK yug:yuu za:zyb zap:zai zh:chi,cmn,zh_cmn,zh_guoyu
    zh_Hans:chinese,zh_cmn_Hans zh_Hans_CN:zh_CN zh_Hans_SG:zh_SG zh_Hant:zh_cmn_Hant
    zh_Hant_HK:zh_HK zh_Hant_MO:zh_MO zh_Hant_TW:zh_TW zkd:kdv zko:xss zom:yos zza:diq
    """

  /// A parent, then those whose parent it is.
  static let parentLines = """
    ar:ars en_001:en_AF,en_AM,en_AO,en_AR,en_AW,en_AX,en_AZ,en_BF,en_BH,en_BJ,en_BL,en_BO
    en_001:en_BQ,en_BR,en_CD,en_CF,en_CG,en_CI,en_CM,en_CR,en_CU,en_CV,en_DO,en_DZ
    en_001:en_EC,en_EG,en_EH,en_ER,en_ET,en_FM,en_GA,en_GB,en_GF,en_GN,en_GP,en_GQ
    en_001:en_GT,en_HN,en_HT,en_IC,en_ID,en_IL,en_IQ,en_JO,en_KG,en_KH,en_KM,en_KW
    en_001:en_KZ,en_LA,en_LB,en_LR,en_LY,en_MA,en_MF,en_MG,en_ML,en_MM,en_MN,en_MQ
    en_001:en_MR,en_MZ,en_NC,en_NE,en_NI,en_NP,en_OM,en_PE,en_PF,en_PM,en_PS,en_PW
    en_001:en_QA,en_RE,en_RW,en_SJ,en_SM,en_SN,en_SO,en_ST,en_SV,en_SX,en_SY,en_TD
    en_001:en_TF,en_TG,en_TH,en_TJ,en_TK,en_TL,en_TM,en_TN,en_UY,en_UZ,en_VE,en_VN
    en_001:en_WF,en_YE,en_YT
    en_150:en_AD,en_AL,en_AT,en_BA,en_BE,en_BG,en_BY,en_CH,en_CY,en_CZ,en_DE,en_DK
    en_150:en_EE,en_ES,en_FI,en_FO,en_FR,en_GE,en_GL,en_GR,en_HR,en_HU,en_IS,en_IT
    en_150:en_LI,en_LT,en_LU,en_LV,en_MC,en_MD,en_ME,en_MK,en_NL,en_NO,en_PL,en_PT
    en_150:en_RO,en_RS,en_RU,en_SE,en_SI,en_SK,en_UA,en_VA
    en_AU:en_CC,en_CK,en_CX,en_NF,en_NR,en_NU,en_NZ,en_PG,en_WS
    en_GB:en_150,en_AG,en_AI,en_AU,en_BB,en_BD,en_BM,en_BN,en_BS,en_BW,en_BZ,en_DG
    en_GB:en_DM,en_FJ,en_FK,en_GD,en_GG,en_GH,en_GI,en_GM,en_GY,en_HK,en_IE,en_IM
    en_GB:en_IN,en_IO,en_JE,en_JM,en_KE,en_KI,en_KN,en_KY,en_LC,en_LK,en_LS,en_MO
    en_GB:en_MS,en_MT,en_MU,en_MV,en_MW,en_MY,en_NA,en_NG,en_PK,en_PN,en_SB,en_SC
    en_GB:en_SD,en_SG,en_SH,en_SL,en_SS,en_SZ,en_TC,en_TO,en_TT,en_TV,en_TZ,en_UG
    en_GB:en_VC,en_VG,en_VU,en_ZA,en_ZM,en_ZW en_IN:hi_Latn
    es_419:es_AG,es_AI,es_AR,es_AW,es_BB,es_BL,es_BM,es_BO,es_BQ,es_BR,es_BS,es_BZ
    es_419:es_CA,es_CL,es_CO,es_CR,es_CU,es_CW,es_DM,es_DO,es_EC,es_FK,es_GD,es_GF
    es_419:es_GL,es_GP,es_GT,es_GY,es_HN,es_HT,es_JP,es_KN,es_KY,es_LC,es_MF,es_MQ
    es_419:es_MS,es_MX,es_NI,es_PA,es_PE,es_PM,es_PR,es_PY,es_SR,es_SV,es_SX,es_TC
    es_419:es_TT,es_US,es_UY,es_VC,es_VE,es_VG,es_VI fr_HT:ht no:nb,nn,no_NO
    pt_PT:pt_AO,pt_CH,pt_CV,pt_FR,pt_GQ,pt_GW,pt_LU,pt_MO,pt_MZ,pt_ST,pt_TL
    root:ar_Latn,as_Latn,az_Arab,az_Cyrl,bal_Latn,ber_Latn,blt_Latn,bm_Nkoo,bn_Latn
    root:bs_Cyrl,byn_Latn,cu_Glag,dje_Arab,dyo_Arab,el_Latn,en_Dsrt,en_Shaw,ff_Adlm
    root:ff_Arab,gu_Latn,ha_Arab,he_Latn,iu_Latn,ja_Latn,kaa_Latn,kk_Arab,kn_Latn
    root:kok_Latn,ks_Deva,ku_Arab,kxv_Deva,kxv_Orya,kxv_Telu,ky_Arab,ky_Latn,ml_Arab
    root:ml_Latn,mn_Mong,mni_Mtei,mr_Latn,ms_Arab,or_Latn,pa_Arab,pa_Latn,rej_Rjng
    root:ru_Latn,sa_Latn,sat_Deva,sd_Deva,sd_Khoj,sd_Sind,shi_Latn,so_Arab,sr_Latn
    root:sw_Arab,ta_Latn,te_Latn,tg_Arab,ug_Cyrl,ur_Latn,uz_Arab,uz_Cyrl,vai_Latn
    root:wo_Arab,yi_Latn,yo_Arab,zh_Latn,zh_TW wuu_Hans:wuu yue_HK:yue_Hant yue_Hant:yue
    zh_HK:zh_Hant_HK zh_Hans:wuu_Hans,yue_Hans zh_Hant:wuu_Hant,zh_HK zh_Hant_HK:yue_HK,zh_Hant_MO
    zh_TW:zh_Hant
    """

  /// A script and region, then what they are usual for.
  static let likelyLines = """
    Adlm_GN:ff_Adlm Arab_AF:haz,kk_AF,ps,uz_AF,uz_Arab Arab_CC:ms_CC Arab_CM:ha_CM
    Arab_CN:kk_Arab,kk_CN,ky_Arab,ky_CN,ug Arab_DZ:arq Arab_EG:ar,arz Arab_IN:dcc,ks_Arab
    Arab_IQ:az_IQ,ckb,ku_Arab
    Arab_IR:az_Arab,az_IR,bqi,fa,gbz,glk,kk_IR,lki,lrc,luz,mzn,prd,rmt,sdh Arab_KH:cja
    Arab_KM:wni,zdj Arab_LB:ku_LB Arab_MA:ary Arab_MN:kk_MN
    Arab_PK:bal,bft,bgn,brh,gjk,gju,hnd,hno,khw,kvx,kxp,lah,mvy,pa_Arab,sd,skr
    Arab_PK:tg_Arab,tg_PK,trw,ur_Arab Arab_SA:ars Arab_SD:bej,fia,ha_SD Arab_TH:mfa Arab_TN:aeb
    Arab_YT:swb Aran_IN:ks,ks_Aran,ur_IN Aran_PK:pa_Aran,pa_PK,ur,ur_Aran,ur_PK Armi_IR:arc
    Armn_AM:hy Avst_IR:ae Bamu_CM:bax Beng_BD:bn,rkt,syl Beng_IN:as,bpy,grt,mni,unr,unx
    Bopo_TW:zh_Bopo Cakm_BD:ccp Cans_CA:cr,crj,crk,crl,crm,csw,iu,nsk,oj,ojs Cari_TR:xcr
    Cham_VN:cjm Cher_US:chr Copt_EG:cop Cprt_CY:grc Cyrl_BG:bg Cyrl_BY:be Cyrl_CN:uz_CN
    Cyrl_GE:ab,os Cyrl_KG:dng,ky Cyrl_KZ:kk,ug_Cyrl,ug_KZ Cyrl_MK:mk Cyrl_MN:mn,ug_MN Cyrl_RS:sr
    Cyrl_RU:ady,alt,av,az_RU,ba,bua,ce,chm,ckt,cu,cv,dar,evn,gld,inh,kbd,kca,kjh,koi
    Cyrl_RU:kpy,krc,kum,kv,lbe,lez,mdf,mns,mrj,myv,nog,ru,sah,sel,sjd,tab,tt,tyv,ude
    Cyrl_RU:udm,xal,yrk Cyrl_TJ:tg Cyrl_UA:crh,rue,uk Cyrl_UZ:kaa Deva_FJ:hif
    Deva_IN:anp,awa,bfy,bgc,bhb,bhi,bho,bjj,bra,brx,doi,gbm,gon,hi,hne,hoc,hoj,kfr
    Deva_IN:kfy,khn,knn,kok,kru,ks_Deva,mag,mai,mr,mtr,mwr,noe,raj,sa,sck,sd_Deva
    Deva_IN:sd_IN,srx,swv,wbr,wtm,xnr
    Deva_NP:bap,dty,gvr,jml,lif,mgp,mrd,ne,new,rjs,taj,tdg,tdh,thl,thq,thr,tkt
    Deva_NP:unr_Deva,unr_NP,xsr Deva_PK:btv Egyp_EG:egy Ethi_ER:byn,tig Ethi_ET:am,gez,ti,wal
    Geor_GE:ka,xmf Glag_BG:cu_Glag Goth_UA:got Grek_GR:el,pnt,tsd Grek_TR:bgx Gujr_IN:gu Guru_IN:pa
    Hanb_TW:zh_Hanb Hans_CN:gan,hak,hsn,lzh,nan,wuu,yue_CN,yue_Hans,zh Hans_MY:zh_MY Hans_US:zh_US
    Hant_AU:zh_AU Hant_BN:zh_BN Hant_GB:zh_GB Hant_GF:zh_GF Hant_HK:yue,zh_HK Hant_ID:zh_ID
    Hant_MO:zh_MO Hant_PA:zh_PA Hant_PF:zh_PF Hant_PH:zh_PH Hant_SR:zh_SR Hant_TH:zh_TH
    Hant_TW:zh_Hant,zh_TW Hant_VN:zh_VN Hatr_IQ:arc_Hatr Hebr_IL:he,iw,jpr,jrb,lad Hebr_UA:ji,yi
    Hmng_CN:hmn Hmng_LA:hnj_Hmng Hmnp_US:hnj Ital_IT:ett,osc Jpan_JP:ja Kali_MM:eky,kyu
    Kana_JP:ain,ryu Khmr_KH:km Khoj_IN:sd_Khoj Knda_IN:kn,tcy Kore_KR:ko Krai_IN:bap_Krai
    Lana_TH:nod Laoo_LA:kjg,lo Latn_001:avk,eo,ia,io,jbo,lfn,nov,tok,vo Latn_AL:sq Latn_AO:kmb,umb
    Latn_AT:bar Latn_AU:wbp Latn_AZ:az,tkr,tly,ttt Latn_BA:bs Latn_BE:vls,wa Latn_BF:dyu,mos
    Latn_BI:rn Latn_BJ:blo,fon Latn_BO:aro,ay Latn_BR:gub,kgp,pt,ter,xav,yrl
    Latn_CA:atj,bla,cay,chp,clc,crg,den,dgr,gwi,hai,hur,ikt,kut,kwk,lil,mic,moe,moh
    Latn_CA:oka,pdt,pqm,scs,tsi Latn_CD:kg,ln,lol,lu,lua Latn_CF:gba,sg Latn_CG:mdt
    Latn_CH:gsw,rm,rmo,wae Latn_CI:bci,bqv,dnj,kfo,sef Latn_CK:rar Latn_CL:arn,rap
    Latn_CM:agq,bas,bbj,bfd,bkm,bss,bum,byv,dua,ewo,jgo,kkj,ksf,maf,mgo,mua,nmg,nnh Latn_CM:yav,ybb
    Latn_CN:nxq,za Latn_CO:guc Latn_CV:kea Latn_CW:pap Latn_CZ:cs
    Latn_DE:de,dsb,frr,frs,gmh,goh,hsb,ksh,nds,pfl,stq,swg,vmf Latn_DK:da,jut Latn_DZ:kab
    Latn_EC:qug Latn_EE:et,ie,vro Latn_ER:ssy Latn_ES:an,ast,ca,es,eu,ext,gl Latn_ET:aa,om,sid
    Latn_FI:fi,rmf,smn,sms Latn_FJ:fj,rtm Latn_FM:chk,kos,pon,uli,yap Latn_FO:fo
    Latn_FR:br,co,fr,frm,fro,frp,oc,pcd,pro Latn_GA:puu,syi Latn_GB:ang,cy,enm,gd,kw,sco
    Latn_GF:gcr Latn_GH:abr,ada,ak,ee,gaa,gur,nzi,saf Latn_GL:kl Latn_GM:man Latn_GN:sus
    Latn_GQ:bvb,fan Latn_GT:quc Latn_GU:ch Latn_GW:knf Latn_HR:hr Latn_HT:ht Latn_HU:hu
    Latn_ID:ace,aoz,ban,bbc,bew,bjn,bug,gay,gor,id,in,jv,jw,kge,kvr,lbw,ljp,mad,mak
    Latn_ID:mdr,min,ms_ID,mwv,nia,nij,rej,rob,sas,sly,su,sxn Latn_IE:ga Latn_IM:gv
    Latn_IN:kha,kxv,lus,njo,ria Latn_IS:is
    Latn_IT:egl,fur,it,lij,lld,lmo,mhn,nap,pms,rgn,sc,scn,sdc,vec,xum Latn_JM:jam
    Latn_KE:dav,ebu,guz,kam,ki,kln,luo,luy,mas,mer,pko,saq Latn_KI:gil Latn_LR:grb,kpe
    Latn_LT:lt,sgs Latn_LU:lb Latn_LV:liv,ltg,lv Latn_MA:ber_Latn,rif,tzm Latn_MD:gag Latn_ME:sr_ME
    Latn_MG:mg Latn_MH:mh Latn_ML:bm,bmq,bze,bzx,dtm,ffm,kao,khq,mwk,ses,snk Latn_MM:kac Latn_MT:mt
    Latn_MU:mfe Latn_MW:ny,tog,tum Latn_MX:maz,nch,nhe,nhw,sei,yua,zap Latn_MY:dtp,iba,ms,zmi
    Latn_MZ:mgh,ndc,ngl,rng,seh,vmw,yao Latn_NA:hz,kj,naq,ng Latn_NE:dje,fuq,tmh,twq
    Latn_NG:amo,ann,bin,cch,efi,eka,fuv,ha,ibb,ig,kaj,kcg,kr,pcm,tiv,yo
    Latn_NL:dum,fy,gos,li,nl,zea Latn_NO:nb,nn,no,se Latn_NR:na Latn_NU:niu Latn_NZ:mi Latn_PE:qu
    Latn_PF:ty Latn_PG:ho,tpi
    Latn_PH:bik,bku,bto,ceb,cps,fbl,fil,hil,hnn,ilo,krj,mdh,pag,pam,tbw,tl,tsg,war
    Latn_PL:csb,pl,prg,sli,szl Latn_PT:mwl Latn_PW:pau Latn_PY:gn Latn_RE:rcf
    Latn_RO:mo,ro,rom,rup,sr_RO Latn_RU:cjs,izh,krl,sr_RU,vep,vot Latn_RW:rw Latn_SB:pis,rug
    Latn_SC:crs Latn_SD:fvr,mls,zag Latn_SE:fit,rmu,sje,sju,sma,smj,sv Latn_SI:sl Latn_SK:sk
    Latn_SL:kri,men,tem Latn_SN:bjt,bsc,dyo,ff,mey,mfv,sav,snf,srr,tnr,wo Latn_SO:so
    Latn_SR:arw,srn Latn_SS:din,nus Latn_SX:vic Latn_TG:ife Latn_TK:tkl Latn_TL:tet Latn_TM:tk
    Latn_TO:to Latn_TR:kiu,ku,ky_Latn,ky_TR,lzz,sr_TR,tr,tru,zza Latn_TV:tvl Latn_TW:trv
    Latn_TZ:asa,bez,jmc,kde,ksb,lag,mgy,nym,rof,rwk,sad,sbp,suk,sw,vun
    Latn_UG:ach,cgg,laj,lg,myx,nyn,nyo,teo,ttj,xog
    Latn_US:akz,ale,apw,arp,cad,chn,cho,chy,cic,dak,del,en,esu,frc,haw,hop,hup,ik,lkt
    Latn_US:lui,lut,mus,nv,pdc,see,tli,was,zun Latn_UZ:uz Latn_VA:la Latn_VE:car Latn_VN:vi
    Latn_VU:bi Latn_WF:fud,wls Latn_WS:sm Latn_XK:aln Latn_YT:buc
    Latn_ZA:af,nr,nso,ss,st,tn,ts,ve,xh,zu Latn_ZM:bem,lam,loz,lun Latn_ZW:kck,mxc,nd,sn
    Lepc_IN:lep Limb_IN:lif_Limb Lina_GR:lab Linb_GR:grc_Linb Lisu_CN:lis Lyci_TR:xlc Lydi_TR:xld
    Mand_IQ:mid Mand_IR:myz Mani_CN:xmn Merc_SD:xmr Mlym_IN:ml Mong_CN:mn_CN,mn_Mong,mnc
    Mroo_BD:mro Mymr_IN:kht Mymr_MM:mnw,my,shn Narb_SA:xna Nbat_JO:arc_Nbat
    Nkoo_GN:man_GN,man_Nkoo,nqo Ogam_IE:sga Olck_IN:sat Orkh_MN:otk Orya_IN:or Osge_US:osa
    Palm_SY:arc_Palm Pauc_MM:ctd Phli_IR:pal Phlp_CN:pal_Phlp Phnx_LB:phn Plrd_CN:hmd Prti_IR:xpr
    Rohg_MM:rhg Runr_SE:non Samr_IL:smp Samr_PS:sam Sarb_YE:xsa Saur_IN:saz Shaw_GB:en_Shaw
    Sind_IN:sd_Sind Sinh_IN:pi Sinh_LK:si Sora_IN:srb Syrc_IQ:aii,syr Tale_CN:tdd Talu_CN:khb
    Taml_IN:bfq,ta Tavt_VN:blt Telu_IN:lmn,te,wbq Tfng_MA:ber,shi,zgh Tfng_MR:zen Thaa_MV:dv
    Thai_CN:lcp Thai_TH:kdt,kxm,lwl,sou,th,tts Tibt_BT:dz,tsj Tibt_CN:bo Ugar_SY:uga Vaii_LR:vai
    Wcho_IN:nnp Xpeo_IR:peo Xsux_IQ:akk Xsux_TR:hit Yezi_GE:ku_Yezi Yiii_CN:ii
    """
}
