// SPDX-License-Identifier: Apache-2.0 AND Unicode-3.0
// Long because it is data that nobody reads.
// Written by script/generate-language-tables from ICU 76.1, CLDR 46.
// Not for editing.
//
// Data: Copyright © 1991-2024 Unicode, Inc. Unicode and the Unicode Logo are registered trademarks
// of Unicode, Inc. in the United States and other countries. Used under the Unicode License v3,
// https://www.unicode.org/license.txt, whose notice stands in LICENSES/Unicode-3.0.txt.

extension DateTables {
  /// Names of months, one year's after the other.
  static let monthNameLines = """
    محرم,صفر,ربيع{661},ربيع{662},جما{661},جما{662},رجب,شعبان,رمضان,شوال,ذو.{20}ق,ذو.{20}ح
    Jan.,Feb.,Mrt.,Apr.,Mei,Jun.,Jul.,Aug.,Sep.,Okt.,Nov.,Des.
    Farvardin,Ordibehesht,Khordad,Tir,Mordad,Shahrivar,Mehr,Aban,Azar,Dey,Bahman,Esfand
    Mhrm.,Safr.,Rab.{202f}I,Rab.{202f}II,Jmd.{202f}I,Jmd.{202f}II,Rajb.,Shbn.,Rmdn.,Shwl.,Dhuʻl-Q.,Dhuʻl-H.
    nùm,kɨz,tɨd,taa,see,nzu,dum,fɔe,dzu,lɔm,kaa,fwo
    M01,M02,M03,M04,M05,M06,M07,M08,M09,M10,M11,M12
    Ɔpɛpɔn,Ɔgyefoɔ,Ɔbɛnem,Oforisuo,Kɔtɔnimma,Ayɛwohomumu,Kutawonsa,Ɔsanaa,Ɛbɔ,Ahinime,Obubuo,Ɔpɛnimma
    ጃን,ፌብ,ማርች,ኤፕሪ,ሜይ,ጁን,ጁላይ,ኦገስ,ሴፕቴ,ኦክቶ,ኖቬም,ዲሴም
    জানু,ফেব{9cd}ৰু,মাৰ{9cd}চ,এপ{9cd}ৰিল,মে{2019},জুন,জুলাই,আগ,ছেপ{9cd}তে,অক{9cd}টো,নৱে,ডিচে
    Jan,Feb,Mac,Apr,Mei,Jun,Jul,Ago,Sep,Okt,Nov,Dec xin,feb,mar,abr,may,xun,xnt,ago,set,och,pay,avi
    yan,fev,mar,apr,may,iyn,iyl,avq,sen,okt,noy,dek
    fərvərdin,ordibeheşt,xordəd,tir,mordəd,şəhrivar,mehr,abən,azər,dey,bəhmən,isfənd
    јан,фев,мар,апр,май,ијн,ијл,авг,сен,окт,ној,дек
    Məh.,Səf.,Rəb.{20}I,Rəb.{20}II,Cəm.{20}I,Cəm.{20}II,Rəc.,Şab.,Rmdn.,Şəv.,Zilq.,Zilh.
    kɔn,mac,mat,mto,mpu,hil,nje,hik,dip,bio,may,liɓ
    сту,лют,сак,кра,мая,чэр,ліп,жні,вер,кас,ліс,сне
    Jan,Feb,Mac,Epr,Mei,Jun,Jul,Oga,Sep,Okt,Nov,Dis Hut,Vil,Dat,Tai,Han,Sit,Sab,Nan,Tis,Kum,Kmj,Kmb
    जनवरी,फरवरी,मार{94d}च,अप{94d}रैल,मई,जून,जुलाई,अगस{94d}त,सितम{94d}बर,अक{94d}टूबर,नवम{94d}बर,दिसंबर
    जनवरी,फरवरी,मार{94d}च,अप{94d}रैल,मई,जून,जुलाई,अगस{94d}त,सितम{94d}बर,अक{94d}टूबर,नवंबर,दिसंबर
    kaw,kpa,ci,ɖʊ,ɖu5,ɖu6,la,kǝu,fʊm,cim,pom,bʊn
    zan,feb,mar,awi,mɛ,zuw,zul,uti,sɛt,ɔku,now,des
    জানু,ফেব,মার{9cd}চ,এপ{9cd}রি,মে,জুন,জুল,আগ,সেপ,অক{9cd}টো,নভে,ডিসে
    ফ{9cd}যাভার{9cd}ডিন,অরডিবেহেশ{9cd}ত,খোর{9cd}দ{9cd}দ,তীর,মর{9cd}যাদ,শাহরিবার,মেহের,আবান,সেপ{9cd}ট,দে,বাহমান,এসফ{9cd}যান{9cd}ড
    জানু,ফেব,মার{9cd}চ,এপ{9cd}রি,মে,জুন,জুল,আগ,সেপ{9cd}টেঃ,অক{9cd}টোঃ,নভেঃ,ডিসেঃ
    মহররম,সফর,রবিউল{20}আউয{9bc}াল,রবিউস{20}সানি,জমাদিউল{20}আউয{9bc}াল,জমাদিউস{20}সানি,রজব,শা{2018}বান,রমজান,শাওয{9bc}াল,জ{9cd}বিলকদ,জ{9cd}বিলহজ{9cd}জ
    ཟླ{f0b}{f21},ཟླ{f0b}{f22},ཟླ{f0b}{f23},ཟླ{f0b}{f24},ཟླ{f0b}{f25},ཟླ{f0b}{f26},ཟླ{f0b}{f27},ཟླ{f0b}{f28},ཟླ{f0b}{f29},ཟླ{f0b}{f21}{f20},ཟླ{f0b}{f21}{f21},ཟླ{f0b}{f21}{f22}
    Gen.,Cʼhwe.,Meur.,Ebr.,Mae,Mezh.,Goue.,Eost,Gwen.,Here,Du,Kzu.
    जान,फेब,मार{94d}च,एप{94d}रि,मे,जुन,जुल,आग,सेप,अक{94d}ट{2019},नवे,डिसे
    jan,feb,mar,apr,maj,jun,jul,aug,sep,okt,nov,dec
    ልደት,ካብኽ,ክብላ,ፋጅኺ,ክቢቅ,ም{2f}ት,ኰር,ማርያ,ያኸኒ,መተሉ,ም{2f}ም,ተሕሳ
    gen.,febr.,març,abr.,maig,juny,jul.,ag.,set.,oct.,nov.,des.
    𑄎𑄚𑄪,𑄜𑄬𑄛{11134},𑄟𑄢{11134}𑄌𑄧,𑄃𑄬𑄛{11133}𑄢𑄨𑄣{11134},𑄟𑄬,𑄎𑄪𑄚{11134},𑄎𑄪𑄣𑄭,𑄃𑄉𑄧𑄌{11134}𑄑{11134},𑄥𑄬𑄛{11134}𑄑𑄬𑄟{11134}𑄝𑄧𑄢{11134},𑄃𑄧𑄇{11134}𑄑𑄮𑄝𑄧𑄢{11134},𑄚𑄧𑄞𑄬𑄟{11134}𑄝𑄧𑄢{11134},𑄓𑄨𑄥𑄬𑄟{11134}𑄝𑄢{11134}
    янв,фев,мар,апр,май,июн,июл,авг,сен,окт,ноя,дек
    Ene,Peb,Mar,Abr,May,Hun,Hul,Ago,Sep,Okt,Nob,Dis KBZ,KBR,KST,KKN,KTN,KMK,KMS,KMN,KMW,KKM,KNK,KNB
    ᎤᏃ,ᎧᎦ,ᎠᏅ,ᎧᏬ,ᎠᏂ,ᏕᎭ,ᎫᏰ,ᎦᎶ,ᏚᎵ,ᏚᏂ,ᏅᏓ,ᎥᏍ
    Hashiʼ{20}Ammoʼnaʼ,Hashiʼ{20}Atokloʼ,Hashiʼ{20}Atochchíʼnaʼ,Iiplal,Mih,Choon,Choola,Akaas,Siptimpaʼ,Aaktopaʼ,Nofimpaʼ,Tiisimpaʼ
    کانوونی{20}دووەم,شوبات,ئازار,نیسان,ئایار,حوزەیران,تەمووز,ئاب,ئەیلوول,تشرینی{20}یەکەم,تشرینی{20}دووەم,کانونی{20}یەکەم
    خاکەلێوە,بانەمەڕ,جۆزەردان,پووشپەڕ,گەلاوێژ,خەرمانان,ڕەزبەر,خەزەڵوەر,سەرماوەز,بەفرانبار,ڕێبەندان,رەشەمێ
    ᐅᒉᒥᑮᓯᑳᐏᐲᓯᒼ,ᐸᐚᐦᒐᑭᓇᓰᐢ,ᒥᑭᓯᐏᐲᓯᒼ,ᓂᐢᑭᐲᓯᒼ,ᐊᓃᑭᐲᓯᒼ,ᐚᐏᐲᓯᒼ,ᐹᐢᑲᐦᐋᐏᐲᓯᒼ,ᐅᐸᐦᐅᐏᐲᓯᒼ,ᓄᒌᑐᐏᐲᓯᒼ,ᐱᓈᐢᑯᐏᐲᓯᒼ,ᐋᕽᐘᑎᓄᐏᐲᓯᒼ,ᒪᑯᓭᑮᓭᑳᐏᐲᓯᒼ
    кӑр.,нар.,пуш,ака,ҫу,ҫӗр.,утӑ,ҫур.,авӑн,юпа,чӳк,раш.
    Ion,Chwef,Maw,Ebr,Mai,Meh,Gorff,Awst,Medi,Hyd,Tach,Rhag
    jan.,feb.,mar.,apr.,maj,jun.,jul.,aug.,sep.,okt.,nov.,dec.
    farvardin,ordibehesht,khordad,tir,mordad,shahrivar,mehr,aban,azar,dey,bahman,esfand
    Imb,Kaw,Kad,Kan,Kas,Kar,Mfu,Wun,Ike,Iku,Imw,Iwi
    Žan,Fee,Mar,Awi,Me,Žuw,Žuy,Ut,Sek,Okt,Noo,Dee
    जन.,फर.,मार{94d}च,अप{94d}रैल,मेई,जून,जुलाई,अग.,सित.,अक{94d}तू.,नव.,दिस.
    di,ŋgɔn,sɔŋ,diɓ,emi,esɔ,mad,diŋ,nyɛt,may,tin,elá Sa,Fe,Ma,Ab,Me,Su,Sú,Ut,Se,Ok,No,De
    {f21},{f22},{f23},{f24},{f25},{f26},{f27},{f28},{f29},{f21}{f20},{f21}{f21},12
    Mbe,Kai,Kat,Kan,Gat,Gan,Mug,Knn,Ken,Iku,Imw,Igi
    dzv,dzd,ted,afɔ,dam,mas,sia,dea,any,kel,ade,dzm
    Ιαν,Φεβ,Μαρ,Απρ,Μαΐ,Ιουν,Ιουλ,Αυγ,Σεπ,Οκτ,Νοε,Δεκ
    Jan,Feb,Mar,Apr,May,Jun,Jul,Aug,Sep,Oct,Nov,Dec
    Jan,Feb,Mar,Apr,Maj,Jun,Jul,Aŭg,Sep,Okt,Nov,Dec
    ene,feb,mar,abr,may,jun,jul,ago,sept,oct,nov,dic
    ene,feb,mar,abr,may,jun,jul,ago,sep,oct,nov,dic
    ene.,feb.,mar.,abr.,may.,jun.,jul.,ago.,set.,oct.,nov.,dic.
    ene.,feb.,mar.,abr.,may.,jun.,jul.,ago.,sept.,oct.,nov.,dic.
    muh.,saf.,rab.{20}I,rab.{20}II,jum.{20}I,jum.{20}II,raj.,sha.,ram.,shaw.,dhuʻl-q.,dhuʻl-h.
    jaan,veebr,märts,apr,mai,juuni,juuli,aug,sept,okt,nov,dets
    urt.,ots.,mar.,api.,mai.,eka.,uzt.,abu.,ira.,urr.,aza.,abe.
    ngo,ngb,ngl,ngn,ngt,ngs,ngz,ngm,nge,nga,ngad,ngab
    فروردین,اردیبهشت,خرداد,تیر,مرداد,شهریور,مهر,آبان,آذر,دی,بهمن,اسفند
    ژانویه,فوریه,مارس,آوریل,مه,ژوئن,ژوئیه,اوت,سپتامبر,اکتبر,نوامبر,دسامبر
    حمل,ثور,جوزا,سرطان,اسد,سنبلهٔ,میزان,عقرب,قوس,جدی,دلو,حوت
    محرم,صفر,ربیع{200c}الاول,ربیع{200c}الثانی,جمادی{200c}الاول,جمادی{200c}الثانی,رجب,شعبان,رمضان,شوال,ذیقعده,ذیحجه
    sii,col,mbo,see,duu,kor,mor,juk,slt,yar,jol,bow
    𞤅𞤭{1e945}𞤤𞤮,𞤕𞤮𞤤𞤼𞤮,𞤐𞤦𞤮{1e945}𞤴𞤮,𞤅𞤫{1e945}𞤼𞤮,𞤁𞤵{1e945}𞤶𞤮,𞤑𞤮𞤪𞤧𞤮,𞤃𞤮𞤪𞤧𞤮,𞤔𞤵𞤳𞤮,𞤅𞤭𞤤𞤼𞤮,𞤒𞤢𞤪𞤳𞤮,𞤔𞤮𞤤𞤮,𞤄𞤮𞤱𞤼𞤮
    𞤊𞤢𞤪𞤾𞤢𞤪𞤣𞤭𞤲,𞤌𞤪𞤣𞤭𞤦𞤫𞤸𞤫𞥃𞤼,𞤝𞤮𞤪𞤣𞤢𞤣,𞤚𞤭𞤪,𞤃𞤮𞤪𞤣𞤢𞤣,𞤡𞤢𞤸𞤪𞤭𞤾𞤢𞤪,𞤃𞤫𞤸𞤫𞤪,𞤀𞤦𞤢𞤲,𞤀𞥁𞤢𞤪,𞤁𞤫𞤴,𞤄𞤢𞤸𞤥𞤢𞤲,𞤉𞤧𞤬𞤢𞤲𞤣
    𞤔𞤮𞤦.,𞤅𞤢𞤨.,𞤆𞤢𞤪.,𞤃𞤭𞤨.,𞤄𞤢𞤨.,𞤅𞤢𞤪.,𞤈𞤢𞤶.,𞤅𞤢𞤧.,𞤅𞤵𞤥.,𞤔𞤵𞤤.,𞤅𞤢𞤣.,𞤁𞤮𞤲.
    Ene,Peb,Mar,Abr,May,Hun,Hul,Ago,Set,Okt,Nob,Dis
    jan.,feb.,mar.,apr.,mai,jun.,jul.,aug.,sep.,okt.,nov.,des.
    janv.,févr.,mars,avr.,mai,juin,juil.,août,sept.,oct.,nov.,déc.
    far.,ord.,kho.,tir,mor.,šah.,mehr,âbân,âzar,dey,bah.,esf.
    janv.,févr.,mars,avr.,mai,juin,juill.,août,sept.,oct.,nov.,déc.
    jan.,fév.,mar.,avr.,mai,jui.,juil.,août,sept.,oct.,nov.,déc.
    mouh.,saf.,rab.{20}aw.,rab.{20}th.,joum.{20}oul.,joum.{20}tha.,raj.,chaa.,ram.,chaw.,dhou.{20}q.,dhou.{20}h.
    Jan,Feb,Mrt,Apr,Mai,Jun,Jul,Aug,Sep,Okt,Nov,Des
    Moeh.,Safr.,Rab.{202f}I,Rab.{202f}II,Joem.{20}I,Joem.{20}II,Rajb.,Sja.,Rmdn.,Sjaw.,Doe{20}al{20}k.,Doe{20}al{20}h.
    Ean,Feabh,Márta,Aib,Beal,Meith,Iúil,Lún,MFómh,DFómh,Samh,Noll
    Aha,Ofl,Ots,Abe,Agb,Otu,Maa,Man,Gbo,Ant,Ale,Afu
    Faoi,Gearr,Màrt,Gibl,Cèit,Ògmh,Iuch,Lùna,Sult,Dàmh,Samh,Dùbh
    ጠሐረ,ከተተ,መገበ,አኀዘ,ግንባት,ሠንየ,ሐመለ,ነሐሰ,ከረመ,ጠቀመ,ኀደረ,ኀሠሠ
    xan.,feb.,mar.,abr.,maio,xuño,xul.,ago.,set.,out.,nov.,dec.
    Jasyteĩ,Jasykõi,Jasyapy,Jasyrundy,Jasypo,Jasypoteĩ,Jasypokõi,Jasypoapy,Jasyporundy,Jasypa,Jasypateĩ,Jasypakõi
    Jan,Feb,Mär,Apr,Mai,Jun,Jul,Aug,Sep,Okt,Nov,Dez
    જાન{af0},ફેબ{af0},માર{acd}ચ,એપ{acd}રિલ,મે,જૂન,જુલાઈ,ઑગ{af0},સપ{acd}ટ{af0},ઑક{acd}ટ{af0},નવ{af0},ડિસ{af0}
    ફાર{acd}વાર{acd}દિન,ઓરડીબેહેશ{acd}ટ,ખોરદાદ,તિર,મોર{acd}દાદ,શાહરિવર,મેહર,અબાન,અઝાર,ડેય,બાહમેન,એસ{acd}ફાન{acd}ડ
    મુહ.,સફ.,રબ.I,રબ.{20}II,જુમ.{20}I,જુમ.{20}II,રાજ.,શા.,રામ.,શાવ.,ધુʻલ-ક{acd}યુ.,ધુʻલ-એચ.
    Can,Feb,Mac,Apr,Mei,Jun,Cul,Agt,Sep,Okt,Nob,Dis
    J-guer,T-arree,Mayrnt,Avrril,Boaldyn,M-souree,J-souree,Luanistyn,M-fouyir,J-fouyir,M-Houney,M-Nollick
    Jan,Fab,Mar,Afi,May,Yun,Yul,Agu,Sat,Okt,Nuw,Dis
    Ian.,Pep.,Mal.,ʻAp.,Mei,Iun.,Iul.,ʻAu.,Kep.,ʻOk.,Now.,Kek.
    ינו{5f3},פבר{5f3},מרץ,אפר{5f3},מאי,יוני,יולי,אוג{5f3},ספט{5f3},אוק{5f3},נוב{5f3},דצמ{5f3}
    פרורדין,ארדיבהשת,ח{5f3}רדאד,תיר,מרדאד,שהריור,מהר,אבאן,אד{5f3}ר,די,בהמן,אספנד
    מוחרם,צפר,רביע{20}א{5f3},רביע{20}ב{5f3},ג{5f3}ומאדא{20}א{5f3},ג{5f3}ומאדא{20}ב{5f3},רג{5f3}ב,שעבאן,רמדאן,שוואל,ד{5f3}ו{20}אל{5be}קעדה,ד{5f3}ו{20}אל{5be}חיג{5f3}ה
    जन{970},फ{93c}र{970},मार{94d}च,अप{94d}रैल,मई,जून,जुल{970},अग{970},सित{970},अक{94d}तू{970},नव{970},दिस{970}
    फर{94d}वादिन,ओर{94d}दिवेहेस{94d}ट,खोरर{94d}दाद,टिर,मोरदाद,शाहरीवर{94d},मेहर,अवन,अज{93c}र,डे,बहमन,ईस{94d}फन{94d}द{94d}
    मुह{970},सफ{93c}र,रबी{20}{967},रबी{20}{968},जुमा{970}{20}{967},जुमा{970}{20}{968},रजब,शाब{970},रमज{93c}{970},शव{94d}व{970},ज{93c}ू{20}क{93c}{970},ज{93c}ू{20}हि{970}
    Muh,Saf,Rabi{20}1,Rabi{20}2,Jum{20}1,Jum{20}2,Rajab,Shab,Ram,Shaw,Zu{20}Q,Zu{20}H
    jan.,febr.,márc.,ápr.,máj.,jún.,júl.,aug.,szept.,okt.,nov.,dec.
    Moh.,Safr.,Réb.{20}1,Réb.{20}2,Dsem.{20}I,Dsem.{20}II,Red.,Sab.,Rmdn.,Sev.,Dsül{20}k.,Dsül{20}h.
    հնվ,փտվ,մրտ,ապր,մյս,հնս,հլս,օգս,սեպ,հոկ,նոյ,դեկ
    jan,feb,mar,apr,mai,jun,jul,aug,sep,oct,nov,dec Jan,Feb,Mar,Apr,Mei,Jun,Jul,Agu,Sep,Okt,Nov,Des
    Muh.,Saf.,Rab.{20}Awal,Rab.{20}Akhir,Jum.{20}Awal,Jum.{20}Akhir,Raj.,Sya.,Ram.,Syaw.,Zulka.,Zulhi.
    jan.,febr.,mar.,apr.,may,jun.,julí,aug.,sept.,oct.,nov.,dec.
    Jen,Feb,Maa,Epr,Mee,Juu,Jul,Ọgọ,Sep,Ọkt,Nov,Dis
    ꋍꆪ,ꑍꆪ,ꌕꆪ,ꇖꆪ,ꉬꆪ,ꃘꆪ,ꏃꆪ,ꉆꆪ,ꈬꆪ,ꊰꆪ,ꊯꊪꆪ,ꊰꑋꆪ
    jan.,feb.,mar.,apr.,maí,jún.,júl.,ágú.,sep.,okt.,nóv.,des.
    gen,feb,mar,apr,mag,giu,lug,ago,set,ott,nov,dic
    ᔭᓐᓄᐊᓕ,ᕕᕝᕗᐊᓕ,ᒫᑦᓯ,ᐊᐃᑉᐳᓗ,ᒪᐃ,ᔫᓂ,ᔪᓚᐃ,ᐊᐅᒡᒍᓯ,ᓯᑎᐱᕆ,ᐆᑦᑑᕝᕙ,ᓄᕕᐱᕆ,ᑎᓯᐱᕆ
    Nduŋmbi{20}Saŋ,Pɛsaŋ{20}Pɛ{301}pá,Pɛsaŋ{20}Pɛ{301}tát,Pɛsaŋ{20}Pɛ{301}nɛ{301}kwa,Pɛsaŋ{20}Pataa,Pɛsaŋ{20}Pɛ{301}nɛ{301}ntúkú,Pɛsaŋ{20}Saambá,Pɛsaŋ{20}Pɛ{301}nɛ{301}fɔm,Pɛsaŋ{20}Pɛ{301}nɛ{301}pfúꞋú,Pɛsaŋ{20}Nɛgɛ{301}m,Pɛsaŋ{20}Ntsɔ{30c}pmɔ{301},Pɛsaŋ{20}Ntsɔ{30c}ppá
    Jan,Feb,Mac,Apr,Mei,Jun,Jul,Ago,Sep,Okt,Nov,Des Jan,Feb,Mar,Apr,Mei,Jun,Jul,Agt,Sep,Okt,Nov,Des
    Sur.,Sap.,Mul.,B.{20}Mul.,Jum.{20}Aw.,Jum.{20}Ak.,Rej.,Ruw.,Pso.,Shwl.,Slo.,Bsar.
    იან,თებ,მარ,აპრ,მაი,ივნ,ივლ,აგვ,სექ,ოქტ,ნოე,დეკ
    Yen,Fur,Meɣ,Yeb,May,Yun,Yul,Ɣuc,Cte,Tub,Nun,Duǧ
    A{331}yr,A{331}hw,A{331}ta,A{331}na,A{331}pf,A{331}ki,A{331}ty,A{331}ni,A{331}ku,Swa,Sby,Sbh
    Mbe,Kel,Ktũ,Kan,Ktn,Tha,Moo,Nya,Knd,Ĩku,Ĩkm,Ĩkl
    Juw,Swi,Tsa,Nya,Tsw,Ata,Ana,Ari,Aku,Swa,Man,Mas Jan,Feb,Mar,Abr,Mai,Jun,Jul,Ago,Set,Otu,Nuv,Diz
    1Ky.,2Ky.,3Ky.,4Ky.,5Ky.,6Ky.,7Ky.,8Ky.,9Ky.,10Ky.,11Ky.,12Ky.
    JEN,WKR,WGT,WKN,WTN,WTD,WMJ,WNN,WKD,WIK,WMW,DIT
    қаң.,ақп.,нау.,сәу.,мам.,мау.,шіл.,там.,қыр.,қаз.,қар.,жел.
    pamba,wanja,mbiyɔ{20}mɛndoŋgɔ,Nyɔlɔmbɔŋgɔ,Mɔnɔ{20}ŋgbanja,Nyaŋgwɛ{20}ŋgbanja,kuŋgwɛ,fɛ,njapi,nyukul,M11,ɓulɓusɛ
    jan,febr,mar,apr,maj,jun,jul,aug,sept,okt,nov,dec
    Mul,Ngat,Taa,Iwo,Mam,Paa,Nge,Roo,Bur,Epe,Kpt,Kpa
    មករា,កុម{17d2}ភៈ,មីនា,មេសា,ឧសភា,មិថុនា,កក{17d2}កដា,សីហា,កញ{17d2}ញា,តុលា,វិច{17d2}ឆិកា,ធ{17d2}នូ
    ಜನ,ಫೆಬ{ccd}ರ,ಮಾರ{ccd}ಚ{ccd},ಏಪ{ccd}ರಿ,ಮೇ,ಜೂನ{ccd},ಜುಲೈ,ಆಗ,ಸೆಪ{ccd}ಟೆಂ,ಅಕ{ccd}ಟೋ,ನವೆಂ,ಡಿಸೆಂ
    ಫರ{ccd}ವರ{ccd}ದಿನ{ccd},ಓರ{ccd}ದಿಬೆಹೆಶ{ccd}ಟ{ccd},ಖೋರ{ccd}ಡಾದ{ccd},ಟಿರ{ccd},ಮೊರ{ccd}ದಾದ{ccd},ಶಹರಿವಾರ{ccd},ಮೆಹ{ccd}ರ{ccd},ಅಬನ{ccd},ಅಝರ{ccd},ಡೇ,ಬಹ{ccd}ಮನ{ccd},ಎಸ{ccd}ಫಾಂಡ{ccd}
    ಮುಹ{ccd}.,ಸಫಾ.,ರಬಿ{2018}{20}I,ರಬಿ{2018}{20}II,ಜುಮ{ccd}.{20}I,ಜುಮ{ccd}.{20}II,ರಜ{ccd}.,ಶ.,ರಮ{ccd}.,ಶವ{ccd}.,ಧು{2018}ಲ{ccd}-ಕಿ.,ಧು{2018}ಲ{ccd}-ಹ.
    जानेवारी,फेब{94d}रुवारी,मार{94d}च,एप{94d}रील,मे,जून,जुलय,ऑगस{94d}ट,सप{94d}टेंबर,ऑक{94d}टोबर,नोव{94d}हेंबर,डिसेंबर
    Jan,Feb,Mar,Abr,Mai,Jun,Jul,Ago,Set,Otu,Nov,Dez
    جنؤری,فرؤری,مارٕچ,اپریل,مئی,جوٗن,جُلَے,اگست,ستمبر,اکتوٗبر,نومبر,دسمبر
    जनवरी,फ{93c}रवरी,मार{94d}च,अप{94d}रैल,मई,जून,जुलाई,अगस{94d}त,सतुंबर,अक{94d}तूबर,नवूमबर,दसमबर
    ŋ1,ŋ2,ŋ3,ŋ4,ŋ5,ŋ6,ŋ7,ŋ8,ŋ9,ŋ10,ŋ11,ŋ12
    Jan,Fäb,Mäz,Apr,Mai,Jun,Jul,Ouj,Säp,Okt,Nov,Dez
    rbn,sbt,adr,nsn,gln,hzr,trm,tbx,îln,cot,mjd,brf
    muh.,sef.,reb.{20}Iem,reb.{20}IIyem,cmz.{20}Iem,cmz.{20}IIyem,rcb.,şbn.,rmz.,şwl.,zqd.,zhc.
    Gen,Hwe,Meu,Ebr,Me,Met,Gor,Est,Gwn,Hed,Du,Kev
    pusu,maha,pagu,hire,bese,jaṭṭa,aasaḍi,srabĩ,bado,dasara,divi,pande
    पुसु,माहा,पागु,हिर{94d}रे,बेसे,जाट{94d}टा,आसाड{93c}ी,स{94d}राबाँ,बाॅदो,दासारा,दिवी,पान{94d}डे
    ପୁସୁ,ମାହା,ପାଗୁ,ହିରେ,ବେସେ,ଜାଟା,ଆସାଡ{b3c}ି,ସ{b4d}ରାବାଁ,ବଦ,ଦାସାରା,ଦିୱି,ପାଣ{b4d}ଡେ
    మాగ,గుండు,హిరెఇ,బెసెకి,లండి,రాత,బాన{c4d}దపాణా,బార{c4d}సి,అస{c4d}ర,దివెడి,పాండు,పుసు
    янв.,фев.,мар.,апр.,май,июн.,июл.,авг.,сен.,окт.,ноя.,дек.
    Fúngatɨ,Naanɨ,Keenda,Ikúmi,Inyambala,Idwaata,Mʉʉnchɨ,Vɨɨrɨ,Saatʉ,Inyi,Saano,Sasatʉ
    Jan.,Feb.,Mäe.,Abr.,Mee,Juni,Juli,Aug.,Sep.,Okt.,Nov.,Dez.
    Jan,Feb,Mar,Apu,Maa,Juu,Jul,Agu,Seb,Oki,Nov,Des
    de{20}zenâ,de{20}frevâ,de{20}marso,d{2019}arvî,de{20}mazzo,de{20}zugno,de{20}luggio,d{2019}agosto,de{20}settembre,d{2019}ottobre,de{20}novembre,de{20}dexembre
    Wiótheȟika{20}Wí,Thiyóȟeyuŋka{20}Wí,Ištáwičhayazaŋ{20}Wí,Pȟežítȟo{20}Wí,Čhaŋwápetȟo{20}Wí,Wípazukȟa-wašté{20}Wí,Čhaŋpȟásapa{20}Wí,Wasútȟuŋ{20}Wí,Čhaŋwápeǧi{20}Wí,Čhaŋwápe-kasná{20}Wí,Waníyetu{20}Wí,Tȟahékapšuŋ{20}Wí
    sginer,fevrer,marz,avril,masg,sgiugn,luj,avost,setember,otover,november,dicember
    yan,fbl,msi,apl,mai,yun,yul,agt,stb,ɔtb,nvb,dsb
    ມ.ກ.,ກ.ພ.,ມ.ນ.,ມ.ສ.,ພ.ພ.,ມິ.ຖ.,ກ.ລ.,ສ.ຫ.,ກ.ຍ.,ຕ.ລ.,ພ.ຈ.,ທ.ວ.
    ຟາຣວາດິນ,ອໍຣດີບີເຫຣດ,ຄໍຣເດດ,ແຕຣ,ມໍຣເດດ,ຊາຣຫິວາ,ເມີ,ອາບານ,ອາຊາ,ດີຣ,ບຣາມານ,ເອສຟານ
    ມຸຮັດ,ເຄາະ,ຮອດບີ{20}1,ຮອກບີ{20}2,ນຸມາ{20}1,ນຸມາ{20}2,ເຮາະ,ຊະອ{ecc},ເຮາະມະ,ເຊົາ,ຊຸລກິອຸ,ຊຸລຫິຈ
    جانڤیە,فئڤریە,مارس,آڤریل,مئی,جوٙأن,جوٙلا,آگوست,سئپتامر,ئوکتوڤر,نوڤامر,دئسامر
    saus.,vas.,kov.,bal.,geg.,birž.,liep.,rugp.,rugs.,spal.,lapkr.,gruod.
    Cio,Lui,Lus,Muu,Lum,Luf,Kab,Lush,Lut,Lun,Kas,Cis
    DAC,DAR,DAD,DAN,DAH,DAU,DAO,DAB,DOC,DAP,DGI,DAG Jan,Feb,Mar,Apr,Mei,Jun,Jul,Ago,Sep,Okt,Nov,Des
    janv.,febr.,marts,apr.,maijs,jūn.,jūl.,aug.,sept.,okt.,nov.,dec.
    farvardīns,ordibehešts,hordāds,tīrs,mordāds,šahrivērs,mehrs,abans,azers,dejs,bahmans,esfands
    Dal,Ará,Ɔɛn,Doy,Lép,Rok,Sás,Bɔ{301}r,Kús,Gís,Shʉ{301},Ntʉ{301}
    JAN,FEB,MAC,ĨPU,MĨĨ,NJU,NJR,AGA,SPT,OKT,NOV,DEC
    zan,fev,mar,avr,me,zin,zil,out,sep,okt,nov,des Jan,Feb,Mar,Apr,Mey,Jon,Jol,Aog,Sep,Okt,Nov,Des
    Kwa,Una,Rar,Che,Tha,Moc,Sab,Nan,Tis,Kum,Moj,Yel
    mbegtug,imeg{20}àbùbì,imeg{20}mbəŋchubi,iməg{20}ngwə{300}t,iməg{20}fog,iməg{20}ichiibɔd,iməg{20}àdùmbə{300}ŋ,iməg{20}ichika,iməg{20}kud,iməg{20}tèsiʼe,iməg{20}zò,iməg{20}krizmed
    Hān,Pēp,Māe,Āpe,Mei,Hun,Hūr,Āku,Hep,Oke,Noe,Tīh
    ജനു,ഫെബ{d4d}രു,മാർ,ഏപ{d4d}രി,മേയ{d4d},ജൂൺ,ജൂലൈ,ഓഗ,സെപ{d4d}റ{d4d}റം,ഒക{d4d}ടോ,നവം,ഡിസം
    ഫർവാർദിൻ,ഓർഡിബെഹെഷ{d4d}{200c}റ{d4d}റ{d4d},ഖോർദാദ{d4d},ടിർ,മോർദാദ{d4d},ഷഹ{d4d}{200c}രിവാർ,മെഹർ,അബാൻ,അസർ,ഡെയ{d4d},ബഹ{d4d}{200c}മാൻ,എസ{d4d}{200c}ഫാൻഡ{d4d}
    മുഹ.,സഫ.,റബീഹുൽ{20}അവ{d4d}വ.,റബീഹുൽ{20}ആഖി.,ജമാദുൽ{20}അവ{d4d}വ.,ജമാദുൽ{20}ആഖി.,റജ.,ശഹബാ.,റമദാ.,ശവ{d4d}വാ.,ദുൽ{20}ഖഹ.,ദുൽ{20}ഹി.
    1-р{20}сар,2-р{20}сар,3-р{20}сар,4-р{20}сар,5-р{20}сар,6-р{20}сар,7-р{20}сар,8-р{20}сар,9-р{20}сар,10-р{20}сар,11-р{20}сар,12-р{20}сар
    জন,ফেব{9cd}রুৱারি,মার{9cd}চ,এপ{9cd}রিল,মে,জুন,জুলাই,ওগ,সেপ{9cd}টেম{9cd}বর,ওক{9cd}টোবর,নভেম{9cd}বর,ডিসেম{9cd}বর
    जाने,फेब{94d}रु,मार{94d}च,एप{94d}रि,मे,जून,जुलै,ऑग,सप{94d}टें,ऑक{94d}टो,नोव{94d}हें,डिसें
    फरवरदिन,ओर{94d}दिबेहेश{94d}त,खोरदाद,तिर,मोरदाद,शाहरीवार,मेहेर,अबान,अझार,दे,बाहमान,एसफांद
    मोह.,सफ.,राबी{20}I,राबी{20}II,जुमा.{20}I,जुमा.{20}II,रझा.,शाबा.,रम.,शव{94d}वा.,धुल-की.,धुल-हि.
    Jan,Feb,Mac,Apr,Mei,Jun,Jul,Ogo,Sep,Okt,Nov,Dis
    Jan,Fra,Mar,Apr,Mej,Ġun,Lul,Aww,Set,Ott,Nov,Diċ
    FLO,CLA,CKI,FMF,MAD,MBI,MLI,MAM,FDE,FMU,FGW,FYU
    Rvfo{20}Cuse,Hotvle{20}Hvse,Tasahcuce,Tasahce{20}Rakko,Ke{20}Hvse,Kvco{20}Hvse,Hiyuce,Hiyo{20}Rakko,Otowoskuce,Otowoskv{20}Rakko,Ehole,Rvfo{20}Rakko
    ဇန{103a},ဖေ,မတ{103a},ဧ,မေ,ဇွန{103a},ဇူ,ဩ,စက{103a},အောက{103a},နို,ဒီ
    якшамков,даволков,эйзюрков,чадыков,панжиков,аштемков,медьков,умарьков,таштамков,ожоков,сундерьков,ацамков
    jan.,feb.,mars,apr.,mai,juni,juli,aug.,sep.,okt.,nov.,des.
    Zib,Nhlo,Mbi,Mab,Nkw,Nhla,Ntu,Ncw,Mpan,Mfu,Lwe,Mpal
    Januaar,Februaar,März,April,Mai,Juni,Juli,August,September,Oktover,November,Dezember
    जनवरी,फेब{94d}रुअरी,मार{94d}च,अप{94d}रिल,मे,जुन,जुलाई,अगस{94d}ट,सेप{94d}टेम{94d}बर,अक{94d}टोबर,नोभेम{94d}बर,डिसेम{94d}बर
    jan,feb,mrt,apr,mei,jun,jul,aug,sep,okt,nov,dec
    Moeh.,Saf.,Rab.{20}I,Rab.{20}II,Joem.{20}I,Joem.{20}II,Raj.,Sja.,Ram.,Sjaw.,Doe{20}al{20}k.,Doe{20}al{20}h.
    ng1,ng2,ng3,ng4,ng5,ng6,ng7,ng8,ng9,ng10,ng11,kris
    saŋ{20}tsetsɛ{300}ɛ{20}lùm,saŋ{20}kàg{20}ngwóŋ,saŋ{20}lepyè{20}shúm,saŋ{20}cÿó,saŋ{20}tsɛ{300}ɛ{20}cÿó,saŋ{20}njÿoláʼ,saŋ{20}tyɛ{300}b{20}tyɛ{300}b{20}mbʉ{300}ŋ,saŋ{20}mbʉ{300}ŋ,saŋ{20}ngwɔ{300}ʼ{20}mbÿɛ,saŋ{20}tàŋa{20}tsetsáʼ,saŋ{20}mejwoŋó,saŋ{20}lùm
    ߓߌ{7f2}ߠ,ߞߏ{7f2}ߞ,ߕߙߊ,ߞߏ{7f2}ߘ,ߘߓߊ{7ec}ߕ,ߥߊ{7ec}ߛ,ߞߊ{7ec}ߙ,ߘߓߊ{7ec}ߓ,ߕߎߟߊߝߌ{7f2},ߞߏ{7f2}ߓ,ߣߍߣ,ߞߏߟ
    Jan,Feb,Mat,Apr,Mey,Jun,Jul,Arh,Sep,Okt,Usi,Dis
    Phere,Dibo,Hlak,Mora,Mei,June,Mose,Agosetose,Lewe,Dipha,Diba,Manth
    Tiop,Pɛt,Duɔ{331}ɔ{331},Guak,Duä,Kor,Pay,Thoo,Tɛɛ,Laa,Kur,Tid
    Jan,Feb,Mal,Epu,Mei,Jun,Jul,Oga,Sep,Oku,Nov,Dis
    de{20}genièr,de{20}febrièr,de{20}març,d{2019}abril,de{20}mai,de{20}junh,de{20}julhet,d{2019}agost,de{20}setembre,d{2019}octòbre,de{20}novembre,de{20}decembre
    Ama,Gur,Bitootessa,Elb,Cam,Wax,Ado,Hag,Ful,Onk,Sadaasa,Mud
    ଜାନୁଆରୀ,ଫେବୃଆରୀ,ମାର{b4d}ଚ{b4d}ଚ,ଅପ{b4d}ରେଲ,ମଇ,ଜୁନ,ଜୁଲାଇ,ଅଗଷ{b4d}ଟ,ସେପ{b4d}ଟେମ{b4d}ବର,ଅକ{b4d}ଟୋବର,ନଭେମ{b4d}ବର,ଡିସେମ{b4d}ବର
    янв.,фев.,мар.,апр.,майы,июны,июлы,авг.,сен.,окт.,ноя.,дек.
    𐓄𐓘𐓡𐓛{358}𐓧𐓟,𐓵𐓪{358}𐓬𐓘,𐓵𐓘𐓜𐓣,𐓰𐓪𐓬𐓘,𐓮𐓘𐓰𐓘,𐓯𐓘𐓬𐓟,𐓄𐓟𐓵𐓪{358}𐓬𐓘,𐒼𐓣𐓟𐓰𐓪𐓬𐓘,𐒿𐓟𐓜𐓛𐓲𐓟𐓷𐓣{358}𐓤𐓟,𐒿𐓟𐓜𐓛,𐒰𐓧𐓣{20}𐓏𐓣{358}𐓸𐓲𐓣,𐒰𐓧𐓣{20}𐓍𐓪{358}𐓬𐓘
    ਜਨ,ਫ{a3c}ਰ,ਮਾਰਚ,ਅਪ{a4d}ਰੈ,ਮਈ,ਜੂਨ,ਜੁਲਾ,ਅਗ,ਸਤੰ,ਅਕਤੂ,ਨਵੰ,ਦਸੰ
    ਫਾਰਵਰਡੀਨ,ਔਰਡਾਈਬਹੈਸ{a3c}ਟ,ਖੋਡਰਡ,ਟਿਰ,ਮੋਰਡਾਦ,ਸ{a3c}ਰਾਇਵਰ,ਮੇਹਰ,ਅਬਾਨ,ਅਜ{a3c}ਾਰ,ਡੇਅ,ਬਾਹਮਨ,ਐਸਫੰਡ
    جنوری,فروری,مارچ,اپریل,مئ,جون,جولائی,اگست,ستمبر,اکتوبر,نومبر,دسمبر
    ਮੁਹੱ.,ਸਫ.,ਰਬ.{20}I,ਰਬ.{20}II,ਜੁਮ.{20}I,ਜੁਮ.{20}II,ਰਾਜ.,ਸ{a3c}ਾ.,ਰਾਮ.,ਸ{a3c}ਅ.,ਦੂ-ਅਲ-ਕੀ.,ਦੂ-ਅਲ-ਹਿ.
    Jén,Fẹ{301}b,Mach,Épr,Mee,Jun,Jul,Ọgọ,Sẹp,Ọkt,Nọv,Dis
    sty,lut,mar,kwi,maj,cze,lip,sie,wrz,paź,lis,gru
    Farwardin,Ordibeheszt,Chordād,Tir,Mordād,Szahriwar,Mehr,Ābān,Āsar,Déi,Bahman,Esfand
    Mhrm.,Safr.,Rab.{202f}I,Rab.{202f}II,Dżu.{20}I,Dżu.{20}II,Ra.,Sza.,Rmdn.,Szaw.,Zu{20}al-k.,Zu{20}al-h.
    rags,wassarins,pūlis,sakkis,zallaws,sīmenis,līpa,daggis,sillins,spallins,lapkrūtis,sallaws
    وری,غویی,غبرگولی,چنگاښ,زمری,وږی,تله,لړم,لیندۍ,مرغومی,سلواغه,کب
    جنوري,فبروري,مارچ,اپریل,مۍ,جون,جولای,اګست,سېپتمبر,اکتوبر,نومبر,دسمبر
    محرم,صفر,ربيع,ربيع{20}II,جماد,جماد{20}{6f2},رجب,شعبان,رمضان,شوال,دالقاعده,ذي{20}الحج
    jan.,fev.,mar.,abr.,mai.,jun.,jul.,ago.,set.,out.,nov.,dez.
    Ene,Feb,Mar,Abr,May,Jun,Jul,Ago,Set,Oct,Nov,Dic
    Mut.,Gas.,Wer.,Mat.,Gic.,Kam.,Nya.,Kan.,Nze.,Ukw.,Ugu.,Uku.
    ian.,feb.,mar.,apr.,mai,iun.,iul.,aug.,sept.,oct.,nov.,dec.
    M1,M2,M3,M4,M5,M6,M7,M8,M9,M10,M11,M12
    янв.,февр.,марта,апр.,мая,июня,июля,авг.,сент.,окт.,нояб.,дек.
    фарвардин,ордибехешт,хордад,тир,мордад,шахривер,мехр,абан,азер,дей,бахман,эсфанд
    мух.,саф.,раб.{20}I,раб.{20}II,джум.{20}I,джум.{20}II,радж.,шааб.,рам.,шав.,зуль-к.,зуль-х.
    mut.,gas.,wer.,mat.,gic.,kam.,nya.,kan.,nze.,ukw.,ugu.,uku.
    जनवरी{3a},फरवरी{3a},मार{94d}च{3a},अप{94d}रैल{3a},मई,जून{3a},जुलाई{3a},अगस{94d}त{3a},सितंबर{3a},अक{94d}तूबर{3a},नवंबर{3a},दिसंबर{3a}
    Тохс,Олун,Клн,Мсу,Ыам,Бэс,Отй,Атр,Блҕ,Алт,Сэт,Ахс
    Obo,Waa,Oku,Ong,Ime,Ile,Sap,Isi,Saa,Tom,Tob,Tow
    ᱡᱟᱱ,ᱯᱷᱟ,ᱢᱟᱨ,ᱟᱯᱨ,ᱢᱮ,ᱡᱩᱱ,ᱡᱩᱞ,ᱟᱜᱟ,ᱥᱮᱯ,ᱚᱠᱴ,ᱱᱟᱣ,ᱫᱤᱥ
    Mup,Mwi,Msh,Mun,Mag,Muj,Msp,Mpg,Mye,Mok,Mus,Muh
    ghe,fre,mar,abr,maj,làm,trì,aus,cab,stG,stA,nad
    far.,ord.,kho.,tir,mor.,sha.,mehr,aban,azar,dey,bah.,esf.
    جنوري,فيبروري,مارچ,اپريل,مئي,جون,جولاءِ,آگسٽ,سيپٽمبر,آڪٽوبر,نومبر,ڊسمبر
    जन,फर,मार{94d}च,अप{94d}रै,मई,जून,जु,अग,सप{94d}टे,ऑक{94d}टो,नवं,डिसं
    محرم,صفر,ربيع{20}الاول,ربیع{20}الاخر,جمادی{20}الاول,جمادي{20}الاخر,رجب,شعبان,رمضان,شوال,ذوالقعد,ذوالحجہ
    ođđj,guov,njuk,cuo,mies,geas,suoi,borg,čakč,golg,skáb,juov
    ođđj,guov,njuk,cuoŋ,mies,geas,suoi,borg,čakč,golg,skáb,juov
    Jan,Fev,Mar,Abr,Mai,Jun,Jul,Aug,Set,Otu,Nov,Dec
    Nye,Ful,Mbä,Ngu,Bêl,Fön,Len,Kük,Mvu,Ngb,Nab,Kak
    ⵉⵏⵏ,ⴱⵕⴰ,ⵎⴰⵕ,ⵉⴱⵔ,ⵎⴰⵢ,ⵢⵓⵏ,ⵢⵓⵍ,ⵖⵓⵛ,ⵛⵓⵜ,ⴽⵜⵓ,ⵏⵓⵡ,ⴷⵓⵊ
    inn,bṛa,maṛ,ibr,may,yun,yul,ɣuc,cut,ktu,nuw,duj
    ජන,පෙබ,මාර{dca}තු,අප{dca}{200d}රේල{dca},මැයි,ජූනි,ජූලි,අගෝ,සැප{dca},ඔක{dca},නොවැ,දෙසැ
    jan.,feb.,mar.,apr.,maj,jun.,jul.,avg.,sep.,okt.,nov.,dec.
    uđiv,kuovâ,njuhčâ,cuáŋui,vyesi,kesi,syeini,porge,čohčâ,roovvâd,skammâ,juovlâ
    Ndi,Kuk,Kur,Kub,Chv,Chk,Chg,Nya,Gun,Gum,Mbu,Zvi Jan,Feb,Mar,Abr,May,Jun,Lul,Ogs,Seb,Okt,Nof,Dis
    Janaayo,Feebraayo,Maarso,Abril,Maayo,Juun,Luuliyo,Agoosto,Sabteembar,Oktoobar,Noofeembar,Diiseembar
    Mux.,Saf.,Rab.{20}I,Rab.{20}II,Jum.{20}I,Jum.{20}II,Raj.,Sha.,Ram.,Shaw.,Dul{2019}-Qicda.,Dhuʻl-H.
    jan,shk,mar,pri,maj,qer,korr,gush,sht,tet,nën,dhj
    muh.,sef.,reb.{20}I,reb.{20}II,xhum.{20}I,xhum.{20}II,rexh.,sha.,ram.,shev.,dhul-k.,dhul-h.
    Bhi,Van,Vol,Mab,Nkh,Nhl,Kho,Ngc,Nyo,Mph,Lwe,Ngo Phe,Kol,Ube,Mme,Mot,Jan,Upu,Pha,Leo,Mph,Pun,Tsh
    Jan,Péb,Mar,Apr,Méi,Jun,Jul,Ags,Sép,Okt,Nop,Dés
    jan.,feb.,mars,apr.,maj,juni,juli,aug.,sep.,okt.,nov.,dec.
    farvardin,ordibehesht,khordād,tir,mordād,shahrivar,mehr,ābān,āzar,dey,bahman,esfand
    muharram,safar,rabi{2019}{20}al-awwal,rabi{2019}{20}al-akhir,jumada-l-ula,jumada-l-akhira,rajab,sha{2019}ban,ramadan,shawwal,dhu-l-ga{2019}da,dhu-l-hijja
    ܟܢܘܢ{20}ܒ,ܫܒܛ,ܐܕܪ,ܢܝܣܢ,ܐܝܪ,ܚܙܝܪܢ,ܬܡܘܙ,ܐܒ,ܐܝܠܘܠ,ܬܫܪܝܢ{20}ܐ,ܬܫܪܝܢ{20}ܒ,ܟܢܘܢ{20}ܐ
    stycznia,lutego,marca,kwietnia,moja,czyrwca,lipca,siyrpnia,września,października,listopada,grudnia
    ஜன.,பிப{bcd}.,மார{bcd}.,ஏப{bcd}.,மே,ஜூன{bcd},ஜூலை,ஆக.,செப{bcd}.,அக{bcd}.,நவ.,டிச.
    ஃபர{bcd}.,ஆர{bcd}டி.,கொர{bcd}.,திர{bcd},மொர{bcd}.,ஷாரி.,மெஹ{bcd}.,அபா.,அசா.,தே,பஹ{bcd}.,எஃ.
    முஹ.,சஃப.,ரபி{20}1,ரபி{20}2,ஜும.{20}1,ஜும.{20}2,ரஜ.,ஷஃ.,ரம.,ஷவ{bcd}.,துல{bcd}{20}கஃ.,துல{bcd}{20}ஹிஜ{bcd}.
    జన,ఫిబ{c4d}ర,మార{c4d}చి,ఏప{c4d}రి,మే,జూన{c4d},జులై,ఆగ,సెప{c4d}టెం,అక{c4d}టో,నవం,డిసెం
    ఫావర{c4d}డిన{c4d},ఊడాబహష{c4d}ట{c4d},ఖోర{c4d}డాడ{c4d},టిర{c4d},మెర{c4d}డాడ{c4d},శశివర{c4d},మెహర{c4d},అబన{c4d},అజర{c4d},డే,బాహ{c4d}{200c}మాన{c4d},ఎస{c4d}{200c}ఫాండ{c4d}
    ముహ.,సఫ.,ర.{20}I,ర.{20}II,జుమ.{20}I,జుమ.{20}II,రజ.,షబా.,రంజా.,షవ{c4d}వా.,ధుల{c4d}-కి.,ధుల{c4d}-హి.
    Rar,Muk,Kwa,Dun,Mar,Mod,Jol,Ped,Sok,Tib,Lab,Poo
    Янв,Фев,Мар,Апр,Май,Июн,Июл,Авг,Сен,Окт,Ноя,Дек
    фарвардин,урдибиҳишт,хурдод,тир,мурдод,шаҳривар,меҳр,обон,озар,дей,баҳман,исфанд
    Муҳ.,Саф.,Раб.{20}I,Раб.{20}II,Ҷум.{20}I,Ҷум.{20}II,Раҷ.,Ша.,Рам.,Шав.,Дхул-Қ.,Дхул-Ҳ.
    ม.ค.,ก.พ.,มี.ค.,เม.ย.,พ.ค.,มิ.ย.,ก.ค.,ส.ค.,ก.ย.,ต.ค.,พ.ย.,ธ.ค.
    ฟาร{e4c}วาร{e4c}ดิน,ออร{e4c}ดิเบเฮชต{e4c},คอร{e4c}แดด,เตอร{e4c},มอร{e4c}แดด,ชาหริวาร{e4c},เมฮร{e4c},อะบาน,อะซาร{e4c},เดย{e4c},บาฮ{e4c}มาน,เอสฟานด{e4c}
    มุฮัร.,เศาะ.,รอบี{20}I,รอบี{20}II,จุมาดา{20}I,จุมาดา{20}II,เราะ.,ชะอ{e4c}.,เราะมะ.,เชาว.,ซุลกิอฺ.,ซุลหิจ.
    ጥሪ,ለካ,መጋ,ሚያ,ግን,ሰነ,ሓም,ነሓ,መስ,ጥቅ,ሕዳ,ታሕ
    ጃንዩ,ፌብሩ,ማርች,ኤፕረ,ሜይ,ጁን,ጁላይ,ኦገስ,ሴፕቴ,ኦክተ,ኖቬም,ዲሴም
    ýan,few,mart,apr,maý,iýun,iýul,awg,sen,okt,noý,dek
    Aşy,Sap,Tir{20}I,Tir{20}II,Tir{20}III,Tir{20}IV,Rej,Mer,Ora,Baý,Boş,Gur
    Fer,Tlh,Mop,Mor,Mot,See,Phu,Pha,Lwe,Dip,Ngw,Sed
    Sān,Fēp,Maʻa,ʻEpe,Mē,Sun,Siu,ʻAok,Sēp,ʻOka,Nōv,Tīs
    mun{20}{23}1,mun{20}{23}2,mun{20}{23}3,mun{20}{23}4,mun{20}{23}5,mun{20}{23}6,mun{20}{23}7,mun{20}{23}8,mun{20}{23}9,mun{20}{23}10,mun{20}{23}11,mun{20}{23}12
    Oca,Şub,Mar,Nis,May,Haz,Tem,Ağu,Eyl,Eki,Kas,Ara
    Ferverdin,Ordibeheşt,Hordad,Tir,Mordad,Şehriver,Mehr,Aban,Azer,Dey,Behmen,Esfend
    Muhar.,Safer,R.evvel,R.ahir,C.evvel,C.ahir,Recep,Şaban,Ram.,Şevval,Zilkade,Zilhicce
    Kii,Dhi,Tri,Spi,Rii,Mti,Emi,Mai,Mni,Mxi,Mxk,Mxd
    Sun,Yan,Kul,Dzi,Mud,Kho,Maw,Mha,Ndz,Nhl,Huk,N{2019}w
    гыйн.,фев.,мар.,апр.,май,июнь,июль,авг.,сент.,окт.,нояб.,дек.
    Yen,Yeb,Mar,Ibr,May,Yun,Yul,Ɣuc,Cut,Kṭu,Nwa,Duj
    يانۋار,فېۋرال,مارت,ئاپرېل,ماي,ئىيۇن,ئىيۇل,ئاۋغۇست,سېنتەبىر,ئۆكتەبىر,نويابىر,دېكابىر
    مۇھەررەم,سەپەر,رەبىئۇلئەۋۋەل,رەبىئۇلئاخىر,جەمادىيەلئەۋۋەل,جەمادىيەلئاخىر,رەجەب,شەئبان,رامىزان,شەۋۋال,زۇلقەئدە,زۇلھەججە
    січ.,лют.,бер.,квіт.,трав.,черв.,лип.,серп.,вер.,жовт.,лист.,груд.
    фарвардін,ордібехешт,хордад,тір,мордад,шахрівер,мехр,абан,азер,дей,бахман,есфанд
    мух.,саф.,рабі{20}I,рабі{20}II,джум.{20}I,джум.{20}II,радж.,шааб.,рам.,дав.,зу-ль-к.,зу-ль-х.
    جنو,فرو,مار,اپر,مئی,جون,جول,اگس,ستم,اکت,نوم,دسم
    فروردن,آرڈبائش,خداداد,تیر,مرداد,شہریوار,مہر,ابان,آزر,ڈے,بہمن,اسفند
    محرم,صفر,ربیع{20}{6f1},ربیع{20}{6f2},جما{20}{6f1},جما{20}{6f2},رجب,شعبان,رمضان,شوال,ذو{20}ق,ذو{20}ح
    yan,fev,mar,apr,may,iyn,iyl,avg,sen,okt,noy,dek
    farvardin,oʻrdibehisht,xurdod,tir,murdod,shahrivar,mehr,obon,ozar,dey,bahman,isfan
    Mhrm.,Safr.,Rab.{20}avv.,Rab.{20}son.,Jum.{20}avv.,Jum.{20}son.,Rajb.,Shbn.,Rmdn.,Shav.,Zulq.,Zulh.
    جنو,فبر,مار,اپر,می,جون,جول,اگس,سپت,اکت,نوم,دسم
    ꖨꖕꔞ,ꕒꕡ,ꕾꖺ,ꖢꖕ,ꖑꕱ,ꖱꘋ,ꖱꕞ,ꗛꔕ,ꕢꕌ,ꕭꖃ,ꔞꘋ,ꖨꖕꗏ
    Pha,Luh,Ṱhf,Lam,Shu,Lwi,Lwa,Ṱha,Khu,Tsh,Ḽar,Nye
    jen,feb,mar,apr,maj,jug,luj,ago,set,oto,nov,dez
    thg{20}1,thg{20}2,thg{20}3,thg{20}4,thg{20}5,thg{20}6,thg{20}7,thg{20}8,thg{20}9,thg{20}10,thg{20}11,thg{20}12
    janeiru,fevereiru,marsu,abril,maiu,junyu,julyu,agostu,setembru,outubru,novembru,dezembru
    Jen,Hor,Mär,Abr,Mei,Brá,Hei,Öig,Her,Wím,Win,Chr
    Sam,Few,Mar,Awr,Mee,Suw,Sul,Ut,Sàt,Okt,Now,Des
    Jan,Feb,Mat,Epr,Mey,Jun,Jul,Aga,Sept,Okt,Nov,Dis
    o.1,o.2,o.3,o.4,o.5,o.6,o.7,o.8,o.9,o.10,o.11,o.12
    יאַנואַר,פֿעברואַר,מערץ,אַפּריל,מיי,יוני,יולי,אויגוסט,סעפּטעמבער,אקטאבער,נאוועמבער,דעצעמבער
    ye,mk,ms,id,pu,py,pm,ps,pi,yp,yy,ym
    ndwenit,ndwenngeih,ndwensam,ndwenseiq,ndwenngux,ndwenloeg,ndwencaet,ndwenbet,ndwengouj,ndwencib,ndwencib{2019}it,ndwencibngeih
    Jan,Feb,Mas,Eph,Mey,Jun,Jul,Aga,Sep,Okt,Nov,Dis
    """

  /// What is said of each hour at half past, and on the hour where that differs.
  static let dayHalfLines = """
    vm.,vm.,vm.,vm.,vm.,vm.,vm.,vm.,vm.,vm.,vm.,vm.,nm.,nm.,nm.,nm.,nm.,nm.,nm.,nm.,nm.,nm.,nm.,nm.
    die{20}nag,die{20}nag,die{20}nag,die{20}nag,die{20}nag,die{20}oggend,die{20}oggend,die{20}oggend,die{20}oggend,die{20}oggend,die{20}oggend,die{20}oggend,die{20}middag,die{20}middag,die{20}middag,die{20}middag,die{20}middag,die{20}middag,die{20}aand,die{20}aand,die{20}aand,die{20}aand,die{20}aand,die{20}aand
    a.g,a.g,a.g,a.g,a.g,a.g,a.g,a.g,a.g,a.g,a.g,a.g,a.k,a.k,a.k,a.k,a.k,a.k,a.k,a.k,a.k,a.k,a.k,a.k
    AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM
    AN,AN,AN,AN,AN,AN,AN,AN,AN,AN,AN,AN,EW,EW,EW,EW,EW,EW,EW,EW,EW,EW,EW,EW
    ጥዋት,ጥዋት,ጥዋት,ጥዋት,ጥዋት,ጥዋት,ጥዋት,ጥዋት,ጥዋት,ጥዋት,ጥዋት,ጥዋት,ከሰዓት,ከሰዓት,ከሰዓት,ከሰዓት,ከሰዓት,ከሰዓት,ከሰዓት,ከሰዓት,ከሰዓት,ከሰዓት,ከሰዓት,ከሰዓት
    ጥዋት,ጥዋት,ጥዋት,ጥዋት,ጥዋት,ጥዋት,ጥዋት,ጥዋት,ጥዋት,ጥዋት,ጥዋት,ጥዋት,ከሰዓት,ከሰዓት,ከሰዓት,ከሰዓት,ከሰዓት,ከሰዓት,ከሰዓት,ከሰዓት,ከሰዓት,ከሰዓት,ከሰዓት,ከሰዓት/ጥዋት,ጥዋት,ጥዋት,ጥዋት,ጥዋት,ጥዋት,ጥዋት,ጥዋት,ጥዋት,ጥዋት,ጥዋት,ጥዋት,ቀትር,ከሰዓት,ከሰዓት,ከሰዓት,ከሰዓት,ከሰዓት,ከሰዓት,ከሰዓት,ከሰዓት,ከሰዓት,ከሰዓት,ከሰዓት
    በሌሊት,በሌሊት,በሌሊት,በሌሊት,በሌሊት,በሌሊት,ጥዋት,ጥዋት,ጥዋት,ጥዋት,ጥዋት,ጥዋት,ከሰዓት,ከሰዓት,ከሰዓት,ከሰዓት,ከሰዓት,ከሰዓት,በምሽት,በምሽት,በምሽት,በምሽት,በምሽት,በምሽት/በሌሊት,በሌሊት,በሌሊት,በሌሊት,በሌሊት,በሌሊት,ጥዋት,ጥዋት,ጥዋት,ጥዋት,ጥዋት,ጥዋት,ቀትር,ከሰዓት,ከሰዓት,ከሰዓት,ከሰዓት,ከሰዓት,በምሽት,በምሽት,በምሽት,በምሽት,በምሽት,በምሽት
    ص,ص,ص,ص,ص,ص,ص,ص,ص,ص,ص,ص,م,م,م,م,م,م,م,م,م,م,م,م
    في{20}المساء,ليلاً,ليلاً,فجرًا,فجرًا,فجرًا,ص,ص,ص,ص,ص,ص,ظهرًا,بعد{20}الظهر,بعد{20}الظهر,بعد{20}الظهر,بعد{20}الظهر,بعد{20}الظهر,مساءً,مساءً,مساءً,مساءً,مساءً,مساءً
    icheheavo,icheheavo,icheheavo,icheheavo,icheheavo,icheheavo,icheheavo,icheheavo,icheheavo,icheheavo,icheheavo,icheheavo,ichamthi,ichamthi,ichamthi,ichamthi,ichamthi,ichamthi,ichamthi,ichamthi,ichamthi,ichamthi,ichamthi,ichamthi
    de{20}la{20}mañana,de{20}la{20}mañana,de{20}la{20}mañana,de{20}la{20}mañana,de{20}la{20}mañana,de{20}la{20}mañana,de{20}la{20}mañana,de{20}la{20}mañana,de{20}la{20}mañana,de{20}la{20}mañana,de{20}la{20}mañana,de{20}la{20}mañana,de{20}la{20}tarde,de{20}la{20}tarde,de{20}la{20}tarde,de{20}la{20}tarde,de{20}la{20}tarde,de{20}la{20}tarde,de{20}la{20}tarde,de{20}la{20}tarde,de{20}la{20}tarde,de{20}la{20}tarde,de{20}la{20}tarde,de{20}la{20}tarde
    AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM/AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,günorta,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM
    gecə,gecə,gecə,gecə,sübh,sübh,səhər,səhər,səhər,səhər,səhər,səhər,gündüz,gündüz,gündüz,gündüz,gündüz,axşamüstü,axşamüstü,axşam,axşam,axşam,axşam,axşam/gecə,gecə,gecə,gecə,sübh,sübh,səhər,səhər,səhər,səhər,səhər,səhər,günorta,gündüz,gündüz,gündüz,gündüz,axşamüstü,axşamüstü,axşam,axşam,axşam,axşam,axşam
    АМ,АМ,АМ,АМ,АМ,АМ,АМ,АМ,АМ,АМ,АМ,АМ,ПМ,ПМ,ПМ,ПМ,ПМ,ПМ,ПМ,ПМ,ПМ,ПМ,ПМ,ПМ
    АМ,АМ,АМ,АМ,АМ,АМ,АМ,АМ,АМ,АМ,АМ,АМ,ПМ,ПМ,ПМ,ПМ,ПМ,ПМ,ПМ,ПМ,ПМ,ПМ,ПМ,ПМ/АМ,АМ,АМ,АМ,АМ,АМ,АМ,АМ,АМ,АМ,АМ,АМ,ҝүнорта,ПМ,ПМ,ПМ,ПМ,ПМ,ПМ,ПМ,ПМ,ПМ,ПМ,ПМ
    ҝеҹә,ҝеҹә,ҝеҹә,ҝеҹә,сүбһ,сүбһ,сәһәр,сәһәр,сәһәр,сәһәр,сәһәр,сәһәр,ҝүндүз,ҝүндүз,ҝүндүз,ҝүндүз,ҝүндүз,ахшамүстү,ахшамүстү,ахшам,ахшам,ахшам,ахшам,ахшам/ҝеҹә,ҝеҹә,ҝеҹә,ҝеҹә,сүбһ,сүбһ,сәһәр,сәһәр,сәһәр,сәһәр,сәһәр,сәһәр,ҝүнорта,ҝүндүз,ҝүндүз,ҝүндүз,ҝүндүз,ахшамүстү,ахшамүстү,ахшам,ахшам,ахшам,ахшам,ахшам
    I{20}bikɛ{302}glà,I{20}bikɛ{302}glà,I{20}bikɛ{302}glà,I{20}bikɛ{302}glà,I{20}bikɛ{302}glà,I{20}bikɛ{302}glà,I{20}bikɛ{302}glà,I{20}bikɛ{302}glà,I{20}bikɛ{302}glà,I{20}bikɛ{302}glà,I{20}bikɛ{302}glà,I{20}bikɛ{302}glà,I{20}ɓugajɔp,I{20}ɓugajɔp,I{20}ɓugajɔp,I{20}ɓugajɔp,I{20}ɓugajɔp,I{20}ɓugajɔp,I{20}ɓugajɔp,I{20}ɓugajɔp,I{20}ɓugajɔp,I{20}ɓugajɔp,I{20}ɓugajɔp,I{20}ɓugajɔp
    uluchelo,uluchelo,uluchelo,uluchelo,uluchelo,uluchelo,uluchelo,uluchelo,uluchelo,uluchelo,uluchelo,uluchelo,akasuba,akasuba,akasuba,akasuba,akasuba,akasuba,akasuba,akasuba,akasuba,akasuba,akasuba,akasuba
    pamilau,pamilau,pamilau,pamilau,pamilau,pamilau,pamilau,pamilau,pamilau,pamilau,pamilau,pamilau,pamunyi,pamunyi,pamunyi,pamunyi,pamunyi,pamunyi,pamunyi,pamunyi,pamunyi,pamunyi,pamunyi,pamunyi
    през{20}нощта,през{20}нощта,през{20}нощта,през{20}нощта,сутринта,сутринта,сутринта,сутринта,сутринта,сутринта,сутринта,на{20}обяд,на{20}обяд,на{20}обяд,следобед,следобед,следобед,следобед,вечерта,вечерта,вечерта,вечерта,през{20}нощта,през{20}нощта
    तडके,तडके,तडके,तडके,तडके,तडके,तडके,तडके,तडके,तडके,तडके,तडके,सांझ,सांझ,सांझ,सांझ,सांझ,सांझ,सांझ,सांझ,सांझ,सांझ,सांझ,सांझ
    भोर,भोर,भोर,भोर,भोर,भोर,भोर,भोर,भोर,भोर,भोर,भोर,सांझ,सांझ,सांझ,सांझ,सांझ,सांझ,सांझ,सांझ,सांझ,सांझ,सांझ,सांझ
    ʊshilè{20}kʊboɖu,ʊshilè{20}kʊboɖu,ʊshilè{20}kʊboɖu,ʊshilè{20}kʊboɖu,ʊshilè{20}kʊboɖu,ʊshilè{20}kʊboɖu,ʊshilè{20}kʊboɖu,ʊshilè{20}kʊboɖu,ʊshilè{20}kʊboɖu,ʊshilè{20}kʊboɖu,ʊshilè{20}kʊboɖu,ʊshilè{20}kʊboɖu,ʊshilè{20}kʊsasʊ,ʊshilè{20}kʊsasʊ,ʊshilè{20}kʊsasʊ,ʊshilè{20}kʊsasʊ,ʊshilè{20}kʊsasʊ,ʊshilè{20}kʊsasʊ,ʊshilè{20}kʊsasʊ,ʊshilè{20}kʊsasʊ,ʊshilè{20}kʊsasʊ,ʊshilè{20}kʊsasʊ,ʊshilè{20}kʊsasʊ,ʊshilè{20}kʊsasʊ
    gajanɩ,gajanɩ,gajanɩ,gajanɩ,asʊbaa,asʊbaa,asʊbaa,gajaka,gajaka,gajaka,gajaka,gajaka,gɩshilikɔnɔ,gɩshilikɔnɔ,gɩshilikɔnɔ,gɩshilikɔnɔ,gɩteŋshile,gɩteŋshile,gɩteŋshile,gɩteŋshile,gɩjibɔŋɔ,gɩjibɔŋɔ,gɩjibɔŋɔ,gɩjibɔŋɔ
    রাত{9cd}রি,রাত{9cd}রি,রাত{9cd}রি,রাত{9cd}রি,ভোর,ভোর,সকাল,সকাল,সকাল,সকাল,সকাল,সকাল,দুপুর,দুপুর,দুপুর,দুপুর,বিকাল,বিকাল,সন{9cd}ধ{9cd}যা,সন{9cd}ধ{9cd}যা,রাত{9cd}রি,রাত{9cd}রি,রাত{9cd}রি,রাত{9cd}রি
    སྔ{f0b}དྲོ{f0b},སྔ{f0b}དྲོ{f0b},སྔ{f0b}དྲོ{f0b},སྔ{f0b}དྲོ{f0b},སྔ{f0b}དྲོ{f0b},སྔ{f0b}དྲོ{f0b},སྔ{f0b}དྲོ{f0b},སྔ{f0b}དྲོ{f0b},སྔ{f0b}དྲོ{f0b},སྔ{f0b}དྲོ{f0b},སྔ{f0b}དྲོ{f0b},སྔ{f0b}དྲོ{f0b},ཕྱི{f0b}དྲོ{f0b},ཕྱི{f0b}དྲོ{f0b},ཕྱི{f0b}དྲོ{f0b},ཕྱི{f0b}དྲོ{f0b},ཕྱི{f0b}དྲོ{f0b},ཕྱི{f0b}དྲོ{f0b},ཕྱི{f0b}དྲོ{f0b},ཕྱི{f0b}དྲོ{f0b},ཕྱི{f0b}དྲོ{f0b},ཕྱི{f0b}དྲོ{f0b},ཕྱི{f0b}དྲོ{f0b},ཕྱི{f0b}དྲོ{f0b}
    A.M.,A.M.,A.M.,A.M.,A.M.,A.M.,A.M.,A.M.,A.M.,A.M.,A.M.,A.M.,G.M.,G.M.,G.M.,G.M.,G.M.,G.M.,G.M.,G.M.,G.M.,G.M.,G.M.,G.M.
    फुं,फुं,फुं,फुं,फुं,फुं,फुं,फुं,फुं,फुं,फुं,फुं,बेलासे,बेलासे,बेलासे,बेलासे,बेलासे,बेलासे,बेलासे,बेलासे,बेलासे,बेलासे,बेलासे,बेलासे
    prijepodne,prijepodne,prijepodne,prijepodne,prijepodne,prijepodne,prijepodne,prijepodne,prijepodne,prijepodne,prijepodne,prijepodne,popodne,popodne,popodne,popodne,popodne,popodne,popodne,popodne,popodne,popodne,popodne,popodne
    prijepodne,prijepodne,prijepodne,prijepodne,prijepodne,prijepodne,prijepodne,prijepodne,prijepodne,prijepodne,prijepodne,prijepodne,popodne,popodne,popodne,popodne,popodne,popodne,popodne,popodne,popodne,popodne,popodne,popodne/prijepodne,prijepodne,prijepodne,prijepodne,prijepodne,prijepodne,prijepodne,prijepodne,prijepodne,prijepodne,prijepodne,prijepodne,podne,popodne,popodne,popodne,popodne,popodne,popodne,popodne,popodne,popodne,popodne,popodne
    po{20}noći,po{20}noći,po{20}noći,po{20}noći,ujutro,ujutro,ujutro,ujutro,ujutro,ujutro,ujutro,ujutro,poslijepodne,poslijepodne,poslijepodne,poslijepodne,poslijepodne,poslijepodne,navečer,navečer,navečer,po{20}noći,po{20}noći,po{20}noći/po{20}noći,po{20}noći,po{20}noći,po{20}noći,ujutro,ujutro,ujutro,ujutro,ujutro,ujutro,ujutro,ujutro,podne,poslijepodne,poslijepodne,poslijepodne,poslijepodne,poslijepodne,navečer,navečer,navečer,po{20}noći,po{20}noći,po{20}noći
    прије{20}подне,прије{20}подне,прије{20}подне,прије{20}подне,прије{20}подне,прије{20}подне,прије{20}подне,прије{20}подне,прије{20}подне,прије{20}подне,прије{20}подне,прије{20}подне,послије{20}подне,послије{20}подне,послије{20}подне,послије{20}подне,послије{20}подне,послије{20}подне,послије{20}подне,послије{20}подне,послије{20}подне,послије{20}подне,послије{20}подне,послије{20}подне
    прије{20}подне,прије{20}подне,прије{20}подне,прије{20}подне,прије{20}подне,прије{20}подне,прије{20}подне,прије{20}подне,прије{20}подне,прије{20}подне,прије{20}подне,прије{20}подне,послије{20}подне,послије{20}подне,послије{20}подне,послије{20}подне,послије{20}подне,послије{20}подне,послије{20}подне,послије{20}подне,послије{20}подне,послије{20}подне,послије{20}подне,послије{20}подне/прије{20}подне,прије{20}подне,прије{20}подне,прије{20}подне,прије{20}подне,прије{20}подне,прије{20}подне,прије{20}подне,прије{20}подне,прије{20}подне,прије{20}подне,прије{20}подне,подне,послије{20}подне,послије{20}подне,послије{20}подне,послије{20}подне,послије{20}подне,послије{20}подне,послије{20}подне,послије{20}подне,послије{20}подне,послије{20}подне,послије{20}подне
    ноћу,ноћу,ноћу,ноћу,ујутру,ујутру,ујутру,ујутру,ујутру,ујутру,ујутру,ујутру,у{20}подне,у{20}подне,у{20}подне,у{20}подне,у{20}подне,у{20}подне,увече,увече,увече,ноћу,ноћу,ноћу/ноћу,ноћу,ноћу,ноћу,ујутру,ујутру,ујутру,ујутру,ујутру,ујутру,ујутру,ујутру,подне,у{20}подне,у{20}подне,у{20}подне,у{20}подне,у{20}подне,увече,увече,увече,ноћу,ноћу,ноћу
    ፋዱስ{20}ጃብ,ፋዱስ{20}ጃብ,ፋዱስ{20}ጃብ,ፋዱስ{20}ጃብ,ፋዱስ{20}ጃብ,ፋዱስ{20}ጃብ,ፋዱስ{20}ጃብ,ፋዱስ{20}ጃብ,ፋዱስ{20}ጃብ,ፋዱስ{20}ጃብ,ፋዱስ{20}ጃብ,ፋዱስ{20}ጃብ,ፋዱስ{20}ደምቢ,ፋዱስ{20}ደምቢ,ፋዱስ{20}ደምቢ,ፋዱስ{20}ደምቢ,ፋዱስ{20}ደምቢ,ፋዱስ{20}ደምቢ,ፋዱስ{20}ደምቢ,ፋዱስ{20}ደምቢ,ፋዱስ{20}ደምቢ,ፋዱስ{20}ደምቢ,ፋዱስ{20}ደምቢ,ፋዱስ{20}ደምቢ
    a.{a0}m.,a.{a0}m.,a.{a0}m.,a.{a0}m.,a.{a0}m.,a.{a0}m.,a.{a0}m.,a.{a0}m.,a.{a0}m.,a.{a0}m.,a.{a0}m.,a.{a0}m.,p.{a0}m.,p.{a0}m.,p.{a0}m.,p.{a0}m.,p.{a0}m.,p.{a0}m.,p.{a0}m.,p.{a0}m.,p.{a0}m.,p.{a0}m.,p.{a0}m.,p.{a0}m.
    matinada,matinada,matinada,matinada,matinada,matinada,matí,matí,matí,matí,matí,matí,migdia,tarda,tarda,tarda,tarda,tarda,tarda,vespre,vespre,nit,nit,nit
    𑄢𑄬𑄖{11134},𑄢𑄬𑄖{11134},𑄢𑄬𑄖{11134},𑄢𑄬𑄖{11134},𑄛𑄧𑄖{11133}𑄠𑄃𑄟𑄧𑄣{11133}𑄠𑄬,𑄛𑄧𑄖{11133}𑄠𑄃𑄟𑄧𑄣{11133}𑄠𑄬,𑄝𑄬𑄚{11133}𑄠𑄬,𑄝𑄬𑄚{11133}𑄠𑄬,𑄝𑄬𑄚{11133}𑄠𑄬,𑄝𑄬𑄚{11133}𑄠𑄬,𑄝𑄬𑄚{11133}𑄠𑄬,𑄝𑄬𑄚{11133}𑄠𑄬,𑄘𑄨𑄝𑄪𑄎{11133}𑄠,𑄘𑄨𑄝𑄪𑄎{11133}𑄠,𑄘𑄨𑄝𑄪𑄎{11133}𑄠,𑄘𑄨𑄝𑄪𑄎{11133}𑄠,𑄝𑄬𑄣{11133}𑄠𑄬,𑄝𑄬𑄣{11133}𑄠𑄬,𑄥𑄎𑄧𑄚{11133}𑄠,𑄥𑄎𑄧𑄚{11133}𑄠,𑄢𑄬𑄖{11134},𑄢𑄬𑄖{11134},𑄢𑄬𑄖{11134},𑄢𑄬𑄖{11134}
    ᏌᎾᎴ,ᏌᎾᎴ,ᏌᎾᎴ,ᏌᎾᎴ,ᏌᎾᎴ,ᏌᎾᎴ,ᏌᎾᎴ,ᏌᎾᎴ,ᏌᎾᎴ,ᏌᎾᎴ,ᏌᎾᎴ,ᏌᎾᎴ,ᏒᎯᏱᎢᏗᏢ,ᏒᎯᏱᎢᏗᏢ,ᏒᎯᏱᎢᏗᏢ,ᏒᎯᏱᎢᏗᏢ,ᏒᎯᏱᎢᏗᏢ,ᏒᎯᏱᎢᏗᏢ,ᏒᎯᏱᎢᏗᏢ,ᏒᎯᏱᎢᏗᏢ,ᏒᎯᏱᎢᏗᏢ,ᏒᎯᏱᎢᏗᏢ,ᏒᎯᏱᎢᏗᏢ,ᏒᎯᏱᎢᏗᏢ
    ᏌᎾᎴ,ᏌᎾᎴ,ᏌᎾᎴ,ᏌᎾᎴ,ᏌᎾᎴ,ᏌᎾᎴ,ᏌᎾᎴ,ᏌᎾᎴ,ᏌᎾᎴ,ᏌᎾᎴ,ᏌᎾᎴ,ᏌᎾᎴ,ᏒᎯᏱᎢᏗᏢ,ᏒᎯᏱᎢᏗᏢ,ᏒᎯᏱᎢᏗᏢ,ᏒᎯᏱᎢᏗᏢ,ᏒᎯᏱᎢᏗᏢ,ᏒᎯᏱᎢᏗᏢ,ᏒᎯᏱᎢᏗᏢ,ᏒᎯᏱᎢᏗᏢ,ᏒᎯᏱᎢᏗᏢ,ᏒᎯᏱᎢᏗᏢ,ᏒᎯᏱᎢᏗᏢ,ᏒᎯᏱᎢᏗᏢ/ᏌᎾᎴ,ᏌᎾᎴ,ᏌᎾᎴ,ᏌᎾᎴ,ᏌᎾᎴ,ᏌᎾᎴ,ᏌᎾᎴ,ᏌᎾᎴ,ᏌᎾᎴ,ᏌᎾᎴ,ᏌᎾᎴ,ᏌᎾᎴ,ᎢᎦ,ᏒᎯᏱᎢᏗᏢ,ᏒᎯᏱᎢᏗᏢ,ᏒᎯᏱᎢᏗᏢ,ᏒᎯᏱᎢᏗᏢ,ᏒᎯᏱᎢᏗᏢ,ᏒᎯᏱᎢᏗᏢ,ᏒᎯᏱᎢᏗᏢ,ᏒᎯᏱᎢᏗᏢ,ᏒᎯᏱᎢᏗᏢ,ᏒᎯᏱᎢᏗᏢ,ᏒᎯᏱᎢᏗᏢ
    ب.ن,ب.ن,ب.ن,ب.ن,ب.ن,ب.ن,ب.ن,ب.ن,ب.ن,ب.ن,ب.ن,ب.ن,د.ن,د.ن,د.ن,د.ن,د.ن,د.ن,د.ن,د.ن,د.ن,د.ن,د.ن,د.ن
    dop.,dop.,dop.,dop.,dop.,dop.,dop.,dop.,dop.,dop.,dop.,dop.,odp.,odp.,odp.,odp.,odp.,odp.,odp.,odp.,odp.,odp.,odp.,odp.
    dop.,dop.,dop.,dop.,dop.,dop.,dop.,dop.,dop.,dop.,dop.,dop.,odp.,odp.,odp.,odp.,odp.,odp.,odp.,odp.,odp.,odp.,odp.,odp./dop.,dop.,dop.,dop.,dop.,dop.,dop.,dop.,dop.,dop.,dop.,dop.,pol.,odp.,odp.,odp.,odp.,odp.,odp.,odp.,odp.,odp.,odp.,odp.
    v{20}n.,v{20}n.,v{20}n.,v{20}n.,r.,r.,r.,r.,r.,dop.,dop.,dop.,odp.,odp.,odp.,odp.,odp.,odp.,več.,več.,več.,več.,v{20}n.,v{20}n./v{20}n.,v{20}n.,v{20}n.,v{20}n.,r.,r.,r.,r.,r.,dop.,dop.,dop.,pol.,odp.,odp.,odp.,odp.,odp.,več.,več.,več.,več.,v{20}n.,v{20}n.
    ᐁᒼ,ᐁᒼ,ᐁᒼ,ᐁᒼ,ᐁᒼ,ᐁᒼ,ᐁᒼ,ᐁᒼ,ᐁᒼ,ᐁᒼ,ᐁᒼ,ᐁᒼ,ᐲᒼ,ᐲᒼ,ᐲᒼ,ᐲᒼ,ᐲᒼ,ᐲᒼ,ᐲᒼ,ᐲᒼ,ᐲᒼ,ᐲᒼ,ᐲᒼ,ᐲᒼ
    yb,yb,yb,yb,yb,yb,yb,yb,yb,yb,yb,yb,yh,yh,yh,yh,yh,yh,yh,yh,yh,yh,yh,yh
    yb,yb,yb,yb,yb,yb,yb,yb,yb,yb,yb,yb,yh,yh,yh,yh,yh,yh,yh,yh,yh,yh,yh,yh/yb,yb,yb,yb,yb,yb,yb,yb,yb,yb,yb,yb,canol{20}dydd,yh,yh,yh,yh,yh,yh,yh,yh,yh,yh,yh
    y{20}bore,y{20}bore,y{20}bore,y{20}bore,y{20}bore,y{20}bore,y{20}bore,y{20}bore,y{20}bore,y{20}bore,y{20}bore,y{20}bore,y{20}prynhawn,y{20}prynhawn,y{20}prynhawn,y{20}prynhawn,y{20}prynhawn,y{20}prynhawn,yr{20}hwyr,yr{20}hwyr,yr{20}hwyr,yr{20}hwyr,yr{20}hwyr,yr{20}hwyr/y{20}bore,y{20}bore,y{20}bore,y{20}bore,y{20}bore,y{20}bore,y{20}bore,y{20}bore,y{20}bore,y{20}bore,y{20}bore,y{20}bore,canol{20}dydd,y{20}prynhawn,y{20}prynhawn,y{20}prynhawn,y{20}prynhawn,y{20}prynhawn,yr{20}hwyr,yr{20}hwyr,yr{20}hwyr,yr{20}hwyr,yr{20}hwyr,yr{20}hwyr
    om{20}natten,om{20}natten,om{20}natten,om{20}natten,om{20}natten,om{20}morgenen,om{20}morgenen,om{20}morgenen,om{20}morgenen,om{20}morgenen,om{20}formiddagen,om{20}formiddagen,om{20}eftermiddagen,om{20}eftermiddagen,om{20}eftermiddagen,om{20}eftermiddagen,om{20}eftermiddagen,om{20}eftermiddagen,om{20}aftenen,om{20}aftenen,om{20}aftenen,om{20}aftenen,om{20}aftenen,om{20}aftenen
    Luma{20}lwa{20}K,Luma{20}lwa{20}K,Luma{20}lwa{20}K,Luma{20}lwa{20}K,Luma{20}lwa{20}K,Luma{20}lwa{20}K,Luma{20}lwa{20}K,Luma{20}lwa{20}K,Luma{20}lwa{20}K,Luma{20}lwa{20}K,Luma{20}lwa{20}K,Luma{20}lwa{20}K,luma{20}lwa{20}p,luma{20}lwa{20}p,luma{20}lwa{20}p,luma{20}lwa{20}p,luma{20}lwa{20}p,luma{20}lwa{20}p,luma{20}lwa{20}p,luma{20}lwa{20}p,luma{20}lwa{20}p,luma{20}lwa{20}p,luma{20}lwa{20}p,luma{20}lwa{20}p
    nachts,nachts,nachts,nachts,nachts,morgens,morgens,morgens,morgens,morgens,vorm.,vorm.,mittags,nachm.,nachm.,nachm.,nachm.,nachm.,abends,abends,abends,abends,abends,abends
    Subbaahi,Subbaahi,Subbaahi,Subbaahi,Subbaahi,Subbaahi,Subbaahi,Subbaahi,Subbaahi,Subbaahi,Subbaahi,Subbaahi,Zaarikay{20}b,Zaarikay{20}b,Zaarikay{20}b,Zaarikay{20}b,Zaarikay{20}b,Zaarikay{20}b,Zaarikay{20}b,Zaarikay{20}b,Zaarikay{20}b,Zaarikay{20}b,Zaarikay{20}b,Zaarikay{20}b
    सवेर,सवेर,सवेर,सवेर,सवेर,सवेर,सवेर,सवेर,सवेर,सवेर,सवेर,सवेर,दपैहर{20}बाद,दपैहर{20}बाद,दपैहर{20}बाद,दपैहर{20}बाद,दपैहर{20}बाद,दपैहर{20}बाद,दपैहर{20}बाद,दपैहर{20}बाद,दपैहर{20}बाद,दपैहर{20}बाद,दपैहर{20}बाद,दपैहर{20}बाद
    dopołdnja,dopołdnja,dopołdnja,dopołdnja,dopołdnja,dopołdnja,dopołdnja,dopołdnja,dopołdnja,dopołdnja,dopołdnja,dopołdnja,wótpołdnja,wótpołdnja,wótpołdnja,wótpołdnja,wótpołdnja,wótpołdnja,wótpołdnja,wótpołdnja,wótpołdnja,wótpołdnja,wótpołdnja,wótpołdnja
    idiɓa,idiɓa,idiɓa,idiɓa,idiɓa,idiɓa,idiɓa,idiɓa,idiɓa,idiɓa,idiɓa,idiɓa,ebyámu,ebyámu,ebyámu,ebyámu,ebyámu,ebyámu,ebyámu,ebyámu,ebyámu,ebyámu,ebyámu,ebyámu
    སྔ{f0b}ཆ{f0b},སྔ{f0b}ཆ{f0b},སྔ{f0b}ཆ{f0b},སྔ{f0b}ཆ{f0b},སྔ{f0b}ཆ{f0b},སྔ{f0b}ཆ{f0b},སྔ{f0b}ཆ{f0b},སྔ{f0b}ཆ{f0b},སྔ{f0b}ཆ{f0b},སྔ{f0b}ཆ{f0b},སྔ{f0b}ཆ{f0b},སྔ{f0b}ཆ{f0b},ཕྱི{f0b}ཆ{f0b},ཕྱི{f0b}ཆ{f0b},ཕྱི{f0b}ཆ{f0b},ཕྱི{f0b}ཆ{f0b},ཕྱི{f0b}ཆ{f0b},ཕྱི{f0b}ཆ{f0b},ཕྱི{f0b}ཆ{f0b},ཕྱི{f0b}ཆ{f0b},ཕྱི{f0b}ཆ{f0b},ཕྱི{f0b}ཆ{f0b},ཕྱི{f0b}ཆ{f0b},ཕྱི{f0b}ཆ{f0b}
    KI,KI,KI,KI,KI,KI,KI,KI,KI,KI,KI,KI,UT,UT,UT,UT,UT,UT,UT,UT,UT,UT,UT,UT
    ŋdi,ŋdi,ŋdi,ŋdi,ŋdi,ŋdi,ŋdi,ŋdi,ŋdi,ŋdi,ŋdi,ŋdi,ɣetrɔ,ɣetrɔ,ɣetrɔ,ɣetrɔ,ɣetrɔ,ɣetrɔ,ɣetrɔ,ɣetrɔ,ɣetrɔ,ɣetrɔ,ɣetrɔ,ɣetrɔ
    zã,zã,zã,zã,fɔŋli,ŋdi,ŋdi,ŋdi,ŋdi,ŋdi,ŋdi,ŋdi,ŋdɔ,ŋdɔ,ɣetrɔ,ɣetrɔ,ɣetrɔ,ɣetrɔ,fiẽ,fiẽ,fiẽ,zã,zã,zã
    πμ,πμ,πμ,πμ,πμ,πμ,πμ,πμ,πμ,πμ,πμ,πμ,μμ,μμ,μμ,μμ,μμ,μμ,μμ,μμ,μμ,μμ,μμ,μμ
    βράδυ,βράδυ,βράδυ,βράδυ,πρωί,πρωί,πρωί,πρωί,πρωί,πρωί,πρωί,πρωί,μεσημ.,μεσημ.,μεσημ.,μεσημ.,μεσημ.,απόγ.,απόγ.,απόγ.,βράδυ,βράδυ,βράδυ,βράδυ
    am,am,am,am,am,am,am,am,am,am,am,am,pm,pm,pm,pm,pm,pm,pm,pm,pm,pm,pm,pm
    in{20}the{20}morning,in{20}the{20}morning,in{20}the{20}morning,in{20}the{20}morning,in{20}the{20}morning,in{20}the{20}morning,in{20}the{20}morning,in{20}the{20}morning,in{20}the{20}morning,in{20}the{20}morning,in{20}the{20}morning,in{20}the{20}morning,in{20}the{20}afternoon,in{20}the{20}afternoon,in{20}the{20}afternoon,in{20}the{20}afternoon,in{20}the{20}afternoon,in{20}the{20}afternoon,in{20}the{20}evening,in{20}the{20}evening,in{20}the{20}evening,at{20}night,at{20}night,at{20}night/in{20}the{20}morning,in{20}the{20}morning,in{20}the{20}morning,in{20}the{20}morning,in{20}the{20}morning,in{20}the{20}morning,in{20}the{20}morning,in{20}the{20}morning,in{20}the{20}morning,in{20}the{20}morning,in{20}the{20}morning,in{20}the{20}morning,noon,in{20}the{20}afternoon,in{20}the{20}afternoon,in{20}the{20}afternoon,in{20}the{20}afternoon,in{20}the{20}afternoon,in{20}the{20}evening,in{20}the{20}evening,in{20}the{20}evening,at{20}night,at{20}night,at{20}night
    a.m.,a.m.,a.m.,a.m.,a.m.,a.m.,a.m.,a.m.,a.m.,a.m.,a.m.,a.m.,p.m.,p.m.,p.m.,p.m.,p.m.,p.m.,p.m.,p.m.,p.m.,p.m.,p.m.,p.m.
    atm,atm,atm,atm,atm,atm,atm,atm,atm,atm,atm,atm,ptm,ptm,ptm,ptm,ptm,ptm,ptm,ptm,ptm,ptm,ptm,ptm
    a.{202f}m.,a.{202f}m.,a.{202f}m.,a.{202f}m.,a.{202f}m.,a.{202f}m.,a.{202f}m.,a.{202f}m.,a.{202f}m.,a.{202f}m.,a.{202f}m.,a.{202f}m.,p.{202f}m.,p.{202f}m.,p.{202f}m.,p.{202f}m.,p.{202f}m.,p.{202f}m.,p.{202f}m.,p.{202f}m.,p.{202f}m.,p.{202f}m.,p.{202f}m.,p.{202f}m.
    a.{202f}m.,a.{202f}m.,a.{202f}m.,a.{202f}m.,a.{202f}m.,a.{202f}m.,a.{202f}m.,a.{202f}m.,a.{202f}m.,a.{202f}m.,a.{202f}m.,a.{202f}m.,p.{202f}m.,p.{202f}m.,p.{202f}m.,p.{202f}m.,p.{202f}m.,p.{202f}m.,p.{202f}m.,p.{202f}m.,p.{202f}m.,p.{202f}m.,p.{202f}m.,p.{202f}m./a.{202f}m.,a.{202f}m.,a.{202f}m.,a.{202f}m.,a.{202f}m.,a.{202f}m.,a.{202f}m.,a.{202f}m.,a.{202f}m.,a.{202f}m.,a.{202f}m.,a.{202f}m.,del{20}mediodía,p.{202f}m.,p.{202f}m.,p.{202f}m.,p.{202f}m.,p.{202f}m.,p.{202f}m.,p.{202f}m.,p.{202f}m.,p.{202f}m.,p.{202f}m.,p.{202f}m.
    de{20}la{20}madrugada,de{20}la{20}madrugada,de{20}la{20}madrugada,de{20}la{20}madrugada,de{20}la{20}madrugada,de{20}la{20}madrugada,de{20}la{20}mañana,de{20}la{20}mañana,de{20}la{20}mañana,de{20}la{20}mañana,de{20}la{20}mañana,de{20}la{20}mañana,de{20}la{20}tarde,de{20}la{20}tarde,de{20}la{20}tarde,de{20}la{20}tarde,de{20}la{20}tarde,de{20}la{20}tarde,de{20}la{20}tarde,de{20}la{20}tarde,de{20}la{20}noche,de{20}la{20}noche,de{20}la{20}noche,de{20}la{20}noche/de{20}la{20}madrugada,de{20}la{20}madrugada,de{20}la{20}madrugada,de{20}la{20}madrugada,de{20}la{20}madrugada,de{20}la{20}madrugada,de{20}la{20}mañana,de{20}la{20}mañana,de{20}la{20}mañana,de{20}la{20}mañana,de{20}la{20}mañana,de{20}la{20}mañana,del{20}mediodía,de{20}la{20}tarde,de{20}la{20}tarde,de{20}la{20}tarde,de{20}la{20}tarde,de{20}la{20}tarde,de{20}la{20}tarde,de{20}la{20}tarde,de{20}la{20}noche,de{20}la{20}noche,de{20}la{20}noche,de{20}la{20}noche
    AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM/AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,keskpäeval,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM
    öösel,öösel,öösel,öösel,öösel,hommikul,hommikul,hommikul,hommikul,hommikul,hommikul,hommikul,pärastlõunal,pärastlõunal,pärastlõunal,pärastlõunal,pärastlõunal,pärastlõunal,õhtul,õhtul,õhtul,õhtul,õhtul,öösel/öösel,öösel,öösel,öösel,öösel,hommikul,hommikul,hommikul,hommikul,hommikul,hommikul,hommikul,keskpäeval,pärastlõunal,pärastlõunal,pärastlõunal,pärastlõunal,pärastlõunal,õhtul,õhtul,õhtul,õhtul,õhtul,öösel
    goizald.,goizald.,goizald.,goizald.,goizald.,goizald.,goizeko,goizeko,goizeko,goizeko,goizeko,goizeko,eguerd.,eguerd.,arrats.,arrats.,arrats.,arrats.,arrats.,iluntz.,iluntz.,gaueko,gaueko,gaueko
    kíkíríg,kíkíríg,kíkíríg,kíkíríg,kíkíríg,kíkíríg,kíkíríg,kíkíríg,kíkíríg,kíkíríg,kíkíríg,kíkíríg,ngəgógəle,ngəgógəle,ngəgógəle,ngəgógəle,ngəgógəle,ngəgógəle,ngəgógəle,ngəgógəle,ngəgógəle,ngəgógəle,ngəgógəle,ngəgógəle
    قبل{200c}ازظهر,قبل{200c}ازظهر,قبل{200c}ازظهر,قبل{200c}ازظهر,قبل{200c}ازظهر,قبل{200c}ازظهر,قبل{200c}ازظهر,قبل{200c}ازظهر,قبل{200c}ازظهر,قبل{200c}ازظهر,قبل{200c}ازظهر,قبل{200c}ازظهر,بعدازظهر,بعدازظهر,بعدازظهر,بعدازظهر,بعدازظهر,بعدازظهر,بعدازظهر,بعدازظهر,بعدازظهر,بعدازظهر,بعدازظهر,بعدازظهر
    نیمه{200c}شب,بامداد,بامداد,بامداد,صبح,صبح,صبح,صبح,صبح,صبح,صبح,صبح,ظهر,عصر,عصر,عصر,عصر,عصر,عصر,شب,شب,شب,شب,شب
    subaka,subaka,subaka,subaka,subaka,subaka,subaka,subaka,subaka,subaka,subaka,subaka,kikiiɗe,kikiiɗe,kikiiɗe,kikiiɗe,kikiiɗe,kikiiɗe,kikiiɗe,kikiiɗe,kikiiɗe,kikiiɗe,kikiiɗe,kikiiɗe
    𞤀𞤎,𞤀𞤎,𞤀𞤎,𞤀𞤎,𞤀𞤎,𞤀𞤎,𞤀𞤎,𞤀𞤎,𞤀𞤎,𞤀𞤎,𞤀𞤎,𞤀𞤎,𞤇𞤎,𞤇𞤎,𞤇𞤎,𞤇𞤎,𞤇𞤎,𞤇𞤎,𞤇𞤎,𞤇𞤎,𞤇𞤎,𞤇𞤎,𞤇𞤎,𞤇𞤎
    ap.,ap.,ap.,ap.,ap.,ap.,ap.,ap.,ap.,ap.,ap.,ap.,ip.,ip.,ip.,ip.,ip.,ip.,ip.,ip.,ip.,ip.,ip.,ip.
    ap.,ap.,ap.,ap.,ap.,ap.,ap.,ap.,ap.,ap.,ap.,ap.,ip.,ip.,ip.,ip.,ip.,ip.,ip.,ip.,ip.,ip.,ip.,ip./ap.,ap.,ap.,ap.,ap.,ap.,ap.,ap.,ap.,ap.,ap.,ap.,keskip.,ip.,ip.,ip.,ip.,ip.,ip.,ip.,ip.,ip.,ip.,ip.
    yöllä,yöllä,yöllä,yöllä,yöllä,aamulla,aamulla,aamulla,aamulla,aamulla,aamup.,aamup.,iltap.,iltap.,iltap.,iltap.,iltap.,iltap.,illalla,illalla,illalla,illalla,illalla,yöllä/yöllä,yöllä,yöllä,yöllä,yöllä,aamulla,aamulla,aamulla,aamulla,aamulla,aamup.,aamup.,keskip.,iltap.,iltap.,iltap.,iltap.,iltap.,illalla,illalla,illalla,illalla,illalla,yöllä
    AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM/AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,tanghaling-tapat,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM
    ng{20}umaga,ng{20}umaga,ng{20}umaga,ng{20}umaga,ng{20}umaga,ng{20}umaga,madaling-araw,madaling-araw,madaling-araw,madaling-araw,madaling-araw,madaling-araw,ng{20}hapon,ng{20}hapon,ng{20}hapon,ng{20}hapon,ng{20}gabi,ng{20}gabi,ng{20}gabi,ng{20}gabi,ng{20}gabi,ng{20}gabi,ng{20}gabi,ng{20}gabi/ng{20}umaga,ng{20}umaga,ng{20}umaga,ng{20}umaga,ng{20}umaga,ng{20}umaga,madaling-araw,madaling-araw,madaling-araw,madaling-araw,madaling-araw,madaling-araw,tanghaling-tapat,ng{20}hapon,ng{20}hapon,ng{20}hapon,ng{20}gabi,ng{20}gabi,ng{20}gabi,ng{20}gabi,ng{20}gabi,ng{20}gabi,ng{20}gabi,ng{20}gabi
    AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM/AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,midi,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM
    matin,matin,matin,matin,mat.,mat.,mat.,mat.,mat.,mat.,mat.,mat.,ap.m.,ap.m.,ap.m.,ap.m.,ap.m.,ap.m.,soir,soir,soir,soir,soir,soir/matin,matin,matin,matin,mat.,mat.,mat.,mat.,mat.,mat.,mat.,mat.,midi,ap.m.,ap.m.,ap.m.,ap.m.,ap.m.,soir,soir,soir,soir,soir,soir
    a.,a.,a.,a.,a.,a.,a.,a.,a.,a.,a.,a.,p.,p.,p.,p.,p.,p.,p.,p.,p.,p.,p.,p.
    r.n.,r.n.,r.n.,r.n.,r.n.,r.n.,r.n.,r.n.,r.n.,r.n.,r.n.,r.n.,i.n.,i.n.,i.n.,i.n.,i.n.,i.n.,i.n.,i.n.,i.n.,i.n.,i.n.,i.n.
    LEEBI,LEEBI,LEEBI,LEEBI,LEEBI,LEEBI,LEEBI,LEEBI,LEEBI,LEEBI,LEEBI,LEEBI,SHWANE,SHWANE,SHWANE,SHWANE,SHWANE,SHWANE,SHWANE,SHWANE,SHWANE,SHWANE,SHWANE,SHWANE
    m,m,m,m,m,m,m,m,m,m,m,m,f,f,f,f,f,f,f,f,f,f,f,f
    ጽባሕ,ጽባሕ,ጽባሕ,ጽባሕ,ጽባሕ,ጽባሕ,ጽባሕ,ጽባሕ,ጽባሕ,ጽባሕ,ጽባሕ,ጽባሕ,ምሴት,ምሴት,ምሴት,ምሴት,ምሴት,ምሴት,ምሴት,ምሴት,ምሴት,ምሴት,ምሴት,ምሴት
    da{20}madrugada,da{20}madrugada,da{20}madrugada,da{20}madrugada,da{20}madrugada,da{20}madrugada,da{20}mañá,da{20}mañá,da{20}mañá,da{20}mañá,da{20}mañá,da{20}mañá,do{20}mediodía,da{20}tarde,da{20}tarde,da{20}tarde,da{20}tarde,da{20}tarde,da{20}tarde,da{20}tarde,da{20}tarde,da{20}noite,da{20}noite,da{20}noite
    am{20}Vormittag,am{20}Vormittag,am{20}Vormittag,am{20}Vormittag,am{20}Vormittag,am{20}Vormittag,am{20}Vormittag,am{20}Vormittag,am{20}Vormittag,am{20}Vormittag,am{20}Vormittag,am{20}Vormittag,am{20}Namittag,am{20}Namittag,am{20}Namittag,am{20}Namittag,am{20}Namittag,am{20}Namittag,am{20}Namittag,am{20}Namittag,am{20}Namittag,am{20}Namittag,am{20}Namittag,am{20}Namittag
    znacht,znacht,znacht,znacht,znacht,am{20}Morge,am{20}Morge,am{20}Morge,am{20}Morge,am{20}Morge,am{20}Morge,am{20}Morge,zmittag,zmittag,am{20}Namittag,am{20}Namittag,am{20}Namittag,am{20}Namittag,zaabig,zaabig,zaabig,zaabig,zaabig,zaabig
    રાત{acd}રે,રાત{acd}રે,રાત{acd}રે,રાત{acd}રે,સવારે,સવારે,સવારે,સવારે,સવારે,સવારે,સવારે,સવારે,બપોરે,બપોરે,બપોરે,બપોરે,સાંજે,સાંજે,સાંજે,સાંજે,રાત{acd}રે,રાત{acd}રે,રાત{acd}રે,રાત{acd}રે
    Mambia,Mambia,Mambia,Mambia,Mambia,Mambia,Mambia,Mambia,Mambia,Mambia,Mambia,Mambia,Mog,Mog,Mog,Mog,Mog,Mog,Mog,Mog,Mog,Mog,Mog,Mog
    Safiya,Safiya,Safiya,Safiya,Safiya,Safiya,Safiya,Safiya,Safiya,Safiya,Safiya,Safiya,Yamma,Yamma,Yamma,Yamma,Yamma,Yamma,Yamma,Yamma,Yamma,Yamma,Yamma,Yamma
    לפ{5f3},לפ{5f3},לפ{5f3},לפ{5f3},לפ{5f3},לפ{5f3},לפ{5f3},לפ{5f3},לפ{5f3},לפ{5f3},לפ{5f3},לפ{5f3},אח{5f3},אח{5f3},אח{5f3},אח{5f3},אח{5f3},אח{5f3},אח{5f3},אח{5f3},אח{5f3},אח{5f3},אח{5f3},אח{5f3}
    לילה,לילה,לילה,לפנות{20}בוקר,לפנות{20}בוקר,לפנות{20}בוקר,בוקר,בוקר,בוקר,בוקר,בוקר,בוקר,צהריים,צהריים,צהריים,צהריים,אחר{20}הצהריים,אחר{20}הצהריים,ערב,ערב,ערב,ערב,לילה,לילה
    पू,पू,पू,पू,पू,पू,पू,पू,पू,पू,पू,पू,अ,अ,अ,अ,अ,अ,अ,अ,अ,अ,अ,अ
    रात,रात,रात,रात,सुबह,सुबह,सुबह,सुबह,सुबह,सुबह,सुबह,सुबह,दोपहर,दोपहर,दोपहर,दोपहर,शाम,शाम,शाम,शाम,रात,रात,रात,रात
    AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM/AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,noon,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM
    raat,raat,raat,raat,subah,subah,subah,subah,subah,subah,subah,subah,dopahar,dopahar,dopahar,dopahar,shaam,shaam,shaam,shaam,raat,raat,raat,raat/raat,raat,raat,raat,subah,subah,subah,subah,subah,subah,subah,subah,noon,dopahar,dopahar,dopahar,shaam,shaam,shaam,shaam,raat,raat,raat,raat
    AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM/AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,podne,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM
    noću,noću,noću,noću,ujutro,ujutro,ujutro,ujutro,ujutro,ujutro,ujutro,ujutro,popodne,popodne,popodne,popodne,popodne,popodne,navečer,navečer,navečer,noću,noću,noću/noću,noću,noću,noću,ujutro,ujutro,ujutro,ujutro,ujutro,ujutro,ujutro,ujutro,podne,popodne,popodne,popodne,popodne,popodne,navečer,navečer,navečer,noću,noću,noću
    dopołdnja,dopołdnja,dopołdnja,dopołdnja,dopołdnja,dopołdnja,dopołdnja,dopołdnja,dopołdnja,dopołdnja,dopołdnja,dopołdnja,popołdnju,popołdnju,popołdnju,popołdnju,popołdnju,popołdnju,popołdnju,popołdnju,popołdnju,popołdnju,popołdnju,popołdnju
    de.,de.,de.,de.,de.,de.,de.,de.,de.,de.,de.,de.,du.,du.,du.,du.,du.,du.,du.,du.,du.,du.,du.,du.
    de.,de.,de.,de.,de.,de.,de.,de.,de.,de.,de.,de.,du.,du.,du.,du.,du.,du.,du.,du.,du.,du.,du.,du./de.,de.,de.,de.,de.,de.,de.,de.,de.,de.,de.,de.,dél,du.,du.,du.,du.,du.,du.,du.,du.,du.,du.,du.
    éjjel,éjjel,éjjel,éjjel,hajnal,hajnal,reggel,reggel,reggel,de.,de.,de.,du.,du.,du.,du.,du.,du.,este,este,este,éjjel,éjjel,éjjel/éjjel,éjjel,éjjel,éjjel,hajnal,hajnal,reggel,reggel,reggel,de.,de.,de.,dél,du.,du.,du.,du.,du.,este,este,este,éjjel,éjjel,éjjel
    AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM/AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,կեսօր,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM
    գիշերը,գիշերը,գիշերը,գիշերը,գիշերը,գիշերը,առավոտյան,առավոտյան,առավոտյան,առավոտյան,առավոտյան,առավոտյան,ցերեկը,ցերեկը,ցերեկը,ցերեկը,ցերեկը,ցերեկը,երեկոյան,երեկոյան,երեկոյան,երեկոյան,երեկոյան,երեկոյան/գիշերը,գիշերը,գիշերը,գիշերը,գիշերը,գիշերը,առավոտյան,առավոտյան,առավոտյան,առավոտյան,առավոտյան,առավոտյան,կեսօր,ցերեկը,ցերեկը,ցերեկը,ցերեկը,ցերեկը,երեկոյան,երեկոյան,երեկոյան,երեկոյան,երեկոյան,երեկոյան
    AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM/AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,tengah{20}hari,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM
    pagi,pagi,pagi,pagi,pagi,pagi,pagi,pagi,pagi,pagi,siang,siang,siang,siang,siang,sore,sore,sore,malam,malam,malam,malam,malam,malam/pagi,pagi,pagi,pagi,pagi,pagi,pagi,pagi,pagi,pagi,siang,siang,tengah{20}hari,siang,siang,sore,sore,sore,malam,malam,malam,malam,malam,malam
    ante{20}midí,ante{20}midí,ante{20}midí,ante{20}midí,ante{20}midí,ante{20}midí,ante{20}midí,ante{20}midí,ante{20}midí,ante{20}midí,ante{20}midí,ante{20}midí,pos{20}midí,pos{20}midí,pos{20}midí,pos{20}midí,pos{20}midí,pos{20}midí,pos{20}midí,pos{20}midí,pos{20}midí,pos{20}midí,pos{20}midí,pos{20}midí
    N{2019}ụtụtụ,N{2019}ụtụtụ,N{2019}ụtụtụ,N{2019}ụtụtụ,N{2019}ụtụtụ,N{2019}ụtụtụ,N{2019}ụtụtụ,N{2019}ụtụtụ,N{2019}ụtụtụ,N{2019}ụtụtụ,N{2019}ụtụtụ,N{2019}ụtụtụ,N{2019}abali,N{2019}abali,N{2019}abali,N{2019}abali,N{2019}abali,N{2019}abali,N{2019}abali,N{2019}abali,N{2019}abali,N{2019}abali,N{2019}abali,N{2019}abali
    ꎸꄑ,ꎸꄑ,ꎸꄑ,ꎸꄑ,ꎸꄑ,ꎸꄑ,ꎸꄑ,ꎸꄑ,ꎸꄑ,ꎸꄑ,ꎸꄑ,ꎸꄑ,ꁯꋒ,ꁯꋒ,ꁯꋒ,ꁯꋒ,ꁯꋒ,ꁯꋒ,ꁯꋒ,ꁯꋒ,ꁯꋒ,ꁯꋒ,ꁯꋒ,ꁯꋒ
    f.h.,f.h.,f.h.,f.h.,f.h.,f.h.,f.h.,f.h.,f.h.,f.h.,f.h.,f.h.,e.h.,e.h.,e.h.,e.h.,e.h.,e.h.,e.h.,e.h.,e.h.,e.h.,e.h.,e.h.
    f.h.,f.h.,f.h.,f.h.,f.h.,f.h.,f.h.,f.h.,f.h.,f.h.,f.h.,f.h.,e.h.,e.h.,e.h.,e.h.,e.h.,e.h.,e.h.,e.h.,e.h.,e.h.,e.h.,e.h./f.h.,f.h.,f.h.,f.h.,f.h.,f.h.,f.h.,f.h.,f.h.,f.h.,f.h.,f.h.,hádegi,e.h.,e.h.,e.h.,e.h.,e.h.,e.h.,e.h.,e.h.,e.h.,e.h.,e.h.
    að{20}nóttu,að{20}nóttu,að{20}nóttu,að{20}nóttu,að{20}nóttu,að{20}nóttu,að{20}morgni,að{20}morgni,að{20}morgni,að{20}morgni,að{20}morgni,að{20}morgni,síðdegis,síðdegis,síðdegis,síðdegis,síðdegis,síðdegis,að{20}kvöldi,að{20}kvöldi,að{20}kvöldi,að{20}kvöldi,að{20}kvöldi,að{20}kvöldi/að{20}nóttu,að{20}nóttu,að{20}nóttu,að{20}nóttu,að{20}nóttu,að{20}nóttu,að{20}morgni,að{20}morgni,að{20}morgni,að{20}morgni,að{20}morgni,að{20}morgni,hádegi,síðdegis,síðdegis,síðdegis,síðdegis,síðdegis,að{20}kvöldi,að{20}kvöldi,að{20}kvöldi,að{20}kvöldi,að{20}kvöldi,að{20}kvöldi
    AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM/AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,mezzogiorno,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM
    di{20}notte,di{20}notte,di{20}notte,di{20}notte,di{20}notte,di{20}notte,di{20}mattina,di{20}mattina,di{20}mattina,di{20}mattina,di{20}mattina,di{20}mattina,di{20}pomeriggio,di{20}pomeriggio,di{20}pomeriggio,di{20}pomeriggio,di{20}pomeriggio,di{20}pomeriggio,di{20}sera,di{20}sera,di{20}sera,di{20}sera,di{20}sera,di{20}sera/di{20}notte,di{20}notte,di{20}notte,di{20}notte,di{20}notte,di{20}notte,di{20}mattina,di{20}mattina,di{20}mattina,di{20}mattina,di{20}mattina,di{20}mattina,mezzogiorno,di{20}pomeriggio,di{20}pomeriggio,di{20}pomeriggio,di{20}pomeriggio,di{20}pomeriggio,di{20}sera,di{20}sera,di{20}sera,di{20}sera,di{20}sera,di{20}sera
    午前,午前,午前,午前,午前,午前,午前,午前,午前,午前,午前,午前,午後,午後,午後,午後,午後,午後,午後,午後,午後,午後,午後,午後
    午前,午前,午前,午前,午前,午前,午前,午前,午前,午前,午前,午前,午後,午後,午後,午後,午後,午後,午後,午後,午後,午後,午後,午後/午前,午前,午前,午前,午前,午前,午前,午前,午前,午前,午前,午前,正午,午後,午後,午後,午後,午後,午後,午後,午後,午後,午後,午後
    夜中,夜中,夜中,夜中,朝,朝,朝,朝,朝,朝,朝,朝,昼,昼,昼,昼,夕方,夕方,夕方,夜,夜,夜,夜,夜中/夜中,夜中,夜中,夜中,朝,朝,朝,朝,朝,朝,朝,朝,正午,昼,昼,昼,夕方,夕方,夕方,夜,夜,夜,夜,夜中
    mbaꞌmbaꞌ,mbaꞌmbaꞌ,mbaꞌmbaꞌ,mbaꞌmbaꞌ,mbaꞌmbaꞌ,mbaꞌmbaꞌ,mbaꞌmbaꞌ,mbaꞌmbaꞌ,mbaꞌmbaꞌ,mbaꞌmbaꞌ,mbaꞌmbaꞌ,mbaꞌmbaꞌ,ŋka{20}mbɔ{301}t{20}nji,ŋka{20}mbɔ{301}t{20}nji,ŋka{20}mbɔ{301}t{20}nji,ŋka{20}mbɔ{301}t{20}nji,ŋka{20}mbɔ{301}t{20}nji,ŋka{20}mbɔ{301}t{20}nji,ŋka{20}mbɔ{301}t{20}nji,ŋka{20}mbɔ{301}t{20}nji,ŋka{20}mbɔ{301}t{20}nji,ŋka{20}mbɔ{301}t{20}nji,ŋka{20}mbɔ{301}t{20}nji,ŋka{20}mbɔ{301}t{20}nji
    utuko,utuko,utuko,utuko,utuko,utuko,utuko,utuko,utuko,utuko,utuko,utuko,kyiukonyi,kyiukonyi,kyiukonyi,kyiukonyi,kyiukonyi,kyiukonyi,kyiukonyi,kyiukonyi,kyiukonyi,kyiukonyi,kyiukonyi,kyiukonyi
    Isuk,Isuk,Isuk,Isuk,Isuk,Isuk,Isuk,Isuk,Isuk,Isuk,Isuk,Isuk,Wengi,Wengi,Wengi,Wengi,Wengi,Wengi,Wengi,Wengi,Wengi,Wengi,Wengi,Wengi
    AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM/AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,შუადღ.,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM
    ღამ.,ღამ.,ღამ.,ღამ.,ღამ.,დილ.,დილ.,დილ.,დილ.,დილ.,დილ.,დილ.,ნაშუადღ.,ნაშუადღ.,ნაშუადღ.,ნაშუადღ.,ნაშუადღ.,ნაშუადღ.,საღ.,საღ.,საღ.,ღამ.,ღამ.,ღამ./ღამ.,ღამ.,ღამ.,ღამ.,ღამ.,დილ.,დილ.,დილ.,დილ.,დილ.,დილ.,დილ.,შუადღ.,ნაშუადღ.,ნაშუადღ.,ნაშუადღ.,ნაშუადღ.,ნაშუადღ.,საღ.,საღ.,საღ.,ღამ.,ღამ.,ღამ.
    n{20}tufat,n{20}tufat,n{20}tufat,n{20}tufat,n{20}tufat,n{20}tufat,n{20}tufat,n{20}tufat,n{20}tufat,n{20}tufat,n{20}tufat,n{20}tufat,n{20}tmeddit,n{20}tmeddit,n{20}tmeddit,n{20}tmeddit,n{20}tmeddit,n{20}tmeddit,n{20}tmeddit,n{20}tmeddit,n{20}tmeddit,n{20}tmeddit,n{20}tmeddit,n{20}tmeddit
    A.M.,A.M.,A.M.,A.M.,A.M.,A.M.,A.M.,A.M.,A.M.,A.M.,A.M.,A.M.,P.M.,P.M.,P.M.,P.M.,P.M.,P.M.,P.M.,P.M.,P.M.,P.M.,P.M.,P.M.
    Ĩyakwakya,Ĩyakwakya,Ĩyakwakya,Ĩyakwakya,Ĩyakwakya,Ĩyakwakya,Ĩyakwakya,Ĩyakwakya,Ĩyakwakya,Ĩyakwakya,Ĩyakwakya,Ĩyakwakya,Ĩyawĩoo,Ĩyawĩoo,Ĩyawĩoo,Ĩyawĩoo,Ĩyawĩoo,Ĩyawĩoo,Ĩyawĩoo,Ĩyawĩoo,Ĩyawĩoo,Ĩyawĩoo,Ĩyawĩoo,Ĩyawĩoo
    Muhi,Muhi,Muhi,Muhi,Muhi,Muhi,Muhi,Muhi,Muhi,Muhi,Muhi,Muhi,Chilo,Chilo,Chilo,Chilo,Chilo,Chilo,Chilo,Chilo,Chilo,Chilo,Chilo,Chilo
    AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM/AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,kurã-kuju,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM
    kurã{20}ge,kurã{20}ge,kurã{20}ge,kurã{20}ge,kurã{20}ge,kurã{20}ge,kusãg{20}ki,kusãg{20}ki,kusãg{20}ki,kusãg{20}ki,kusãg{20}ki,kusãg{20}ki,rãkãnh{20}kỹ,rãkãnh{20}kỹ,rãkãnh{20}kỹ,rãkãnh{20}kỹ,rãkãnh{20}kỹ,rãkãnh{20}kỹ,rãkãnh{20}kỹ,kuty{20}kỹ,kuty{20}kỹ,kuty{20}kỹ,kuty{20}kỹ,kuty{20}kỹ/kurã{20}ge,kurã{20}ge,kurã{20}ge,kurã{20}ge,kurã{20}ge,kurã{20}ge,kusãg{20}ki,kusãg{20}ki,kusãg{20}ki,kusãg{20}ki,kusãg{20}ki,kusãg{20}ki,kurã-kuju,rãkãnh{20}kỹ,rãkãnh{20}kỹ,rãkãnh{20}kỹ,rãkãnh{20}kỹ,rãkãnh{20}kỹ,rãkãnh{20}kỹ,kuty{20}kỹ,kuty{20}kỹ,kuty{20}kỹ,kuty{20}kỹ,kuty{20}kỹ
    Adduha,Adduha,Adduha,Adduha,Adduha,Adduha,Adduha,Adduha,Adduha,Adduha,Adduha,Adduha,Aluula,Aluula,Aluula,Aluula,Aluula,Aluula,Aluula,Aluula,Aluula,Aluula,Aluula,Aluula
    Kiroko,Kiroko,Kiroko,Kiroko,Kiroko,Kiroko,Kiroko,Kiroko,Kiroko,Kiroko,Kiroko,Kiroko,Hwaĩ-inĩ,Hwaĩ-inĩ,Hwaĩ-inĩ,Hwaĩ-inĩ,Hwaĩ-inĩ,Hwaĩ-inĩ,Hwaĩ-inĩ,Hwaĩ-inĩ,Hwaĩ-inĩ,Hwaĩ-inĩ,Hwaĩ-inĩ,Hwaĩ-inĩ
    AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM/AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,түскі,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM
    түнгі,түнгі,түнгі,түнгі,түнгі,түнгі,таңғы,таңғы,таңғы,таңғы,таңғы,таңғы,түстен{20}кейінгі,түстен{20}кейінгі,түстен{20}кейінгі,түстен{20}кейінгі,түстен{20}кейінгі,түстен{20}кейінгі,кешкі,кешкі,кешкі,түнгі,түнгі,түнгі/түнгі,түнгі,түнгі,түнгі,түнгі,түнгі,таңғы,таңғы,таңғы,таңғы,таңғы,таңғы,түскі,түстен{20}кейінгі,түстен{20}кейінгі,түстен{20}кейінгі,түстен{20}кейінгі,түстен{20}кейінгі,кешкі,кешкі,кешкі,түнгі,түнгі,түнгі
    karoon,karoon,karoon,karoon,karoon,karoon,karoon,karoon,karoon,karoon,karoon,karoon,kooskoliny,kooskoliny,kooskoliny,kooskoliny,kooskoliny,kooskoliny,kooskoliny,kooskoliny,kooskoliny,kooskoliny,kooskoliny,kooskoliny
    AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM/AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,ថ{17d2}ងៃត{17d2}រង{17cb},PM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM
    នៅពេល{200b}ព{17d2}រឹក,នៅពេល{200b}ព{17d2}រឹក,នៅពេល{200b}ព{17d2}រឹក,នៅពេល{200b}ព{17d2}រឹក,នៅពេល{200b}ព{17d2}រឹក,នៅពេល{200b}ព{17d2}រឹក,នៅពេល{200b}ព{17d2}រឹក,នៅពេល{200b}ព{17d2}រឹក,នៅពេល{200b}ព{17d2}រឹក,នៅពេល{200b}ព{17d2}រឹក,នៅពេល{200b}ព{17d2}រឹក,នៅពេល{200b}ព{17d2}រឹក,នៅពេលរសៀល,នៅពេលរសៀល,នៅពេលរសៀល,នៅពេលរសៀល,នៅពេលរសៀល,នៅពេលរសៀល,នៅពេល{200b}ល{17d2}ងាច,នៅពេល{200b}ល{17d2}ងាច,នៅពេល{200b}ល{17d2}ងាច,នៅពេល{200b}យប{17cb},នៅពេល{200b}យប{17cb},នៅពេល{200b}យប{17cb}/នៅពេល{200b}ព{17d2}រឹក,នៅពេល{200b}ព{17d2}រឹក,នៅពេល{200b}ព{17d2}រឹក,នៅពេល{200b}ព{17d2}រឹក,នៅពេល{200b}ព{17d2}រឹក,នៅពេល{200b}ព{17d2}រឹក,នៅពេល{200b}ព{17d2}រឹក,នៅពេល{200b}ព{17d2}រឹក,នៅពេល{200b}ព{17d2}រឹក,នៅពេល{200b}ព{17d2}រឹក,នៅពេល{200b}ព{17d2}រឹក,នៅពេល{200b}ព{17d2}រឹក,ថ{17d2}ងៃត{17d2}រង{17cb},នៅពេលរសៀល,នៅពេលរសៀល,នៅពេលរសៀល,នៅពេលរសៀល,នៅពេលរសៀល,នៅពេល{200b}ល{17d2}ងាច,នៅពេល{200b}ល{17d2}ងាច,នៅពេល{200b}ល{17d2}ងាច,នៅពេល{200b}យប{17cb},នៅពេល{200b}យប{17cb},នៅពេល{200b}យប{17cb}
    ರಾತ{ccd}ರಿ,ರಾತ{ccd}ರಿ,ರಾತ{ccd}ರಿ,ರಾತ{ccd}ರಿ,ರಾತ{ccd}ರಿ,ರಾತ{ccd}ರಿ,ಬೆಳಗ{ccd}ಗೆ,ಬೆಳಗ{ccd}ಗೆ,ಬೆಳಗ{ccd}ಗೆ,ಬೆಳಗ{ccd}ಗೆ,ಬೆಳಗ{ccd}ಗೆ,ಬೆಳಗ{ccd}ಗೆ,ಮಧ{ccd}ಯಾಹ{ccd}ನ,ಮಧ{ccd}ಯಾಹ{ccd}ನ,ಮಧ{ccd}ಯಾಹ{ccd}ನ,ಮಧ{ccd}ಯಾಹ{ccd}ನ,ಮಧ{ccd}ಯಾಹ{ccd}ನ,ಮಧ{ccd}ಯಾಹ{ccd}ನ,ಸಂಜೆ,ಸಂಜೆ,ಸಂಜೆ,ರಾತ{ccd}ರಿ,ರಾತ{ccd}ರಿ,ರಾತ{ccd}ರಿ
    오전,오전,오전,오전,오전,오전,오전,오전,오전,오전,오전,오전,오후,오후,오후,오후,오후,오후,오후,오후,오후,오후,오후,오후
    오전,오전,오전,오전,오전,오전,오전,오전,오전,오전,오전,오전,오후,오후,오후,오후,오후,오후,오후,오후,오후,오후,오후,오후/오전,오전,오전,오전,오전,오전,오전,오전,오전,오전,오전,오전,정오,오후,오후,오후,오후,오후,오후,오후,오후,오후,오후,오후
    밤,밤,밤,아침,아침,아침,오전,오전,오전,오전,오전,오전,오후,오후,오후,오후,오후,오후,저녁,저녁,저녁,밤,밤,밤/밤,밤,밤,아침,아침,아침,오전,오전,오전,오전,오전,오전,정오,오후,오후,오후,오후,오후,저녁,저녁,저녁,밤,밤,밤
    सकाळीं,सकाळीं,सकाळीं,सकाळीं,सकाळीं,सकाळीं,सकाळीं,सकाळीं,सकाळीं,सकाळीं,सकाळीं,सकाळीं,सांजे,सांजे,सांजे,सांजे,सांजे,सांजे,सांजे,सांजे,सांजे,सांजे,सांजे,सांजे
    sokallim,sokallim,sokallim,sokallim,sokallim,sokallim,sokallim,sokallim,sokallim,sokallim,sokallim,sokallim,sanje,sanje,sanje,sanje,sanje,sanje,sanje,sanje,sanje,sanje,sanje,sanje
    اے{20}ایم,اے{20}ایم,اے{20}ایم,اے{20}ایم,اے{20}ایم,اے{20}ایم,اے{20}ایم,اے{20}ایم,اے{20}ایم,اے{20}ایم,اے{20}ایم,اے{20}ایم,پی{20}ایم,پی{20}ایم,پی{20}ایم,پی{20}ایم,پی{20}ایم,پی{20}ایم,پی{20}ایم,پی{20}ایم,پی{20}ایم,پی{20}ایم,پی{20}ایم,پی{20}ایم
    ये{20}एम,ये{20}एम,ये{20}एम,ये{20}एम,ये{20}एम,ये{20}एम,ये{20}एम,ये{20}एम,ये{20}एम,ये{20}एम,ये{20}एम,ये{20}एम,पी{20}एम,पी{20}एम,पी{20}एम,पी{20}एम,पी{20}एम,पी{20}एम,पी{20}एम,पी{20}एम,पी{20}एम,पी{20}एम,पी{20}एम,पी{20}एम
    makeo,makeo,makeo,makeo,makeo,makeo,makeo,makeo,makeo,makeo,makeo,makeo,nyiaghuo,nyiaghuo,nyiaghuo,nyiaghuo,nyiaghuo,nyiaghuo,nyiaghuo,nyiaghuo,nyiaghuo,nyiaghuo,nyiaghuo,nyiaghuo
    sárúwá,sárúwá,sárúwá,sárúwá,sárúwá,sárúwá,sárúwá,sárúwá,sárúwá,sárúwá,sárúwá,sárúwá,cɛɛ{301}nko,cɛɛ{301}nko,cɛɛ{301}nko,cɛɛ{301}nko,cɛɛ{301}nko,cɛɛ{301}nko,cɛɛ{301}nko,cɛɛ{301}nko,cɛɛ{301}nko,cɛɛ{301}nko,cɛɛ{301}nko,cɛɛ{301}nko
    Uhr{20}vörmiddaachs,Uhr{20}vörmiddaachs,Uhr{20}vörmiddaachs,Uhr{20}vörmiddaachs,Uhr{20}vörmiddaachs,Uhr{20}vörmiddaachs,Uhr{20}vörmiddaachs,Uhr{20}vörmiddaachs,Uhr{20}vörmiddaachs,Uhr{20}vörmiddaachs,Uhr{20}vörmiddaachs,Uhr{20}vörmiddaachs,Uhr{20}nommendaachs,Uhr{20}nommendaachs,Uhr{20}nommendaachs,Uhr{20}nommendaachs,Uhr{20}nommendaachs,Uhr{20}nommendaachs,Uhr{20}nommendaachs,Uhr{20}nommendaachs,Uhr{20}nommendaachs,Uhr{20}nommendaachs,Uhr{20}nommendaachs,Uhr{20}nommendaachs
    BN,BN,BN,BN,BN,BN,BN,BN,BN,BN,BN,BN,PN,PN,PN,PN,PN,PN,PN,PN,PN,PN,PN,PN
    ए{20}एम,ए{20}एम,ए{20}एम,ए{20}एम,ए{20}एम,ए{20}एम,ए{20}एम,ए{20}एम,ए{20}एम,ए{20}एम,ए{20}एम,ए{20}एम,पी{20}एम,पी{20}एम,पी{20}एम,पी{20}एम,पी{20}एम,पी{20}एम,पी{20}एम,पी{20}एम,पी{20}एम,पी{20}एम,पी{20}एम,पी{20}एम
    ଏ{20}ଏମ,ଏ{20}ଏମ,ଏ{20}ଏମ,ଏ{20}ଏମ,ଏ{20}ଏମ,ଏ{20}ଏମ,ଏ{20}ଏମ,ଏ{20}ଏମ,ଏ{20}ଏମ,ଏ{20}ଏମ,ଏ{20}ଏମ,ଏ{20}ଏମ,ପି{20}ଏମ,ପି{20}ଏମ,ପି{20}ଏମ,ପି{20}ଏମ,ପି{20}ଏମ,ପି{20}ଏମ,ପି{20}ଏମ,ପି{20}ଏମ,ପି{20}ଏମ,ପି{20}ଏମ,ପି{20}ଏମ,ପି{20}ଏମ
    ఎ{20}ఎమ{c4d},ఎ{20}ఎమ{c4d},ఎ{20}ఎమ{c4d},ఎ{20}ఎమ{c4d},ఎ{20}ఎమ{c4d},ఎ{20}ఎమ{c4d},ఎ{20}ఎమ{c4d},ఎ{20}ఎమ{c4d},ఎ{20}ఎమ{c4d},ఎ{20}ఎమ{c4d},ఎ{20}ఎమ{c4d},ఎ{20}ఎమ{c4d},పి{20}ఎమ{c4d},పి{20}ఎమ{c4d},పి{20}ఎమ{c4d},పి{20}ఎమ{c4d},పి{20}ఎమ{c4d},పి{20}ఎమ{c4d},పి{20}ఎమ{c4d},పి{20}ఎమ{c4d},పి{20}ఎమ{c4d},పి{20}ఎమ{c4d},పి{20}ఎమ{c4d},పి{20}ఎమ{c4d}
    таңкы,таңкы,таңкы,таңкы,таңкы,таңкы,таңкы,таңкы,таңкы,таңкы,таңкы,таңкы,түштөн{20}кийинки,түштөн{20}кийинки,түштөн{20}кийинки,түштөн{20}кийинки,түштөн{20}кийинки,түштөн{20}кийинки,түштөн{20}кийинки,түштөн{20}кийинки,түштөн{20}кийинки,түштөн{20}кийинки,түштөн{20}кийинки,түштөн{20}кийинки
    таңкы,таңкы,таңкы,таңкы,таңкы,таңкы,таңкы,таңкы,таңкы,таңкы,таңкы,таңкы,түштөн{20}кийинки,түштөн{20}кийинки,түштөн{20}кийинки,түштөн{20}кийинки,түштөн{20}кийинки,түштөн{20}кийинки,түштөн{20}кийинки,түштөн{20}кийинки,түштөн{20}кийинки,түштөн{20}кийинки,түштөн{20}кийинки,түштөн{20}кийинки/таңкы,таңкы,таңкы,таңкы,таңкы,таңкы,таңкы,таңкы,таңкы,таңкы,таңкы,таңкы,чак{20}түш,түштөн{20}кийинки,түштөн{20}кийинки,түштөн{20}кийинки,түштөн{20}кийинки,түштөн{20}кийинки,түштөн{20}кийинки,түштөн{20}кийинки,түштөн{20}кийинки,түштөн{20}кийинки,түштөн{20}кийинки,түштөн{20}кийинки
    түн{20}ичинде,түн{20}ичинде,түн{20}ичинде,түн{20}ичинде,түн{20}ичинде,түн{20}ичинде,эртең{20}менен,эртең{20}менен,эртең{20}менен,эртең{20}менен,эртең{20}менен,эртең{20}менен,түштөн{20}кийин,түштөн{20}кийин,түштөн{20}кийин,түштөн{20}кийин,түштөн{20}кийин,түштөн{20}кийин,кечинде,кечинде,кечинде,түн{20}ичинде,түн{20}ичинде,түн{20}ичинде/түн{20}ичинде,түн{20}ичинде,түн{20}ичинде,түн{20}ичинде,түн{20}ичинде,түн{20}ичинде,эртең{20}менен,эртең{20}менен,эртең{20}менен,эртең{20}менен,эртең{20}менен,эртең{20}менен,чак{20}түш,түштөн{20}кийин,түштөн{20}кийин,түштөн{20}кийин,түштөн{20}кийин,түштөн{20}кийин,кечинде,кечинде,кечинде,түн{20}ичинде,түн{20}ичинде,түн{20}ичинде
    TOO,TOO,TOO,TOO,TOO,TOO,TOO,TOO,TOO,TOO,TOO,TOO,MUU,MUU,MUU,MUU,MUU,MUU,MUU,MUU,MUU,MUU,MUU,MUU
    moies,moies,moies,moies,moies,moies,moies,moies,moies,moies,moies,moies,nomëttes,nomëttes,nomëttes,nomëttes,nomëttes,nomëttes,nomëttes,nomëttes,nomëttes,nomëttes,nomëttes,nomëttes
    del{20}matin,del{20}matin,del{20}matin,del{20}matin,del{20}matin,del{20}matin,del{20}matin,del{20}matin,del{20}matin,del{20}matin,del{20}matin,del{20}matin,de{20}sira,de{20}sira,de{20}sira,de{20}sira,de{20}sira,de{20}sira,de{20}sira,de{20}sira,de{20}sira,de{20}sira,de{20}sira,de{20}sira
    ntɔ{301}ngɔ{301},ntɔ{301}ngɔ{301},ntɔ{301}ngɔ{301},ntɔ{301}ngɔ{301},ntɔ{301}ngɔ{301},ntɔ{301}ngɔ{301},ntɔ{301}ngɔ{301},ntɔ{301}ngɔ{301},ntɔ{301}ngɔ{301},ntɔ{301}ngɔ{301},ntɔ{301}ngɔ{301},ntɔ{301}ngɔ{301},mpókwa,mpókwa,mpókwa,mpókwa,mpókwa,mpókwa,mpókwa,mpókwa,mpókwa,mpókwa,mpókwa,mpókwa
    ກ{ec8}ອນທ{ec8}ຽງ,ກ{ec8}ອນທ{ec8}ຽງ,ກ{ec8}ອນທ{ec8}ຽງ,ກ{ec8}ອນທ{ec8}ຽງ,ກ{ec8}ອນທ{ec8}ຽງ,ກ{ec8}ອນທ{ec8}ຽງ,ກ{ec8}ອນທ{ec8}ຽງ,ກ{ec8}ອນທ{ec8}ຽງ,ກ{ec8}ອນທ{ec8}ຽງ,ກ{ec8}ອນທ{ec8}ຽງ,ກ{ec8}ອນທ{ec8}ຽງ,ກ{ec8}ອນທ{ec8}ຽງ,ຫຼັງທ{ec8}ຽງ,ຫຼັງທ{ec8}ຽງ,ຫຼັງທ{ec8}ຽງ,ຫຼັງທ{ec8}ຽງ,ຫຼັງທ{ec8}ຽງ,ຫຼັງທ{ec8}ຽງ,ຫຼັງທ{ec8}ຽງ,ຫຼັງທ{ec8}ຽງ,ຫຼັງທ{ec8}ຽງ,ຫຼັງທ{ec8}ຽງ,ຫຼັງທ{ec8}ຽງ,ຫຼັງທ{ec8}ຽງ
    ກ{ec8}ອນທ{ec8}ຽງ,ກ{ec8}ອນທ{ec8}ຽງ,ກ{ec8}ອນທ{ec8}ຽງ,ກ{ec8}ອນທ{ec8}ຽງ,ກ{ec8}ອນທ{ec8}ຽງ,ກ{ec8}ອນທ{ec8}ຽງ,ກ{ec8}ອນທ{ec8}ຽງ,ກ{ec8}ອນທ{ec8}ຽງ,ກ{ec8}ອນທ{ec8}ຽງ,ກ{ec8}ອນທ{ec8}ຽງ,ກ{ec8}ອນທ{ec8}ຽງ,ກ{ec8}ອນທ{ec8}ຽງ,ຫຼັງທ{ec8}ຽງ,ຫຼັງທ{ec8}ຽງ,ຫຼັງທ{ec8}ຽງ,ຫຼັງທ{ec8}ຽງ,ຫຼັງທ{ec8}ຽງ,ຫຼັງທ{ec8}ຽງ,ຫຼັງທ{ec8}ຽງ,ຫຼັງທ{ec8}ຽງ,ຫຼັງທ{ec8}ຽງ,ຫຼັງທ{ec8}ຽງ,ຫຼັງທ{ec8}ຽງ,ຫຼັງທ{ec8}ຽງ/ກ{ec8}ອນທ{ec8}ຽງ,ກ{ec8}ອນທ{ec8}ຽງ,ກ{ec8}ອນທ{ec8}ຽງ,ກ{ec8}ອນທ{ec8}ຽງ,ກ{ec8}ອນທ{ec8}ຽງ,ກ{ec8}ອນທ{ec8}ຽງ,ກ{ec8}ອນທ{ec8}ຽງ,ກ{ec8}ອນທ{ec8}ຽງ,ກ{ec8}ອນທ{ec8}ຽງ,ກ{ec8}ອນທ{ec8}ຽງ,ກ{ec8}ອນທ{ec8}ຽງ,ກ{ec8}ອນທ{ec8}ຽງ,ຕອນທ{ec8}ຽງ,ຫຼັງທ{ec8}ຽງ,ຫຼັງທ{ec8}ຽງ,ຫຼັງທ{ec8}ຽງ,ຫຼັງທ{ec8}ຽງ,ຫຼັງທ{ec8}ຽງ,ຫຼັງທ{ec8}ຽງ,ຫຼັງທ{ec8}ຽງ,ຫຼັງທ{ec8}ຽງ,ຫຼັງທ{ec8}ຽງ,ຫຼັງທ{ec8}ຽງ,ຫຼັງທ{ec8}ຽງ
    ກາງຄືນ,ກາງຄືນ,ກາງຄືນ,ກາງຄືນ,ກາງຄືນ,ຕອນເຊົ{ec9}າ,ຕອນເຊົ{ec9}າ,ຕອນເຊົ{ec9}າ,ຕອນເຊົ{ec9}າ,ຕອນເຊົ{ec9}າ,ຕອນເຊົ{ec9}າ,ຕອນເຊົ{ec9}າ,ຕອນບ{ec8}າຍ,ຕອນບ{ec8}າຍ,ຕອນບ{ec8}າຍ,ຕອນບ{ec8}າຍ,ຕອນແລງ,ຕອນແລງ,ຕອນແລງ,ຕອນແລງ,ກາງຄືນ,ກາງຄືນ,ກາງຄືນ,ກາງຄືນ/ກາງຄືນ,ກາງຄືນ,ກາງຄືນ,ກາງຄືນ,ກາງຄືນ,ຕອນເຊົ{ec9}າ,ຕອນເຊົ{ec9}າ,ຕອນເຊົ{ec9}າ,ຕອນເຊົ{ec9}າ,ຕອນເຊົ{ec9}າ,ຕອນເຊົ{ec9}າ,ຕອນເຊົ{ec9}າ,ຕອນທ{ec8}ຽງ,ຕອນບ{ec8}າຍ,ຕອນບ{ec8}າຍ,ຕອນບ{ec8}າຍ,ຕອນແລງ,ຕອນແລງ,ຕອນແລງ,ຕອນແລງ,ກາງຄືນ,ກາງຄືນ,ກາງຄືນ,ກາງຄືນ
    priešpiet,priešpiet,priešpiet,priešpiet,priešpiet,priešpiet,priešpiet,priešpiet,priešpiet,priešpiet,priešpiet,priešpiet,popiet,popiet,popiet,popiet,popiet,popiet,popiet,popiet,popiet,popiet,popiet,popiet
    priešpiet,priešpiet,priešpiet,priešpiet,priešpiet,priešpiet,priešpiet,priešpiet,priešpiet,priešpiet,priešpiet,priešpiet,popiet,popiet,popiet,popiet,popiet,popiet,popiet,popiet,popiet,popiet,popiet,popiet/priešpiet,priešpiet,priešpiet,priešpiet,priešpiet,priešpiet,priešpiet,priešpiet,priešpiet,priešpiet,priešpiet,priešpiet,perpiet,popiet,popiet,popiet,popiet,popiet,popiet,popiet,popiet,popiet,popiet,popiet
    naktis,naktis,naktis,naktis,naktis,naktis,rytas,rytas,rytas,rytas,rytas,rytas,popietė,popietė,popietė,popietė,popietė,popietė,vakaras,vakaras,vakaras,vakaras,vakaras,vakaras/naktis,naktis,naktis,naktis,naktis,naktis,rytas,rytas,rytas,rytas,rytas,rytas,perpiet,popietė,popietė,popietė,popietė,popietė,vakaras,vakaras,vakaras,vakaras,vakaras,vakaras
    Dinda,Dinda,Dinda,Dinda,Dinda,Dinda,Dinda,Dinda,Dinda,Dinda,Dinda,Dinda,Dilolo,Dilolo,Dilolo,Dilolo,Dilolo,Dilolo,Dilolo,Dilolo,Dilolo,Dilolo,Dilolo,Dilolo
    OD,OD,OD,OD,OD,OD,OD,OD,OD,OD,OD,OD,OT,OT,OT,OT,OT,OT,OT,OT,OT,OT,OT,OT
    priekšp.,priekšp.,priekšp.,priekšp.,priekšp.,priekšp.,priekšp.,priekšp.,priekšp.,priekšp.,priekšp.,priekšp.,pēcp.,pēcp.,pēcp.,pēcp.,pēcp.,pēcp.,pēcp.,pēcp.,pēcp.,pēcp.,pēcp.,pēcp.
    priekšp.,priekšp.,priekšp.,priekšp.,priekšp.,priekšp.,priekšp.,priekšp.,priekšp.,priekšp.,priekšp.,priekšp.,pēcp.,pēcp.,pēcp.,pēcp.,pēcp.,pēcp.,pēcp.,pēcp.,pēcp.,pēcp.,pēcp.,pēcp./priekšp.,priekšp.,priekšp.,priekšp.,priekšp.,priekšp.,priekšp.,priekšp.,priekšp.,priekšp.,priekšp.,priekšp.,pusd.,pēcp.,pēcp.,pēcp.,pēcp.,pēcp.,pēcp.,pēcp.,pēcp.,pēcp.,pēcp.,pēcp.
    naktī,naktī,naktī,naktī,naktī,naktī,no{20}rīta,no{20}rīta,no{20}rīta,no{20}rīta,no{20}rīta,no{20}rīta,pēcpusd.,pēcpusd.,pēcpusd.,pēcpusd.,pēcpusd.,pēcpusd.,vakarā,vakarā,vakarā,vakarā,vakarā,naktī/naktī,naktī,naktī,naktī,naktī,naktī,no{20}rīta,no{20}rīta,no{20}rīta,no{20}rīta,no{20}rīta,no{20}rīta,pusd.,pēcpusd.,pēcpusd.,pēcpusd.,pēcpusd.,pēcpusd.,vakarā,vakarā,vakarā,vakarā,vakarā,naktī
    Ɛnkakɛnyá,Ɛnkakɛnyá,Ɛnkakɛnyá,Ɛnkakɛnyá,Ɛnkakɛnyá,Ɛnkakɛnyá,Ɛnkakɛnyá,Ɛnkakɛnyá,Ɛnkakɛnyá,Ɛnkakɛnyá,Ɛnkakɛnyá,Ɛnkakɛnyá,Ɛndámâ,Ɛndámâ,Ɛndámâ,Ɛndámâ,Ɛndámâ,Ɛndámâ,Ɛndámâ,Ɛndámâ,Ɛndámâ,Ɛndámâ,Ɛndámâ,Ɛndámâ
    RŨ,RŨ,RŨ,RŨ,RŨ,RŨ,RŨ,RŨ,RŨ,RŨ,RŨ,RŨ,ŨG,ŨG,ŨG,ŨG,ŨG,ŨG,ŨG,ŨG,ŨG,ŨG,ŨG,ŨG
    wichishu,wichishu,wichishu,wichishu,wichishu,wichishu,wichishu,wichishu,wichishu,wichishu,wichishu,wichishu,mchochil{2019}l,mchochil{2019}l,mchochil{2019}l,mchochil{2019}l,mchochil{2019}l,mchochil{2019}l,mchochil{2019}l,mchochil{2019}l,mchochil{2019}l,mchochil{2019}l,mchochil{2019}l,mchochil{2019}l
    претпл.,претпл.,претпл.,претпл.,претпл.,претпл.,претпл.,претпл.,претпл.,претпл.,претпл.,претпл.,попл.,попл.,попл.,попл.,попл.,попл.,попл.,попл.,попл.,попл.,попл.,попл.
    претпл.,претпл.,претпл.,претпл.,претпл.,претпл.,претпл.,претпл.,претпл.,претпл.,претпл.,претпл.,попл.,попл.,попл.,попл.,попл.,попл.,попл.,попл.,попл.,попл.,попл.,попл./претпл.,претпл.,претпл.,претпл.,претпл.,претпл.,претпл.,претпл.,претпл.,претпл.,претпл.,претпл.,напладне,попл.,попл.,попл.,попл.,попл.,попл.,попл.,попл.,попл.,попл.,попл.
    ноќе,ноќе,ноќе,ноќе,наутро,наутро,наутро,наутро,наутро,наутро,претпладне,претпладне,попладне,попладне,попладне,попладне,попладне,попладне,навечер,навечер,навечер,навечер,навечер,навечер/ноќе,ноќе,ноќе,ноќе,наутро,наутро,наутро,наутро,наутро,наутро,претпладне,претпладне,напладне,попладне,попладне,попладне,попладне,попладне,навечер,навечер,навечер,навечер,навечер,навечер
    AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM/AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,ഉച{d4d}ച,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM
    രാത{d4d}രി,രാത{d4d}രി,രാത{d4d}രി,പുലർച{d4d}ചെ,പുലർച{d4d}ചെ,പുലർച{d4d}ചെ,രാവിലെ,രാവിലെ,രാവിലെ,രാവിലെ,രാവിലെ,രാവിലെ,ഉച{d4d}ചയ{d4d}ക{d4d}ക{d4d},ഉച{d4d}ചയ{d4d}ക{d4d}ക{d4d},ഉച{d4d}ചതിരിഞ{d4d}ഞ{d4d},വൈകുന{d4d}നേരം,വൈകുന{d4d}നേരം,വൈകുന{d4d}നേരം,സന{d4d}ധ{d4d}യ,രാത{d4d}രി,രാത{d4d}രി,രാത{d4d}രി,രാത{d4d}രി,രാത{d4d}രി/രാത{d4d}രി,രാത{d4d}രി,രാത{d4d}രി,പുലർച{d4d}ചെ,പുലർച{d4d}ചെ,പുലർച{d4d}ചെ,രാവിലെ,രാവിലെ,രാവിലെ,രാവിലെ,രാവിലെ,രാവിലെ,ഉച{d4d}ച,ഉച{d4d}ചയ{d4d}ക{d4d}ക{d4d},ഉച{d4d}ചതിരിഞ{d4d}ഞ{d4d},വൈകുന{d4d}നേരം,വൈകുന{d4d}നേരം,വൈകുന{d4d}നേരം,സന{d4d}ധ{d4d}യ,രാത{d4d}രി,രാത{d4d}രി,രാത{d4d}രി,രാത{d4d}രി,രാത{d4d}രി
    ү.ө.,ү.ө.,ү.ө.,ү.ө.,ү.ө.,ү.ө.,ү.ө.,ү.ө.,ү.ө.,ү.ө.,ү.ө.,ү.ө.,ү.х.,ү.х.,ү.х.,ү.х.,ү.х.,ү.х.,ү.х.,ү.х.,ү.х.,ү.х.,ү.х.,ү.х.
    ү.ө.,ү.ө.,ү.ө.,ү.ө.,ү.ө.,ү.ө.,ү.ө.,ү.ө.,ү.ө.,ү.ө.,ү.ө.,ү.ө.,ү.х.,ү.х.,ү.х.,ү.х.,ү.х.,ү.х.,ү.х.,ү.х.,ү.х.,ү.х.,ү.х.,ү.х./ү.ө.,ү.ө.,ү.ө.,ү.ө.,ү.ө.,ү.ө.,ү.ө.,ү.ө.,ү.ө.,ү.ө.,ү.ө.,ү.ө.,үд{20}дунд,ү.х.,ү.х.,ү.х.,ү.х.,ү.х.,ү.х.,ү.х.,ү.х.,ү.х.,ү.х.,ү.х.
    шөнө,шөнө,шөнө,шөнө,шөнө,шөнө,өглөө,өглөө,өглөө,өглөө,өглөө,өглөө,өдөр,өдөр,өдөр,өдөр,өдөр,өдөр,орой,орой,орой,шөнө,шөнө,шөнө/шөнө,шөнө,шөнө,шөнө,шөнө,шөнө,өглөө,өглөө,өглөө,өглөө,өглөө,өглөө,үд{20}дунд,өдөр,өдөр,өдөр,өдөр,өдөр,орой,орой,орой,шөнө,шөнө,шөнө
    এ{20}এম,এ{20}এম,এ{20}এম,এ{20}এম,এ{20}এম,এ{20}এম,এ{20}এম,এ{20}এম,এ{20}এম,এ{20}এম,এ{20}এম,এ{20}এম,পি{20}এম,পি{20}এম,পি{20}এম,পি{20}এম,পি{20}এম,পি{20}এম,পি{20}এম,পি{20}এম,পি{20}এম,পি{20}এম,পি{20}এম,পি{20}এম
    AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM/AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,मध{94d}यान{94d}ह,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM
    रात{94d}र,रात{94d}र,रात{94d}र,रात{94d}र,पहाट,पहाट,सकाळ,सकाळ,सकाळ,सकाळ,सकाळ,सकाळ,दुपार,दुपार,दुपार,दुपार,संध{94d}याकाळ,संध{94d}याकाळ,संध{94d}याकाळ,संध{94d}याकाळ,संध{94d}याकाळ,रात{94d}र,रात{94d}र,रात{94d}र/रात{94d}र,रात{94d}र,रात{94d}र,रात{94d}र,पहाट,पहाट,सकाळ,सकाळ,सकाळ,सकाळ,सकाळ,सकाळ,मध{94d}यान{94d}ह,दुपार,दुपार,दुपार,संध{94d}याकाळ,संध{94d}याकाळ,संध{94d}याकाळ,संध{94d}याकाळ,संध{94d}याकाळ,रात{94d}र,रात{94d}र,रात{94d}र
    PG,PG,PG,PG,PG,PG,PG,PG,PG,PG,PG,PG,PTG,PTG,PTG,PTG,PTG,PTG,PTG,PTG,PTG,PTG,PTG,PTG
    tengah{20}malam,pagi,pagi,pagi,pagi,pagi,pagi,pagi,pagi,pagi,pagi,pagi,tengah{20}hari,tengah{20}hari,petang,petang,petang,petang,petang,malam,malam,malam,malam,malam
    comme,comme,comme,comme,comme,comme,comme,comme,comme,comme,comme,comme,lilli,lilli,lilli,lilli,lilli,lilli,lilli,lilli,lilli,lilli,lilli,lilli
    နံနက{103a},နံနက{103a},နံနက{103a},နံနက{103a},နံနက{103a},နံနက{103a},နံနက{103a},နံနက{103a},နံနက{103a},နံနက{103a},နံနက{103a},နံနက{103a},ညနေ,ညနေ,ညနေ,ညနေ,ညနေ,ညနေ,ညနေ,ညနေ,ညနေ,ညနေ,ညနေ,ညနေ
    နံနက{103a},နံနက{103a},နံနက{103a},နံနက{103a},နံနက{103a},နံနက{103a},နံနက{103a},နံနက{103a},နံနက{103a},နံနက{103a},နံနက{103a},နံနက{103a},ညနေ,ညနေ,ညနေ,ညနေ,ညနေ,ညနေ,ညနေ,ညနေ,ညနေ,ညနေ,ညနေ,ညနေ/နံနက{103a},နံနက{103a},နံနက{103a},နံနက{103a},နံနက{103a},နံနက{103a},နံနက{103a},နံနက{103a},နံနက{103a},နံနက{103a},နံနက{103a},နံနက{103a},မွန{103a}းတည{1037}{103a},ညနေ,ညနေ,ညနေ,ညနေ,ညနေ,ညနေ,ညနေ,ညနေ,ညနေ,ညနေ,ညနေ
    နံနက{103a},နံနက{103a},နံနက{103a},နံနက{103a},နံနက{103a},နံနက{103a},နံနက{103a},နံနက{103a},နံနက{103a},နံနက{103a},နံနက{103a},နံနက{103a},နေ{1037}လယ{103a},နေ{1037}လယ{103a},နေ{1037}လယ{103a},နေ{1037}လယ{103a},ညနေ,ညနေ,ညနေ,ည,ည,ည,ည,ည/နံနက{103a},နံနက{103a},နံနက{103a},နံနက{103a},နံနက{103a},နံနက{103a},နံနက{103a},နံနက{103a},နံနက{103a},နံနက{103a},နံနက{103a},နံနက{103a},မွန{103a}းတည{1037}{103a},နေ{1037}လယ{103a},နေ{1037}လယ{103a},နေ{1037}လယ{103a},ညနေ,ညနေ,ညနေ,ည,ည,ည,ည,ည
    обедтэ{20}икеле,обедтэ{20}икеле,обедтэ{20}икеле,обедтэ{20}икеле,обедтэ{20}икеле,обедтэ{20}икеле,обедтэ{20}икеле,обедтэ{20}икеле,обедтэ{20}икеле,обедтэ{20}икеле,обедтэ{20}икеле,обедтэ{20}икеле,обедтэ{20}мейле,обедтэ{20}мейле,обедтэ{20}мейле,обедтэ{20}мейле,обедтэ{20}мейле,обедтэ{20}мейле,обедтэ{20}мейле,обедтэ{20}мейле,обедтэ{20}мейле,обедтэ{20}мейле,обедтэ{20}мейле,обедтэ{20}мейле
    ǁgoagas,ǁgoagas,ǁgoagas,ǁgoagas,ǁgoagas,ǁgoagas,ǁgoagas,ǁgoagas,ǁgoagas,ǁgoagas,ǁgoagas,ǁgoagas,ǃuias,ǃuias,ǃuias,ǃuias,ǃuias,ǃuias,ǃuias,ǃuias,ǃuias,ǃuias,ǃuias,ǃuias
    natt,natt,natt,natt,natt,natt,morg.,morg.,morg.,morg.,form.,form.,etterm.,etterm.,etterm.,etterm.,etterm.,etterm.,kveld,kveld,kveld,kveld,kveld,kveld
    पूर{94d}वाह{94d}न,पूर{94d}वाह{94d}न,पूर{94d}वाह{94d}न,पूर{94d}वाह{94d}न,पूर{94d}वाह{94d}न,पूर{94d}वाह{94d}न,पूर{94d}वाह{94d}न,पूर{94d}वाह{94d}न,पूर{94d}वाह{94d}न,पूर{94d}वाह{94d}न,पूर{94d}वाह{94d}न,पूर{94d}वाह{94d}न,अपराह{94d}न,अपराह{94d}न,अपराह{94d}न,अपराह{94d}न,अपराह{94d}न,अपराह{94d}न,अपराह{94d}न,अपराह{94d}न,अपराह{94d}न,अपराह{94d}न,अपराह{94d}न,अपराह{94d}न
    पूर{94d}वाह{94d}न,पूर{94d}वाह{94d}न,पूर{94d}वाह{94d}न,पूर{94d}वाह{94d}न,पूर{94d}वाह{94d}न,पूर{94d}वाह{94d}न,पूर{94d}वाह{94d}न,पूर{94d}वाह{94d}न,पूर{94d}वाह{94d}न,पूर{94d}वाह{94d}न,पूर{94d}वाह{94d}न,पूर{94d}वाह{94d}न,अपराह{94d}न,अपराह{94d}न,अपराह{94d}न,अपराह{94d}न,अपराह{94d}न,अपराह{94d}न,अपराह{94d}न,अपराह{94d}न,अपराह{94d}न,अपराह{94d}न,अपराह{94d}न,अपराह{94d}न/पूर{94d}वाह{94d}न,पूर{94d}वाह{94d}न,पूर{94d}वाह{94d}न,पूर{94d}वाह{94d}न,पूर{94d}वाह{94d}न,पूर{94d}वाह{94d}न,पूर{94d}वाह{94d}न,पूर{94d}वाह{94d}न,पूर{94d}वाह{94d}न,पूर{94d}वाह{94d}न,पूर{94d}वाह{94d}न,पूर{94d}वाह{94d}न,मध{94d}यान{94d}ह,अपराह{94d}न,अपराह{94d}न,अपराह{94d}न,अपराह{94d}न,अपराह{94d}न,अपराह{94d}न,अपराह{94d}न,अपराह{94d}न,अपराह{94d}न,अपराह{94d}न,अपराह{94d}न
    रात,रात,रात,रात,बिहान,बिहान,बिहान,बिहान,बिहान,बिहान,बिहान,बिहान,अपरान{94d}ह,अपरान{94d}ह,अपरान{94d}ह,अपरान{94d}ह,साँझ,साँझ,साँझ,बेलुकी,बेलुकी,बेलुकी,रात,रात/रात,रात,रात,रात,बिहान,बिहान,बिहान,बिहान,बिहान,बिहान,बिहान,बिहान,मध{94d}यान{94d}ह,अपरान{94d}ह,अपरान{94d}ह,अपरान{94d}ह,साँझ,साँझ,साँझ,बेलुकी,बेलुकी,बेलुकी,रात,रात
    {2019}s{20}nachts,{2019}s{20}nachts,{2019}s{20}nachts,{2019}s{20}nachts,{2019}s{20}nachts,{2019}s{20}nachts,{2019}s{20}ochtends,{2019}s{20}ochtends,{2019}s{20}ochtends,{2019}s{20}ochtends,{2019}s{20}ochtends,{2019}s{20}ochtends,{2019}s{20}middags,{2019}s{20}middags,{2019}s{20}middags,{2019}s{20}middags,{2019}s{20}middags,{2019}s{20}middags,{2019}s{20}avonds,{2019}s{20}avonds,{2019}s{20}avonds,{2019}s{20}avonds,{2019}s{20}avonds,{2019}s{20}avonds
    maná,maná,maná,maná,maná,maná,maná,maná,maná,maná,maná,maná,kugú,kugú,kugú,kugú,kugú,kugú,kugú,kugú,kugú,kugú,kugú,kugú
    mbaʼámbaʼ,mbaʼámbaʼ,mbaʼámbaʼ,mbaʼámbaʼ,mbaʼámbaʼ,mbaʼámbaʼ,mbaʼámbaʼ,mbaʼámbaʼ,mbaʼámbaʼ,mbaʼámbaʼ,mbaʼámbaʼ,mbaʼámbaʼ,ncwònzém,ncwònzém,ncwònzém,ncwònzém,ncwònzém,ncwònzém,ncwònzém,ncwònzém,ncwònzém,ncwònzém,ncwònzém,ncwònzém
    ߛ,ߛ,ߛ,ߛ,ߛ,ߛ,ߛ,ߛ,ߛ,ߛ,ߛ,ߛ,ߥ,ߥ,ߥ,ߥ,ߥ,ߥ,ߥ,ߥ,ߥ,ߥ,ߥ,ߥ
    RW,RW,RW,RW,RW,RW,RW,RW,RW,RW,RW,RW,TŊ,TŊ,TŊ,TŊ,TŊ,TŊ,TŊ,TŊ,TŊ,TŊ,TŊ,TŊ
    WD,WD,WD,WD,WD,WD,WD,WD,WD,WD,WD,WD,WB,WB,WB,WB,WB,WB,WB,WB,WB,WB,WB,WB
    ӕмбисбоны{20}размӕ,ӕмбисбоны{20}размӕ,ӕмбисбоны{20}размӕ,ӕмбисбоны{20}размӕ,ӕмбисбоны{20}размӕ,ӕмбисбоны{20}размӕ,ӕмбисбоны{20}размӕ,ӕмбисбоны{20}размӕ,ӕмбисбоны{20}размӕ,ӕмбисбоны{20}размӕ,ӕмбисбоны{20}размӕ,ӕмбисбоны{20}размӕ,ӕмбисбоны{20}фӕстӕ,ӕмбисбоны{20}фӕстӕ,ӕмбисбоны{20}фӕстӕ,ӕмбисбоны{20}фӕстӕ,ӕмбисбоны{20}фӕстӕ,ӕмбисбоны{20}фӕстӕ,ӕмбисбоны{20}фӕстӕ,ӕмбисбоны{20}фӕстӕ,ӕмбисбоны{20}фӕстӕ,ӕмбисбоны{20}фӕстӕ,ӕмбисбоны{20}фӕстӕ,ӕмбисбоны{20}фӕстӕ
    ਰਾਤੀਂ,ਰਾਤੀਂ,ਰਾਤੀਂ,ਰਾਤੀਂ,ਸਵੇਰੇ,ਸਵੇਰੇ,ਸਵੇਰੇ,ਸਵੇਰੇ,ਸਵੇਰੇ,ਸਵੇਰੇ,ਸਵੇਰੇ,ਸਵੇਰੇ,ਦੁਪਹਿਰੇ,ਦੁਪਹਿਰੇ,ਦੁਪਹਿਰੇ,ਦੁਪਹਿਰੇ,ਸ{a3c}ਾਮੀਂ,ਸ{a3c}ਾਮੀਂ,ਸ{a3c}ਾਮੀਂ,ਸ{a3c}ਾਮੀਂ,ਸ{a3c}ਾਮੀਂ,ਰਾਤੀਂ,ਰਾਤੀਂ,ਰਾਤੀਂ
    Fọ{20}mọ{301}nin,Fọ{20}mọ{301}nin,Fọ{20}mọ{301}nin,Fọ{20}mọ{301}nin,Fọ{20}mọ{301}nin,Fọ{20}mọ{301}nin,Fọ{20}mọ{301}nin,Fọ{20}mọ{301}nin,Fọ{20}mọ{301}nin,Fọ{20}mọ{301}nin,Fọ{20}mọ{301}nin,Fọ{20}mọ{301}nin,Fọ{20}ívnin,Fọ{20}ívnin,Fọ{20}ívnin,Fọ{20}ívnin,Fọ{20}ívnin,Fọ{20}ívnin,Fọ{20}ívnin,Fọ{20}ívnin,Fọ{20}ívnin,Fọ{20}ívnin,Fọ{20}ívnin,Fọ{20}ívnin
    AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM/AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,w{20}południe,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM
    w{20}nocy,w{20}nocy,w{20}nocy,w{20}nocy,w{20}nocy,w{20}nocy,rano,rano,rano,rano,przed{20}południem,przed{20}południem,po{20}południu,po{20}południu,po{20}południu,po{20}południu,po{20}południu,po{20}południu,wieczorem,wieczorem,wieczorem,w{20}nocy,w{20}nocy,w{20}nocy/w{20}nocy,w{20}nocy,w{20}nocy,w{20}nocy,w{20}nocy,w{20}nocy,rano,rano,rano,rano,przed{20}południem,przed{20}południem,w{20}południe,po{20}południu,po{20}południu,po{20}południu,po{20}południu,po{20}południu,wieczorem,wieczorem,wieczorem,w{20}nocy,w{20}nocy,w{20}nocy
    ankstāinan,ankstāinan,ankstāinan,ankstāinan,ankstāinan,ankstāinan,ankstāinan,ankstāinan,ankstāinan,ankstāinan,ankstāinan,ankstāinan,pa{20}pussideinan,pa{20}pussideinan,pa{20}pussideinan,pa{20}pussideinan,pa{20}pussideinan,pa{20}pussideinan,pa{20}pussideinan,pa{20}pussideinan,pa{20}pussideinan,pa{20}pussideinan,pa{20}pussideinan,pa{20}pussideinan
    غ.م.,غ.م.,غ.م.,غ.م.,غ.م.,غ.م.,غ.م.,غ.م.,غ.م.,غ.م.,غ.م.,غ.م.,غ.و.,غ.و.,غ.و.,غ.و.,غ.و.,غ.و.,غ.و.,غ.و.,غ.و.,غ.و.,غ.و.,غ.و.
    AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM/AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,meio-dia,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM
    da{20}madrugada,da{20}madrugada,da{20}madrugada,da{20}madrugada,da{20}madrugada,da{20}madrugada,da{20}manhã,da{20}manhã,da{20}manhã,da{20}manhã,da{20}manhã,da{20}manhã,da{20}tarde,da{20}tarde,da{20}tarde,da{20}tarde,da{20}tarde,da{20}tarde,da{20}tarde,da{20}noite,da{20}noite,da{20}noite,da{20}noite,da{20}noite/da{20}madrugada,da{20}madrugada,da{20}madrugada,da{20}madrugada,da{20}madrugada,da{20}madrugada,da{20}manhã,da{20}manhã,da{20}manhã,da{20}manhã,da{20}manhã,da{20}manhã,meio-dia,da{20}tarde,da{20}tarde,da{20}tarde,da{20}tarde,da{20}tarde,da{20}tarde,da{20}noite,da{20}noite,da{20}noite,da{20}noite,da{20}noite
    सबेरे,सबेरे,सबेरे,सबेरे,सबेरे,सबेरे,सबेरे,सबेरे,सबेरे,सबेरे,सबेरे,सबेरे,सांम,सांम,सांम,सांम,सांम,सांम,सांम,सांम,सांम,सांम,सांम,सांम
    Z.MU.,Z.MU.,Z.MU.,Z.MU.,Z.MU.,Z.MU.,Z.MU.,Z.MU.,Z.MU.,Z.MU.,Z.MU.,Z.MU.,Z.MW.,Z.MW.,Z.MW.,Z.MW.,Z.MW.,Z.MW.,Z.MW.,Z.MW.,Z.MW.,Z.MW.,Z.MW.,Z.MW.
    a.m.,a.m.,a.m.,a.m.,a.m.,a.m.,a.m.,a.m.,a.m.,a.m.,a.m.,a.m.,p.m.,p.m.,p.m.,p.m.,p.m.,p.m.,p.m.,p.m.,p.m.,p.m.,p.m.,p.m./a.m.,a.m.,a.m.,a.m.,a.m.,a.m.,a.m.,a.m.,a.m.,a.m.,a.m.,a.m.,amiază,p.m.,p.m.,p.m.,p.m.,p.m.,p.m.,p.m.,p.m.,p.m.,p.m.,p.m.
    noaptea,noaptea,noaptea,noaptea,noaptea,dimineața,dimineața,dimineața,dimineața,dimineața,dimineața,dimineața,după-amiaza,după-amiaza,după-amiaza,după-amiaza,după-amiaza,după-amiaza,seara,seara,seara,seara,noaptea,noaptea/noaptea,noaptea,noaptea,noaptea,noaptea,dimineața,dimineața,dimineața,dimineața,dimineața,dimineața,dimineața,amiază,după-amiaza,după-amiaza,după-amiaza,după-amiaza,după-amiaza,seara,seara,seara,seara,noaptea,noaptea
    kang{2019}ama,kang{2019}ama,kang{2019}ama,kang{2019}ama,kang{2019}ama,kang{2019}ama,kang{2019}ama,kang{2019}ama,kang{2019}ama,kang{2019}ama,kang{2019}ama,kang{2019}ama,kingoto,kingoto,kingoto,kingoto,kingoto,kingoto,kingoto,kingoto,kingoto,kingoto,kingoto,kingoto
    AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM/AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,полд.,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM
    ночи,ночи,ночи,ночи,утра,утра,утра,утра,утра,утра,утра,утра,дня,дня,дня,дня,дня,дня,вечера,вечера,вечера,вечера,ночи,ночи/ночи,ночи,ночи,ночи,утра,утра,утра,утра,утра,утра,утра,утра,полд.,дня,дня,дня,дня,дня,вечера,вечера,вечера,вечера,ночи,ночи
    ЭИ,ЭИ,ЭИ,ЭИ,ЭИ,ЭИ,ЭИ,ЭИ,ЭИ,ЭИ,ЭИ,ЭИ,ЭК,ЭК,ЭК,ЭК,ЭК,ЭК,ЭК,ЭК,ЭК,ЭК,ЭК,ЭК
    Tesiran,Tesiran,Tesiran,Tesiran,Tesiran,Tesiran,Tesiran,Tesiran,Tesiran,Tesiran,Tesiran,Tesiran,Teipa,Teipa,Teipa,Teipa,Teipa,Teipa,Teipa,Teipa,Teipa,Teipa,Teipa,Teipa
    ᱥᱮᱛᱟᱜ,ᱥᱮᱛᱟᱜ,ᱥᱮᱛᱟᱜ,ᱥᱮᱛᱟᱜ,ᱥᱮᱛᱟᱜ,ᱥᱮᱛᱟᱜ,ᱥᱮᱛᱟᱜ,ᱥᱮᱛᱟᱜ,ᱥᱮᱛᱟᱜ,ᱥᱮᱛᱟᱜ,ᱥᱮᱛᱟᱜ,ᱥᱮᱛᱟᱜ,ᱧᱤᱫᱟᱹ,ᱧᱤᱫᱟᱹ,ᱧᱤᱫᱟᱹ,ᱧᱤᱫᱟᱹ,ᱧᱤᱫᱟᱹ,ᱧᱤᱫᱟᱹ,ᱧᱤᱫᱟᱹ,ᱧᱤᱫᱟᱹ,ᱧᱤᱫᱟᱹ,ᱧᱤᱫᱟᱹ,ᱧᱤᱫᱟᱹ,ᱧᱤᱫᱟᱹ
    Lwamilawu,Lwamilawu,Lwamilawu,Lwamilawu,Lwamilawu,Lwamilawu,Lwamilawu,Lwamilawu,Lwamilawu,Lwamilawu,Lwamilawu,Lwamilawu,Pashamihe,Pashamihe,Pashamihe,Pashamihe,Pashamihe,Pashamihe,Pashamihe,Pashamihe,Pashamihe,Pashamihe,Pashamihe,Pashamihe
    صبح{60c}{20}منجهند,صبح{60c}{20}منجهند,صبح{60c}{20}منجهند,صبح{60c}{20}منجهند,صبح{60c}{20}منجهند,صبح{60c}{20}منجهند,صبح{60c}{20}منجهند,صبح{60c}{20}منجهند,صبح{60c}{20}منجهند,صبح{60c}{20}منجهند,صبح{60c}{20}منجهند,صبح{60c}{20}منجهند,منجهند{60c}{20}شام,منجهند{60c}{20}شام,منجهند{60c}{20}شام,منجهند{60c}{20}شام,منجهند{60c}{20}شام,منجهند{60c}{20}شام,منجهند{60c}{20}شام,منجهند{60c}{20}شام,منجهند{60c}{20}شام,منجهند{60c}{20}شام,منجهند{60c}{20}شام,منجهند{60c}{20}شام
    सुबुह{20}जा,सुबुह{20}जा,सुबुह{20}जा,सुबुह{20}जा,सुबुह{20}जा,सुबुह{20}जा,सुबुह{20}जा,सुबुह{20}जा,सुबुह{20}जा,सुबुह{20}जा,सुबुह{20}जा,सुबुह{20}जा,शाम{20}जा,शाम{20}जा,शाम{20}जा,शाम{20}जा,शाम{20}जा,शाम{20}जा,शाम{20}जा,शाम{20}जा,शाम{20}जा,शाम{20}जा,शाम{20}जा,शाम{20}जा
    iđitbeaivet,iđitbeaivet,iđitbeaivet,iđitbeaivet,iđitbeaivet,iđitbeaivet,iđitbeaivet,iđitbeaivet,iđitbeaivet,iđitbeaivet,iđitbeaivet,iđitbeaivet,eahketbeaivet,eahketbeaivet,eahketbeaivet,eahketbeaivet,eahketbeaivet,eahketbeaivet,eahketbeaivet,eahketbeaivet,eahketbeaivet,eahketbeaivet,eahketbeaivet,eahketbeaivet
    ND,ND,ND,ND,ND,ND,ND,ND,ND,ND,ND,ND,LK,LK,LK,LK,LK,LK,LK,LK,LK,LK,LK,LK
    ⵜⵉⴼⴰⵡⵜ,ⵜⵉⴼⴰⵡⵜ,ⵜⵉⴼⴰⵡⵜ,ⵜⵉⴼⴰⵡⵜ,ⵜⵉⴼⴰⵡⵜ,ⵜⵉⴼⴰⵡⵜ,ⵜⵉⴼⴰⵡⵜ,ⵜⵉⴼⴰⵡⵜ,ⵜⵉⴼⴰⵡⵜ,ⵜⵉⴼⴰⵡⵜ,ⵜⵉⴼⴰⵡⵜ,ⵜⵉⴼⴰⵡⵜ,ⵜⴰⴷⴳⴳⵯⴰⵜ,ⵜⴰⴷⴳⴳⵯⴰⵜ,ⵜⴰⴷⴳⴳⵯⴰⵜ,ⵜⴰⴷⴳⴳⵯⴰⵜ,ⵜⴰⴷⴳⴳⵯⴰⵜ,ⵜⴰⴷⴳⴳⵯⴰⵜ,ⵜⴰⴷⴳⴳⵯⴰⵜ,ⵜⴰⴷⴳⴳⵯⴰⵜ,ⵜⴰⴷⴳⴳⵯⴰⵜ,ⵜⴰⴷⴳⴳⵯⴰⵜ,ⵜⴰⴷⴳⴳⵯⴰⵜ,ⵜⴰⴷⴳⴳⵯⴰⵜ
    tifawt,tifawt,tifawt,tifawt,tifawt,tifawt,tifawt,tifawt,tifawt,tifawt,tifawt,tifawt,tadggʷat,tadggʷat,tadggʷat,tadggʷat,tadggʷat,tadggʷat,tadggʷat,tadggʷat,tadggʷat,tadggʷat,tadggʷat,tadggʷat
    පෙ.ව.,පෙ.ව.,පෙ.ව.,පෙ.ව.,පෙ.ව.,පෙ.ව.,පෙ.ව.,පෙ.ව.,පෙ.ව.,පෙ.ව.,පෙ.ව.,පෙ.ව.,ප.ව.,ප.ව.,ප.ව.,ප.ව.,ප.ව.,ප.ව.,ප.ව.,ප.ව.,ප.ව.,ප.ව.,ප.ව.,ප.ව.
    පෙ.ව.,පෙ.ව.,පෙ.ව.,පෙ.ව.,පෙ.ව.,පෙ.ව.,පෙ.ව.,පෙ.ව.,පෙ.ව.,පෙ.ව.,පෙ.ව.,පෙ.ව.,ප.ව.,ප.ව.,ප.ව.,ප.ව.,ප.ව.,ප.ව.,ප.ව.,ප.ව.,ප.ව.,ප.ව.,ප.ව.,ප.ව./පෙ.ව.,පෙ.ව.,පෙ.ව.,පෙ.ව.,පෙ.ව.,පෙ.ව.,පෙ.ව.,පෙ.ව.,පෙ.ව.,පෙ.ව.,පෙ.ව.,පෙ.ව.,මධ{dca}{200d}යාහ{dca}නය,ප.ව.,ප.ව.,ප.ව.,ප.ව.,ප.ව.,ප.ව.,ප.ව.,ප.ව.,ප.ව.,ප.ව.,ප.ව.
    මැදියමට{20}පසු,පාන{dca}දර,පාන{dca}දර,පාන{dca}දර,පාන{dca}දර,පාන{dca}දර,උදේ,උදේ,උදේ,උදේ,උදේ,උදේ,දවල{dca},දවල{dca},හවස,හවස,හවස,හවස,රෑ,රෑ,රෑ,රෑ,රෑ,රෑ/මැදියමට{20}පසු,පාන{dca}දර,පාන{dca}දර,පාන{dca}දර,පාන{dca}දර,පාන{dca}දර,උදේ,උදේ,උදේ,උදේ,උදේ,උදේ,මධ{dca}{200d}යාහ{dca}නය,දවල{dca},හවස,හවස,හවස,හවස,රෑ,රෑ,රෑ,රෑ,රෑ,රෑ
    AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM/AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,napol.,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM
    v{20}noci,v{20}noci,v{20}noci,v{20}noci,ráno,ráno,ráno,ráno,ráno,dopol.,dopol.,dopol.,popol.,popol.,popol.,popol.,popol.,popol.,večer,večer,večer,večer,v{20}noci,v{20}noci/v{20}noci,v{20}noci,v{20}noci,v{20}noci,ráno,ráno,ráno,ráno,ráno,dopol.,dopol.,dopol.,napol.,popol.,popol.,popol.,popol.,popol.,večer,večer,večer,večer,v{20}noci,v{20}noci
    dop.,dop.,dop.,dop.,dop.,dop.,dop.,dop.,dop.,dop.,dop.,dop.,pop.,pop.,pop.,pop.,pop.,pop.,pop.,pop.,pop.,pop.,pop.,pop.
    dop.,dop.,dop.,dop.,dop.,dop.,dop.,dop.,dop.,dop.,dop.,dop.,pop.,pop.,pop.,pop.,pop.,pop.,pop.,pop.,pop.,pop.,pop.,pop./dop.,dop.,dop.,dop.,dop.,dop.,dop.,dop.,dop.,dop.,dop.,dop.,opold.,pop.,pop.,pop.,pop.,pop.,pop.,pop.,pop.,pop.,pop.,pop.
    ponoči,ponoči,ponoči,ponoči,ponoči,ponoči,zjut.,zjut.,zjut.,zjut.,dop.,dop.,pop.,pop.,pop.,pop.,pop.,pop.,zveč.,zveč.,zveč.,zveč.,ponoči,ponoči/ponoči,ponoči,ponoči,ponoči,ponoči,ponoči,zjut.,zjut.,zjut.,zjut.,dop.,dop.,opold.,pop.,pop.,pop.,pop.,pop.,zveč.,zveč.,zveč.,zveč.,ponoči,ponoči
    ip.,ip.,ip.,ip.,ip.,ip.,ip.,ip.,ip.,ip.,ip.,ip.,ep.,ep.,ep.,ep.,ep.,ep.,ep.,ep.,ep.,ep.,ep.,ep.
    GH,GH,GH,GH,GH,GH,GH,GH,GH,GH,GH,GH,GD,GD,GD,GD,GD,GD,GD,GD,GD,GD,GD,GD
    e{20}paradites,e{20}paradites,e{20}paradites,e{20}paradites,e{20}paradites,e{20}paradites,e{20}paradites,e{20}paradites,e{20}paradites,e{20}paradites,e{20}paradites,e{20}paradites,e{20}pasdites,e{20}pasdites,e{20}pasdites,e{20}pasdites,e{20}pasdites,e{20}pasdites,e{20}pasdites,e{20}pasdites,e{20}pasdites,e{20}pasdites,e{20}pasdites,e{20}pasdites
    e{20}paradites,e{20}paradites,e{20}paradites,e{20}paradites,e{20}paradites,e{20}paradites,e{20}paradites,e{20}paradites,e{20}paradites,e{20}paradites,e{20}paradites,e{20}paradites,e{20}pasdites,e{20}pasdites,e{20}pasdites,e{20}pasdites,e{20}pasdites,e{20}pasdites,e{20}pasdites,e{20}pasdites,e{20}pasdites,e{20}pasdites,e{20}pasdites,e{20}pasdites/e{20}paradites,e{20}paradites,e{20}paradites,e{20}paradites,e{20}paradites,e{20}paradites,e{20}paradites,e{20}paradites,e{20}paradites,e{20}paradites,e{20}paradites,e{20}paradites,e{20}mesditës,e{20}pasdites,e{20}pasdites,e{20}pasdites,e{20}pasdites,e{20}pasdites,e{20}pasdites,e{20}pasdites,e{20}pasdites,e{20}pasdites,e{20}pasdites,e{20}pasdites
    e{20}natës,e{20}natës,e{20}natës,e{20}natës,e{20}mëngjesit,e{20}mëngjesit,e{20}mëngjesit,e{20}mëngjesit,e{20}mëngjesit,e{20}paradites,e{20}paradites,e{20}paradites,e{20}pasdites,e{20}pasdites,e{20}pasdites,e{20}pasdites,e{20}pasdites,e{20}pasdites,e{20}mbrëmjes,e{20}mbrëmjes,e{20}mbrëmjes,e{20}mbrëmjes,e{20}mbrëmjes,e{20}mbrëmjes/e{20}natës,e{20}natës,e{20}natës,e{20}natës,e{20}mëngjesit,e{20}mëngjesit,e{20}mëngjesit,e{20}mëngjesit,e{20}mëngjesit,e{20}paradites,e{20}paradites,e{20}paradites,e{20}mesditës,e{20}pasdites,e{20}pasdites,e{20}pasdites,e{20}pasdites,e{20}pasdites,e{20}mbrëmjes,e{20}mbrëmjes,e{20}mbrëmjes,e{20}mbrëmjes,e{20}mbrëmjes,e{20}mbrëmjes
    AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM/AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,подне,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM
    ноћу,ноћу,ноћу,ноћу,ноћу,ноћу,ујутру,ујутру,ујутру,ујутру,ујутру,ујутру,по{20}подне,по{20}подне,по{20}подне,по{20}подне,по{20}подне,по{20}подне,увече,увече,увече,ноћу,ноћу,ноћу/ноћу,ноћу,ноћу,ноћу,ноћу,ноћу,ујутру,ујутру,ујутру,ујутру,ујутру,ујутру,подне,по{20}подне,по{20}подне,по{20}подне,по{20}подне,по{20}подне,увече,увече,увече,ноћу,ноћу,ноћу
    noću,noću,noću,noću,noću,noću,ujutru,ujutru,ujutru,ujutru,ujutru,ujutru,po{20}podne,po{20}podne,po{20}podne,po{20}podne,po{20}podne,po{20}podne,uveče,uveče,uveče,noću,noću,noću/noću,noću,noću,noću,noću,noću,ujutru,ujutru,ujutru,ujutru,ujutru,ujutru,podne,po{20}podne,po{20}podne,po{20}podne,po{20}podne,po{20}podne,uveče,uveče,uveče,noću,noću,noću
    Hoseng,Hoseng,Hoseng,Hoseng,Hoseng,Hoseng,Hoseng,Hoseng,Hoseng,Hoseng,Hoseng,Hoseng,Thapama,Thapama,Thapama,Thapama,Thapama,Thapama,Thapama,Thapama,Thapama,Thapama,Thapama,Thapama
    fm,fm,fm,fm,fm,fm,fm,fm,fm,fm,fm,fm,em,em,em,em,em,em,em,em,em,em,em,em
    på{20}natten,på{20}natten,på{20}natten,på{20}natten,på{20}natten,på{20}morg.,på{20}morg.,på{20}morg.,på{20}morg.,på{20}morg.,på{20}förm.,på{20}förm.,på{20}efterm.,på{20}efterm.,på{20}efterm.,på{20}efterm.,på{20}efterm.,på{20}efterm.,på{20}kvällen,på{20}kvällen,på{20}kvällen,på{20}kvällen,på{20}kvällen,på{20}kvällen
    AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM/AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,adhuhuri,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM
    usiku,usiku,usiku,usiku,alfajiri,alfajiri,alfajiri,asubuhi,asubuhi,asubuhi,asubuhi,asubuhi,mchana,mchana,mchana,mchana,jioni,jioni,jioni,usiku,usiku,usiku,usiku,usiku/usiku,usiku,usiku,usiku,alfajiri,alfajiri,alfajiri,asubuhi,asubuhi,asubuhi,asubuhi,asubuhi,adhuhuri,mchana,mchana,mchana,jioni,jioni,jioni,usiku,usiku,usiku,usiku,usiku
    {70f}ܩܛ{200c},{70f}ܩܛ{200c},{70f}ܩܛ{200c},{70f}ܩܛ{200c},{70f}ܩܛ{200c},{70f}ܩܛ{200c},{70f}ܩܛ{200c},{70f}ܩܛ{200c},{70f}ܩܛ{200c},{70f}ܩܛ{200c},{70f}ܩܛ{200c},{70f}ܩܛ{200c},{70f}ܒܛ{200c},{70f}ܒܛ{200c},{70f}ܒܛ{200c},{70f}ܒܛ{200c},{70f}ܒܛ{200c},{70f}ܒܛ{200c},{70f}ܒܛ{200c},{70f}ܒܛ{200c},{70f}ܒܛ{200c},{70f}ܒܛ{200c},{70f}ܒܛ{200c},{70f}ܒܛ{200c}
    do{20}połedniŏ,do{20}połedniŏ,do{20}połedniŏ,do{20}połedniŏ,do{20}połedniŏ,do{20}połedniŏ,do{20}połedniŏ,do{20}połedniŏ,do{20}połedniŏ,do{20}połedniŏ,do{20}połedniŏ,do{20}połedniŏ,po{20}połedniu,po{20}połedniu,po{20}połedniu,po{20}połedniu,po{20}połedniu,po{20}połedniu,po{20}połedniu,po{20}połedniu,po{20}połedniu,po{20}połedniu,po{20}połedniu,po{20}połedniu
    AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM/AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,நண{bcd}பகல{bcd},PM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM
    இரவு,இரவு,இரவு,அதிகாலை,அதிகாலை,காலை,காலை,காலை,காலை,காலை,காலை,காலை,மதியம{bcd},மதியம{bcd},பிற{bcd}பகல{bcd},பிற{bcd}பகல{bcd},மாலை,மாலை,அந{bcd}தி{20}மாலை,அந{bcd}தி{20}மாலை,அந{bcd}தி{20}மாலை,இரவு,இரவு,இரவு/இரவு,இரவு,இரவு,அதிகாலை,அதிகாலை,காலை,காலை,காலை,காலை,காலை,காலை,காலை,நண{bcd}பகல{bcd},மதியம{bcd},பிற{bcd}பகல{bcd},பிற{bcd}பகல{bcd},மாலை,மாலை,அந{bcd}தி{20}மாலை,அந{bcd}தி{20}மாலை,அந{bcd}தி{20}மாலை,இரவு,இரவு,இரவு
    రాత{c4d}రి,రాత{c4d}రి,రాత{c4d}రి,రాత{c4d}రి,రాత{c4d}రి,రాత{c4d}రి,ఉదయం,ఉదయం,ఉదయం,ఉదయం,ఉదయం,ఉదయం,మధ{c4d}యాహ{c4d}నం,మధ{c4d}యాహ{c4d}నం,మధ{c4d}యాహ{c4d}నం,మధ{c4d}యాహ{c4d}నం,మధ{c4d}యాహ{c4d}నం,మధ{c4d}యాహ{c4d}నం,సాయంత{c4d}రం,సాయంత{c4d}రం,సాయంత{c4d}రం,రాత{c4d}రి,రాత{c4d}రి,రాత{c4d}రి
    Taparachu,Taparachu,Taparachu,Taparachu,Taparachu,Taparachu,Taparachu,Taparachu,Taparachu,Taparachu,Taparachu,Taparachu,Ebongi,Ebongi,Ebongi,Ebongi,Ebongi,Ebongi,Ebongi,Ebongi,Ebongi,Ebongi,Ebongi,Ebongi
    AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM/AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,เที{e48}ยง,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM
    กลางคืน,กลางคืน,กลางคืน,กลางคืน,กลางคืน,กลางคืน,ในตอนเช{e49}า,ในตอนเช{e49}า,ในตอนเช{e49}า,ในตอนเช{e49}า,ในตอนเช{e49}า,ในตอนเช{e49}า,ในตอนบ{e48}าย,บ{e48}าย,บ{e48}าย,บ{e48}าย,ในตอนเย{e47}น,ในตอนเย{e47}น,ค{e48}ำ,ค{e48}ำ,ค{e48}ำ,กลางคืน,กลางคืน,กลางคืน/กลางคืน,กลางคืน,กลางคืน,กลางคืน,กลางคืน,กลางคืน,ในตอนเช{e49}า,ในตอนเช{e49}า,ในตอนเช{e49}า,ในตอนเช{e49}า,ในตอนเช{e49}า,ในตอนเช{e49}า,เที{e48}ยง,บ{e48}าย,บ{e48}าย,บ{e48}าย,ในตอนเย{e47}น,ในตอนเย{e47}น,ค{e48}ำ,ค{e48}ำ,ค{e48}ำ,กลางคืน,กลางคืน,กลางคืน
    ቅ.ቀ.,ቅ.ቀ.,ቅ.ቀ.,ቅ.ቀ.,ቅ.ቀ.,ቅ.ቀ.,ቅ.ቀ.,ቅ.ቀ.,ቅ.ቀ.,ቅ.ቀ.,ቅ.ቀ.,ቅ.ቀ.,ድ.ቀ.,ድ.ቀ.,ድ.ቀ.,ድ.ቀ.,ድ.ቀ.,ድ.ቀ.,ድ.ቀ.,ድ.ቀ.,ድ.ቀ.,ድ.ቀ.,ድ.ቀ.,ድ.ቀ.
    ቀደም{20}ሰርምዕል,ቀደም{20}ሰርምዕል,ቀደም{20}ሰርምዕል,ቀደም{20}ሰርምዕል,ቀደም{20}ሰርምዕል,ቀደም{20}ሰርምዕል,ቀደም{20}ሰርምዕል,ቀደም{20}ሰርምዕል,ቀደም{20}ሰርምዕል,ቀደም{20}ሰርምዕል,ቀደም{20}ሰርምዕል,ቀደም{20}ሰርምዕል,ሓቆ{20}ስርምዕል,ሓቆ{20}ስርምዕል,ሓቆ{20}ስርምዕል,ሓቆ{20}ስርምዕል,ሓቆ{20}ስርምዕል,ሓቆ{20}ስርምዕል,ሓቆ{20}ስርምዕል,ሓቆ{20}ስርምዕል,ሓቆ{20}ስርምዕል,ሓቆ{20}ስርምዕል,ሓቆ{20}ስርምዕል,ሓቆ{20}ስርምዕል
    günortadan{20}öň,günortadan{20}öň,günortadan{20}öň,günortadan{20}öň,günortadan{20}öň,günortadan{20}öň,günortadan{20}öň,günortadan{20}öň,günortadan{20}öň,günortadan{20}öň,günortadan{20}öň,günortadan{20}öň,günortadan{20}soň,günortadan{20}soň,günortadan{20}soň,günortadan{20}soň,günortadan{20}soň,günortadan{20}soň,günortadan{20}soň,günortadan{20}soň,günortadan{20}soň,günortadan{20}soň,günortadan{20}soň,günortadan{20}soň
    hengihengi,hengihengi,hengihengi,hengihengi,hengihengi,hengihengi,hengihengi,hengihengi,hengihengi,hengihengi,hengihengi,hengihengi,efiafi,efiafi,efiafi,efiafi,efiafi,efiafi,efiafi,efiafi,efiafi,efiafi,efiafi,efiafi
    pi{20}open{20}suno,pi{20}open{20}suno,pi{20}open{20}suno,pi{20}open{20}suno,pi{20}open{20}suno,pi{20}open{20}suno,pi{20}open{20}suno,pi{20}open{20}suno,pi{20}open{20}suno,pi{20}open{20}suno,pi{20}open{20}suno,pi{20}open{20}suno,pi{20}pini{20}suno,pi{20}pini{20}suno,pi{20}pini{20}suno,pi{20}pini{20}suno,pi{20}pini{20}suno,pi{20}pini{20}suno,pi{20}pini{20}suno,pi{20}pini{20}suno,pi{20}pini{20}suno,pi{20}pini{20}suno,pi{20}pini{20}suno,pi{20}pini{20}suno
    ÖÖ,ÖÖ,ÖÖ,ÖÖ,ÖÖ,ÖÖ,ÖÖ,ÖÖ,ÖÖ,ÖÖ,ÖÖ,ÖÖ,ÖS,ÖS,ÖS,ÖS,ÖS,ÖS,ÖS,ÖS,ÖS,ÖS,ÖS,ÖS
    ÖÖ,ÖÖ,ÖÖ,ÖÖ,ÖÖ,ÖÖ,ÖÖ,ÖÖ,ÖÖ,ÖÖ,ÖÖ,ÖÖ,ÖS,ÖS,ÖS,ÖS,ÖS,ÖS,ÖS,ÖS,ÖS,ÖS,ÖS,ÖS/ÖÖ,ÖÖ,ÖÖ,ÖÖ,ÖÖ,ÖÖ,ÖÖ,ÖÖ,ÖÖ,ÖÖ,ÖÖ,ÖÖ,öğle,ÖS,ÖS,ÖS,ÖS,ÖS,ÖS,ÖS,ÖS,ÖS,ÖS,ÖS
    gece,gece,gece,gece,gece,gece,sabah,sabah,sabah,sabah,sabah,öğleden{20}önce,öğleden{20}sonra,öğleden{20}sonra,öğleden{20}sonra,öğleden{20}sonra,öğleden{20}sonra,öğleden{20}sonra,akşamüstü,akşam,akşam,gece,gece,gece/gece,gece,gece,gece,gece,gece,sabah,sabah,sabah,sabah,sabah,öğleden{20}önce,öğle,öğleden{20}sonra,öğleden{20}sonra,öğleden{20}sonra,öğleden{20}sonra,öğleden{20}sonra,akşamüstü,akşam,akşam,gece,gece,gece
    Brax{20}kndaax,Brax{20}kndaax,Brax{20}kndaax,Brax{20}kndaax,Brax{20}kndaax,Brax{20}kndaax,Brax{20}kndaax,Brax{20}kndaax,Brax{20}kndaax,Brax{20}kndaax,Brax{20}kndaax,Brax{20}kndaax,Baubau{20}kndaax,Baubau{20}kndaax,Baubau{20}kndaax,Baubau{20}kndaax,Baubau{20}kndaax,Baubau{20}kndaax,Baubau{20}kndaax,Baubau{20}kndaax,Baubau{20}kndaax,Baubau{20}kndaax,Baubau{20}kndaax,Baubau{20}kndaax
    Zdat{20}azal,Zdat{20}azal,Zdat{20}azal,Zdat{20}azal,Zdat{20}azal,Zdat{20}azal,Zdat{20}azal,Zdat{20}azal,Zdat{20}azal,Zdat{20}azal,Zdat{20}azal,Zdat{20}azal,Ḍeffir{20}aza,Ḍeffir{20}aza,Ḍeffir{20}aza,Ḍeffir{20}aza,Ḍeffir{20}aza,Ḍeffir{20}aza,Ḍeffir{20}aza,Ḍeffir{20}aza,Ḍeffir{20}aza,Ḍeffir{20}aza,Ḍeffir{20}aza,Ḍeffir{20}aza
    چۈشتىن{20}بۇرۇن,چۈشتىن{20}بۇرۇن,چۈشتىن{20}بۇرۇن,چۈشتىن{20}بۇرۇن,چۈشتىن{20}بۇرۇن,چۈشتىن{20}بۇرۇن,چۈشتىن{20}بۇرۇن,چۈشتىن{20}بۇرۇن,چۈشتىن{20}بۇرۇن,چۈشتىن{20}بۇرۇن,چۈشتىن{20}بۇرۇن,چۈشتىن{20}بۇرۇن,چۈشتىن{20}كېيىن,چۈشتىن{20}كېيىن,چۈشتىن{20}كېيىن,چۈشتىن{20}كېيىن,چۈشتىن{20}كېيىن,چۈشتىن{20}كېيىن,چۈشتىن{20}كېيىن,چۈشتىن{20}كېيىن,چۈشتىن{20}كېيىن,چۈشتىن{20}كېيىن,چۈشتىن{20}كېيىن,چۈشتىن{20}كېيىن
    дп,дп,дп,дп,дп,дп,дп,дп,дп,дп,дп,дп,пп,пп,пп,пп,пп,пп,пп,пп,пп,пп,пп,пп
    дп,дп,дп,дп,дп,дп,дп,дп,дп,дп,дп,дп,пп,пп,пп,пп,пп,пп,пп,пп,пп,пп,пп,пп/дп,дп,дп,дп,дп,дп,дп,дп,дп,дп,дп,дп,дня,пп,пп,пп,пп,пп,пп,пп,пп,пп,пп,пп
    ночі,ночі,ночі,ночі,ранку,ранку,ранку,ранку,ранку,ранку,ранку,ранку,дня,дня,дня,дня,дня,дня,вечора,вечора,вечора,вечора,вечора,вечора
    رات,رات,رات,رات,صبح,صبح,صبح,صبح,صبح,صبح,صبح,صبح,دوپہر,دوپہر,دوپہر,دوپہر,سہ{20}پہر,سہ{20}پہر,شام,شام,رات,رات,رات,رات
    TO,TO,TO,TO,TO,TO,TO,TO,TO,TO,TO,TO,TK,TK,TK,TK,TK,TK,TK,TK,TK,TK,TK,TK
    TO,TO,TO,TO,TO,TO,TO,TO,TO,TO,TO,TO,TK,TK,TK,TK,TK,TK,TK,TK,TK,TK,TK,TK/TO,TO,TO,TO,TO,TO,TO,TO,TO,TO,TO,TO,tush{20}payti,TK,TK,TK,TK,TK,TK,TK,TK,TK,TK,TK
    kechasi,kechasi,kechasi,kechasi,kechasi,kechasi,ertalab,ertalab,ertalab,ertalab,ertalab,kunduzi,kunduzi,kunduzi,kunduzi,kunduzi,kunduzi,kunduzi,kechqurun,kechqurun,kechqurun,kechqurun,kechasi,kechasi/kechasi,kechasi,kechasi,kechasi,kechasi,kechasi,ertalab,ertalab,ertalab,ertalab,ertalab,kunduzi,tush{20}payti,kunduzi,kunduzi,kunduzi,kunduzi,kunduzi,kechqurun,kechqurun,kechqurun,kechqurun,kechasi,kechasi
    ТО,ТО,ТО,ТО,ТО,ТО,ТО,ТО,ТО,ТО,ТО,ТО,ТК,ТК,ТК,ТК,ТК,ТК,ТК,ТК,ТК,ТК,ТК,ТК
    ТО,ТО,ТО,ТО,ТО,ТО,ТО,ТО,ТО,ТО,ТО,ТО,ТК,ТК,ТК,ТК,ТК,ТК,ТК,ТК,ТК,ТК,ТК,ТК/ТО,ТО,ТО,ТО,ТО,ТО,ТО,ТО,ТО,ТО,ТО,ТО,туш{20}пайти,ТК,ТК,ТК,ТК,ТК,ТК,ТК,ТК,ТК,ТК,ТК
    кечаси,кечаси,кечаси,кечаси,кечаси,кечаси,эрталаб,эрталаб,эрталаб,эрталаб,эрталаб,кундузи,кундузи,кундузи,кундузи,кундузи,кундузи,кундузи,кечқурун,кечқурун,кечқурун,кечқурун,кечаси,кечаси/кечаси,кечаси,кечаси,кечаси,кечаси,кечаси,эрталаб,эрталаб,эрталаб,эрталаб,эрталаб,кундузи,туш{20}пайти,кундузи,кундузи,кундузи,кундузи,кундузи,кечқурун,кечқурун,кечқурун,кечқурун,кечаси,кечаси
    SA,SA,SA,SA,SA,SA,SA,SA,SA,SA,SA,SA,CH,CH,CH,CH,CH,CH,CH,CH,CH,CH,CH,CH
    SA,SA,SA,SA,SA,SA,SA,SA,SA,SA,SA,SA,CH,CH,CH,CH,CH,CH,CH,CH,CH,CH,CH,CH/SA,SA,SA,SA,SA,SA,SA,SA,SA,SA,SA,SA,TR,CH,CH,CH,CH,CH,CH,CH,CH,CH,CH,CH
    đêm,đêm,đêm,đêm,sáng,sáng,sáng,sáng,sáng,sáng,sáng,sáng,chiều,chiều,chiều,chiều,chiều,chiều,tối,tối,tối,đêm,đêm,đêm/đêm,đêm,đêm,đêm,sáng,sáng,sáng,sáng,sáng,sáng,sáng,sáng,TR,chiều,chiều,chiều,chiều,chiều,tối,tối,tối,đêm,đêm,đêm
    vaasisu,vaasisu,vaasisu,vaasisu,vaasisu,vaasisu,vaasisu,vaasisu,vaasisu,vaasisu,vaasisu,vaasisu,makaaripi,makaaripi,makaaripi,makaaripi,makaaripi,makaaripi,makaaripi,makaaripi,makaaripi,makaaripi,makaaripi,makaaripi
    ማለዶ,ማለዶ,ማለዶ,ማለዶ,ማለዶ,ማለዶ,ማለዶ,ማለዶ,ማለዶ,ማለዶ,ማለዶ,ማለዶ,ቃማ,ቃማ,ቃማ,ቃማ,ቃማ,ቃማ,ቃማ,ቃማ,ቃማ,ቃማ,ቃማ,ቃማ
    Sub,Sub,Sub,Sub,Sub,Sub,Sub,Sub,Sub,Sub,Sub,Sub,Ngo,Ngo,Ngo,Ngo,Ngo,Ngo,Ngo,Ngo,Ngo,Ngo,Ngo,Ngo
    भ{94d}यागा,भ{94d}यागा,भ{94d}यागा,भ{94d}यागा,भ{94d}यागा,भ{94d}यागा,भ{94d}यागा,भ{94d}यागा,भ{94d}यागा,भ{94d}यागा,भ{94d}यागा,भ{94d}यागा,दपेहरा{2f}संजा,दपेहरा{2f}संजा,दपेहरा{2f}संजा,दपेहरा{2f}संजा,दपेहरा{2f}संजा,दपेहरा{2f}संजा,दपेहरा{2f}संजा,दपेहरा{2f}संजा,दपेहरा{2f}संजा,दपेहरा{2f}संजा,दपेहरा{2f}संजा,दपेहरा{2f}संजा
    Munkyo,Munkyo,Munkyo,Munkyo,Munkyo,Munkyo,Munkyo,Munkyo,Munkyo,Munkyo,Munkyo,Munkyo,Eigulo,Eigulo,Eigulo,Eigulo,Eigulo,Eigulo,Eigulo,Eigulo,Eigulo,Eigulo,Eigulo,Eigulo
    kiɛmɛ{301}ɛm,kiɛmɛ{301}ɛm,kiɛmɛ{301}ɛm,kiɛmɛ{301}ɛm,kiɛmɛ{301}ɛm,kiɛmɛ{301}ɛm,kiɛmɛ{301}ɛm,kiɛmɛ{301}ɛm,kiɛmɛ{301}ɛm,kiɛmɛ{301}ɛm,kiɛmɛ{301}ɛm,kiɛmɛ{301}ɛm,kisɛ{301}ndɛ,kisɛ{301}ndɛ,kisɛ{301}ndɛ,kisɛ{301}ndɛ,kisɛ{301}ndɛ,kisɛ{301}ndɛ,kisɛ{301}ndɛ,kisɛ{301}ndɛ,kisɛ{301}ndɛ,kisɛ{301}ndɛ,kisɛ{301}ndɛ,kisɛ{301}ndɛ
    פֿאַרמיטאָג,פֿאַרמיטאָג,פֿאַרמיטאָג,פֿאַרמיטאָג,פֿאַרמיטאָג,פֿאַרמיטאָג,פֿאַרמיטאָג,פֿאַרמיטאָג,פֿאַרמיטאָג,פֿאַרמיטאָג,פֿאַרמיטאָג,פֿאַרמיטאָג,נאָכמיטאָג,נאָכמיטאָג,נאָכמיטאָג,נאָכמיטאָג,נאָכמיטאָג,נאָכמיטאָג,נאָכמיטאָג,נאָכמיטאָג,נאָכמיטאָג,נאָכמיטאָג,נאָכמיטאָג,נאָכמיטאָג
    Àárọ{300},Àárọ{300},Àárọ{300},Àárọ{300},Àárọ{300},Àárọ{300},Àárọ{300},Àárọ{300},Àárọ{300},Àárọ{300},Àárọ{300},Àárọ{300},Ọ{300}sán,Ọ{300}sán,Ọ{300}sán,Ọ{300}sán,Ọ{300}sán,Ọ{300}sán,Ọ{300}sán,Ọ{300}sán,Ọ{300}sán,Ọ{300}sán,Ọ{300}sán,Ọ{300}sán
    AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM/AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,AM,iandé-ara-pyturepé,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM,PM
    pitunaeté{20}ramẽ,pitunaeté{20}ramẽ,pitunaeté{20}ramẽ,pitunaeté{20}ramẽ,pitunaeté{20}ramẽ,pitunaeté{20}ramẽ,kuêma{20}ramẽ,kuêma{20}ramẽ,kuêma{20}ramẽ,kuêma{20}ramẽ,kuêma{20}ramẽ,kuêma{20}ramẽ,karuka{20}ramẽ,karuka{20}ramẽ,karuka{20}ramẽ,karuka{20}ramẽ,karuka{20}ramẽ,karuka{20}ramẽ,karuka{20}ramẽ,pituna{20}ramẽ,pituna{20}ramẽ,pituna{20}ramẽ,pituna{20}ramẽ,pituna{20}ramẽ/pitunaeté{20}ramẽ,pitunaeté{20}ramẽ,pitunaeté{20}ramẽ,pitunaeté{20}ramẽ,pitunaeté{20}ramẽ,pitunaeté{20}ramẽ,kuêma{20}ramẽ,kuêma{20}ramẽ,kuêma{20}ramẽ,kuêma{20}ramẽ,kuêma{20}ramẽ,kuêma{20}ramẽ,iandé-ara-pyturepé,karuka{20}ramẽ,karuka{20}ramẽ,karuka{20}ramẽ,karuka{20}ramẽ,karuka{20}ramẽ,karuka{20}ramẽ,pituna{20}ramẽ,pituna{20}ramẽ,pituna{20}ramẽ,pituna{20}ramẽ,pituna{20}ramẽ
    上午,上午,上午,上午,上午,上午,上午,上午,上午,上午,上午,上午,下午,下午,下午,下午,下午,下午,下午,下午,下午,下午,下午,下午
    凌晨,凌晨,凌晨,凌晨,凌晨,清晨,清晨,清晨,朝早,朝早,朝早,朝早,中午,下晝,下晝,下晝,下晝,下晝,下晝,夜晚,夜晚,夜晚,夜晚,夜晚
    凌晨,凌晨,凌晨,凌晨,凌晨,清晨,清晨,清晨,朝早,朝早,朝早,朝早,中午,下昼,下昼,下昼,下昼,下昼,下昼,夜晚,夜晚,夜晚,夜晚,夜晚
    banhaet,banhaet,banhaet,banhaet,banhaet,banhaet,banhaet,banhaet,banhaet,banhaet,banhaet,banhaet,banringzgvaq,banringzgvaq,banringzgvaq,banringzgvaq,banringzgvaq,banringzgvaq,banringzgvaq,banringzgvaq,banringzgvaq,banringzgvaq,banringzgvaq,banringzgvaq
    凌晨,凌晨,凌晨,凌晨,凌晨,早上,早上,早上,上午,上午,上午,上午,中午,下午,下午,下午,下午,下午,下午,晚上,晚上,晚上,晚上,晚上
    凌晨,凌晨,凌晨,凌晨,凌晨,清晨,清晨,清晨,上午,上午,上午,上午,中午,下午,下午,下午,下午,下午,下午,晚上,晚上,晚上,晚上,晚上
    entathakusa,entathakusa,entathakusa,entathakusa,entathakusa,entathakusa,ekuseni,ekuseni,ekuseni,ekuseni,emini,emini,emini,ntambama,ntambama,ntambama,ntambama,ntambama,ntambama,ebusuku,ebusuku,ebusuku,ebusuku,ebusuku
    """

  /// The first year and its first day, then each year's months.
  static let persianLines = """
    1277:-26218 3e 3e 3e 3f 3e 3e 3e 3f 3e 3e 3e 3f 3e 3e 3e 3f 3e 3e 3e 3f 3e 3e 3e 3f 3e 3e 3e 3f
    3e 3e 3e 3e 3f 3e 3e 3e 3f 3e 3e 3e 3f 3e 3e 3e 3f 3e 3e 3e 3f 3e 3e 3e 3f 3e 3e 3e 3f 3e 3e 3e
    3f 3e 3e 3e 3e 3f 3e 3e 3e 3f 3e 3e 3e 3f 3e 3e 3e 3f 3e 3e 3e 3f 3e 3e 3e 3f 3e 3e 3e 3f 3e 3e
    3e 3f 3e 3e 3e 3e 3f 3e 3e 3e 3f 3e 3e 3e 3f 3e 3e 3e 3f 3e 3e 3e 3f 3e 3e 3e 3f 3e 3e 3e 3f 3e
    3e 3e 3f 3e 3e 3e 3e 3f 3e 3e 3e 3f 3e 3e 3e 3f 3e 3e 3e 3f 3e 3e 3e 3f 3e 3e 3e 3f 3e 3e 3e 3f
    3e 3e 3e 3f 3e 3e 3e 3e 3f 3e 3e 3e 3f 3e 3e 3e 3f 3e 3e 3e 3f 3e 3e 3e 3f 3e 3e 3e 3f 3e 3e 3e
    3f 3e 3e 3e 3f 3e 3e 3e 3e 3f 3e 3e 3e 3f 3e 3e 3e 3f 3e 3e 3e 3f 3e 3e 3e 3f 3e 3e 3e 3f 3e 3e
    3e 3f 3e 3e 3e 3f 3e 3e 3e 3e 3f 3e 3e 3e 3f 3e 3e 3e 3f 3e 3e 3e 3f 3e 3e 3e 3f 3e 3e 3e 3f 3e
    3e 3e 3f
    """

  /// The same of the calendar of Umm al-Qura.
  static let ummAlQuraLines = """
    1316:-26156 74a b54 b6a 5ad 4ae a4f 517 68b 6a5 ad5 2d6 95b 49d a4d d26 d95 5ac 9b6 2ba a5b 52b
    a95 6ca ae9 2f4 976 2b6 956 aca ba4 bd2 5d9 2dc 96d 54d aa5 b52 ba5 5b4 9b6 557 297 54b 6a3 752
    b65 56a aab 52b c95 d4a da5 5ca ad6 957 4ab 94b aa5 b52 b6a 575 276 8b7 45b 555 5a9 5b4 9da 4dd
    26e 936 aaa d54 db2 5d5 2da 95b 4ab a55 b49 b64 b71 5b4 ab5 a55 d25 e92 ec9 6d4 ae9 96b 4ab a93
    d49 da4 db2 ab9 4ba a5b 52b a95 b2a b55 55c 4bd 23d 91d a95 b4a b5a 56d 2b6 93b 49b 655 6a9 754
    b6a 56c aad 555 b29 b92 ba9 5d4 ada 55a aab 595 749 764 baa 5b5 2b6 a56 e4d b25 b52 b6a 5ad 2ae
    92f 497 64b 6a5 6ac ad6 55d 49d a4d d16 d95 5aa 5b5 2da 95b 4ad 595 6ca 6e4 aea 4f5 2b6 956 aaa
    b54 bd2 5d9 2ea 96d 4ad a95 b4a ba5 5b2 9b5 4d6 a97 547 693 749 b55 56a a6b 52b a8b d46 da3 5ca
    ad6 4db 26b 94b aa5 b52 b69 575 176 8b7 25b 52b 565 5b4 9da 4ed 16d 8b6 aa6 d52 da9 5d4 ada 95b
    4ab 653 729 762 ba9 5b2 ab5 555 b25 d92 ec9 6d2 ae9 56b 4ab a55 d29 d54 daa 9b5 4ba a3b 49b a4d
    aaa ad5 2da 95d 45e a2e c9a d55 6b2 6b9 4ba a5d 52d a95 b52 ba8 bb4 5b9 2da 95a b4a da4 ed1 6e8
    b6a
    """
  /// Calendar, pattern, names of months, halves of a day.
  static let shortDateFormatLines = """
    gregorian/y'-'MM'-'dd// gregorian/dd'{2f}'MM'{2f}'y// gregorian/M'{2f}'d'{2f}'yy//
    gregorian/d'{2f}'M'{2f}'yy// gregorian/d'{2f}'M'{2f}'y// persian/y'-'MM'-'dd'{20}''AP'//
    gregorian/d'.'M'.'yy// gregorian/dd'.'MM'.'yy// gregorian/dd'{2f}'MM'{2f}'yy//
    gregorian/dd'-'MM'-'y// gregorian/d'.{20}'M'.{20}'y'.'// gregorian/d'{2f}'MM'{2f}'y//
    gregorian/d'{2f}'MM'{2f}'yy// gregorian/d'.'MM'.'yy// gregorian/dd'-'MM'-'yy//
    gregorian/y'{2f}'M'{2f}'d// gregorian/dd'.'MM'.'y// gregorian/d'.'M'.'y//
    gregorian/dd'.'MM'.'y'.'// gregorian/y'.{20}'MM'.{20}'dd'.'// gregorian/y'{2f}'MM'{2f}'dd//
    gregorian/y'.{20}'M'.{20}'d'.'// gregorian/y'.'MM'.'dd// gregorian/d'-'M'-'yy//
    gregorian/MM'{2f}'dd'{2f}'yy// gregorian/d'.'MM'.'y// islamic-umalqura/y'-'MM'-'dd'{20}''AH'//
    gregorian/d'.{20}'M'.{20}'yy// buddhist/d'{2f}'M'{2f}'yy// persian/d'{2f}'M'{2f}'y'{20}''AP'//
    islamic-umalqura/d'{2f}'M'{2f}'y'{20}''AH'// persian/'AP''{20}'y'-'MM'-'dd//
    islamic-umalqura/'AH''{20}'y'-'MM'-'dd// persian/'AP''{20}'yy'{2f}'MM'{2f}'dd//
    islamic-umalqura/'AH''{20}'yy'{2f}'MM'{2f}'dd// persian/dd'{2f}'MM'{2f}'y'{20}''AP'//
    islamic-umalqura/dd'{2f}'MM'{2f}'y'{20}''AH'// gregorian/d'{200f}{2f}'M'{200f}{2f}'y//
    persian/d'{200f}{2f}'M'{200f}{2f}'y'{20}''ه{200d}.ش'//
    islamic-umalqura/d'{20}'N'{60c}{20}'y'{20}''هـ'/0/ gregorian/d'-'M'-'y//
    buddhist/'BE''{20}'y'-'MM'-'dd// persian/d'{2f}'M'{2f}'yy'{20}''AP'//
    islamic-umalqura/d'{2f}'M'{2f}'yy'{20}''AH'// persian/'AP''{20}'dd'.'MM'.'y//
    islamic-umalqura/'AH''{20}'dd'.'MM'.'y// persian/d'.'M'.'y'{20}''AP'//
    islamic-umalqura/d'.'M'.'y'{20}''AH'// gregorian/d'.'MM'.'yy'{202f}г.'//
    persian/d'.'MM'.'yy'{20}''AP'// islamic-umalqura/d'.'MM'.'yy'{20}''AH'//
    gregorian/yy'{2f}'M'{2f}'d// gregorian/M'{2f}'d'{2f}'y// persian/M'{2f}'d'{2f}'y'{20}''AP'//
    islamic-umalqura/M'{2f}'d'{2f}'y'{20}''AH'//
    islamic-umalqura/d'{2f}'M'{2f}'y'{20}''যুগ'// persian/dd'.'MM'.'y'.{20}''AP'//
    islamic-umalqura/dd'.'MM'.'y'.{20}''AH'// gregorian/d'.'M'.'yy'.'//
    persian/d'.'M'.'y'.{20}''AP'// islamic-umalqura/dd'.'MM'.'y'.{20}''АХ'//
    persian/dd'{2f}'MM'{2f}'yy'{20}''AP'// islamic-umalqura/dd'{2f}'MM'{2f}'yy'{20}''AH'//
    islamic-umalqura/d'{2f}'M'{2f}'y'{20}''𑄡𑄪𑄇{11134}'//
    buddhist/d'{2f}'M'{2f}'y'{20}''BE'// persian/dd'.'MM'.'y'{20}''AP'//
    islamic-umalqura/dd'.'MM'.'y'{20}''AH'// persian/d'.'M'.'yy'{20}''AP'//
    islamic-umalqura/d'.'M'.'yy'{20}''AH'// persian/d'-'M'-'yy'{20}''AP'//
    islamic-umalqura/d'-'M'-'yy'{20}''AH'// islamic-umalqura/d'{2f}'M'{2f}'y'{20}''Ε.Ε.'//
    gregorian/yy'-'MM'-'dd// persian/y'{2f}'M'{2f}'d//
    islamic-umalqura/y'{2f}'M'{2f}'d'{20}''ه{200d}.ق.'//
    buddhist/y'{2f}'M'{2f}'d'{20}''تقویم{20}بودایی'//
    persian/d'-'M'-'y'{20}''𞤀𞤆'// islamic-umalqura/d'-'M'-'y'{20}''𞤇𞤊'//
    buddhist/d'-'M'-'y'{20}''𞤘𞤄'// persian/dd'{2f}'MM'{2f}'y'{20}''A.{20}P.'//
    islamic-umalqura/dd'{2f}'MM'{2f}'y'{20}''H'// persian/dd'-'MM'-'yy'{20}''AP'//
    islamic-umalqura/dd'-'MM'-'yy'{20}''Saʻna{20}Hizjria'// persian/dd'.'MM'.'yy'{20}''AP'//
    islamic-umalqura/dd'.'MM'.'yy'{20}''AH'// persian/d'-'MM'-{20}''AP''{20}'y//
    islamic-umalqura/d'-'MM'-{20}''AH''{20}'y//
    islamic-umalqura/dd'{2f}'MM'{2f}'yy'{20}''הג{5f3}רה'//
    islamic-umalqura/d'{2f}'M'{2f}'y'{20}''हिजरी'//
    islamic-umalqura/M'{2f}'d'{2f}'y'{20}''Hijri'// gregorian/d'.{20}'M'.{20}'yy'.'//
    islamic-umalqura/d'.{20}'M'.{20}'y'.{20}''AH'// persian/'AP''{20}'y'.{20}'M'.{20}'d'.'//
    islamic-umalqura/'MF''{20}'y'.{20}'M'.{20}'d'.'// persian/dd'-'MM'-'y'{20}''AP'//
    islamic-umalqura/dd'-'MM'-'y'{20}''AH'// islamic-umalqura/d'{2f}'M'{2f}'y'{20}''H'//
    islamic-umalqura/d'.'M'.'y'{20}''EH'// gregorian/MM'{2f}'dd'{2f}'y//
    persian/MM'{2f}'dd'{2f}'y'{20}''AP'// islamic-umalqura/MM'{2f}'dd'{2f}'y'{20}''AH'//
    persian/'AP'y'{2f}'M'{2f}'d// islamic-umalqura/'AH'y'{2f}'MM'{2f}'dd//
    gregorian/yy'{2f}'MM'{2f}'dd// islamic-umalqura/'ХЖ''{20}'dd'.'MM'.'y//
    gregorian/dd'{2f}'MM'{20}'y// persian/dd'{2f}'MM'{20}'y'{20}''AP'//
    islamic-umalqura/dd'{2f}'MM'{20}'y'{20}''AH'//
    islamic-umalqura/'AH''{20}'y'.{20}'M'.{20}'d'.'// persian/d'-'M'-'y'{20}''AP'//
    islamic-umalqura/d'-'M'-'y'{20}''AH'// buddhist/M'{2f}'d'{2f}'y'{20}''BE'//
    gregorian/d'.{20}'M'.{20}'y// persian/d'.{20}'M'.{20}'y'{20}''AP'//
    islamic-umalqura/d'.{20}'M'.{20}'y'{20}''AH'// persian/'AP''{20}'d'.'MM'.'y//
    islamic-umalqura/'Hicrî''{20}'d'.'MM'.'y// persian/'AP''{20}'d'{2f}'M'{2f}'y//
    islamic-umalqura/'AH''{20}'d'{2f}'M'{2f}'y//
    persian/d'{2f}'M'{2f}'y'{20}''ປີເປີເຊຍ'// islamic-umalqura/y'-'MM'-'dd//
    persian/dd'.'MM'.'y'.{20}''pers.{20}gads'// persian/d'.'M'.'y'{202f}г.{20}''АП'//
    islamic-umalqura/dd'.'M'.'y'{20}''AH'// islamic-umalqura/'ഹിജറ''{20}'y'-'MM'-'dd//
    persian/'AP''{20}'y'.'MM'.'dd// islamic-umalqura/'AH''{20}'y'.'MM'.'dd//
    islamic-umalqura/d'{2f}'M'{2f}'y'{20}''हि.व.'// persian/d'{2f}'MM'{2f}'y'{20}''AP'//
    islamic-umalqura/d'{2f}'MM'{2f}'y'{20}''H'// persian/d'{2f}'MM'{2f}'yy'{20}''AP'//
    islamic-umalqura/d'{2f}'MM'{2f}'y'{20}''AH'// buddhist/'BE''{20}'d'{2f}'M'{2f}'y//
    islamic-umalqura/dd'-'MM'-'yy'{20}''AH'// buddhist/dd'{2f}'MM'{2f}'y'{20}''BE'//
    persian/'AP''{20}'y'{2f}'M'{2f}'d// islamic-umalqura/'AH''{20}'y'{2f}'M'{2f}'d//
    buddhist/'BE''{20}'y'{2f}'M'{2f}'d// persian/dd'.'MM'.'y'{20}''A.P.'//
    persian/dd'.'MM'.'y'{20}''перс.{20}год'// persian/'AP''{20}'yy'{2f}'M'{2f}'d//
    islamic-umalqura/'AH''{20}'yy'{2f}'M'{2f}'d// persian/dd'{2f}'MM'{2f}'y'{20}''a.p.'//
    islamic-umalqura/dd'{2f}'MM'{2f}'y'{20}''E'// persian/d'.{20}'MM'.{20}'y'{20}''AP'//
    islamic-umalqura/d'.{20}'MM'.{20}'y'{20}''AH'// islamic-umalqura/d'.'M'.'y'{20}''H.'//
    islamic-umalqura/d'.'M'.'y'.{20}''АХ'// islamic-umalqura/d'.'M'.'y'.{20}''AH'//
    gregorian/d'-'MM'-'y// islamic-umalqura/M'{2f}'d'{2f}'y'{20}''САНА'//
    persian/d'{2f}'M'{2f}'y'{20}''ปีเปอร{e4c}เซีย'//
    islamic-umalqura/d'{2f}'M'{2f}'y'{20}''ฮ.ศ.'// islamic-umalqura/d'{2f}'M'{2f}'y'{20}''HS'//
    islamic-umalqura/'Hicri''{20}'d'.'MM'.'y// persian/dd'.'MM'.'y'{20}{28}''AP''{29}'//
    islamic-umalqura/dd'.'MM'.'y'{20}{28}''AH''{29}'//
    islamic-umalqura/d'{200f}{2f}'M'{200f}{2f}'y'{20}''ھىجرىيە'//
    islamic-umalqura/d'{2f}'M'{2f}'y'{20}''ہجری'//
    persian/dd'.'MM'.'y'{20}{28}''forsiy''{29}'//
    islamic-umalqura/dd'.'MM'.'y'{20}{28}''hijriy''{29}'// persian/'AP''{20}'y'{2f}'MM'{2f}'dd//
    islamic-umalqura/'AH''{20}'y'{2f}'MM'{2f}'dd// persian/'波斯曆''{20}'y'{2f}'M'{2f}'d//
    islamic-umalqura/'伊斯蘭曆'y'{2f}'M'{2f}'d// persian/'波斯历'y'{2f}'M'{2f}'d//
    islamic-umalqura/'伊斯兰历'y'{2f}'M'{2f}'d// persian/'波斯曆'y'{2f}'M'{2f}'d//
    """

  /// Where which of them is used.
  static let shortDateLines = """
    af= 1:001,150,AG,AI,AS,BB,BF,BJ,BL,BM,BR,BS,CD,CF,CG,CI,CK,CM,CX,DG,DJ,DM,ET,FJ
    1:FK,FM,FR,GA,GB,GD,GF,GG,GI,GM,GN,GP,GY,HT,IE,IM,IO,JE,JM,KE,KI,KN,KY,LC
    1:LR,LS,LU,MC,MF,MQ,MS,MT,MW,NC,NF,NG,NR,NU,NZ,PF,PG,PM,PN,PW,RE,SB,SC,SH
    1:SL,SN,SX,SZ,TC,TD,TF,TG,TK,TT,TV,TZ,UG,VC,VG,VU,WF,WS,YT,ZM
    2:003,AC,AQ,BV,CP,CQ,ER,GH,GS,GU,HM,MH,MP,PH,TA,UM,US,VI
    3:419,AD,AR,BD,BO,CR,CU,CY,DO,EA,EC,ES,GQ,GR,HN,IC,IN,KG,KH,NE,NI,PK,SG,SV 3:TO,UY,VE,VN
    4:AE,AU,BI,DZ,EH,HK,LA,LY,MA,ML,MO,MU,TN 5:AF,IR 6:AL,MK,XK 7:AM,AT,AZ,CH,DE,EE,FO,GE,LI,LV,UA
    8:AO,BW,BZ,CV,GW,ID,IT,MX,MZ,PT,SM,SO,ST,TJ,TL,UZ,VA 9:AW,BQ,CW,NL,SR a:BA,ME,RS b:BE
    c:BN,CC,CO,GT,MY,PE d:BY e:CL f:CN,TW g:CZ,DK,KZ,MD,NO,RO,RU,SJ,TM h:FI,IL,IS,SK i:HR j:HU k:JP
    l:KP,KR m:MN n:MV o:PA,PR p:PL,TR q:SA r:SI s:TH agq,bas,dua,ewo,ksf,mua,nmg,yav=0
    4:-,BG,BH,BT,CM,EG,IQ,JO,KM,KW,LB,MM,MR,NP,OM,PS,QA,SD,SS,SY,YE k:ZA t:AF,IR u:SA ain=0 0:JP
    k:ZA v:AF,IR w:SA ak=0 2:-,BG,BH,BT,EG,IQ,JO,KM,KW,LB,MM,MR,NP,OM,PS,QA,SD,SS,SY,YE k:ZA
    x:AF,IR y:SA
    am,asa,bem,bez,br,cgg,dav,ebu,ga,guz,jmc,kam,kde,kgp,ki,kln,ksb,lag,lg,luo,luy,mas,mer,mt,nyn,pcm,rof,rwk,saq,sbp,sw,teo,vai,vai_Latn,vai_Vaii,vun,xog=3
    1:-,BG,BH,BT,EG,IQ,JO,KM,KW,LB,MM,MR,NP,OM,PS,QA,SD,SS,SY,YE z:AF,IR 10:SA
    apw,cho,cic,lkt,osa=3 v:AF,IR w:SA ar=3
    11:-,001,AE,BG,BH,BT,DJ,DZ,EG,EH,ER,IL,IQ,JO,KM,KW,LB,LY,MA,MM,MR,NP,OM,PS
    11:QA,SD,SO,SS,SY,TD,TN,YE 12:AF,IR 13:SA arn=2 0:CL k:JP as,mni_Mtei=2
    14:-,001,003,150,419,AC,AD,AE,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,AX,AZ,BA,BB,BD
    14:BE,BF,BG,BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH
    14:CI,CK,CL,CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC
    14:EE,EG,EH,ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP
    14:GQ,GR,GS,GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IS,IT,JE
    14:JM,JO,JP,KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV
    14:LY,MA,MC,MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MY,MZ
    14:NA,NC,NE,NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PK,PL,PM,PN,PR,PS
    14:PT,PW,PY,QA,RE,RO,RS,RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SK,SL,SM,SN,SO,SR,SS
    14:ST,SV,SX,SY,SZ,TA,TC,TD,TF,TG,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM
    14:US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW 15:TH ast,to=3
    3:-,BG,BH,BT,EG,IQ,JO,KM,KW,LB,MM,MR,NP,OM,PS,QA,SD,SS,SY,YE 16:AF,IR 17:SA az=2
    7:-,BG,BH,BT,EG,JO,KM,KW,LB,MM,MR,NP,OM,PS,QA,SD,SS,SY,YE k:JP 18:AF 19:SA az_Cyrl,az_Latn=a
    7:IQ 18:IR ba,ce,myv=2 0:RU k:JP be=3
    d:-,BG,BH,BT,EG,IQ,JO,KM,KW,LB,MM,MR,NP,OM,PS,QA,SD,SS,SY,YE 1a:AF,IR 1b:SA
    ber,csw,gn,inh,kl,lut,mic,si,sjd,sje,sju=2 k:JP ber_Latn,ber_Tfng=e 0:MA bg=3
    1c:-,BG,BH,BT,EG,IQ,JO,KM,KW,LB,MM,MR,NP,OM,PS,QA,SD,SS,SY,YE 1d:AF,IR 1e:SA bgc,bho,raj=
    v:AF,IR w:SA 15:TH 1f:NP blo=3 1g:-,BG,BH,BJ,BT,EG,IQ,JO,KM,KW,LB,MM,MR,NP,OM,PS,QA,SD,SS,SY,YE
    1h:AF,IR 1i:SA bm,kab,khq,mfe,rn,ses,shi,shi_Latn,shi_Tfng,zgh=1 1:CM bn=9 t:AF,IR 1j:SA bo=e
    0:CN,IN brx=9 9:-,BG,BH,BT,EG,IN,IQ,JO,KM,KW,LB,MM,MR,NP,OM,PS,QA,SD,SS,SY,YE bs,bs_Latn=3
    a:-,BG,BH,BT,EG,IQ,JO,KM,KW,LB,MM,MR,NP,OM,PS,QA,SD,SS,SY,YE 1k:AF,IR 1l:SA bs_Cyrl=3
    1m:-,BA,BG,BH,BT,EG,IQ,JO,KM,KW,LB,MM,MR,NP,OM,PS,QA,SD,SS,SY,YE 1n:AF,IR 1o:SA byn,tig=3
    8:-,BG,BH,BT,EG,ER,IQ,JO,KM,KW,LB,MM,MR,NP,OM,PS,QA,SD,SS,SY,YE 1p:AF,IR 1q:SA ca=k 3:FR,IT
    u:SA ccp=q 3:001,003,150,AC,AE,AG,AI,AL,AM,AO,AQ,AS,AT,AU,AW,AX,AZ,BA,BB,BE,BF,BI,BJ,BL
    3:BM,BN,BQ,BR,BS,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI,CK,CL,CM,CN,CO,CP,CQ,CV
    3:CW,CX,CZ,DE,DG,DJ,DK,DM,DZ,EE,EH,ER,ET,FI,FJ,FK,FM,FO,GA,GB,GD,GE,GF,GG
    3:GH,GI,GL,GM,GN,GP,GS,GT,GU,GW,GY,HK,HM,HR,HT,HU,ID,IE,IL,IM,IO,IS,JE,JM
    3:JP,KE,KI,KN,KP,KR,KY,KZ,LA,LC,LI,LK,LR,LS,LT,LU,LV,LY,MA,MC,MD,ME,MF,MG
    3:MH,MK,ML,MN,MO,MP,MQ,MS,MT,MU,MV,MW,MX,MY,MZ,NA,NC,NF,NG,NL,NO,NR,NU,NZ
    3:PA,PE,PF,PG,PH,PL,PM,PN,PR,PT,PW,PY,RE,RO,RS,RU,RW,SB,SC,SE,SH,SI,SJ,SK
    3:SL,SM,SN,SO,SR,ST,SX,SZ,TA,TC,TD,TF,TG,TJ,TK,TL,TM,TN,TR,TT,TV,TW,TZ,UA
    3:UG,UM,US,UZ,VA,VC,VG,VI,VU,WF,WS,XK,YT,ZA,ZM,ZW 1r:SA 1s:TH ceb,chr,fil,gaa=3 1h:AF,IR 1i:SA
    ckb=h 0:NP 11:BH,EG,JO,KM,KW,LB,MR,OM,PS,QA,SD,SS,SY,YE co=e 0:FR cs,cv=3
    g:-,BG,BH,BT,EG,IQ,JO,KM,KW,LB,MM,MR,NP,OM,PS,QA,SD,SS,SY,YE 1t:AF,IR 1u:SA cy=p 2:ER 8:GB
    z:AF,IR 10:SA da=v g:GL 1a:AF,IR 1b:SA de=b 7:BE,IT,LU 1t:AF,IR 1u:SA dje,twq=j 4:NE doi=9
    1h:AF,IR 1i:SA dsb,hsb=3 6:-,BG,BH,BT,DE,EG,IQ,JO,KM,KW,LB,MM,MR,NP,OM,PS,QA,SD,SS,SY,YE
    1v:AF,IR 1w:SA dv=3 n:-,BG,BH,BT,EG,IQ,JO,KM,KW,LB,MM,MR,NP,OM,PS,QA,SD,SS,SY,YE
    11:AE,DZ,EH,LY,MA,TN 1x:AF,IR 1y:SA dyo=j 4:SN dz,nqo=h 0:NP ee=s 2:TG el=k 1z:SA en=4
    1:AE,AR,BE,CC,CV,CY,DK,ER,GH,IL,LT,LV,MG,MO,MU,MY,NA,NL,NO,PK,PL,PT,RW,SK 1:TO
    2:-,AS,BI,BT,KR,PR 3:BN 4:ZW 8:BR,IN d:BG g:CH,EE,UA 1h:IR 1s:TH eo=5
    20:-,001,BG,BH,BT,EG,IQ,JO,KM,KW,LB,MM,MR,NP,OM,PS,QA,SD,SS,SY,YE es=k
    3:003,AG,BB,BM,BQ,BR,BS,BZ,CA,CW,DM,GD,GY,HT,KN,KY,LC,PH,PY,TC,TT,VC,VG,VI u:SA et,hy,ka=b
    1t:AF,IR 1u:SA eu=5 1f:-,BG,BH,BT,EG,ES,IQ,JO,KM,KW,LB,MM,MR,NP,OM,PS,QA,SD,SS,SY,YE fa=0
    f:001,003,150,419,AC,AD,AE,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,AX,AZ,BA,BB,BD,BE
    f:BF,BG,BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI
    f:CK,CL,CM,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE,EG
    f:EH,ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR
    f:GS,GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IS,IT,JE,JM,JO
    f:JP,KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV,LY,MA
    f:MC,MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MY,MZ,NA,NC
    f:NE,NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PK,PL,PM,PN,PR,PS,PT,PW
    f:PY,QA,RE,RO,RS,RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SK,SL,SM,SN,SO,SR,SS,ST,SV
    f:SX,SY,SZ,TA,TC,TD,TF,TG,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TZ,UA,UG,UM,US,UY,UZ
    f:VA,VC,VE,VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW 21:-,AF,IR 22:SA 23:TH ff=1 4:GN,SN ff_Adlm=8
    24:AF,IR 25:SA 26:TH ff_Latn=1d 4:BF,GH,GM,GW,LR,NE,NG,SL fi,sk,smn=d
    h:-,BG,BH,BT,EG,IQ,JO,KM,KW,LB,MM,MR,NP,OM,PS,QA,SD,SS,SY,YE fo=1a 7:DK fr=4
    1:BI,DZ,GQ,MA,MG,ML,MU,NE,RW,TN c:BE 27:AF,IR 28:SA fur,it=p 2:ER fy=3
    e:-,BG,BH,BT,EG,IQ,JO,KM,KW,LB,MM,MR,NL,NP,OM,PS,QA,SD,SS,SY,YE 29:AF,IR 2a:SA gd=4 t:AF,IR
    u:SA gez=p 8:ET gl=1j 8:ES t:AF,IR u:SA gsw=b 7:FR 2b:AF,IR 2c:SA gu=9 2d:AF,IR 2e:SA gv=e 0:IM
    ha=9 0:SD 3:GH,NG haw=9 3:US he=1g 11:AE,DZ,EH,LY,MA,TN 2f:SA hi=k 2g:SA hi_Latn=1l 1:IN 2h:SA
    hmn,ii,za=e 0:CN hr=n i:-,BG,BH,BT,EG,IQ,JO,KM,KW,LB,MM,MR,NP,OM,PS,QA,SD,SS,SY,YE 2i:BA 2j:SA
    hu=3 j:-,BG,BH,BT,EG,IQ,JO,KM,KW,LB,MM,MR,NP,OM,PS,QA,SD,SS,SY,YE 2k:AF,IR 2l:SA ia=m 3:IN
    9:001 2m:AF,IR 2n:SA id=1j 2o:SA ie=11 6:EE 7:DE v:AF,IR w:SA ig=9 3:NG z:AF,IR 10:SA
    io,jbo,tok=e 0:001 is=1g 2p:SA iu=3
    2q:-,BG,BH,BT,CA,EG,IQ,JO,KM,KW,LB,MM,MR,NP,OM,PS,QA,SD,SS,SY,YE 2r:AF,IR 2s:SA ja=3
    k:-,BG,BH,BT,EG,IQ,JO,KM,KW,LB,MM,MR,NP,OM,PS,QA,SD,SS,SY,YE 2t:AF,IR 2u:SA jgo,mgo=e 0:CM
    jv=1z 1:001 9:ID kaj,kcg=3 2v:-,BG,BH,BT,EG,IQ,JO,KM,KW,LB,MM,MR,NG,NP,OM,PS,QA,SD,SS,SY,YE
    kea=4 1:CV kk=a 7:IQ,KZ v:AF 2w:SA kk_Cyrl=b 7:KZ 2w:SA kkj=1
    2x:-,BG,BH,BT,CM,EG,IQ,JO,KM,KW,LB,MM,MR,NP,OM,PS,QA,SD,SS,SY,YE 2y:AF,IR 2z:SA km,vi=k u:SA
    kn,ks_Deva=9 v:AF,IR w:SA ko=1y l:-,BG,BH,BT,CN,EG,IQ,JO,KM,KW,LB,MM,MR,NP,OM,PS,QA,SD,SS,SY,YE
    30:SA kok=12 4:AE,DZ,EH,LY,MA,TN 31:AF,IR 32:SA kok_Deva,kok_Latn=2h n:IN kpe,ny,sm=4 v:AF,IR
    w:SA ks,ks_Arab,ks_Aran=15
    2:001,150,419,AD,AE,AG,AI,AL,AM,AO,AR,AS,AT,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BI,BJ
    2:BL,BM,BN,BO,BQ,BR,BS,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI,CK,CL,CM,CN,CO,CR,CU
    2:CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE,EH,ES,ET,FI,FJ,FK,FM,FO,FR
    2:GA,GB,GD,GE,GF,GG,GI,GL,GM,GN,GP,GQ,GR,GT,GW,GY,HK,HN,HR,HT,HU,IC,ID,IE
    2:IL,IM,IN,IO,IS,IT,JE,JM,JP,KE,KG,KH,KI,KN,KP,KR,KY,KZ,LA,LC,LI,LK,LR,LS
    2:LT,LU,LV,LY,MA,MC,MD,ME,MF,MG,MK,ML,MN,MO,MQ,MS,MT,MU,MV,MW,MX,MY,MZ,NA
    2:NC,NE,NF,NG,NI,NL,NO,NR,NU,NZ,PA,PE,PF,PG,PK,PL,PM,PN,PR,PT,PW,PY,RE,RO
    2:RS,RU,RW,SB,SC,SE,SG,SH,SI,SJ,SK,SL,SM,SN,SO,SR,ST,SV,SX,SZ,TC,TD,TF,TJ
    2:TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UY,UZ,VA,VC,VE,VG,VN,VU,WF,WS,XK,YT 2:ZA,ZM,ZW 21:AF,IR
    33:TH ksh=3 34:-,BG,BH,BT,DE,EG,IQ,JO,KM,KW,LB,MM,MR,NP,OM,PS,QA,SD,SS,SY,YE 35:AF,IR 36:SA
    ku=v 0:LB g:TR 37:AF,IR 38:SA kw=e 0:GB kxv,kxv_Deva,kxv_Latn,kxv_Orya,kxv_Telu,mai,xnr=9
    39:AF,IR 3a:SA ky=9 1t:AF,IR 1u:SA lb=1o 1:FR 7:LU lij,lmo,scn=e 0:IT ln=j 4:AO,CD,CF,CG lo=j
    3b:AF,IR 3c:SA lrc,mzn=14 v:- 21:AF lt=0 k:ZA lu=j 4:CD lv=b 1l:SA 3d:AF,IR mg=e t:AF,IR u:SA
    mgh=4 1:MZ mi=1z 1:001 9:NZ mid=5 11:AE,DZ,EH,LY,MA,TN mk=11 7:DE 3e:AF,IR 3f:SA ml=2f 3g:SA
    mn=3 m:-,BG,BH,BT,EG,IQ,JO,KM,KW,LB,MM,MR,NP,OM,PS,QA,SD,SS,SY,YE 3h:AF,IR 3i:SA mni,mni_Beng=r
    1h:AF,IR 1i:SA 33:TH moh=18 1:001 20:CA mr=k 3j:SA ms=3
    c:-,BG,BH,BT,EG,IQ,JO,KM,KW,LB,MM,MR,NP,OM,PS,QA,SD,SG,SS,SY,YE 3k:AF,IR 3l:SA ms_Arab=38 3:SG
    11:AE,DZ,EH,LY,MA,TN 3m:AF,IR 3n:SA mus,nv=e 0:US my=r 39:AF,IR 3a:SA 3o:TH naq=4 1:NA
    nb,nn,no=x 0:GL nd=4 1:ZW nds=e 0:DE,NL ne=1b 15:TH
    1f:001,003,150,419,AC,AD,AE,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,AX,AZ,BA,BB,BD,BE
    1f:BF,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI,CK,CL,CM
    1f:CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE,EH,ER,ET
    1f:FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GT,GU,GW
    1f:GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IS,IT,JE,JM,JP,KE,KG,KH,KI,KN
    1f:KP,KR,KY,KZ,LA,LC,LI,LK,LR,LS,LT,LU,LV,LY,MA,MC,MD,ME,MF,MG,MH,MK,ML,MN
    1f:MO,MP,MQ,MS,MT,MU,MV,MW,MX,MY,MZ,NA,NC,NE,NF,NG,NI,NL,NO,NR,NU,NZ,PA,PE
    1f:PF,PG,PH,PK,PL,PM,PN,PR,PT,PW,PY,RE,RO,RS,RU,RW,SB,SC,SE,SG,SH,SI,SJ,SK
    1f:SL,SM,SN,SO,SR,ST,SV,SX,SZ,TA,TC,TD,TF,TG,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW
    1f:TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF,WS,XK,YT,ZA,ZM,ZW nl=m 3:IN 9:SX 29:AF,IR 3p:SA
    nnh=1j 8:CM nnp=5 2:IN nr,nso,ss,st,ts,ve=e 0:ZA nus=38 3:SG
    b:-,BG,BH,BT,EG,IQ,JO,KM,KW,LB,MM,MR,NP,OM,PS,QA,SD,SS,SY,YE 3n:SA oc=u 0:ES om=s 2:ET,KE
    or,sd_Deva=s 2:IN os=1o 1:FR 7:RU pa=22 1:NG,PK pa_Arab,pa_Aran=17
    1:-,003,419,AC,AD,AL,AM,AO,AQ,AS,AT,AU,AW,AX,AZ,BA,BD,BG,BI,BN,BO,BQ,BR,BT
    1:BV,BW,BY,BZ,CA,CH,CL,CN,CO,CP,CQ,CR,CU,CW,CZ,DE,DO,DZ,EA,EC,EE,EH,ES,FI
    1:FO,GE,GL,GQ,GR,GS,GT,GU,GW,HK,HM,HN,HR,HU,IC,ID,IN,IS,IT,JP,KG,KH,KP,KR
    1:KZ,LA,LI,LK,LY,MA,MD,ME,MH,MK,ML,MN,MP,MV,MX,MZ,NE,NI,PA,PE,PH,PR,PY,RO
    1:RS,RU,SE,SG,SI,SJ,SM,SO,SR,ST,SV,TA,TJ,TL,TM,TN,TR,TW,UA,UM,US,UY,UZ,VA 1:VE,VI,VN,XK,ZA,ZW
    21:AF,IR 3q:TH pa_Guru=22 1:NG pl=v
    p:-,BG,BH,BT,EG,IQ,JO,KM,KW,LB,MM,MR,NP,OM,PS,QA,SD,SS,SY,YE pqm=5 2:CA prg,szl=e 0:PL ps=1c
    3r:-,AF 3s:SA 3t:TH pt=4 8:CH,FR,GQ,LU,MO qu=2e 3:PE rej=2j 1:ID rej_Rjng=e 0:ID rhg=e
    11:AE,DZ,EH,LY,MA,TN rhg_Rohg=41 0:BD rm=1k 9:NL e:CH 2m:AF,IR 2n:SA ro=v 3u:AF,IR ru=v
    g:BY,KG,UA 3v:AF,IR rw=e x:AF,IR y:SA sa=3b 1f:NP sah=1b 3:ES 1f:RU 3w:AF,IR 3x:SA
    sat,sat_Olck=r v:AF,IR w:SA 15:TH sat_Deva=49 1f:NP sc=4 1:IT 3y:AF,IR 3z:SA sd=t 2:IN 11:IQ
    sd_Arab=t 11:IQ se=e 0:NO g:FI seh=j 4:MZ sg=j 4:CF sl=3
    r:-,BG,BH,BT,EG,IQ,JO,KM,KW,LB,MM,MR,NP,OM,PS,QA,SD,SS,SY,YE 40:AF,IR 41:SA sn=e z:AF,IR 10:SA
    so=1j 8:DJ,ET,KE 1h:AF,IR 1i:SA sq=32 1a:AF,IR 42:SA sr,sr_Cyrl=n a:XK 1n:AF,IR 43:SA
    sr_Latn=4l 44:SA su,su_Latn=2e 3:ID sv=e 0:FI syr=12 t:AF,IR u:SA
    45:-,BG,BH,BT,EG,IQ,JO,KM,KW,LB,MM,MR,NP,OM,PS,QA,SD,SS,SY,YE ta=2e 3:LK,MY te=43 7:CH e:IN
    tg=1j 46:SA th=9 s:- 47:AF,IR 48:SA ti=s 2:ET tk=v 49:SA tn=3k 0:BW tr=3t p:CY 37:AF,IR 4a:SA
    trv=e 0:TW tt=v 4b:AF,IR 4c:SA tzm=4 1:MA ug=41 0:CN 1h:AF,IR 4d:SA uk=1o 1:FR
    ur,ur_Arab,ur_Aran=k 11:AE,DZ,EH,LY,MA,TN 4e:SA uz=1j v:AF 4f:IR 4g:SA uz_Arab=14 v:- 21:IR
    uz_Cyrl=1j 4h:AF,IR 4i:SA uz_Latn=54 4f:AF vec=w 1:GB vmw=e 0:MZ wa=e 0:BE wae=e 0:CH wal=1j
    8:ET wo=1z 1:001 9:SN xh=s 2:ZA yi=54 8:UA v:IR w:SA 11:AE,DZ,EH,LY,MA,TN yo=j 4:BJ,NG z:AF,IR
    10:SA yrl=4 1:CO,VE yue,yue_Hant=3
    f:-,BG,BH,BT,EG,HK,IQ,JO,KM,KW,LB,MM,MR,NP,OM,PS,QA,SD,SS,SY,YE 4j:AF,IR 4k:SA yue_Hans=5i 4:HK
    4l:AF,IR 4m:SA zh=5j 8:SG f:JP zh_Hans=5k 3:HK,MO f:MY zh_Hant=5i 4:HK f:MY 4n:AF,IR zu=5 2:ZA
    """
  /// Calendar, pattern, names of months, halves of a day.
  static let mediumDateFormatLines = """
    gregorian/dd'{20}'N'{20}'y/1/ gregorian/dd'{2f}'MM'{2f}'y//
    persian/dd'{20}'N'{20}'y'{20}''AP'/2/ gregorian/dd'.'MM'.'y// gregorian/dd'-'MM'-'y//
    gregorian/d'{2f}'MM'{2f}'y// gregorian/d'.{202f}'M'.{202f}'y// gregorian/d'.'M'.'y//
    gregorian/dd'.'MM'.'y'.'// gregorian/y'{2f}'MM'{2f}'dd// gregorian/y'.{20}'M'.{20}'d'.'//
    gregorian/y'-'MM'-'dd// gregorian/d'.{20}'M'.{20}'y'.'// gregorian/MM'{2f}'dd'{2f}'y//
    islamic-umalqura/dd'{20}'N'{20}'y'{20}''AH'/3/ buddhist/dd'{20}'N'{20}'y'{20}''BE'/1/
    gregorian/d'{20}'N'{2c}{20}'y/4/ persian/d'{20}'N'{2c}{20}'y'{20}''AP'/2/
    islamic-umalqura/d'{20}'N'{2c}{20}'y'{20}''AH'/3/ buddhist/d'{20}'N'{2c}{20}'y'{20}''BE'/4/
    gregorian/y'{20}'N'{20}'d/5/ persian/'AP''{20}'y'{20}'N'{20}'d/2/
    islamic-umalqura/'AH''{20}'y'{20}'N'{20}'d/3/ buddhist/'BE''{20}'y'{20}'N'{20}'d/5/
    gregorian/N'{20}'d'{2c}{20}'y/6/ buddhist/'BE''{20}'y'{20}'N'{20}'d/6/
    gregorian/d'{20}'N'{20}'y/7/ persian/d'{20}'N'{20}'y'{20}''AP'/2/
    islamic-umalqura/d'{20}'N'{20}'y'{20}''AH'/3/ buddhist/d'{20}'N'{20}'y'{20}''BE'/7/
    gregorian/N'{20}'d'{2c}{20}'y/5/ gregorian/dd'{200f}{2f}'MM'{200f}{2f}'y//
    gregorian/M'{2f}'d'{2f}'yy// gregorian/d'{2f}'M'{2f}'yy//
    persian/dd'{200f}{2f}'MM'{200f}{2f}'y'{20}''ه{200d}.ش'// gregorian/d'.'M'.'yy//
    gregorian/dd'.'MM'.'yy// gregorian/d'{2f}'M'{2f}'y// gregorian/d'{2f}'MM'{2f}'yy//
    gregorian/dd'{2f}'MM'{2f}'yy// gregorian/d'.'MM'.'yy// gregorian/y'{2f}'M'{2f}'d//
    gregorian/y'.{20}'MM'.{20}'dd'.'// gregorian/y'.'MM'.'dd// gregorian/d'.'MM'.'y//
    islamic-umalqura/d'{20}'N'{60c}{20}'y'{20}''هـ'/0/ gregorian/d'.{20}'M'.{20}'yy//
    buddhist/d'{2f}'M'{2f}'yy// buddhist/'BE''{20}'y'{20}'N'{20}'d/8/ gregorian/d'{20}'N'{20}'y/9/
    buddhist/d'{20}'N'{20}'y'{20}''BE'/9/ gregorian/d'{20}'N'{20}'y/a/
    buddhist/d'{20}'N'{20}'y'{20}''EB'/a/ gregorian/d'{20}'N'{20}'y/b/
    persian/'AP''{20}'d'{20}'N'{20}'y/c/ gregorian/d'{20}'N'{20}'y/d/
    islamic-umalqura/'AH''{20}'d'{20}'N'{20}'y/e/ buddhist/'BE''{20}'d'{20}'N'{20}'y/b/
    persian/'AP''{20}'d'{20}'N'{20}'y/2/ islamic-umalqura/'AH''{20}'d'{20}'N'{20}'y/3/
    buddhist/'BE''{20}'d'{20}'N'{20}'y/d/ gregorian/d'{20}'N'{2c}{20}'y/f/
    buddhist/d'{20}'N'{2c}{20}'y'{20}''BE'/f/ gregorian/d'{20}'N'{20}'y'{202f}г.'/g/
    persian/d'.'M'.'y'{20}''AP'// islamic-umalqura/d'.'M'.'y'{20}''AH'//
    buddhist/d'{20}'N'{20}'y'{20}''б.э.'/g/ gregorian/d'{20}'N'{20}'y/h/
    buddhist/d'{20}'N'{20}'y'{20}''BE'/h/ gregorian/d'{20}'N'{20}'y/i/
    buddhist/d'{20}'N'{20}'y'{20}''BE'/i/ gregorian/d'.'MM'.'y'{202f}г.'//
    persian/d'.'MM'.'y'{202f}г.{20}''AP'// islamic-umalqura/d'.'MM'.'y'{202f}г.{20}''AH'//
    buddhist/d'.'MM'.'y'{202f}г.{20}''BE'// gregorian/y'{20}'N'{20}'d/j/
    buddhist/'BE''{20}'y'{20}'N'{20}'d/j/ gregorian/y'{20}'N'{20}'d/k/
    buddhist/'BE''{20}'y'{20}'N'{20}'d/k/ gregorian/N'{20}'d'{20}'y/l/
    persian/N'{20}'d'{20}'y'{20}''AP'/2/ islamic-umalqura/N'{20}'d'{20}'y'{20}''AH'/3/
    buddhist/N'{20}'d'{20}'y'{20}''BE'/l/ gregorian/d'{20}'N'{2c}{20}'y/m/
    buddhist/d'{20}'N'{2c}{20}'y'{20}''BE'/m/ gregorian/d'{20}'N'{2c}{20}'y/n/
    persian/d'{20}'N'{2c}{20}'y'{20}''AP'/o/ gregorian/d'{20}'N'{2c}{20}'y/p/
    islamic-umalqura/d'{20}'N'{2c}{20}'y'{20}''যুগ'/q/
    buddhist/d'{20}'N'{2c}{20}'y'{20}''BE'/n/
    gregorian/y'{20}ལོའི{f0b}'N'ཚེས{f0b}'d/r/
    persian/'AP''{20}'y'{20}ལོའི{f0b}'N'ཚེས{f0b}'d/2/
    islamic-umalqura/'AH''{20}'y'{20}ལོའི{f0b}'N'ཚེས{f0b}'d/3/
    buddhist/'BE''{20}'y'{20}ལོའི{f0b}'N'ཚེས{f0b}'d/r/ gregorian/d'{20}'N'{20}'y/s/
    buddhist/d'{20}'N'{20}'y'{20}''A.B.'/s/ gregorian/d'{20}'N'{2c}{20}'y/t/
    persian/d'{20}'N'{20}'y'{2c}{20}''AP'/2/ islamic-umalqura/d'{20}'N'{20}'y'{2c}{20}''AH'/3/
    buddhist/d'{20}'N'{20}'y'{2c}{20}''BE'/t/ gregorian/d'.{20}'N'{20}'y'.'/u/
    persian/dd'.'MM'.'y'.{20}''AP'// islamic-umalqura/dd'.'MM'.'y'.{20}''AH'//
    islamic-umalqura/dd'.'MM'.'y'.{20}''АХ'// gregorian/dd'-'N'-'y/v/
    persian/dd'-'N'-'y'{20}''AP'/2/ islamic-umalqura/dd'-'N'-'y'{20}''AH'/3/
    buddhist/dd'-'N'-'y'{20}''BE'/v/ gregorian/d'{20}'N'{20}'y/w/
    persian/d'{2f}'M'{2f}'y'{20}''AP'// islamic-umalqura/d'{2f}'M'{2f}'y'{20}''AH'//
    gregorian/d'{20}'N'{2c}{20}'y/x/
    islamic-umalqura/d'{20}'N'{2c}{20}'y'{20}''𑄡𑄪𑄇{11134}'/3/
    buddhist/d'{20}'N'{2c}{20}'y'{20}''BE'/x/ gregorian/y'{20}'N'{20}'d/y/
    buddhist/'BE''{20}'y'{20}'N'{20}'d/y/ gregorian/N'{20}'d'{2c}{20}'y/z/
    persian/N'{20}'d'{2c}{20}'y'{20}''AP'/2/ islamic-umalqura/N'{20}'d'{2c}{20}'y'{20}''AH'/3/
    buddhist/N'{20}'d'{2c}{20}'y'{20}''BE'/z/ gregorian/d'{20}'N'{20}'y/10/
    buddhist/d'{20}'N'{20}'y'{20}''BE'/10/ gregorian/N'{20}'d'{2c}{20}'y/11/
    buddhist/N'{20}'d'{2c}{20}'y'{20}''BE'/11/ gregorian/N'{20}'d'{2c}{20}'y/12/
    buddhist/'BE''{20}'y'{20}'N'{20}'d/12/ gregorian/y'{20}'N'{20}'d/13/
    persian/'AP''{20}'y'{20}'N'{20}'d/14/ buddhist/'BE''{20}'y'{20}'N'{20}'d/13/
    persian/d'.{202f}'M'.{202f}'y'{20}''AP'// islamic-umalqura/d'.{202f}'M'.{202f}'y'{20}''AH'//
    gregorian/y'{20}'N'{20}'d/15/ buddhist/'BE''{20}'y'{20}'N'{20}'d/15/
    gregorian/d'{20}'N'{20}'y'{202f}ҫ.'/16/ persian/d'{20}'N'{20}'y'{202f}ҫ.{20}''AP'/2/
    islamic-umalqura/d'{20}'N'{20}'y'{202f}ҫ.{20}''AH'/3/
    buddhist/d'{20}'N'{20}'y'{202f}ҫ.{20}''BE'/16/ gregorian/d'{20}'N'{20}'y/17/
    buddhist/d'{20}'N'{20}'y'{20}''BE'/17/ gregorian/d'.{20}'N'{20}'y/18/
    persian/d'.{20}'N'{20}'y'{20}''AP'/19/ islamic-umalqura/d'.{20}'N'{20}'y'{20}''AH'/3/
    buddhist/d'.{20}'N'{20}'y'{20}''BE'/18/ gregorian/d'{20}'N'{20}'y/1a/
    buddhist/d'{20}'N'{20}'y'{20}''BE'/1a/ persian/dd'.'MM'.'y'{20}''AP'//
    islamic-umalqura/dd'.'MM'.'y'{20}''AH'// gregorian/d'{20}'N'{2c}{20}'y/1b/
    buddhist/d'{20}'N'{2c}{20}'y'{20}''BE'/1b/ gregorian/d'{2c}{20}'N'{20}'y/1c/
    buddhist/N'{20}'d'{2c}{20}'y'{20}''BE'/1c/ gregorian/d'{20}'N'{20}'y/1d/
    buddhist/d'{20}'N'{20}'y'{20}''BE'/1d/ persian/dd'-'MM'-'y'{20}''AP'//
    islamic-umalqura/dd'-'MM'-'y'{20}''AH'// gregorian/d'{20}'N'{20}'y/1e/
    buddhist/d'{20}'N'{20}'y'{20}''BE'/1e/
    gregorian/'སྤྱི{f0b}ལོ{f0b}'y'{20}ཟླ{f0b}'N'{20}ཚེས{f0b}'dd/1f/
    persian/'AP''{20}སྤྱི{f0b}ལོ{f0b}'y'{20}ཟླ{f0b}'N'{20}ཚེས{f0b}'dd/2/
    islamic-umalqura/'AH''{20}སྤྱི{f0b}ལོ{f0b}'y'{20}ཟླ{f0b}'N'{20}ཚེས{f0b}'dd/3/
    buddhist/'BE''{20}སྤྱི{f0b}ལོ{f0b}'y'{20}ཟླ{f0b}'N'{20}ཚེས{f0b}'dd/1f/
    gregorian/d'{20}'N'{20}'y/1g/ buddhist/d'{20}'N'{20}'y'{20}''BE'/1g/
    gregorian/N'{20}'d'{20}lia{2c}{20}'y/1h/ persian/N'{20}'d'{20}lia{2c}{20}'y'{20}''AP'/2/
    islamic-umalqura/N'{20}'d'{20}lia{2c}{20}'y'{20}''AH'/3/
    buddhist/N'{20}'d'{20}lia{2c}{20}'y'{20}''BE'/1h/ gregorian/d'{20}'N'{20}'y/1i/
    islamic-umalqura/d'{20}'N'{20}'y'{20}''Ε.Ε.'/3/ buddhist/d'{20}'N'{20}'y'{20}''BE'/1i/
    gregorian/N'{20}'d'{2c}{20}'y/1j/ gregorian/d'{20}'N'{20}'y/1j/
    gregorian/d'{20}'N'{2c}{20}'y/1j/ gregorian/dd'{20}'N'{20}'y/1j/ gregorian/dd'-'N'-'y/1j/
    gregorian/d'.{20}'M'.{20}'y// gregorian/d'.{20}'N'{20}'y/1j/ gregorian/y'.{20}'N'{20}'d'.'/1j/
    buddhist/d'{20}'N'{20}''BE''{20}'y/1j/ gregorian/dd'{20}'N'{2c}'y/1j/ gregorian/y'-'N'-'dd/1k/
    persian/'AP''{20}'y'-'N'-'dd/2/ islamic-umalqura/'AH''{20}'y'-'N'-'dd/3/
    buddhist/'BE''{20}'y'-'N'-'dd/1k/ gregorian/d'{20}'N'{20}'y/1l/
    persian/d'{20}de{20}'N'{20}de{20}'y'{20}''AP'/19/ gregorian/d'{20}'N'{20}de{20}'y/1l/
    gregorian/d'{20}'N'{20}'y/1m/ gregorian/d'{20}'N'{20}'y/1n/ gregorian/d'{20}'N'{20}'y/1o/
    islamic-umalqura/d'{20}de{20}'N'{20}de{20}'y'{20}''AH'/1p/
    buddhist/d'{20}de{20}'N'{20}de{20}'y'{20}''BE'/1l/ gregorian/N'{20}'d'{2c}{20}'y/1l/
    gregorian/d'.{20}'N'{20}'y/1q/ gregorian/y'{28}e{29}ko{20}'N'{20}'d'{28}a{29}'/1r/
    persian/'AP''.{20}aroko{20}'y'{28}e{29}ko{20}'N'{20}'d/2/
    islamic-umalqura/'AH''.{20}aroko{20}'y'{28}e{29}ko{20}'N'{20}'d/3/
    buddhist/'BG''.{20}aroko{20}'y'{28}e{29}ko{20}'N'{20}'d/1r/ gregorian/d'{20}'N'{20}'y/1s/
    buddhist/d'{20}'N'{20}'y'{20}''BE'/1s/ persian/d'{20}'N'{20}'y/1t/
    gregorian/d'{20}'N'{20}'y/1u/ persian/d'{20}'N'{20}'y/1v/
    islamic-umalqura/d'{20}'N'{20}'y'{20}''ه{200d}.ق.'/1w/
    buddhist/d'{20}'N'{20}'y'{20}''تقویم{20}بودایی'/1u/
    gregorian/d'{20}'N'{2c}{20}'y/1x/ buddhist/d'{20}'N'{2c}{20}'y'{20}''BE'/1x/
    gregorian/d'{20}'N'{2e41}{20}'y/1y/ persian/d'{20}'N'{2e41}{20}'y'{20}''𞤀𞤆'/1z/
    islamic-umalqura/d'{20}'N'{2e41}{20}'y'{20}''𞤇𞤊'/20/
    buddhist/d'{20}'N'{2e41}{20}'y'{20}''𞤘𞤄'/1y/ gregorian/N'{20}'d'{2c}{20}'y/21/
    buddhist/N'{20}'d'{2c}{20}'y'{20}''BE'/21/ persian/d'.{20}'N'{20}'y'{20}''AP'/2/
    buddhist/d'.{20}'N'{20}'y'{20}''BE'/22/ gregorian/d'{20}'N'{20}'y/23/
    persian/d'{20}'N'{20}'y'{20}''A.{20}P.'/24/ gregorian/d'{20}'N'{20}'y/25/
    gregorian/d'{20}'N'{20}'y/26/ islamic-umalqura/d'{20}'N'{20}'y'{20}''AH'/27/
    buddhist/d'{20}'N'{20}'y'{20}''E.{20}B.'/23/ persian/dd'{2f}'MM'{2f}'y'{20}''AP'//
    islamic-umalqura/dd'{2f}'MM'{2f}'y'{20}''AH'// gregorian/d'{20}'N'{20}'y/28/
    islamic-umalqura/d'{20}'N'{20}'y'{20}''Saʻna{20}Hizjria'/29/
    buddhist/d'{20}'N'{20}'y'{20}''BE'/28/ gregorian/d'{20}'N'{20}'y/2a/
    buddhist/d'{20}'N'{20}'y'{20}''RB'/2a/ gregorian/N'{20}'d'{2c}{20}'y/2b/
    buddhist/N'{20}'d'{2c}{20}'y'{20}''BE'/2b/ gregorian/d'mh{20}'N'{20}'y/2c/
    buddhist/d'{20}'N'{20}'y'{20}''BE'/2c/ gregorian/dd'-'N'-'y/2d/
    buddhist/dd'-'N'-'y'{20}''BE'/2d/ gregorian/d'{20}de{20}'N'{20}de{20}'y/2e/
    persian/d'{20}de{20}'N'{20}de{20}'y'{20}''AP'/2/
    islamic-umalqura/d'{20}de{20}'N'{20}de{20}'y'{20}''AH'/3/
    buddhist/d'{20}de{20}'N'{20}de{20}'y'{20}''BE'/2e/ gregorian/y'{20}'N'{20}'d/2f/
    buddhist/'BE''{20}'y'{20}'N'{20}'d/2f/ buddhist/d'.{20}'N'{20}'y'{20}''BE'/2g/
    gregorian/d'{20}'N'{2c}{20}'y/2h/ persian/d'{20}'N'{2c}{20}''AP''{20}'y/2i/
    islamic-umalqura/d'{20}'N'{2c}{20}''AH''{20}'y/2j/ buddhist/d'{20}'N'{2c}{20}''BE''{20}'y/2h/
    gregorian/d'{20}'N'{20}'y/2k/ buddhist/d'{20}'N'{20}'y'{20}''BE'/2k/
    gregorian/y'{20}'N'{20}'d/2l/ buddhist/'BE''{20}'y'{20}'N'{20}'d/2l/
    gregorian/d'{20}'N'{2c}{20}'y/2m/ buddhist/d'{20}'N'{2c}{20}'y'{20}''BE'/2m/
    gregorian/d'{20}'N'{20}'y/2n/ buddhist/d'{20}'N'{20}'y'{20}''BE'/2n/
    gregorian/d'{20}ב'N'{20}'y/2o/ persian/d'{20}ב'N'{20}'y'{20}''AP'/2p/
    islamic-umalqura/d'{20}ב'N'{20}'y'{20}''הג{5f3}רה'/2q/
    buddhist/d'{20}ב'N'{20}'y'{20}''BE'/2o/ gregorian/d'{20}'N'{20}'y/2r/
    persian/d'{20}'N'{20}'y'{20}''AP'/2s/
    islamic-umalqura/d'{20}'N'{20}'y'{20}''हिजरी'/2t/
    buddhist/d'{20}'N'{20}'y'{20}''बौद{94d}ध{20}संवत'/2r/
    gregorian/dd'{20}'N'{2c}{20}'y/1j/ islamic-umalqura/N'{20}'d'{2c}{20}'y'{20}''Hijri'/2u/
    buddhist/dd'-'N'-'y'{20}''BE'/1j/ islamic-umalqura/d'.{20}'M'.{20}'y'.{20}''AH'//
    gregorian/y'.{20}'N'{20}'d'.'/2v/ persian/'AP''{20}'y'.{20}'N'{20}'d'.'/19/
    islamic-umalqura/'MF''{20}'y'.{20}'N'{20}'d'.'/2w/ buddhist/'BK''{20}'y'.{20}'N'{20}'d'.'/2v/
    gregorian/dd'{20}'N'{2c}{20}'y'{20}թ.'/2x/ persian/dd'{20}'N'{2c}{20}'y'{20}թ.{20}''AP'/2/
    islamic-umalqura/dd'{20}'N'{2c}{20}'y'{20}թ.{20}''AH'/3/
    buddhist/dd'{20}'N'{2c}{20}'y'{20}թ.{20}''BE'/2x/ gregorian/d'{20}'N'{20}'y/2y/
    buddhist/d'{20}'N'{20}'y'{20}''BE'/2y/ gregorian/d'{20}'N'{20}'y/2z/
    islamic-umalqura/d'{20}'N'{20}'y'{20}''H'/30/ buddhist/d'{20}'N'{20}'y'{20}''EB'/2z/
    gregorian/d'{20}'N'{20}'y/31/ buddhist/'BE''{20}'y'{20}'N'{20}'d/31/
    gregorian/d'{20}'N'{20}'y/32/ buddhist/d'{20}'N'{20}'y'{20}''BE'/32/
    gregorian/y'{20}'N'{20}'d/33/ persian/'AP''{20}'y'{20}'N'{20}'d'ꑍ'/2/
    islamic-umalqura/'AH''{20}'y'{20}'N'{20}'d'ꑍ'/3/ buddhist/'BE''{20}'y'{20}'N'{20}'d'ꑍ'/33/
    gregorian/d'.{20}'N'{20}'y/34/ islamic-umalqura/d'.'M'.'y'{20}''EH'//
    gregorian/d'{20}'N'{20}'y/35/ buddhist/dd'{20}'N'{20}'y'{20}''EB'/35/
    gregorian/N'{20}'d'{2c}{20}'y/36/ buddhist/N'{20}'d'{2c}{20}'y'{20}''BE'/36/
    persian/'AP'y'{2f}'MM'{2f}'dd// islamic-umalqura/'AH'y'{2f}'MM'{2f}'dd//
    gregorian/y'{20}'N'{20}'d/37/ buddhist/'BE''{20}'y'{20}'N'{20}'d/37/
    gregorian/d'{20}'N'{20}'y/38/ buddhist/d'{20}'N'{20}'y'{20}''BE'/38/
    gregorian/d'{20}'N'{20}'y/39/ islamic-umalqura/d'{20}'N'{20}'y'{20}''AH'/3a/
    buddhist/d'{20}'N'{20}'y'{20}''BE'/39/ gregorian/d'{20}'N'.{20}'y/3b/
    buddhist/d'{20}'N'{2c}{20}'y'{20}''BE'/3b/ gregorian/d'{20}'N'{2c}{20}'y/3c/
    buddhist/d'{20}'N'{2c}{20}'y'{20}''BE'/3c/ gregorian/y'{20}'N'{20}'d/3d/
    buddhist/'BE''{20}'y'{20}'N'{20}'d/3d/ gregorian/d'{20}'N'{20}'y/3e/
    buddhist/d'{20}'N'{20}'y'{20}''BE'/3e/ gregorian/y'{20}'N'{20}'d/3f/
    buddhist/'BE''{20}'y'{20}'N'{20}'d/3f/ gregorian/d'{20}'N'{20}'y/3g/
    buddhist/d'{20}'N'{20}'y'{20}''BE'/3g/ gregorian/d'{20}ne{20}'N'{2c}{20}'y/3h/
    buddhist/d'{20}'N'{2c}{20}'y'{20}''BE'/3h/ gregorian/d'{20}'N'{20}'y/3i/
    buddhist/d'{20}'N'{20}'y'{20}''BE'/3i/ gregorian/y'{202f}ж.{20}'dd'{20}'N/3j/
    islamic-umalqura/'ХЖ''{20}'dd'.'MM'.'y// persian/'AP''{20}'dd'.'MM'.'y//
    gregorian/d'{20}'N'{20}'y/3k/ buddhist/d'{20}'N'{20}'y'{20}''BE'/3k/
    gregorian/y'{20}'N'{20}'d/3l/ buddhist/'BE''{20}'y'{20}'N'{20}'d/3l/
    gregorian/d'{20}'N'{20}'y/3m/ buddhist/d'{20}'N'{20}'y'{20}''BE'/3m/
    gregorian/d'{20}'N'{20}'y/3n/ buddhist/d'{20}'N'{20}'y'{20}''BE'/3n/
    gregorian/N'{20}'d'{2c}{20}'y/3o/ persian/'AP''{20}'y'{20}'N'{20}'d/3p/
    islamic-umalqura/'AH''{20}'y'{20}'N'{20}'d/3q/ buddhist/'BE''{20}'y'{20}'N'{20}'d/3o/
    persian/'AP''{20}'y'.{20}'M'.{20}'d'.'// islamic-umalqura/'AH''{20}'y'.{20}'M'.{20}'d'.'//
    gregorian/d'-'N'-'y/3r/ persian/d'-'M'-'y'{20}''AP'// islamic-umalqura/d'-'M'-'y'{20}''AH'//
    gregorian/d'{20}'N'{2c}{20}'y/3s/ buddhist/d'{20}'N'{2c}{20}'y'{20}''BE'/3s/
    gregorian/d'{20}'N'{20}'y/5/ gregorian/N'{20}'d'{2c}{20}'y/3t/
    buddhist/N'{20}'d'{2c}{20}'y'{20}''BE'/3t/ gregorian/d'{20}'N'{20}'y/3u/
    buddhist/'BE''{20}'y'{20}'N'{20}'d/3u/ gregorian/d'{20}'N'{20}'y/3v/
    buddhist/d'{20}'N'{20}'y'{20}''BE'/3v/ gregorian/d'.{20}'N'.{20}'y/3w/
    persian/d'.{20}'N'.{20}'y'{20}''AP'/2/ islamic-umalqura/d'.{20}'N'.{20}'y'{20}''AH'/3/
    buddhist/d'.{20}'N'.{20}'y'{20}''BE'/3w/ gregorian/d'ê{20}'N'a{20}'y'an'/3x/
    persian/'AP''{20}'d'ê{20}'N'a{20}'y'an'/2/
    islamic-umalqura/'Hicrî''{20}'d'ê{20}'N'a{20}'y'an'/3y/
    buddhist/'BE''{20}'d'ê{20}'N'a{20}'y'an'/3x/ gregorian/y'{20}'N'{20}'d/3z/
    buddhist/'BE''{20}'y'{20}'N'{20}'d/3z/ gregorian/d'{20}'N'{20}'y/40/
    buddhist/'BE''{20}'d'{20}'N'{20}'y/40/ gregorian/d'{20}'N'{20}'y/41/
    buddhist/'BE''{20}'d'{20}'N'{20}'y/41/ gregorian/d'{20}'N'{20}'y/42/
    buddhist/'BE''{20}'d'{20}'N'{20}'y/42/ gregorian/d'{20}'N'{20}'y/43/
    buddhist/'BE''{20}'d'{20}'N'{20}'y/43/ gregorian/y'-ж.{2c}{20}'d'-'N/44/
    gregorian/d'{20}'N'{20}'y/45/ buddhist/d'{20}'N'{20}'y'{20}''BE'/45/
    gregorian/d'.{20}'N'{20}'y/46/ gregorian/d'{20}'N'{20}'y/47/
    buddhist/d'{20}'N'{20}'y'{20}''BE'/47/ gregorian/y'{20}'N'{20}'d/48/
    buddhist/'BE''{20}'y'{20}'N'{20}'d/48/ gregorian/N'{20}'d'{2c}{20}'y/49/
    buddhist/'BE''{20}'y'{20}'N'{20}'d/49/ gregorian/y'{20}'N'{20}'d/4a/
    buddhist/'BE''{20}'y'{20}'N'{20}'d/4a/ gregorian/d'{20}'N'{20}'y/4b/
    buddhist/d'{20}'N'{20}'y'{20}''BE'/4b/ gregorian/d'{20}'N'{20}'y/4c/
    persian/d'{20}'N'{20}'y'{20}''ປີເປີເຊຍ'/4d/
    islamic-umalqura/y'{20}'N'{20}'d/4e/ buddhist/d'{20}'N'{20}'y'{20}''ພ.ສ.'/4c/
    gregorian/y'{20}'N'{20}'d/4f/ buddhist/'BE''{20}'y'{20}'N'{20}'d/4f/
    persian/y'{20}'N'{20}'d'{20}''AP'/2/ islamic-umalqura/y'{20}'N'{20}'d'{20}''AH'/3/
    buddhist/y'{20}'N'{20}'d'{20}''BE'/4g/ gregorian/d'{20}'N'{20}'y/4h/
    buddhist/d'{20}'N'{20}'y'{20}''BE'/4h/ gregorian/d'{20}'N'{20}'y/4i/
    buddhist/d'{20}'N'{20}'y'{20}''BE'/4i/ gregorian/d'{20}'N'{20}'y/4j/
    buddhist/d'{20}'N'{20}'y'{20}''BE'/4j/ gregorian/y'.{20}gada{20}'d'.{20}'N/4k/
    persian/y'.{20}gada{20}'d'.{20}'N'{20}''pers.{20}gads'/4l/
    islamic-umalqura/y'.{20}gada{20}'d'.{20}'N'{20}''AH'/3/
    buddhist/y'.{20}gada{20}'d'.{20}'N'{20}''B.E.'/4k/ buddhist/'BE''{20}'d'{20}'N'{20}'y/2r/
    gregorian/d'{20}'N'{20}'y/4m/ buddhist/d'{20}'N'{20}'y'{20}''BE'/4m/
    gregorian/d'{20}'N'{20}'y/4n/ buddhist/d'{20}'N'{20}'y'{20}''BE'/4n/
    gregorian/d'{20}'N'{2c}{20}'y/4o/ buddhist/d'{20}'N'{2c}{20}'y'{20}''BE'/4o/
    gregorian/y'{20}'N'{20}'d/4p/ buddhist/d'{20}'N'{2c}{20}'y'{20}''BE'/4p/
    gregorian/d'{20}'N'{20}'y/4q/ buddhist/d'{20}'N'{20}'y'{20}''BE'/4q/
    gregorian/y'{20}'N'{20}'d/4r/ buddhist/'BE''{20}'y'{20}'N'{20}'d/4r/
    gregorian/d'{20}'N'{20}'y/4s/ buddhist/d'{20}'N'{20}'y'{20}''BE'/4s/
    gregorian/d'.'M'.'y'{202f}г.'// persian/d'.'M'.'y'{202f}г.{20}''АП'//
    islamic-umalqura/dd'.'M'.'y'{20}''AH'// gregorian/y'{2c}{20}'N'{20}'d/4t/
    persian/'AP''{20}'y'{2c}{20}'N'{20}'d/4u/
    islamic-umalqura/'ഹിജറ''{20}'y'{2c}{20}'N'{20}'d/4v/
    buddhist/'BE''{20}'y'{2c}{20}'N'{20}'d/4t/ gregorian/y'{202f}оны{20}'N'ын{20}'d/4w/
    persian/'AP''{20}'y'{202f}оны{20}'N'ын{20}'d/2/
    islamic-umalqura/'AH''{20}'y'{202f}оны{20}'N'ын{20}'d/3/
    buddhist/'BE''{20}'y'{202f}оны{20}'N'ын{20}'d/4w/ gregorian/N'{20}'d'{2c}{20}'y/4x/
    buddhist/N'{20}'d'{2c}{20}'y'{20}''BE'/4x/ gregorian/d'{20}'N'{2c}{20}'y/4y/
    persian/d'{20}'N'{2c}{20}'y'{20}''AP'/4z/
    islamic-umalqura/d'{20}'N'{2c}{20}'y'{20}''हि.व.'/50/
    buddhist/d'{20}'N'{2c}{20}'y'{20}''इसपू.'/4y/ gregorian/d'{20}'N'{20}'y/51/
    islamic-umalqura/dd'{2f}'MM'{2f}'y'{20}''H'// gregorian/dd'{20}'N'{20}'y/52/
    buddhist/dd'{20}'N'{20}'y'{20}''BE'/52/ gregorian/d'{20}'N'{20}'y/53/
    buddhist/d'{20}'N'{20}'y'{20}''BE'/53/ gregorian/y'{20}'N'{20}'d/54/
    buddhist/'BE''{20}'y'{20}'N'{20}'d/54/ gregorian/y'{20}'N'{20}'d/55/
    buddhist/'BE''{20}'d'{20}'N'{20}'y/55/ gregorian/y'{20}'N'{20}'d/56/
    buddhist/'BE''{20}'y'{20}'N'{20}'d/56/ gregorian/y'{20}'N'{20}'d/1u/
    buddhist/'BE''{20}'y'{20}'N'{20}'d/1u/ buddhist/d'{20}'N'{20}'y'{20}''BE'/1j/
    gregorian/d'.{20}'N'{20}'y/57/ islamic-umalqura/d'.{20}'N'{20}'y'{20}''AH'/1p/
    buddhist/d'.{20}'N'{20}'y'{20}''BE'/57/ gregorian/d'{20}'N'{20}'y/58/
    buddhist/d'{20}'N'{20}'y'{20}''BE'/58/ gregorian/y'{20}'N'{20}'d/59/
    buddhist/'BE''{20}'y'{20}'N'{20}'d/59/ gregorian/y'{20}'N'{20}'d/5a/
    buddhist/'BE''{20}'y'{20}'N'{20}'d/5a/ gregorian/d'{20}'N'{20}'y/5b/
    islamic-umalqura/d'{20}'N'{20}'y'{20}''AH'/5c/ buddhist/d'{20}'N'{20}'y'{20}''BE'/5b/
    gregorian/d'{20}'N'{20}'y/5d/ buddhist/d'{20}'N'{20}'y'{20}''BE'/5d/
    gregorian/d'{20}'N'{2c}{20}'y/5e/ buddhist/d'{20}'N'{2c}{20}'y'{20}''BE'/5e/
    gregorian/y'{20}'N'{20}'d/5f/ buddhist/'BE''{20}'y'{20}'N'{20}'d/5f/
    gregorian/y'{20}'N'{20}'d/5g/ buddhist/'BE''{20}'y'{20}'N'{20}'d/5g/
    gregorian/y'{20}'N'{20}'d/5h/ buddhist/'BE''{20}'y'{20}'N'{20}'d/5h/
    gregorian/d'{20}'N'{20}'y/5i/ buddhist/d'{20}'N'{20}'y'{20}''BE'/5i/
    gregorian/d'{20}'N'{20}'y/5j/ buddhist/'BE''{20}'y'{20}'N'{20}'d/5j/
    gregorian/y'{20}'N'{20}'d/5k/ buddhist/'BE''{20}'y'{20}'N'{20}'d/5k/
    gregorian/N'{20}'d'{2c}{20}'y/5l/ buddhist/N'{20}'d'{2c}{20}'y'{20}''BE'/5l/
    gregorian/N'{20}'d'{2c}{20}'y/5m/ buddhist/N'{20}'d'{2c}{20}'y'{20}''BE'/5m/
    gregorian/dd'{20}'N'{20}'y'{202f}аз'/5n/ persian/dd'{20}'N'{20}'y'{202f}аз{20}''AP'/2/
    islamic-umalqura/dd'{20}'N'{20}'y'{202f}аз{20}''AH'/3/
    buddhist/dd'{20}'N'{20}'y'{202f}аз{20}''BE'/5n/ gregorian/N'{20}'d'{2c}{20}'y/5o/
    buddhist/'BE''{20}'y'{20}'N'{20}'d/5o/ gregorian/d'{20}'N'{20}'y/5p/
    persian/d'{20}'N'{20}'y'{20}''AP'/5q/ gregorian/d'{20}'N'{20}'y/5r/
    islamic-umalqura/d'{20}'N'{20}'y'{20}''AH'/5s/
    buddhist/d'{20}'N'{20}'y'{20}''ਈਸਵੀ{20}ਪੂਰਵ'/5p/
    buddhist/d'{20}'N'{20}'y'{20}''BE'/5r/ gregorian/d'{20}'N'{20}'y/5t/
    buddhist/d'{20}'N'{20}'y'{20}''BE'/5t/ gregorian/d'{20}'N'{20}'y/5u/
    persian/d'{20}'N'{20}'y'{20}''AP'/5v/ islamic-umalqura/d'{20}'N'{20}'y'{20}''AH'/5w/
    buddhist/d'{20}'N'{20}'y'{20}''e.b.'/5u/ gregorian/y'{20}'N'{20}'d/5x/
    buddhist/'BE''{20}'y'{20}'N'{20}'d/5x/ persian/'AP''{20}'y'{20}'N'{20}'d/5y/
    gregorian/y'{20}'N'{20}'d/5z/ islamic-umalqura/'AH''{20}'y'{20}'N'{20}'d/60/
    buddhist/'BE''{20}'y'{20}'N'{20}'d/5z/ gregorian/d'{20}de{20}'N'{20}de{20}'y/61/
    buddhist/d'{20}de{20}'N'{20}de{20}'y'{20}''BE'/61/ gregorian/d'{20}'N'{20}'y/62/
    buddhist/d'{20}'N'{20}'y'{2c}{20}''BE'/62/ gregorian/d'{20}'N'{20}'y/63/
    buddhist/d'{20}'N'{20}'y'{20}''BE'/63/ gregorian/d'{20}'N'{20}'y/64/
    persian/dd'.'MM'.'y'{20}''A.P.'// gregorian/d'{20}'N'{20}'y/65/
    buddhist/d'{20}'N'{20}'y'{20}''BE'/65/ gregorian/d'{20}'N'{20}'y'{202f}г.'/66/
    persian/d'{20}'N'{20}'y'{202f}г.{20}''перс.{20}год'/67/
    islamic-umalqura/d'{20}'N'{20}'y'{202f}г.{20}''AH'/68/
    buddhist/d'{20}'N'{20}'y'{202f}г.{20}''BE'/66/ gregorian/y'{20}'N'{20}'d/69/
    buddhist/'BE''{20}'y'{20}'N'{20}'d/69/ gregorian/d'{20}'N'{20}'y/6a/
    buddhist/'BE''{20}'d'{20}'N'{20}'y/6a/ gregorian/y'{2c}{20}'N'{20}'d/6b/
    persian/'AP''{20}'y'{2c}{20}'N'{20}'d/2/ islamic-umalqura/'AH''{20}'y'{2c}{20}'N'{20}'d/3/
    buddhist/'BE''{20}'y'{2c}{20}'N'{20}'d/6b/ gregorian/d'{20}'N'{20}'y/6c/
    buddhist/d'{20}'N'{20}'y'{20}''BE'/6c/ gregorian/d'{20}'N'{20}'y/6d/
    buddhist/'BE''{20}'y'{20}'N'{20}'d/6d/ gregorian/d'{20}'N'{20}'y/6e/
    buddhist/d'{20}'N'{20}'y'{20}''BE'/6e/ gregorian/d'{20}de{20}'N'{20}'y/6f/
    persian/dd'{20}'N'{20}'y'{20}''a.p.'/6g/ islamic-umalqura/dd'{20}'N'{20}'y'{20}''e.E.'/1p/
    buddhist/dd'{20}'N'{20}'y'{20}''E.B.'/6f/ gregorian/y'{20}'N'{20}'d/6h/
    gregorian/N'{20}'d'{2c}{20}'y/6i/ islamic-umalqura/'AH''{20}'y'{20}'N'{20}'d/6j/
    buddhist/'BE''{20}'y'{20}'N'{20}'d/6h/ buddhist/N'{20}'d'{2c}{20}'y'{20}''BE'/6i/
    gregorian/y'{20}'N'{20}'d/6k/ gregorian/d'{20}'N'{20}'y/6l/
    buddhist/'BE''{20}'y'{20}'N'{20}'d/6k/ gregorian/d'{20}de{20}'N'{20}de{20}'y/6m/
    buddhist/d'{20}de{20}'N'{20}de{20}'y'{20}''BE'/6m/ gregorian/d'{20}'N'{2c}{20}'y/6n/
    buddhist/d'{20}'N'{2c}{20}'y'{20}''BE'/6n/ gregorian/d'{20}'N'{2c}{20}'y/6o/
    buddhist/d'{20}'N'{2c}{20}'y'{20}''BE'/6o/ gregorian/d'{20}'N'{2c}{20}'y/6p/
    buddhist/d'{20}'N'{2c}{20}'y'{20}''BE'/6p/ gregorian/y'{20}'N'{20}'d/6q/
    buddhist/'BE''{20}'y'{20}'N'{20}'d/6q/ gregorian/d'.{20}'N'{20}'y/6r/
    buddhist/d'.{20}'N'{20}'y'{20}''bud.{20}kol.'/6r/ gregorian/N'{20}'d'.{20}'y/6s/
    gregorian/y'{20}'N'{20}'d/6t/ buddhist/d'{20}'N'{20}'y'{20}''BE'/6t/ gregorian/dd'-'N'-'y/6u/
    persian/N'{20}'d'{2c}{20}'y'{20}''AP'/6v/ islamic-umalqura/N'{20}'d'{2c}{20}'y'{20}''AH'/6w/
    buddhist/N'{20}'d'{2c}{20}'y'{20}''BE'/6u/ gregorian/d'{20}'N'{20}'y/6x/
    islamic-umalqura/d'{20}'N'{20}'y'{20}''H.'/6y/ buddhist/d'{20}'N'{20}'y'{20}''BE'/6x/
    persian/d'.'MM'.'y'.{20}''AP'// islamic-umalqura/d'.'MM'.'y'.{20}''АХ'//
    islamic-umalqura/d'.'MM'.'y'.{20}''AH'// gregorian/y'{20}'N'{20}'d/6z/
    gregorian/d'{20}'N'{20}'y/6z/ buddhist/'BE''{20}'y'{20}'N'{20}'d/6z/
    gregorian/y'{20}'N'{20}'d/70/ gregorian/d'{20}'N'{20}'y/70/
    buddhist/'BE''{20}'y'{20}'N'{20}'d/70/ gregorian/d'{20}'N'{20}'y/71/
    buddhist/d'{20}'N'{20}'y'{20}''BE'/71/ gregorian/d'{20}'N'{20}'y/72/
    persian/d'{20}'N'{20}'y'{20}''AP'/73/ islamic-umalqura/d'{20}'N'{20}'y'{20}''AH'/74/
    buddhist/d'{20}'N'{20}'y'{20}''BE'/72/ gregorian/d'{20}ܒ'N'{20}'y/75/
    persian/d'{20}ܒ'N'{20}'y'{20}''AP'/2/ islamic-umalqura/d'{20}ܒ'N'{20}'y'{20}''AH'/3/
    buddhist/d'{20}ܒ'N'{20}'y'{20}''BE'/75/ gregorian/y'{20}'N'{20}'d/76/
    buddhist/'BE''{20}'y'{20}'N'{20}'d/76/ gregorian/d'{20}'N'{2c}{20}'y/77/
    persian/d'{20}'N'{2c}{20}'y'{20}''AP'/78/ islamic-umalqura/d'{20}'N'{2c}{20}'y'{20}''AH'/79/
    buddhist/d'{20}'N'{2c}{20}'y'{20}''BE'/77/ gregorian/d'{20}'N'{2c}{20}'y/7a/
    persian/d'{20}'N'{20}'y'{20}''AP'/7b/ islamic-umalqura/d'{20}'N'{20}'y'{20}''AH'/7c/
    buddhist/d'{20}'N'{20}'y'{20}''BE'/7a/ gregorian/d'{20}'N'{20}'y/7d/
    buddhist/d'{20}'N'{20}'y'{20}''BE'/7d/ gregorian/dd'{20}'N'{20}'y/7e/
    persian/dd'{20}'N'{20}'y'{20}''AP'/7f/ islamic-umalqura/d'{20}'N'{20}'y'{20}''САНА'/7g/
    buddhist/dd'{20}'N'{20}'y'{20}''BE'/7e/ buddhist/d'{20}'N'{20}'y/7h/
    gregorian/d'{20}'N'{20}'y/7h/
    persian/d'{20}'N'{20}''ปีเปอร{e4c}เซีย''{20}'y/7i/
    islamic-umalqura/d'{20}'N'{20}''ฮ.ศ.''{20}'y/7j/ gregorian/N'{20}'d'{2c}{20}'y/7k/
    buddhist/N'{20}'d'{2c}{20}'y'{20}''BE'/7k/ gregorian/dd'-'N'-'y/7l/
    buddhist/dd'-'N'-'y'{20}''BE'/7l/ gregorian/d'{20}'N'{20}'y/7m/
    islamic-umalqura/d'{20}'N'{2c}{20}'y'{20}''HS'/7n/ buddhist/d'{20}'N'{20}'y'{20}''BE'/7m/
    gregorian/y'{20}'N'{20}'d/7o/ buddhist/'BE''{20}'y'{20}'N'{20}'d/7o/
    gregorian/d'{20}'N'{20}'y/7p/ buddhist/d'{20}'N'{20}'y'{20}''BE'/7p/
    gregorian/y'{20}'N'{20}'d/7q/ buddhist/'BE''{20}'y'{20}'N'{20}'d/7q/
    gregorian/d'{20}'N'{20}'y/7r/ persian/'AP''{20}'d'{20}'N'{20}'y/7s/
    islamic-umalqura/'Hicri''{20}'d'{20}'N'{20}'y/7t/ buddhist/'BE''{20}'d'{20}'N'{20}'y/7r/
    gregorian/y'{20}'N'{20}'d/7u/ buddhist/'BE''{20}'y'{20}'N'{20}'d/7u/
    gregorian/y'{20}'N'{20}'d/7v/ buddhist/'BE''{20}'y'{20}'N'{20}'d/7v/
    gregorian/d'{20}'N'{2c}{20}'y'{202f}ел'/7w/ persian/dd'.'MM'.'y'{20}{28}''AP''{29}'//
    islamic-umalqura/dd'.'MM'.'y'{20}{28}''AH''{29}'// gregorian/d'{20}'N'{20}'y/1b/
    buddhist/d'{20}'N'{20}'y'{20}''BE'/1b/ gregorian/d'{20}'N'{20}'y/7x/
    buddhist/d'{20}'N'{20}'y'{20}''BE'/7x/ gregorian/d'-'N'{60c}{20}'y/7y/
    persian/N'{20}'d'{60c}{20}'y'{20}''AP'/2/
    islamic-umalqura/d'{20}'N'{60c}{20}'y'{20}''ھىجرىيە'/7z/
    buddhist/N'{20}'d'{60c}{20}'y'{20}''BE'/7y/ gregorian/d'{20}'N'{20}'y'{202f}р.'/80/
    persian/d'{20}'N'{20}'y'{202f}р.{20}''AP'/81/
    islamic-umalqura/d'{20}'N'{20}'y'{202f}р.{20}''AH'/82/
    buddhist/d'{20}'N'{20}'y'{202f}р.{20}''б.{20}е.'/80/ gregorian/d'{20}'N'{60c}{20}'y/83/
    persian/d'{20}'N'{60c}{20}'y'{20}''AP'/84/
    islamic-umalqura/d'{20}'N'{60c}{20}'y'{20}''ہجری'/85/
    buddhist/d'{20}'N'{60c}{20}'y'{20}''BE'/83/ gregorian/d'-'N'{2c}{20}'y/86/
    gregorian/d'{20}'N'{2c}{20}'y/y/ persian/d'-'N'{2c}{20}'y'{20}{28}''forsiy''{29}'/87/
    islamic-umalqura/d'-'N'{2c}{20}'y'{20}{28}''hijriy''{29}'/88/
    buddhist/d'-'N'{2c}{20}'y'{20}{28}''BE''{29}'/86/ gregorian/y'{20}'N'{20}'d/89/
    buddhist/'BE''{20}'y'{20}'N'{20}'d/89/ gregorian/d'{20}'N'{20}'y/8a/
    buddhist/d'{20}'N'{20}'y'{20}''BE'/8a/ buddhist/d'{20}'N'{20}'y'{20}''BE'/5/
    gregorian/y'{20}'N'{20}'d/8b/ buddhist/'BE''{20}'y'{20}'N'{20}'d/8b/
    gregorian/d'{20}'N'{20}'y/8c/ buddhist/d'{20}'N'{20}'y'{20}''BE'/8c/
    gregorian/'ngày{20}'d'{20}'N'{2c}{20}'y/8d/ buddhist/d'{20}'N'{2c}{20}'y'{20}''BE'/8d/
    gregorian/y'{20}'N'{20}'d/8e/ buddhist/'BE''{20}'y'{20}'N'{20}'d/8e/
    gregorian/d'.{20}'N'{20}'y/8f/ buddhist/d'.{20}'N'{20}'y'{20}''BE'/8f/
    gregorian/d'{20}'N'{2c}{20}'y/8g/ buddhist/d'{20}'N'{2c}{20}'y'{20}''BE'/8g/
    gregorian/N'{20}'d'{2c}{20}'y/8h/ buddhist/N'{20}'d'{2c}{20}'y'{20}''BE'/8h/
    gregorian/d'{20}'N'{20}'y/8i/ buddhist/d'{20}'N'{20}'y'{20}''BE'/8i/
    gregorian/d'טן{20}'N'{20}'y/8j/ buddhist/'BE''{20}'y'{20}'N'{20}'d/8j/
    gregorian/d'{20}'MM'{20}'y// persian/d'{20}'MM'{20}'y'{20}''AP'//
    islamic-umalqura/d'{20}'MM'{20}'y'{20}''AH'// gregorian/d'{20}'N'{20}'y/8k/
    buddhist/d'{20}'N'{20}'y'{20}''BE'/8k/ gregorian/y'年'M'月'd'日'//
    persian/'波斯曆''{20}'y'年'M'月'd'日'//
    islamic-umalqura/'伊斯蘭曆'y'年'M'月'd'日'// buddhist/'佛曆'y'年'M'月'd'日'//
    persian/'波斯历'y'年'MM'月'd'日'// islamic-umalqura/'伊斯兰历'y'年'M'月'd'日'//
    buddhist/'佛历'y'年'M'月'd'日'// gregorian/y'{20}'N'{20}'d/8l/
    buddhist/'BE''{20}'y'{20}'N'{20}'d/8l/ persian/'波斯历'y'年'M'月'd'日'//
    persian/'波斯曆'y'年'M'月'd'日'// gregorian/N'{20}'d'{2c}{20}'y/8m/
    buddhist/d'{20}'N'{20}'y'{20}''BE'/8m/
    """

  /// Where which of them is used.
  static let mediumDateLines = """
    af= 1:AE,AO,CC,CV,DZ,EH,GW,LY,MA,MZ,PT,ST,TL,TN 2:AF,IR 3:AT,CH,DE,FO,LI 4:CL,MV 5:CO,GT
    6:CZ,SK 7:FI 8:HR 9:JP a:KP,KR b:LT c:ME,RS d:PA,PR e:SA f:TH agq=0
    g:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    g:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    g:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    g:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    g:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    g:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    g:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    g:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    g:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    g:WS,XK,YE,YT,ZA,ZM,ZW h:AF,IR i:SA j:TH ain=0
    k:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    k:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    k:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    k:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    k:IM,IN,IO,IQ,IS,IT,JE,JM,JO,JP,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR
    k:LS,LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC
    k:NE,NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE
    k:RO,RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD
    k:TF,TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU
    k:WF,WS,XK,YE,YT,ZA,ZM,ZW l:AF,IR m:SA n:TH ak=2 9:JP
    o:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    o:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    o:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    o:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    o:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    o:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    o:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    o:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    o:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    o:WS,XK,YE,YT,ZA,ZM,ZW p:TH am=0
    q:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    q:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    q:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    q:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    q:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    q:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    q:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    q:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    q:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    q:WS,XK,YE,YT,ZA,ZM,ZW r:AF,IR s:SA t:TH apw,cho,mic,nnp,pqm=2 9:JP
    u:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    u:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    u:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    u:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    u:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    u:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    u:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    u:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    u:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    u:WS,XK,YE,YT,ZA,ZM,ZW ar=0
    1:150,AG,AI,AS,BB,BF,BJ,BL,BM,BR,BS,CD,CF,CG,CI,CK,CM,CX,DG,DM,ET,FJ,FK,FM
    1:FR,GA,GB,GD,GF,GG,GI,GM,GN,GP,GY,HT,IE,IM,IO,JE,JM,KE,KI,KN,KY,LC,LR,LS
    1:LU,MC,MF,MQ,MS,MT,MW,NC,NF,NG,NR,NU,NZ,PF,PG,PM,PN,PW,RE,SB,SC,SH,SL,SN
    1:SX,SZ,TC,TF,TG,TK,TT,TV,TZ,UG,VC,VG,VU,WF,WS,YT,ZM 3:DK,KZ,MD,NO,RO,RU,SJ,TM 4:AW,BQ,CW,NL,SR
    5:BE 7:IS 9:ZA b:AX,CA,GL,LK,MG,NA,PY,RW,SE,ZW c:BA
    v:-,001,AE,BG,BH,BT,DJ,DZ,EG,EH,ER,IL,IQ,JO,KM,KW,LB,LY,MA,MM,MR,NP,OM,PS
    v:QA,SD,SO,SS,SY,TD,TN,YE w:003,AC,AQ,BV,CP,CQ,GH,GS,GU,HM,MH,MP,PH,TA,UM,US,VI
    x:419,AD,AR,BD,BO,CR,CU,CY,DO,EA,EC,ES,GQ,GR,HN,IC,IN,KG,KH,NE,NI,PK,SG,SV x:TO,UY,VE,VN
    y:AF,IR z:AL,MK,XK 10:AM,AZ,EE,GE,LV,UA 11:AU,BI,HK,LA,ML,MO,MU 12:BN,MY,PE
    13:BW,BZ,ID,IT,MX,SM,TJ,UZ,VA 14:BY 15:CN,TW 16:HU 17:MN 18:PL,TR 19:SA 1a:SI 1b:TH arn=2 9:JP
    k:CL as=6 4:-,001,003,150,419,AC,AD,AE,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AX,AZ,BA,BB,BD,BE
    4:BF,BG,BH,BI,BJ,BL,BM,BN,BO,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI,CK
    4:CM,CN,CO,CP,CQ,CR,CU,CV,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE,EG,EH,ER
    4:ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GT
    4:GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IS,IT,JE,JM,JO,JP,KE
    4:KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV,LY,MA,MC,MD
    4:ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,MZ,NA,NC,NE,NF,NG
    4:NI,NO,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PK,PL,PM,PN,PR,PS,PT,PW,PY,QA,RE,RO
    4:RS,RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SK,SL,SM,SN,SO,SS,ST,SV,SX,SY,SZ,TA,TC
    4:TD,TF,TG,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG
    4:VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW l:AF,IR m:SA 1c:TH asa=4
    1d:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    1d:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    1d:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    1d:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    1d:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    1d:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    1d:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    1d:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    1d:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    1d:WS,XK,YE,YT,ZA,ZM,ZW 1e:TH ast=4
    1f:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    1f:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    1f:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    1f:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    1f:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    1f:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    1f:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    1f:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    1f:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    1f:WS,XK,YE,YT,ZA,ZM,ZW 1g:TH az=2 9:JP
    1h:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    1h:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    1h:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    1h:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    1h:IM,IN,IO,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS,LU
    1h:LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE,NF
    1h:NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO,RW
    1h:SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF,TG,TJ
    1h:TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF,WS,XK 1h:YE,YT,ZA,ZM,ZW
    1i:AF 1j:RU 1k:SA 1l:TH az_Cyrl=b
    1j:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    1j:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    1j:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    1j:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    1j:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    1j:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    1j:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    1j:RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF,TG
    1j:TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF,WS 1j:XK,YE,YT,ZA,ZM,ZW
    1m:AF,IR 1n:SA 1o:TH az_Latn=b 1h:IQ,RU 1i:IR
    ba,ber,co,hmn,inh,io,jbo,lut,nv,rej_Rjng,scn,sjd,sje,sju,wa=2 9:JP bas=1
    1p:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    1p:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    1p:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    1p:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    1p:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    1p:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    1p:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    1p:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    1p:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    1p:WS,XK,YE,YT,ZA,ZM,ZW 1q:TH be=0
    1r:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    1r:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    1r:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    1r:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    1r:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    1r:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    1r:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    1r:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    1r:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    1r:WS,XK,YE,YT,ZA,ZM,ZW 1s:AF,IR 1t:SA 1u:TH bem=4
    1v:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    1v:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    1v:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    1v:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    1v:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    1v:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    1v:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    1v:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    1v:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    1v:WS,XK,YE,YT,ZA,ZM,ZW 1w:TH ber_Latn,ber_Tfng=e k:MA bez=4
    1x:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    1x:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    1x:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    1x:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    1x:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    1x:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    1x:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    1x:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    1x:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    1x:WS,XK,YE,YT,ZA,ZM,ZW 1y:TH bg=0
    1z:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    1z:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    1z:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    1z:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    1z:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    1z:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    1z:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    1z:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    1z:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    1z:WS,XK,YE,YT,ZA,ZM,ZW 20:AF,IR 21:SA 22:TH bgc=2
    23:-,001,003,150,419,AC,AD,AE,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,AX,AZ,BA,BB,BD
    23:BE,BF,BG,BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH
    23:CI,CK,CL,CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC
    23:EE,EG,EH,ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP
    23:GQ,GR,GS,GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IS,IT,JE
    23:JM,JO,JP,KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV
    23:LY,MA,MC,MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MY,MZ
    23:NA,NC,NE,NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PK,PL,PM,PN,PR,PS
    23:PT,PW,PY,QA,RE,RO,RS,RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SK,SL,SM,SN,SO,SR,SS
    23:ST,SV,SX,SY,SZ,TA,TC,TD,TF,TG,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM
    23:US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW 24:TH bho,raj=2
    25:-,001,003,150,419,AC,AD,AE,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,AX,AZ,BA,BB,BD
    25:BE,BF,BG,BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH
    25:CI,CK,CL,CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC
    25:EE,EG,EH,ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP
    25:GQ,GR,GS,GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IS,IT,JE
    25:JM,JO,JP,KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV
    25:LY,MA,MC,MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MY,MZ
    25:NA,NC,NE,NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PK,PL,PM,PN,PR,PS
    25:PT,PW,PY,QA,RE,RO,RS,RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SK,SL,SM,SN,SO,SR,SS
    25:ST,SV,SX,SY,SZ,TA,TC,TD,TF,TG,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM
    25:US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW 26:TH blo=0
    27:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    27:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    27:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    27:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    27:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    27:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    27:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    27:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    27:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    27:WS,XK,YE,YT,ZA,ZM,ZW 28:AF,IR 29:SA 2a:TH bm=1
    2b:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    2b:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    2b:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    2b:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    2b:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    2b:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    2b:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    2b:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    2b:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    2b:WS,XK,YE,YT,ZA,ZM,ZW 2c:TH bn=0
    2d:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    2d:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    2d:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    2d:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    2d:IM,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS,LU
    2d:LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE,NF
    2d:NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO,RU
    2d:RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF,TG
    2d:TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF,WS 2d:XK,YE,YT,ZA,ZM,ZW
    2e:AF,IR 2f:IN 2g:SA 2h:TH bo=0
    2i:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    2i:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    2i:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    2i:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    2i:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    2i:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    2i:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    2i:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    2i:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    2i:WS,XK,YE,YT,ZA,ZM,ZW 2j:AF,IR 2k:SA 2l:TH br=4
    2m:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    2m:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    2m:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    2m:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    2m:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    2m:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    2m:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    2m:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    2m:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    2m:WS,XK,YE,YT,ZA,ZM,ZW 2n:TH brx=0
    2o:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    2o:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    2o:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    2o:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    2o:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    2o:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    2o:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    2o:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    2o:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    2o:WS,XK,YE,YT,ZA,ZM,ZW 2p:AF,IR 2q:SA 2r:TH bs,bs_Latn=0 1b:TH
    2s:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    2s:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    2s:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    2s:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    2s:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    2s:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    2s:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    2s:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    2s:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    2s:WS,XK,YE,YT,ZA,ZM,ZW 2t:AF,IR 2u:SA bs_Cyrl=6 1:001,AE,DJ,DZ,EH,LY,MA,TD,TN 7:IL
    8:-,BA,BG,BH,BT,EG,IQ,JO,KM,KW,LB,MM,MR,NP,OM,PS,QA,SD,SS,SY,YE w:ER 13:SO 2t:AF,IR 2v:SA byn=0
    2w:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    2w:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    2w:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    2w:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    2w:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    2w:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    2w:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    2w:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    2w:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    2w:WS,XK,YE,YT,ZA,ZM,ZW 2x:AF,IR 2y:SA 2z:TH ca=t
    30:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    30:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    30:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    30:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    30:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    30:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    30:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    30:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    30:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    30:WS,XK,YE,YT,ZA,ZM,ZW 31:AF,IR 32:SA ccp=1
    33:-,001,003,150,419,AC,AD,AE,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,AX,AZ,BA,BB,BD
    33:BE,BF,BG,BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH
    33:CI,CK,CL,CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC
    33:EE,EG,EH,ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP
    33:GQ,GR,GS,GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IS,IT,JE
    33:JM,JO,JP,KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV
    33:LY,MA,MC,MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MY,MZ
    33:NA,NC,NE,NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PK,PL,PM,PN,PR,PS
    33:PT,PW,PY,QA,RE,RO,RS,RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SK,SL,SM,SN,SO,SR,SS
    33:ST,SV,SX,SY,SZ,TA,TC,TD,TF,TG,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM
    33:US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW 34:SA 35:TH ce=3
    36:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    36:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    36:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    36:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    36:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    36:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    36:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    36:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    36:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    36:WS,XK,YE,YT,ZA,ZM,ZW 37:TH ceb=0
    38:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    38:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    38:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    38:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    38:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    38:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    38:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    38:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    38:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    38:WS,XK,YE,YT,ZA,ZM,ZW 39:AF,IR 3a:SA 3b:TH cgg,nyn=4
    3c:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    3c:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    3c:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    3c:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    3c:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    3c:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    3c:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    3c:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    3c:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    3c:WS,XK,YE,YT,ZA,ZM,ZW 3d:TH chr=z
    3e:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    3e:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    3e:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    3e:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    3e:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    3e:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    3e:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    3e:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    3e:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    3e:WS,XK,YE,YT,ZA,ZM,ZW 3f:TH cic=3
    3g:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    3g:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    3g:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    3g:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    3g:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    3g:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    3g:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    3g:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    3g:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    3g:WS,XK,YE,YT,ZA,ZM,ZW 3h:TH ckb=6 m:SA
    3i:-,001,003,150,419,AC,AD,AE,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,AX,AZ,BA,BB,BD
    3i:BE,BF,BG,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI
    3i:CK,CL,CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE
    3i:EH,ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR
    3i:GS,GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IS,IT,JE,JM,JP
    3i:KE,KG,KH,KI,KN,KP,KR,KY,KZ,LA,LC,LI,LK,LR,LS,LT,LU,LV,LY,MA,MC,MD,ME,MF
    3i:MG,MH,MK,ML,MM,MN,MO,MP,MQ,MS,MT,MU,MV,MW,MX,MY,MZ,NA,NC,NE,NF,NG,NI,NL
    3i:NO,NP,NR,NU,NZ,PA,PE,PF,PG,PH,PK,PL,PM,PN,PR,PT,PW,PY,RE,RO,RS,RU,RW,SB
    3i:SC,SE,SG,SH,SI,SJ,SK,SL,SM,SN,SO,SR,ST,SV,SX,SZ,TA,TC,TD,TF,TG,TJ,TK,TL
    3i:TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF,WS,XK 3i:YT,ZA,ZM,ZW
    3j:AF,IR 3k:TH cs=u 6:-,BG,BH,BT,EG,IQ,JO,KM,KW,LB,MM,MR,NP,OM,PS,QA,SD,SS,SY,YE c:BA 3l:AF,IR
    3m:SA csw=3 3n:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    3n:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    3n:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    3n:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    3n:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    3n:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    3n:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    3n:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    3n:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    3n:WS,XK,YE,YT,ZA,ZM,ZW 3o:TH cv=0
    3p:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    3p:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    3p:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    3p:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    3p:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    3p:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    3p:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    3p:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    3p:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    3p:WS,XK,YE,YT,ZA,ZM,ZW 3q:AF,IR 3r:SA 3s:TH cy=4
    3t:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    3t:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    3t:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    3t:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    3t:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    3t:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    3t:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    3t:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    3t:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    3t:WS,XK,YE,YT,ZA,ZM,ZW 3u:TH da=0
    3v:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    3v:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    3v:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    3v:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    3v:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    3v:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    3v:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    3v:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    3v:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    3v:WS,XK,YE,YT,ZA,ZM,ZW 3w:AF,IR 3x:SA 3y:TH dav=4
    3z:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    3z:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    3z:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    3z:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    3z:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    3z:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    3z:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    3z:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    3z:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    3z:WS,XK,YE,YT,ZA,ZM,ZW 40:TH de=14
    3:-,BE,BG,BH,BT,EG,IQ,IT,JO,KM,KW,LB,LU,MM,MR,NP,OM,PS,QA,SD,SS,SY,YE 41:AF,IR 42:SA
    dje,khq,ses=1 43:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    43:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    43:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    43:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    43:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    43:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    43:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    43:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    43:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    43:WS,XK,YE,YT,ZA,ZM,ZW 44:TH doi=z
    45:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    45:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    45:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    45:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    45:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    45:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    45:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    45:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    45:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    45:WS,XK,YE,YT,ZA,ZM,ZW 46:TH dsb,hsb=14
    7:-,BG,BH,BT,DE,EG,IQ,JO,KM,KW,LB,MM,MR,NP,OM,PS,QA,SD,SS,SY,YE 1s:AF,IR 1t:SA dua=4
    47:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    47:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    47:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    47:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    47:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    47:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    47:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    47:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    47:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    47:WS,XK,YE,YT,ZA,ZM,ZW 48:TH dv=6 1:001,DJ,TD
    4:-,BG,BH,BT,EG,IQ,JO,KM,KW,LB,MM,MR,NP,OM,PS,QA,SD,SS,SY,YE 7:IL w:ER 13:SO 49:AF,IR 4a:SA
    dyo=4 4b:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    4b:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    4b:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    4b:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    4b:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    4b:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    4b:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    4b:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    4b:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    4b:WS,XK,YE,YT,ZA,ZM,ZW 4c:TH dz=
    4d:-,001,003,150,419,AC,AD,AE,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,AX,AZ,BA,BB,BD
    4d:BE,BF,BG,BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH
    4d:CI,CK,CL,CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC
    4d:EE,EG,EH,ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP
    4d:GQ,GR,GS,GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IS,IT,JE
    4d:JM,JO,JP,KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV
    4d:LY,MA,MC,MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MY,MZ
    4d:NA,NC,NE,NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PK,PL,PM,PN,PR,PS
    4d:PT,PW,PY,QA,RE,RO,RS,RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SK,SL,SM,SN,SO,SR,SS
    4d:ST,SV,SX,SY,SZ,TA,TC,TD,TF,TG,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM
    4d:US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW 4e:AF,IR 4f:SA 4g:TH ebu=4
    4h:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    4h:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    4h:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    4h:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    4h:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    4h:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    4h:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    4h:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    4h:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    4h:WS,XK,YE,YT,ZA,ZM,ZW 4i:TH ee=0
    4j:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    4j:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    4j:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    4j:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    4j:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    4j:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    4j:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    4j:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    4j:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    4j:WS,XK,YE,YT,ZA,ZM,ZW 4k:AF,IR 4l:SA 4m:TH el=4
    4n:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    4n:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    4n:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    4n:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    4n:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    4n:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    4n:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    4n:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    4n:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    4n:WS,XK,YE,YT,ZA,ZM,ZW 4o:SA 4p:TH en=4 39:IR
    4q:-,003,419,AC,AQ,AS,BI,BT,BV,CA,CN,CP,CQ,CW,DJ,EA,GS,GU,HM,JP,KR,MH,MP,PH
    4q:PR,PY,SR,TA,TW,UM,US,VI,XK
    4r:001,150,AD,AE,AG,AI,AL,AM,AR,AU,AW,AX,AZ,BA,BB,BE,BF,BG,BH,BJ,BL,BM,BN,BO
    4r:BQ,BR,BS,BY,CC,CD,CF,CG,CH,CI,CK,CM,CR,CU,CV,CX,CY,DG,DK,DM,DO,EC,EG,ER
    4r:ES,ET,FJ,FK,FM,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GY,HK,HN,HT
    4r:IC,ID,IE,IL,IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB
    4r:LC,LK,LR,LS,LT,LU,LV,MC,MD,MF,MG,MK,ML,MM,MN,MO,MQ,MR,MS,MU,MW,MX,MY,NA
    4r:NC,NE,NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PL,PM,PN,PS,PT,PW,QA,RE,RO
    4r:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SK,SL,SM,SN,SO,SS,SV,SX,SY,SZ,TC,TD,TF,TG
    4r:TJ,TK,TM,TO,TR,TT,TV,TZ,UA,UG,UY,UZ,VA,VC,VE,VG,VN,VU,WF,WS,YE,YT,ZM 4s:BD 4t:BW,MT,ZA
    4u:BZ,PK 4v:CZ 4w:DE,EE,FI 4x:HU 4y:TH 4z:ZW eo=0
    50:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    50:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    50:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    50:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    50:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    50:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    50:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    50:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    50:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    50:WS,XK,YE,YT,ZA,ZM,ZW 51:AF,IR 52:SA 53:TH es=0
    54:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    54:BH,BI,BJ,BL,BM,BN,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP,CQ
    54:CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB,GD
    54:GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL,IM
    54:IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS,LU
    54:LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MY,NA,NC,NE,NF,NG
    54:NI,NL,NO,NP,NR,NU,NZ,OM,PF,PG,PH,PK,PL,PM,PN,PS,PW,QA,RE,RO,RU,RW,SB,SC
    54:SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF,TG,TJ,TK,TM
    54:TO,TR,TT,TV,TW,TZ,UA,UG,UM,UZ,VA,VC,VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW 55:AF,IR 56:BO 57:MX
    58:PE,UY 59:PY,VE 5a:SA 5b:TH 5c:US et=1a
    5d:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    5d:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    5d:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    5d:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    5d:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    5d:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    5d:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    5d:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    5d:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    5d:WS,XK,YE,YT,ZA,ZM,ZW eu=0
    5e:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    5e:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    5e:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    5e:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    5e:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    5e:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    5e:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    5e:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    5e:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    5e:WS,XK,YE,YT,ZA,ZM,ZW 5f:AF,IR 5g:SA 5h:TH ewo=4
    5i:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    5i:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    5i:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    5i:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    5i:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    5i:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    5i:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    5i:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    5i:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    5i:WS,XK,YE,YT,ZA,ZM,ZW 5j:TH fa= 5k:-,IR
    5l:001,003,150,419,AC,AD,AE,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,AX,AZ,BA,BB,BD,BE
    5l:BF,BG,BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI
    5l:CK,CL,CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE
    5l:EG,EH,ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ
    5l:GR,GS,GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IS,IT,JE,JM
    5l:JO,JP,KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV,LY
    5l:MA,MC,MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MY,MZ,NA
    5l:NC,NE,NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PK,PL,PM,PN,PR,PS,PT
    5l:PW,PY,QA,RE,RO,RS,RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SK,SL,SM,SN,SO,SR,SS,ST
    5l:SV,SX,SY,SZ,TA,TC,TD,TF,TG,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US
    5l:UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW 5m:AF 5n:SA 5o:TH ff=1
    5p:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    5p:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    5p:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    5p:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    5p:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    5p:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    5p:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    5p:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    5p:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    5p:WS,XK,YE,YT,ZA,ZM,ZW 5q:TH ff_Adlm=
    5r:-,001,003,150,419,AC,AD,AE,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,AX,AZ,BA,BB,BD
    5r:BE,BF,BG,BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH
    5r:CI,CK,CL,CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC
    5r:EE,EG,EH,ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP
    5r:GQ,GR,GS,GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IS,IT,JE
    5r:JM,JO,JP,KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV
    5r:LY,MA,MC,MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MY,MZ
    5r:NA,NC,NE,NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PK,PL,PM,PN,PR,PS
    5r:PT,PW,PY,QA,RE,RO,RS,RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SK,SL,SM,SN,SO,SR,SS
    5r:ST,SV,SX,SY,SZ,TA,TC,TD,TF,TG,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM
    5r:US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW 5s:AF,IR 5t:SA 5u:TH ff_Latn=1s 5p:GW
    fi=1d 3:DE fil=z 5v:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    5v:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    5v:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    5v:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    5v:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    5v:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    5v:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    5v:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    5v:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    5v:WS,XK,YE,YT,ZA,ZM,ZW 5w:TH fo=1a 1:LU 5:BE 13:IT 3x:SA 5x:AF,IR 5y:TH fr=0
    5z:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    5z:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CD,CF,CG,CH,CI,CK,CM,CN,CP
    5z:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,DZ,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA
    5z:GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE
    5z:IL,IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR
    5z:LS,LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC
    5z:NE,NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE
    5z:RO,RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD
    5z:TF,TG,TJ,TK,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN
    5z:VU,WF,WS,XK,YE,YT,ZA,ZM,ZW 60:AF,IR 61:CA 62:MA 63:SA 64:TH fur=14
    1:-,BG,BH,BT,EG,IQ,IT,JO,KM,KW,LB,MM,MR,NP,OM,PS,QA,SD,SS,SY,YE 65:AF,IR 66:SA fy=4
    67:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    67:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    67:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    67:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    67:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    67:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    67:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    67:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    67:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    67:WS,XK,YE,YT,ZA,ZM,ZW 68:SA 69:TH ga=4
    6a:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    6a:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    6a:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    6a:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    6a:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    6a:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    6a:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    6a:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    6a:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    6a:WS,XK,YE,YT,ZA,ZM,ZW 6b:TH gaa=z
    6c:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    6c:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    6c:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    6c:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    6c:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    6c:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    6c:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    6c:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    6c:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    6c:WS,XK,YE,YT,ZA,ZM,ZW 6d:TH gd=4
    6e:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    6e:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    6e:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    6e:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    6e:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    6e:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    6e:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    6e:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    6e:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    6e:WS,XK,YE,YT,ZA,ZM,ZW 6f:TH gez=v
    6g:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    6g:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    6g:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    6g:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    6g:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    6g:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    6g:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    6g:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    6g:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    6g:WS,XK,YE,YT,ZA,ZM,ZW 6h:TH gl=0
    6i:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    6i:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    6i:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    6i:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    6i:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    6i:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    6i:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    6i:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    6i:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    6i:WS,XK,YE,YT,ZA,ZM,ZW 6j:AF,IR 6k:SA 6l:TH gn=3
    6m:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    6m:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    6m:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    6m:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    6m:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    6m:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    6m:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    6m:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    6m:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    6m:WS,XK,YE,YT,ZA,ZM,ZW 6n:TH gsw=1a 1:LU 3:FR 5:BE 13:IT 6o:TH gu=0
    6p:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    6p:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    6p:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    6p:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    6p:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    6p:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    6p:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    6p:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    6p:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    6p:WS,XK,YE,YT,ZA,ZM,ZW 6q:AF,IR 6r:SA 6s:TH guz=4
    6t:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    6t:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    6t:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    6t:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    6t:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    6t:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    6t:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    6t:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    6t:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    6t:WS,XK,YE,YT,ZA,ZM,ZW 6u:TH gv=3
    6v:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    6v:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    6v:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    6v:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    6v:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    6v:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    6v:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    6v:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    6v:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    6v:WS,XK,YE,YT,ZA,ZM,ZW 6w:TH ha=1 k:CM,SD
    6x:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    6x:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CN,CP,CQ
    6x:CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB,GD
    6x:GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL,IM
    6x:IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS,LU
    6x:LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE,NF
    6x:NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO,RU
    6x:RW,SB,SC,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF,TG,TJ
    6x:TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF,WS,XK 6x:YE,YT,ZA,ZM,ZW
    6y:TH haw=4 6z:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    6z:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    6z:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    6z:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    6z:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    6z:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    6z:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    6z:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    6z:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    6z:WS,XK,YE,YT,ZA,ZM,ZW 70:TH he=6
    71:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    71:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    71:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    71:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    71:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    71:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    71:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    71:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    71:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    71:WS,XK,YE,YT,ZA,ZM,ZW 72:AF,IR 73:SA 74:TH hi=0
    75:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    75:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    75:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    75:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    75:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    75:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    75:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    75:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    75:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    75:WS,XK,YE,YT,ZA,ZM,ZW 76:AF,IR 77:SA 78:TH hi_Latn=v
    79:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    79:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    79:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    79:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    79:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    79:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    79:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    79:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    79:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    79:WS,XK,YE,YT,ZA,ZM,ZW 7a:SA 7b:TH hr=u 7c:SA hu=0
    7d:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    7d:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    7d:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    7d:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    7d:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    7d:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    7d:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    7d:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    7d:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    7d:WS,XK,YE,YT,ZA,ZM,ZW 7e:AF,IR 7f:SA 7g:TH hy=0
    7h:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    7h:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    7h:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    7h:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    7h:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    7h:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    7h:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    7h:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    7h:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    7h:WS,XK,YE,YT,ZA,ZM,ZW 7i:AF,IR 7j:SA 7k:TH ia=4
    7l:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    7l:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    7l:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    7l:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    7l:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    7l:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    7l:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    7l:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    7l:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    7l:WS,XK,YE,YT,ZA,ZM,ZW 7m:TH id=4
    7n:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    7n:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    7n:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    7n:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    7n:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    7n:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    7n:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    7n:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    7n:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    7n:WS,XK,YE,YT,ZA,ZM,ZW 7o:SA 7p:TH ie=3
    7q:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    7q:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    7q:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    7q:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    7q:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    7q:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    7q:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    7q:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    7q:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    7q:WS,XK,YE,YT,ZA,ZM,ZW 7r:TH ig=4
    7s:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    7s:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    7s:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    7s:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    7s:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    7s:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    7s:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    7s:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    7s:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    7s:WS,XK,YE,YT,ZA,ZM,ZW 7t:TH ii=0
    7u:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    7u:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    7u:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    7u:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    7u:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    7u:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    7u:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    7u:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    7u:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    7u:WS,XK,YE,YT,ZA,ZM,ZW 7v:AF,IR 7w:SA 7x:TH is=1v
    7y:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    7y:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    7y:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    7y:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    7y:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    7y:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    7y:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    7y:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    7y:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    7y:WS,XK,YE,YT,ZA,ZM,ZW 7z:SA it=0
    80:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    80:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CH,CI,CK,CM,CN
    80:CP,CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA
    80:GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE
    80:IL,IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR
    80:LS,LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC
    80:NE,NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE
    80:RO,RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD
    80:TF,TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU
    80:WF,WS,XK,YE,YT,ZA,ZM,ZW 81:TH iu=z
    82:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    82:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    82:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    82:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    82:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    82:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    82:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    82:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    82:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    82:WS,XK,YE,YT,ZA,ZM,ZW 83:TH ja=14
    9:-,BG,BH,BT,EG,IQ,JO,KM,KW,LB,MM,MR,NP,OM,PS,QA,SD,SS,SY,YE 84:AF,IR 85:SA jgo=3
    86:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    86:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    86:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    86:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    86:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    86:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    86:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    86:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    86:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    86:WS,XK,YE,YT,ZA,ZM,ZW 87:TH jmc,kde,ksb,rwk,sw,vun=4
    88:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    88:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    88:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    88:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    88:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    88:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    88:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    88:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    88:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    88:WS,XK,YE,YT,ZA,ZM,ZW 89:TH jv=4
    8a:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    8a:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    8a:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    8a:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    8a:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    8a:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    8a:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    8a:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    8a:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    8a:WS,XK,YE,YT,ZA,ZM,ZW 8b:SA 8c:TH ka=1
    8d:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    8d:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    8d:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    8d:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    8d:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    8d:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    8d:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    8d:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    8d:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    8d:WS,XK,YE,YT,ZA,ZM,ZW 8e:TH kab=1
    8f:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    8f:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    8f:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,DZ,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA
    8f:GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE
    8f:IL,IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR
    8f:LS,LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC
    8f:NE,NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE
    8f:RO,RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD
    8f:TF,TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU
    8f:WF,WS,XK,YE,YT,ZA,ZM,ZW 8g:TH kaj=3
    8h:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    8h:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    8h:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    8h:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    8h:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    8h:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    8h:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    8h:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    8h:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    8h:WS,XK,YE,YT,ZA,ZM,ZW 8i:TH kam=4
    8j:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    8j:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    8j:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    8j:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    8j:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    8j:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    8j:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    8j:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    8j:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    8j:WS,XK,YE,YT,ZA,ZM,ZW 8k:TH kcg=3
    8l:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    8l:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    8l:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    8l:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    8l:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    8l:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    8l:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    8l:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    8l:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    8l:WS,XK,YE,YT,ZA,ZM,ZW 8m:TH kea=4
    8n:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    8n:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    8n:CQ,CR,CU,CV,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA
    8n:GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE
    8n:IL,IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR
    8n:LS,LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC
    8n:NE,NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE
    8n:RO,RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD
    8n:TF,TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU
    8n:WF,WS,XK,YE,YT,ZA,ZM,ZW 8o:TH kgp=1
    8p:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    8p:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    8p:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    8p:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    8p:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    8p:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    8p:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    8p:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    8p:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    8p:WS,XK,YE,YT,ZA,ZM,ZW 8q:TH ki=4
    8r:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    8r:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    8r:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    8r:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    8r:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    8r:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    8r:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    8r:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    8r:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    8r:WS,XK,YE,YT,ZA,ZM,ZW 8s:TH kk=e 1b:TH
    8t:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    8t:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CP,CQ
    8t:CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB,GD
    8t:GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL,IM
    8t:IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS,LU
    8t:LV,MC,MD,MF,MG,MH,MK,ML,MM,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE,NF,NG
    8t:NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO,RU,RW
    8t:SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF,TG,TJ
    8t:TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF,WS,XK 8t:YE,YT,ZA,ZM,ZW
    8u:SA kk_Cyrl=33 8t:CN,MN 8v:AF,IR kkj=4
    8w:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    8w:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    8w:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    8w:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    8w:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    8w:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    8w:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    8w:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    8w:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    8w:WS,XK,YE,YT,ZA,ZM,ZW 8x:TH kl=3
    8y:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    8y:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    8y:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    8y:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    8y:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    8y:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    8y:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    8y:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    8y:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    8y:WS,XK,YE,YT,ZA,ZM,ZW 8z:TH kln=4
    90:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    90:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    90:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    90:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    90:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    90:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    90:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    90:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    90:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    90:WS,XK,YE,YT,ZA,ZM,ZW 91:TH km=4
    92:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    92:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    92:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    92:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    92:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    92:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    92:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    92:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    92:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    92:WS,XK,YE,YT,ZA,ZM,ZW 93:TH kn=0
    94:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    94:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    94:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    94:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    94:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    94:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    94:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    94:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    94:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    94:WS,XK,YE,YT,ZA,ZM,ZW 95:AF,IR 96:SA 97:TH ko=14
    a:-,BG,BH,BT,CN,EG,IQ,JO,KM,KW,LB,MM,MR,NP,OM,PS,QA,SD,SS,SY,YE 98:AF,IR 99:SA kok,kok_Deva=t
    9a:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    9a:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    9a:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    9a:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    9a:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    9a:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    9a:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    9a:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    9a:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    9a:WS,XK,YE,YT,ZA,ZM,ZW 9b:AF,IR 9c:SA kok_Latn=1
    9d:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    9d:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    9d:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    9d:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    9d:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    9d:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    9d:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    9d:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    9d:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    9d:WS,XK,YE,YT,ZA,ZM,ZW 9e:TH kpe,moh,rej,sm=5
    9f:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    9f:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    9f:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    9f:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    9f:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    9f:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    9f:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    9f:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    9f:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    9f:WS,XK,YE,YT,ZA,ZM,ZW ks,ks_Arab,ks_Aran=z
    9g:-,001,003,150,419,AC,AD,AE,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,AX,AZ,BA,BB,BD
    9g:BE,BF,BG,BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH
    9g:CI,CK,CL,CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC
    9g:EE,EG,EH,ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP
    9g:GQ,GR,GS,GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IS,IT,JE
    9g:JM,JO,JP,KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV
    9g:LY,MA,MC,MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MY,MZ
    9g:NA,NC,NE,NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PK,PL,PM,PN,PR,PS
    9g:PT,PW,PY,QA,RE,RO,RS,RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SK,SL,SM,SN,SO,SR,SS
    9g:ST,SV,SX,SY,SZ,TA,TC,TD,TF,TG,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM
    9g:US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW 9h:TH ks_Deva=3
    9i:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    9i:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    9i:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    9i:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    9i:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    9i:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    9i:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    9i:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    9i:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    9i:WS,XK,YE,YT,ZA,ZM,ZW 9j:TH ksf=4
    9k:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    9k:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    9k:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    9k:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    9k:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    9k:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    9k:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    9k:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    9k:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    9k:WS,XK,YE,YT,ZA,ZM,ZW 9l:TH ksh=0
    9m:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    9m:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    9m:CQ,CR,CU,CW,CX,CY,DE,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA
    9m:GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE
    9m:IL,IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR
    9m:LS,LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC
    9m:NE,NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE
    9m:RO,RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD
    9m:TF,TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU
    9m:WF,WS,XK,YE,YT,ZA,ZM,ZW 9n:AF,IR 9o:SA 9p:TH ku=e
    9q:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    9q:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    9q:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    9q:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    9q:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LC,LK,LR,LS,LU
    9q:LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE,NF
    9q:NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO,RU
    9q:RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF,TG
    9q:TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF,WS 9q:XK,YE,YT,ZA,ZM,ZW
    9r:AF,IR 9s:SA 9t:TH kw=3
    9u:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    9u:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    9u:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    9u:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    9u:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    9u:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    9u:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    9u:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    9u:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    9u:WS,XK,YE,YT,ZA,ZM,ZW 9v:TH kxv,kxv_Latn=c
    9w:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    9w:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    9w:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    9w:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    9w:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    9w:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    9w:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    9w:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    9w:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    9w:WS,XK,YE,YT,ZA,ZM,ZW 9x:TH kxv_Deva=c
    9y:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    9y:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    9y:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    9y:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    9y:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    9y:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    9y:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    9y:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    9y:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    9y:WS,XK,YE,YT,ZA,ZM,ZW 9z:TH kxv_Orya=c
    a0:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    a0:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    a0:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    a0:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    a0:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    a0:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    a0:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    a0:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    a0:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    a0:WS,XK,YE,YT,ZA,ZM,ZW a1:TH kxv_Telu=c
    a2:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    a2:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    a2:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    a2:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    a2:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    a2:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    a2:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    a2:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    a2:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    a2:WS,XK,YE,YT,ZA,ZM,ZW a3:TH ky=1a k:CN
    a4:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    a4:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CP,CQ
    a4:CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB,GD
    a4:GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL,IM
    a4:IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS,LU
    a4:LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE,NF
    a4:NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO,RU
    a4:RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF,TG
    a4:TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF,WS a4:XK,YE,YT,ZA,ZM,ZW
    lag=4 a5:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    a5:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    a5:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    a5:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    a5:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    a5:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    a5:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    a5:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    a5:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    a5:WS,XK,YE,YT,ZA,ZM,ZW a6:TH lb=1a
    a7:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    a7:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    a7:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    a7:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    a7:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    a7:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    a7:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    a7:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    a7:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    a7:WS,XK,YE,YT,ZA,ZM,ZW lg,xog=4
    a8:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    a8:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    a8:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    a8:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    a8:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    a8:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    a8:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    a8:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    a8:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    a8:WS,XK,YE,YT,ZA,ZM,ZW a9:TH lij=3
    aa:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    aa:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    aa:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    aa:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    aa:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    aa:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    aa:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    aa:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    aa:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    aa:WS,XK,YE,YT,ZA,ZM,ZW ab:TH lkt=3
    ac:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    ac:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    ac:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    ac:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    ac:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    ac:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    ac:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    ac:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    ac:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    ac:WS,XK,YE,YT,ZA,ZM,ZW ad:TH lmo=3
    ae:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    ae:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    ae:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    ae:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    ae:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    ae:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    ae:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    ae:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    ae:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    ae:WS,XK,YE,YT,ZA,ZM,ZW af:TH ln=4
    ag:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AO,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF
    ag:BG,BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN
    ag:CP,CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA
    ag:GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE
    ag:IL,IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR
    ag:LS,LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC
    ag:NE,NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE
    ag:RO,RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD
    ag:TF,TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU
    ag:WF,WS,XK,YE,YT,ZA,ZM,ZW ah:TH lo=0
    ai:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    ai:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    ai:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    ai:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    ai:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    ai:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    ai:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    ai:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    ai:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    ai:WS,XK,YE,YT,ZA,ZM,ZW aj:AF,IR ak:SA al:TH lrc=2 l:-
    am:001,003,150,419,AC,AD,AE,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,AX,AZ,BA,BB,BD,BE
    am:BF,BG,BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI
    am:CK,CL,CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE
    am:EG,EH,ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ
    am:GR,GS,GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IS,IT,JE,JM
    am:JO,JP,KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV,LY
    am:MA,MC,MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MY,MZ,NA
    am:NC,NE,NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PK,PL,PM,PN,PR,PS,PT
    am:PW,PY,QA,RE,RO,RS,RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SK,SL,SM,SN,SO,SR,SS,ST
    am:SV,SX,SY,SZ,TA,TC,TD,TF,TG,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US
    am:UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW an:TH lt=14
    b:-,BG,BH,BT,EG,IQ,JO,KM,KW,LB,MM,MR,NP,OM,PS,QA,SD,SS,SY,YE ao:AF,IR ap:SA aq:TH lu=4
    ar:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    ar:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    ar:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    ar:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    ar:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    ar:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    ar:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    ar:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    ar:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    ar:WS,XK,YE,YT,ZA,ZM,ZW as:TH luo=4
    at:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    at:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    at:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    at:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    at:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    at:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    at:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    at:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    at:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    at:WS,XK,YE,YT,ZA,ZM,ZW au:TH luy=4
    av:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    av:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    av:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    av:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    av:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    av:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    av:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    av:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    av:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    av:WS,XK,YE,YT,ZA,ZM,ZW aw:TH lv=0
    ax:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    ax:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    ax:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    ax:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    ax:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    ax:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    ax:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    ax:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    ax:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    ax:WS,XK,YE,YT,ZA,ZM,ZW ay:AF,IR az:SA b0:TH mai,xnr=2e 1m:AF,IR 1n:SA b1:TH mas=4
    b2:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    b2:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    b2:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    b2:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    b2:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    b2:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    b2:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    b2:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    b2:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    b2:WS,XK,YE,YT,ZA,ZM,ZW b3:TH mer=4
    b4:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    b4:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    b4:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    b4:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    b4:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    b4:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    b4:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    b4:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    b4:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    b4:WS,XK,YE,YT,ZA,ZM,ZW b5:TH mfe=1
    b6:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    b6:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    b6:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    b6:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    b6:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    b6:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    b6:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    b6:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    b6:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    b6:WS,XK,YE,YT,ZA,ZM,ZW b7:TH mg=1
    b8:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    b8:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    b8:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    b8:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    b8:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    b8:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    b8:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    b8:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    b8:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    b8:WS,XK,YE,YT,ZA,ZM,ZW b9:TH mgh=4
    ba:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    ba:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    ba:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    ba:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    ba:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    ba:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,MZ,NA,NC
    ba:NE,NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE
    ba:RO,RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD
    ba:TF,TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU
    ba:WF,WS,XK,YE,YT,ZA,ZM,ZW bb:TH mgo=3
    bc:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    bc:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    bc:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    bc:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    bc:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    bc:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    bc:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    bc:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    bc:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    bc:WS,XK,YE,YT,ZA,ZM,ZW bd:TH mi=4
    be:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    be:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    be:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    be:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    be:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    be:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    be:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    be:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    be:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    be:WS,XK,YE,YT,ZA,ZM,ZW bf:TH mid=5 v:AE,DZ,EH,LY,MA,TN mk=t
    bg:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    bg:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    bg:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    bg:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    bg:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    bg:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    bg:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    bg:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    bg:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    bg:WS,XK,YE,YT,ZA,ZM,ZW bh:AF,IR bi:SA ml=0
    bj:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    bj:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    bj:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    bj:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    bj:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    bj:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    bj:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    bj:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    bj:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    bj:WS,XK,YE,YT,ZA,ZM,ZW bk:AF,IR bl:SA bm:TH mn=e
    bn:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    bn:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CP,CQ
    bn:CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB,GD
    bn:GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL,IM
    bn:IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS,LU
    bn:LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE,NF
    bn:NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO,RU
    bn:RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF,TG
    bn:TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF,WS bn:XK,YE,YT,ZA,ZM,ZW
    bo:AF,IR bp:SA bq:TH mni,mni_Beng=z
    br:-,001,003,150,419,AC,AD,AE,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,AX,AZ,BA,BB,BD
    br:BE,BF,BG,BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH
    br:CI,CK,CL,CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC
    br:EE,EG,EH,ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP
    br:GQ,GR,GS,GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IS,IT,JE
    br:JM,JO,JP,KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV
    br:LY,MA,MC,MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MY,MZ
    br:NA,NC,NE,NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PK,PL,PM,PN,PR,PS
    br:PT,PW,PY,QA,RE,RO,RS,RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SK,SL,SM,SN,SO,SR,SS
    br:ST,SV,SX,SY,SZ,TA,TC,TD,TF,TG,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM
    br:US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW bs:TH mni_Mtei=8 n:TH mr=0
    bt:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    bt:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    bt:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    bt:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    bt:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    bt:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    bt:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    bt:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    bt:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    bt:WS,XK,YE,YT,ZA,ZM,ZW bu:AF,IR bv:SA bw:TH ms=1z
    bx:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    bx:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    bx:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    bx:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    bx:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    bx:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    bx:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    bx:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    bx:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    bx:WS,XK,YE,YT,ZA,ZM,ZW by:SA ms_Arab=1z 1:BN,MY v:AE,DZ,EH,LY,MA,TN 13:IT mt=0
    bz:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    bz:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    bz:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    bz:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    bz:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    bz:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    bz:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    bz:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    bz:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    bz:WS,XK,YE,YT,ZA,ZM,ZW c0:TH mua=4
    c1:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    c1:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    c1:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    c1:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    c1:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    c1:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    c1:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    c1:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    c1:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    c1:WS,XK,YE,YT,ZA,ZM,ZW c2:TH mus=3
    c3:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    c3:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    c3:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    c3:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    c3:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    c3:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    c3:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    c3:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    c3:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    c3:WS,XK,YE,YT,ZA,ZM,ZW c4:TH my=c
    c5:-,001,003,150,419,AC,AD,AE,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,AX,AZ,BA,BB,BD
    c5:BE,BF,BG,BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH
    c5:CI,CK,CL,CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC
    c5:EE,EG,EH,ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP
    c5:GQ,GR,GS,GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IS,IT,JE
    c5:JM,JO,JP,KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV
    c5:LY,MA,MC,MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MY,MZ
    c5:NA,NC,NE,NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PK,PL,PM,PN,PR,PS
    c5:PT,PW,PY,QA,RE,RO,RS,RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SK,SL,SM,SN,SO,SR,SS
    c5:ST,SV,SX,SY,SZ,TA,TC,TD,TF,TG,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM
    c5:US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW c6:TH myv=3
    c7:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    c7:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    c7:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    c7:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    c7:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    c7:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    c7:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    c7:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    c7:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    c7:WS,XK,YE,YT,ZA,ZM,ZW c8:TH mzn=3x
    c9:001,003,150,419,AC,AD,AE,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,AX,AZ,BA,BB,BD,BE
    c9:BF,BG,BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI
    c9:CK,CL,CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE
    c9:EG,EH,ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ
    c9:GR,GS,GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IS,IT,JE,JM
    c9:JO,JP,KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV,LY
    c9:MA,MC,MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MY,MZ,NA
    c9:NC,NE,NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PK,PL,PM,PN,PR,PS,PT
    c9:PW,PY,QA,RE,RO,RS,RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SK,SL,SM,SN,SO,SR,SS,ST
    c9:SV,SX,SY,SZ,TA,TC,TD,TF,TG,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US
    c9:UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW ca:TH naq=1l 1:AE,CC,CV,PT 3:CH,DE
    6:CZ,SK 7:FI 9:JP a:KR b:LT d:PR r:IR
    4r:-,003,419,AC,AQ,AS,BD,BI,BT,BV,BW,BZ,CA,CN,CP,CQ,CW,DJ,EA,EE,GS,GU,HM,HU
    4r:MH,MP,MT,PH,PK,PY,SR,TA,TW,UM,US,VI,XK,ZA,ZW cb:TH nb,nn,no=18
    cc:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    cc:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    cc:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    cc:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    cc:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    cc:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    cc:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    cc:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    cc:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    cc:WS,XK,YE,YT,ZA,ZM,ZW cd:SA ce:TH nd=4
    cf:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    cf:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    cf:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    cf:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    cf:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    cf:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    cf:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    cf:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    cf:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    cf:WS,XK,YE,YT,ZA,ZM,ZW cg:TH nds=3
    ch:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    ch:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    ch:CQ,CR,CU,CW,CX,CY,DE,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA
    ch:GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE
    ch:IL,IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR
    ch:LS,LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC
    ch:NE,NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE
    ch:RO,RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD
    ch:TF,TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU
    ch:WF,WS,XK,YE,YT,ZA,ZM,ZW ci:TH ne=2
    cj:-,001,003,150,419,AC,AD,AE,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,AX,AZ,BA,BB,BD
    cj:BE,BF,BG,BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH
    cj:CI,CK,CL,CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC
    cj:EE,EG,EH,ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP
    cj:GQ,GR,GS,GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IS,IT,JE
    cj:JM,JO,JP,KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV
    cj:LY,MA,MC,MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MY,MZ
    cj:NA,NC,NE,NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PK,PL,PM,PN,PR,PS
    cj:PT,PW,PY,QA,RE,RO,RS,RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SK,SL,SM,SN,SO,SR,SS
    cj:ST,SV,SX,SY,SZ,TA,TC,TD,TF,TG,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM
    cj:US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW ck:TH nl=4
    cl:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    cl:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    cl:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    cl:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    cl:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    cl:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    cl:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    cl:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    cl:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    cl:WS,XK,YE,YT,ZA,ZM,ZW cm:SA cn:TH nmg=4
    co:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    co:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    co:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    co:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    co:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    co:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    co:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    co:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    co:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    co:WS,XK,YE,YT,ZA,ZM,ZW cp:TH nnh=1
    cq:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    cq:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    cq:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    cq:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    cq:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    cq:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    cq:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    cq:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    cq:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    cq:WS,XK,YE,YT,ZA,ZM,ZW cr:TH nqo=2
    cs:-,001,003,150,419,AC,AD,AE,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,AX,AZ,BA,BB,BD
    cs:BE,BF,BG,BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH
    cs:CI,CK,CL,CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC
    cs:EE,EG,EH,ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP
    cs:GQ,GR,GS,GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IS,IT,JE
    cs:JM,JO,JP,KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV
    cs:LY,MA,MC,MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MY,MZ
    cs:NA,NC,NE,NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PK,PL,PM,PN,PR,PS
    cs:PT,PW,PY,QA,RE,RO,RS,RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SK,SL,SM,SN,SO,SR,SS
    cs:ST,SV,SX,SY,SZ,TA,TC,TD,TF,TG,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM
    cs:US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW ct:TH nr=3
    cu:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    cu:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    cu:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    cu:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    cu:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    cu:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    cu:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    cu:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    cu:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    cu:WS,XK,YE,YT,ZA,ZM,ZW cv:TH nso=3
    cw:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    cw:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    cw:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    cw:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    cw:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    cw:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    cw:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    cw:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    cw:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    cw:WS,XK,YE,YT,ZA,ZM,ZW cx:TH nus=4
    cy:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    cy:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    cy:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    cy:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    cy:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    cy:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    cy:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    cy:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    cy:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    cy:WS,XK,YE,YT,ZA,ZM,ZW cz:TH ny=3
    d0:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    d0:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    d0:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    d0:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    d0:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    d0:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    d0:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    d0:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    d0:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    d0:WS,XK,YE,YT,ZA,ZM,ZW d1:TH oc=3
    d2:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    d2:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    d2:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    d2:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    d2:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    d2:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    d2:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    d2:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    d2:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    d2:WS,XK,YE,YT,ZA,ZM,ZW d3:TH om=z
    d4:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    d4:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    d4:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    d4:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    d4:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    d4:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    d4:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    d4:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    d4:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    d4:WS,XK,YE,YT,ZA,ZM,ZW d5:TH or=z
    d6:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    d6:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    d6:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    d6:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    d6:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    d6:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    d6:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    d6:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    d6:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    d6:WS,XK,YE,YT,ZA,ZM,ZW d7:TH os=0
    d8:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    d8:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    d8:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    d8:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    d8:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    d8:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    d8:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    d8:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    d8:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    d8:WS,XK,YE,YT,ZA,ZM,ZW d9:AF,IR da:SA db:TH osa=3
    dc:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    dc:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    dc:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    dc:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    dc:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    dc:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    dc:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    dc:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    dc:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    dc:WS,XK,YE,YT,ZA,ZM,ZW dd:TH pa=0
    de:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    de:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    de:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    de:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    de:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    de:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    de:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PL,PM,PN,PS,PW,PY,QA,RE,RO,RU
    de:RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF,TG
    de:TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF,WS de:XK,YE,YT,ZA,ZM,ZW
    df:AF,IR dg:PK dh:SA di:TH pa_Arab,pa_Aran=4
    dg:-,001,003,150,419,AC,AD,AE,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,AX,AZ,BA,BB,BD
    dg:BE,BF,BG,BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH
    dg:CI,CK,CL,CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC
    dg:EE,EG,EH,ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP
    dg:GQ,GR,GS,GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IS,IT,JE
    dg:JM,JO,JP,KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV
    dg:LY,MA,MC,MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MY,MZ
    dg:NA,NC,NE,NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PK,PL,PM,PN,PR,PS
    dg:PT,PW,PY,QA,RE,RO,RS,RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SK,SL,SM,SN,SO,SR,SS
    dg:ST,SV,SX,SY,SZ,TA,TC,TD,TF,TG,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM
    dg:US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW dj:TH pa_Guru=58 de:PK pcm=4
    dk:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    dk:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    dk:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    dk:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    dk:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    dk:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    dk:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    dk:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    dk:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    dk:WS,XK,YE,YT,ZA,ZM,ZW dl:TH pl=0
    dm:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    dm:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    dm:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    dm:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    dm:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    dm:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    dm:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    dm:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    dm:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    dm:WS,XK,YE,YT,ZA,ZM,ZW dn:AF,IR do:SA dp:TH prg=3
    dq:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    dq:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    dq:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    dq:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    dq:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    dq:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    dq:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    dq:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    dq:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    dq:WS,XK,YE,YT,ZA,ZM,ZW dr:TH ps= ds:-,AF,IR
    dt:001,003,150,419,AC,AD,AE,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,AX,AZ,BA,BB,BD,BE
    dt:BF,BG,BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI
    dt:CK,CL,CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE
    dt:EG,EH,ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ
    dt:GR,GS,GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IS,IT,JE,JM
    dt:JO,JP,KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV,LY
    dt:MA,MC,MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MY,MZ,NA
    dt:NC,NE,NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PK,PL,PM,PN,PR,PS,PT
    dt:PW,PY,QA,RE,RO,RS,RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SK,SL,SM,SN,SO,SR,SS,ST
    dt:SV,SX,SY,SZ,TA,TC,TD,TF,TG,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US
    dt:UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW du:SA dv:TH pt=25 1:CH,FR,GQ,LU,MO
    dw:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    dw:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    dw:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,GA,GB,GD
    dw:GE,GF,GG,GH,GI,GL,GM,GN,GP,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL,IM,IN
    dw:IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS,LV,MC
    dw:MD,MF,MG,MH,MK,ML,MM,MN,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE,NF,NG,NI,NL
    dw:NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO,RU,RW,SB,SC
    dw:SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF,TG,TJ,TK,TM
    dw:TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF,WS,XK,YE,YT dw:ZA,ZM,ZW dx:TH
    qu=s dy:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    dy:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    dy:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    dy:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    dy:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    dy:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    dy:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    dy:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    dy:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    dy:WS,XK,YE,YT,ZA,ZM,ZW dz:TH rhg,rhg_Rohg=e v:AE,DZ,EH,LY,MA,TN rm=1f 1:AE,DZ,EH,LY,MA,TN 4:CH
    rn=4 e0:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    e0:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    e0:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    e0:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    e0:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    e0:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    e0:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    e0:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    e0:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    e0:WS,XK,YE,YT,ZA,ZM,ZW e1:TH ro=1a
    e2:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    e2:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    e2:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    e2:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    e2:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    e2:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    e2:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    e2:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    e2:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    e2:WS,XK,YE,YT,ZA,ZM,ZW e3:AF,IR rof=4
    e4:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    e4:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    e4:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    e4:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    e4:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    e4:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    e4:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    e4:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    e4:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    e4:WS,XK,YE,YT,ZA,ZM,ZW e5:TH ru=0
    e6:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    e6:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    e6:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    e6:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    e6:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    e6:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    e6:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    e6:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    e6:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    e6:WS,XK,YE,YT,ZA,ZM,ZW e7:AF,IR e8:SA e9:TH rw=3
    ea:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    ea:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    ea:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    ea:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    ea:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    ea:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    ea:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    ea:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    ea:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    ea:WS,XK,YE,YT,ZA,ZM,ZW eb:TH sa=c
    ec:-,001,003,150,419,AC,AD,AE,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,AX,AZ,BA,BB,BD
    ec:BE,BF,BG,BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH
    ec:CI,CK,CL,CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC
    ec:EE,EG,EH,ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP
    ec:GQ,GR,GS,GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IS,IT,JE
    ec:JM,JO,JP,KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV
    ec:LY,MA,MC,MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MY,MZ
    ec:NA,NC,NE,NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PK,PL,PM,PN,PR,PS
    ec:PT,PW,PY,QA,RE,RO,RS,RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SK,SL,SM,SN,SO,SR,SS
    ec:ST,SV,SX,SY,SZ,TA,TC,TD,TF,TG,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM
    ec:US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW ed:TH sah=0
    ee:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    ee:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    ee:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    ee:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    ee:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    ee:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    ee:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    ee:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    ee:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    ee:WS,XK,YE,YT,ZA,ZM,ZW ef:AF,IR eg:SA eh:TH saq=4
    ei:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    ei:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    ei:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    ei:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    ei:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    ei:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    ei:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    ei:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    ei:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    ei:WS,XK,YE,YT,ZA,ZM,ZW ej:TH sat,sat_Olck=2
    ek:-,001,003,150,419,AC,AD,AE,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,AX,AZ,BA,BB,BD
    ek:BE,BF,BG,BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH
    ek:CI,CK,CL,CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC
    ek:EE,EG,EH,ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP
    ek:GQ,GR,GS,GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IS,IT,JE
    ek:JM,JO,JP,KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV
    ek:LY,MA,MC,MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MY,MZ
    ek:NA,NC,NE,NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PK,PL,PM,PN,PR,PS
    ek:PT,PW,PY,QA,RE,RO,RS,RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SK,SL,SM,SN,SO,SR,SS
    ek:ST,SV,SX,SY,SZ,TA,TC,TD,TF,TG,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM
    ek:US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW el:TH sat_Deva=3d
    9f:AE,AO,AT,CC,CH,CL,CO,CV,CZ,DE,DZ,EH,FI,FO,GT,GW,HR,JP,KP,KR,LI,LT,LY,MA
    9f:ME,MV,MZ,PA,PR,PT,RS,SK,ST,TL,TN sbp=4
    em:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    em:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    em:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    em:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    em:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    em:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    em:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    em:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    em:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    em:WS,XK,YE,YT,ZA,ZM,ZW en:TH sc=0
    eo:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    eo:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    eo:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    eo:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    eo:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    eo:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    eo:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    eo:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    eo:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    eo:WS,XK,YE,YT,ZA,ZM,ZW ep:AF,IR eq:SA er:TH sd=6 l:AF,IR
    es:-,001,003,150,419,AC,AD,AE,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,AX,AZ,BA,BB,BD
    es:BE,BF,BG,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI
    es:CK,CL,CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE
    es:EH,ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR
    es:GS,GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IO,IS,IT,JE,JM,JP,KE,KG
    es:KH,KI,KN,KP,KR,KY,KZ,LA,LC,LI,LK,LR,LS,LT,LU,LV,LY,MA,MC,MD,ME,MF,MG,MH
    es:MK,ML,MM,MN,MO,MP,MQ,MS,MT,MU,MV,MW,MX,MY,MZ,NA,NC,NE,NF,NG,NI,NL,NO,NP
    es:NR,NU,NZ,PA,PE,PF,PG,PH,PK,PL,PM,PN,PR,PT,PW,PY,RE,RO,RS,RU,RW,SB,SC,SE
    es:SG,SH,SI,SJ,SK,SL,SM,SN,SO,SR,ST,SV,SX,SZ,TA,TC,TD,TF,TG,TJ,TK,TL,TM,TN
    es:TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF,WS,XK,YT,ZA es:ZM,ZW et:IN eu:SA
    ev:TH sd_Arab=5v es:IN sd_Deva=z
    et:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    et:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    et:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    et:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    et:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    et:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    et:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    et:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    et:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    et:WS,XK,YE,YT,ZA,ZM,ZW ew:TH se=3
    ex:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    ex:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    ex:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    ex:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    ex:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    ex:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    ex:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    ex:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    ex:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    ex:WS,XK,YE,YT,ZA,ZM,ZW ey:FI ez:TH seh=25
    f0:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    f0:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    f0:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    f0:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    f0:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    f0:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,MZ,NA,NC
    f0:NE,NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE
    f0:RO,RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD
    f0:TF,TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU
    f0:WF,WS,XK,YE,YT,ZA,ZM,ZW f1:TH sg=1
    f2:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    f2:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    f2:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    f2:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    f2:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    f2:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    f2:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    f2:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    f2:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    f2:WS,XK,YE,YT,ZA,ZM,ZW f3:TH shi,shi_Tfng,zgh=1
    f4:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    f4:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    f4:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    f4:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    f4:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    f4:LU,LV,MA,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC
    f4:NE,NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE
    f4:RO,RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD
    f4:TF,TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU
    f4:WF,WS,XK,YE,YT,ZA,ZM,ZW f5:TH shi_Latn=1
    f6:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    f6:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    f6:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    f6:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    f6:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    f6:LU,LV,MA,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC
    f6:NE,NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE
    f6:RO,RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD
    f6:TF,TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU
    f6:WF,WS,XK,YE,YT,ZA,ZM,ZW f7:TH si=3
    f8:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    f8:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    f8:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    f8:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    f8:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    f8:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    f8:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    f8:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    f8:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    f8:WS,XK,YE,YT,ZA,ZM,ZW f9:TH sk=14 1s:AF,IR 1t:SA sl=1x
    fa:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    fa:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    fa:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    fa:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    fa:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    fa:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    fa:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    fa:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    fa:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    fa:WS,XK,YE,YT,ZA,ZM,ZW fb:TH smn=1v
    fc:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    fc:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    fc:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FI,FJ,FK,FM,FR,GA
    fc:GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE
    fc:IL,IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR
    fc:LS,LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC
    fc:NE,NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE
    fc:RO,RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD
    fc:TF,TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU
    fc:WF,WS,XK,YE,YT,ZA,ZM,ZW sn=4
    fd:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    fd:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    fd:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    fd:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    fd:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    fd:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    fd:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    fd:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    fd:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    fd:WS,XK,YE,YT,ZA,ZM,ZW fe:TH so=0
    ff:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    ff:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    ff:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    ff:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    ff:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    ff:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    ff:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    ff:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    ff:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    ff:WS,XK,YE,YT,ZA,ZM,ZW fg:AF,IR fh:SA fi:TH sq=4
    fj:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    fj:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    fj:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    fj:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    fj:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    fj:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    fj:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    fj:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    fj:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    fj:WS,XK,YE,YT,ZA,ZM,ZW fk:SA fl:TH sr,sr_Cyrl=14
    c:-,BG,BH,BT,EG,IQ,JO,KM,KW,LB,MM,MR,NP,OM,PS,QA,SD,SS,SY,XK,YE fm:AF,IR fn:SA sr_Latn=6a fo:SA
    ss=3 fp:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    fp:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    fp:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    fp:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    fp:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    fp:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    fp:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    fp:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,TA,TC,TD,TF,TG
    fp:TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF,WS fp:XK,YE,YT,ZA,ZM,ZW
    fq:SZ fr:TH st=3 fs:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    fs:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    fs:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    fs:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    fs:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LU
    fs:LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE,NF
    fs:NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO,RU
    fs:RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF,TG
    fs:TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF,WS fs:XK,YE,YT,ZA,ZM,ZW
    ft:LS fu:TH su,su_Latn=4
    fv:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    fv:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    fv:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    fv:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    fv:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    fv:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    fv:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    fv:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    fv:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    fv:WS,XK,YE,YT,ZA,ZM,ZW fw:TH sv=0
    fx:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    fx:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    fx:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FI,FJ,FK,FM,FR,GA
    fx:GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE
    fx:IL,IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR
    fx:LS,LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC
    fx:NE,NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE
    fx:RO,RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD
    fx:TF,TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU
    fx:WF,WS,XK,YE,YT,ZA,ZM,ZW fy:AF,IR fz:SA g0:TH syr=6
    g1:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    g1:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    g1:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    g1:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    g1:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    g1:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    g1:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    g1:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    g1:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    g1:WS,XK,YE,YT,ZA,ZM,ZW g2:AF,IR g3:SA g4:TH szl=3
    g5:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    g5:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    g5:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    g5:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    g5:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    g5:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    g5:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    g5:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    g5:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    g5:WS,XK,YE,YT,ZA,ZM,ZW g6:TH ta=0
    g7:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    g7:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    g7:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    g7:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    g7:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    g7:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    g7:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    g7:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    g7:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    g7:WS,XK,YE,YT,ZA,ZM,ZW g8:AF,IR g9:SA ga:TH te=0
    gb:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    gb:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    gb:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    gb:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    gb:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    gb:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    gb:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    gb:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    gb:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    gb:WS,XK,YE,YT,ZA,ZM,ZW gc:AF,IR gd:SA ge:TH teo=4
    gf:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    gf:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    gf:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    gf:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    gf:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    gf:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    gf:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    gf:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    gf:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    gf:WS,XK,YE,YT,ZA,ZM,ZW gg:TH tg=e
    gh:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    gh:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    gh:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    gh:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    gh:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    gh:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    gh:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PL,PM,PN,PS,PW,PY,QA,RE,RO,RU
    gh:RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF,TG
    gh:TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF,WS gh:XK,YE,YT,ZA,ZM,ZW
    gi:AF,IR gj:SA gk:TH th=0 gl:-,TH
    gm:001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG,BH
    gm:BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP,CQ
    gm:CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB,GD
    gm:GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL,IM
    gm:IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS,LU
    gm:LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE,NF
    gm:NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO,RU
    gm:RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF,TG
    gm:TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF,WS gm:XK,YE,YT,ZA,ZM,ZW
    gn:AF,IR go:SA ti=z
    gp:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    gp:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    gp:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    gp:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    gp:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    gp:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    gp:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    gp:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    gp:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    gp:WS,XK,YE,YT,ZA,ZM,ZW gq:TH tig,wal=v
    gr:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    gr:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    gr:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    gr:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    gr:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    gr:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    gr:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    gr:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    gr:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    gr:WS,XK,YE,YT,ZA,ZM,ZW gs:TH tk=4
    gt:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    gt:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    gt:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    gt:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    gt:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    gt:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    gt:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    gt:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    gt:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    gt:WS,XK,YE,YT,ZA,ZM,ZW gu:SA gv:TH tn=3
    gw:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    gw:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    gw:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    gw:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    gw:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    gw:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    gw:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    gw:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    gw:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    gw:WS,XK,YE,YT,ZA,ZM,ZW gx:TH to=4
    gy:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    gy:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    gy:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    gy:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    gy:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    gy:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    gy:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    gy:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    gy:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    gy:WS,XK,YE,YT,ZA,ZM,ZW gz:TH tok=3
    h0:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    h0:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    h0:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    h0:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    h0:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    h0:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    h0:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    h0:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    h0:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    h0:WS,XK,YE,YT,ZA,ZM,ZW h1:TH tr=0
    h2:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    h2:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    h2:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    h2:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    h2:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    h2:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    h2:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    h2:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    h2:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    h2:WS,XK,YE,YT,ZA,ZM,ZW h3:AF,IR h4:SA h5:TH trv=3
    h6:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    h6:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    h6:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    h6:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    h6:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    h6:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    h6:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    h6:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    h6:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    h6:WS,XK,YE,YT,ZA,ZM,ZW h7:TH ts=3
    h8:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    h8:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    h8:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    h8:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    h8:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    h8:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    h8:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    h8:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    h8:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    h8:WS,XK,YE,YT,ZA,ZM,ZW h9:TH tt=t
    ha:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    ha:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    ha:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    ha:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    ha:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    ha:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    ha:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    ha:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    ha:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    ha:WS,XK,YE,YT,ZA,ZM,ZW hb:AF,IR hc:SA twq=4
    hd:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    hd:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    hd:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    hd:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    hd:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    hd:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    hd:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    hd:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    hd:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    hd:WS,XK,YE,YT,ZA,ZM,ZW he:TH tzm=4
    hf:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    hf:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    hf:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    hf:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    hf:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    hf:LU,LV,MA,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC
    hf:NE,NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE
    hf:RO,RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD
    hf:TF,TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU
    hf:WF,WS,XK,YE,YT,ZA,ZM,ZW hg:TH ug=5h
    hh:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    hh:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    hh:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    hh:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    hh:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,LA,LB,LC,LK,LR,LS,LU
    hh:LV,MC,MD,MF,MG,MH,MK,ML,MM,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE,NF,NG
    hh:NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO,RU,RW
    hh:SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF,TG,TJ
    hh:TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF,WS,XK hh:YE,YT,ZA,ZM,ZW
    hi:AF,IR hj:SA hk:TH uk=0
    hl:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    hl:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    hl:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    hl:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    hl:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    hl:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    hl:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    hl:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    hl:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    hl:WS,XK,YE,YT,ZA,ZM,ZW hm:AF,IR hn:SA ho:TH ur,ur_Arab,ur_Aran=6
    hp:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    hp:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    hp:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    hp:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    hp:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    hp:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    hp:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    hp:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    hp:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    hp:WS,XK,YE,YT,ZA,ZM,ZW hq:AF,IR hr:SA hs:TH uz=3
    ht:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    ht:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CP,CQ
    ht:CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB,GD
    ht:GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL,IM
    ht:IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS,LU
    ht:LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE,NF
    ht:NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO,RU
    ht:RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF,TG
    ht:TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF,WS ht:XK,YE,YT,ZA,ZM,ZW
    hu:CN hv:IR hw:SA hx:TH uz_Arab=3x
    hy:001,003,150,419,AC,AD,AE,AG,AI,AL,AM,AO,AQ,AR,AS,AT,AU,AW,AX,AZ,BA,BB,BD,BE
    hy:BF,BG,BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CC,CD,CF,CG,CH,CI
    hy:CK,CL,CM,CN,CO,CP,CQ,CR,CU,CV,CW,CX,CY,CZ,DE,DG,DJ,DK,DM,DO,DZ,EA,EC,EE
    hy:EG,EH,ER,ES,ET,FI,FJ,FK,FM,FO,FR,GA,GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ
    hy:GR,GS,GT,GU,GW,GY,HK,HM,HN,HR,HT,HU,IC,ID,IE,IL,IM,IN,IO,IQ,IS,IT,JE,JM
    hy:JO,JP,KE,KG,KH,KI,KM,KN,KP,KR,KW,KY,KZ,LA,LB,LC,LI,LK,LR,LS,LT,LU,LV,LY
    hy:MA,MC,MD,ME,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MV,MW,MX,MY,MZ,NA
    hy:NC,NE,NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PA,PE,PF,PG,PH,PK,PL,PM,PN,PR,PS,PT
    hy:PW,PY,QA,RE,RO,RS,RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SK,SL,SM,SN,SO,SR,SS,ST
    hy:SV,SX,SY,SZ,TA,TC,TD,TF,TG,TJ,TK,TL,TM,TN,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US
    hy:UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF,WS,XK,YE,YT,ZA,ZM,ZW hz:TH uz_Cyrl=y
    hu:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    hu:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    hu:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    hu:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    hu:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    hu:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    hu:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    hu:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    hu:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    hu:WS,XK,YE,YT,ZA,ZM,ZW uz_Latn=72 ht:CN hv:AF vai,vai_Vaii=4
    i0:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    i0:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    i0:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    i0:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    i0:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    i0:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    i0:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    i0:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    i0:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    i0:WS,XK,YE,YT,ZA,ZM,ZW i1:TH vai_Latn=3d r:AF,IR s:SA i2:TH ve=3
    i3:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    i3:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    i3:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    i3:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    i3:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    i3:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    i3:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    i3:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    i3:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    i3:WS,XK,YE,YT,ZA,ZM,ZW i4:TH vec=4
    i5:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    i5:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    i5:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    i5:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    i5:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    i5:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    i5:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    i5:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    i5:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    i5:WS,XK,YE,YT,ZA,ZM,ZW i6:TH vi=1
    i7:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    i7:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    i7:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    i7:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    i7:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    i7:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    i7:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    i7:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    i7:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    i7:WS,XK,YE,YT,ZA,ZM,ZW i8:TH vmw=3
    i9:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    i9:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    i9:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    i9:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    i9:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    i9:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,MZ,NA,NC
    i9:NE,NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE
    i9:RO,RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD
    i9:TF,TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU
    i9:WF,WS,XK,YE,YT,ZA,ZM,ZW ia:TH wae=1x
    ib:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    ib:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CH,CI,CK,CM,CN
    ib:CP,CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA
    ib:GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE
    ib:IL,IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR
    ib:LS,LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC
    ib:NE,NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE
    ib:RO,RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD
    ib:TF,TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU
    ib:WF,WS,XK,YE,YT,ZA,ZM,ZW ic:TH wo=1
    id:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    id:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    id:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    id:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    id:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    id:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    id:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    id:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    id:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    id:WS,XK,YE,YT,ZA,ZM,ZW ie:TH xh=z
    if:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    if:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    if:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    if:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    if:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    if:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    if:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    if:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    if:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    if:WS,XK,YE,YT,ZA,ZM,ZW ig:TH yav=4
    ih:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    ih:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    ih:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    ih:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    ih:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    ih:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    ih:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    ih:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    ih:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    ih:WS,XK,YE,YT,ZA,ZM,ZW ii:TH yi=4b
    ij:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    ij:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    ij:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    ij:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    ij:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    ij:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    ij:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    ij:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    ij:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    ij:WS,XK,YE,YT,ZA,ZM,ZW ik:TH yo=14
    il:-,BG,BH,BJ,BT,EG,IQ,JO,KM,KW,LB,MM,MR,NG,NP,OM,PS,QA,SD,SS,SY,YE im:AF,IR in:SA yrl=4
    io:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    io:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CO
    io:CP,CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA
    io:GB,GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE
    io:IL,IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR
    io:LS,LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC
    io:NE,NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE
    io:RO,RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD
    io:TF,TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU
    io:WF,WS,XK,YE,YT,ZA,ZM,ZW ip:TH yue,yue_Hant=0
    iq:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    iq:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    iq:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    iq:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    iq:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    iq:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    iq:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    iq:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    iq:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    iq:WS,XK,YE,YT,ZA,ZM,ZW ir:AF,IR is:SA it:TH yue_Hans=7j iu:AF,IR iv:SA iw:TH za=3
    ix:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    ix:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    ix:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    ix:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    ix:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    ix:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    ix:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    ix:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    ix:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    ix:WS,XK,YE,YT,ZA,ZM,ZW iy:TH zh=7j iq:JP iv:SA iz:AF,IR zh_Hans=7m iw:TH zh_Hant=7j j0:AF,IR
    zu=4 j1:-,001,003,150,419,AC,AD,AG,AI,AL,AM,AQ,AR,AS,AU,AW,AX,AZ,BA,BB,BD,BE,BF,BG
    j1:BH,BI,BJ,BL,BM,BN,BO,BQ,BR,BS,BT,BV,BW,BY,BZ,CA,CD,CF,CG,CI,CK,CM,CN,CP
    j1:CQ,CR,CU,CW,CX,CY,DG,DJ,DK,DM,DO,EA,EC,EE,EG,ER,ES,ET,FJ,FK,FM,FR,GA,GB
    j1:GD,GE,GF,GG,GH,GI,GL,GM,GN,GP,GQ,GR,GS,GU,GY,HK,HM,HN,HT,HU,IC,ID,IE,IL
    j1:IM,IN,IO,IQ,IS,IT,JE,JM,JO,KE,KG,KH,KI,KM,KN,KW,KY,KZ,LA,LB,LC,LK,LR,LS
    j1:LU,LV,MC,MD,MF,MG,MH,MK,ML,MM,MN,MO,MP,MQ,MR,MS,MT,MU,MW,MX,MY,NA,NC,NE
    j1:NF,NG,NI,NL,NO,NP,NR,NU,NZ,OM,PE,PF,PG,PH,PK,PL,PM,PN,PS,PW,PY,QA,RE,RO
    j1:RU,RW,SB,SC,SD,SE,SG,SH,SI,SJ,SL,SM,SN,SO,SR,SS,SV,SX,SY,SZ,TA,TC,TD,TF
    j1:TG,TJ,TK,TM,TO,TR,TT,TV,TW,TZ,UA,UG,UM,US,UY,UZ,VA,VC,VE,VG,VI,VN,VU,WF
    j1:WS,XK,YE,YT,ZA,ZM,ZW j2:TH
    """
  /// Calendar, pattern, names of months, halves of a day.
  static let shortTimeFormatLines = """
    gregorian/HH'{3a}'mm// gregorian/h'{3a}'mm'{202f}'a//0 persian/HH'{3a}'mm//
    gregorian/h'{3a}'mm'{202f}'b//0 gregorian/hh'{3a}'mm'{20}'B//1
    islamic-umalqura/hh'{3a}'mm'{202f}'a//0 buddhist/HH'{3a}'mm// gregorian/h'{3a}'mm'{202f}'a//2
    gregorian/h'{3a}'mm'{202f}'b//2 gregorian/h'{3a}'mm'{20}'B//2
    islamic-umalqura/h'{3a}'mm'{202f}'a//2 gregorian/H'{3a}'mm// gregorian/h'{3a}'mm'{20}'a//3
    gregorian/h'{3a}'mm'{20}'b//3 gregorian/h'{3a}'mm'{20}'B//3
    islamic-umalqura/h'{3a}'mm'{20}'a//3 gregorian/h'{3a}'mm'{202f}'a//4
    gregorian/h'{3a}'mm'{202f}'b//4 gregorian/h'{3a}'mm'{20}'B//4
    islamic-umalqura/h'{3a}'mm'{202f}'a//4 gregorian/h'{3a}'mm'{20}'a//5
    gregorian/a'{20}'h'{3a}'mm//5 gregorian/b'{20}'h'{3a}'mm//6 gregorian/B'{20}'h'{3a}'mm//7
    islamic-umalqura/h'{3a}'mm'{20}'a//5 gregorian/h'{3a}'mm'{a0}'a//8
    gregorian/h'{3a}'mm'{a0}'b//8 gregorian/h'{3a}'mm'{20}'B//9
    islamic-umalqura/h'{3a}'mm'{a0}'a//8 gregorian/h'{3a}'mm'{202f}'a//3 gregorian/a'{20}'h'.'mm//3
    gregorian/a'{20}'h'{3a}'mm//3 gregorian/b'{20}'h'{3a}'mm//3 gregorian/B'{20}'h'{3a}'mm//3
    gregorian/h'{3a}'mm'{202f}'a//a gregorian/h'{3a}'mm'{202f}'b//a gregorian/h'{3a}'mm'{20}'B//a
    islamic-umalqura/h'{3a}'mm'{202f}'a//a gregorian/h'{3a}'mm'{202f}'a//b
    gregorian/h'{3a}'mm'{202f}'b//b gregorian/h'{3a}'mm'{20}'B//b
    islamic-umalqura/h'{3a}'mm'{20}'a//b gregorian/h'{3a}'mm'{202f}'b//c
    gregorian/B'{20}'h'{3a}'mm//d islamic-umalqura/h'{3a}'mm'{202f}'a//3
    gregorian/h'{3a}'mm'{20}'a//e gregorian/h'{3a}'mm'{20}'b//f gregorian/h'{3a}'mm'{20}'B//g
    islamic-umalqura/h'{3a}'mm'{20}'a//e gregorian/h'{3a}'mm'{202f}'a//h
    gregorian/h'{3a}'mm'{202f}'b//h gregorian/h'{3a}'mm'{20}'B//h
    islamic-umalqura/h'{3a}'mm'{202f}'a//h gregorian/h'{3a}'mm'{202f}'b//3 buddhist/HH'.'mm//
    gregorian/h'{3a}'mm'{202f}'a//i gregorian/h'{3a}'mm'{202f}'b//i gregorian/h'{3a}'mm'{20}'B//i
    islamic-umalqura/h'{3a}'mm'{202f}'a//i gregorian/h'{3a}'mm'{202f}'a//j
    gregorian/h'{3a}'mm'{202f}'b//j gregorian/h'{3a}'mm'{20}'B//j
    islamic-umalqura/h'{3a}'mm'{202f}'a//j gregorian/h'{3a}'mm'{20}'B//k
    gregorian/h'{3a}'mm'{20}'a//l gregorian/h'{3a}'mm'{20}'b//l gregorian/h'{3a}'mm'{20}'B//l
    islamic-umalqura/h'{3a}'mm'{20}'a//l gregorian/h'{3a}'mm'{20}'a//m
    gregorian/h'{3a}'mm'{20}'b//m gregorian/h'{3a}'mm'{20}'B//m
    islamic-umalqura/h'{3a}'mm'{20}'a//m gregorian/h'{202f}'a'{20}'mm//n
    gregorian/h'{202f}'b'{20}'mm//n gregorian/h'{20}'B'{20}'mm//o
    islamic-umalqura/h'{202f}'a'{20}'mm//n gregorian/h'{3a}'mm'{20}'B//p
    gregorian/h'{3a}'mm'{20}'a//q gregorian/h'{3a}'mm'{20}'b//q gregorian/h'{3a}'mm'{20}'B//q
    islamic-umalqura/h'{3a}'mm'{20}'a//q gregorian/h'{3a}'mm'{202f}'a//r
    gregorian/h'{3a}'mm'{202f}'b//r gregorian/h'{3a}'mm'{20}'B//r
    islamic-umalqura/h'{3a}'mm'{202f}'a//r gregorian/a'{20}नि{20}'h'{3a}'mm//s
    gregorian/h'{3a}'mm'{20}'a//s gregorian/h'{3a}'mm'{20}'b//s
    gregorian/B'{20}नि{20}'h'{3a}'mm//s islamic-umalqura/a'{20}'h'{3a}'mm//s
    gregorian/hh'{3a}'mm'{202f}'a//t gregorian/hh'{3a}'mm'{202f}'b//u gregorian/h'{3a}'mm'{20}'B//v
    islamic-umalqura/hh'{3a}'mm'{202f}'a//t gregorian/h'{3a}'mm'{20}'a//w
    gregorian/h'{3a}'mm'{20}'b//x gregorian/h'{3a}'mm'{20}'B//y
    islamic-umalqura/hh'{3a}'mm'{202f}'a//w gregorian/h'{3a}'mm'{20}'a//z
    gregorian/h'{3a}'mm'{20}'b//z gregorian/h'{3a}'mm'{20}'B//z
    islamic-umalqura/h'{3a}'mm'{20}'a//z gregorian/h'{3a}'mm'{202f}'a//10 persian/H'{3a}'mm//
    gregorian/h'{3a}'mm'{202f}'b//10 gregorian/h'{3a}'mm'{20}'B//11
    islamic-umalqura/h'{3a}'mm'{202f}'a//10 buddhist/H'{3a}'mm// gregorian/h'{3a}'mm'{20}'B//12
    gregorian/h'{3a}'mm'{20}'a//13 gregorian/h'{3a}'mm'{20}'b//14 gregorian/h'{3a}'mm'{20}'B//14
    islamic-umalqura/h'{3a}'mm'{20}'a//13 gregorian/h'{3a}'mm'{20}'a//15
    gregorian/h'{3a}'mm'{20}'b//15 gregorian/h'{3a}'mm'{20}'B//15
    islamic-umalqura/h'{3a}'mm'{20}'a//15 gregorian/h'{3a}'mm'{202f}'a//16
    gregorian/h'{3a}'mm'{202f}'b//17 gregorian/h'{3a}'mm'{20}'B//18
    islamic-umalqura/h'{3a}'mm'{202f}'a//16 gregorian/h'{3a}'mm'{202f}'a//19
    gregorian/h'{3a}'mm'{20}'a//19 gregorian/h'{3a}'mm'{20}'b//19 gregorian/h'{3a}'mm'{20}'B//19
    islamic-umalqura/h'{3a}'mm'{20}'a//19 gregorian/h'{3a}'mm'{202f}'a//1a
    gregorian/h'{3a}'mm'{202f}'b//1b gregorian/h'{3a}'mm'{20}'B//1c
    islamic-umalqura/h'{3a}'mm'{202f}'a//1a gregorian/HH'.'mm// gregorian/h'.'mm'{202f}'a//3
    persian/HH'.'mm// gregorian/h'.'mm'{202f}'b//3 gregorian/h'.'mm'{20}'B//1d
    islamic-umalqura/h'.'mm'{202f}'a//3 gregorian/h'{3a}'mm'{202f}'a//1e
    gregorian/h'{3a}'mm'{202f}'b//1e gregorian/h'{3a}'mm'{20}'B//1e
    islamic-umalqura/h'{3a}'mm'{202f}'a//1e gregorian/h'{3a}'mm'{20}'B//1f
    gregorian/h'{3a}'mm'{202f}'a//1g gregorian/h'{3a}'mm'{202f}'b//1g
    gregorian/h'{3a}'mm'{20}'B//1g islamic-umalqura/h'{3a}'mm'{202f}'a//1g
    gregorian/h'{3a}'mm'{20}'a//1h gregorian/h'{3a}'mm'{20}'b//1h gregorian/h'{3a}'mm'{20}'B//1h
    islamic-umalqura/h'{3a}'mm'{20}'a//1h gregorian/'zeg.{20}'H'{3a}'mm//
    gregorian/h'{3a}'mm'{202f}'a//1i gregorian/h'{3a}'mm'{202f}'b//1i
    gregorian/h'{3a}'mm'{20}'B//1i islamic-umalqura/h'{3a}'mm'{202f}'a//1i
    gregorian/h'{3a}'mm'{202f}'a//1j gregorian/h'{3a}'mm'{202f}'b//1j
    gregorian/h'{3a}'mm'{20}'B//1j islamic-umalqura/h'{3a}'mm'{202f}'a//1j
    gregorian/'ཆུ{f0b}ཚོད{f0b}{20}'h'{20}སྐར{f0b}མ{f0b}{20}'mm'{20}'a//1k
    gregorian/h'{3a}'mm'{20}'a//1k gregorian/h'{3a}'mm'{20}'b//1k gregorian/h'{3a}'mm'{20}'B//1k
    islamic-umalqura/h'{3a}'mm'{20}'a//1k gregorian/h'{3a}'mm'{202f}'a//1l
    gregorian/h'{3a}'mm'{202f}'b//1l gregorian/h'{3a}'mm'{20}'B//1l
    islamic-umalqura/h'{3a}'mm'{202f}'a//1l gregorian/a'{20}ga{20}'h'{3a}'mm//1m
    gregorian/b'{20}ga{20}'h'{3a}'mm//1m
    gregorian/'ga{20}'h'{20}aɖabaƒoƒo{20}'mm'{20}le{20}'B'{20}me'//1n
    islamic-umalqura/a'{20}ga{20}'h'{3a}'mm//1m gregorian/h'{3a}'mm'{202f}'a//1o
    gregorian/h'{3a}'mm'{202f}'b//1o gregorian/h'{3a}'mm'{20}'B//1p
    islamic-umalqura/h'{3a}'mm'{202f}'a//1o gregorian/h'{3a}'mm'{202f}'a//1q
    gregorian/h'{3a}'mm'{20}'B//1r gregorian/H'.'mm// gregorian/h'{3a}'mm'{202f}'a//1s
    gregorian/h'{3a}'mm'{20}'a//1t gregorian/h'{3a}'mm'{20}'b//1t gregorian/h'{3a}'mm'{20}'B//1t
    islamic-umalqura/h'{3a}'mm'{20}'a//1t gregorian/h'{3a}'mm'{202f}'a//1u
    gregorian/h'{3a}'mm'{20}'a//1s gregorian/h'{3a}'mm'{202f}'b//1v gregorian/h'{3a}'mm'{20}'B//1w
    islamic-umalqura/h'{3a}'mm'{202f}'a//1u gregorian/h'{3a}'mm'{202f}'b//1x
    gregorian/h'{3a}'mm'{20}'B//1y gregorian/B'{20}'h'{3a}'mm//1z gregorian/h'{3a}'mm'{202f}'a//20
    gregorian/h'{3a}'mm'{202f}'b//20 gregorian/h'{3a}'mm'{20}'B//20
    islamic-umalqura/h'{3a}'mm'{202f}'a//20 gregorian/h'{3a}'mm'{20}'a//21
    gregorian/h'{3a}'mm'{20}'b//21 gregorian/h'{3a}'mm'{20}'B//22
    islamic-umalqura/h'{3a}'mm'{20}'a//21 gregorian/h'{3a}'mm'{20}'a//23
    gregorian/h'{3a}'mm'{20}'b//23 gregorian/h'{3a}'mm'{20}'B//23
    islamic-umalqura/h'{3a}'mm'{20}'a//23 gregorian/h'{3a}'mm'{20}'a//24
    gregorian/h'{3a}'mm'{20}'b//24 gregorian/h'{3a}'mm'{20}'B//24
    islamic-umalqura/h'{3a}'mm'{20}'a//24 gregorian/h'{3a}'mm'{202f}'a//23
    gregorian/h'.'mm'{202f}'a//25 persian/H'.'mm// gregorian/h'.'mm'{202f}'b//26
    gregorian/h'.'mm'{20}'B//27 islamic-umalqura/h'.'mm'{202f}'a//25 buddhist/H'.'mm//
    gregorian/h'{3a}'mm'{202f}'b//28 gregorian/h'{3a}'mm'{20}'B//29
    gregorian/h'{3a}'mm'{202f}'b//2a gregorian/h'{3a}'mm'{20}'B//2b gregorian/h'{3a}'mm'{20}'a//2c
    gregorian/h'{3a}'mm'{20}'b//2c gregorian/h'{3a}'mm'{20}'B//2c
    islamic-umalqura/h'{3a}'mm'{20}'a//2c gregorian/h'{3a}'mm'{202f}'a//2d
    gregorian/h'{3a}'mm'{202f}'b//2d gregorian/h'{3a}'mm'{20}'B//2d
    islamic-umalqura/h'{3a}'mm'{202f}'a//2d gregorian/h'{3a}'mm'{202f}'a//2e
    gregorian/h'{3a}'mm'{20}'a//2e gregorian/h'{3a}'mm'{20}'b//2e gregorian/h'{3a}'mm'{20}'B//2e
    islamic-umalqura/h'{3a}'mm'{20}'a//2e gregorian/h'{3a}'mma//2f gregorian/h'{3a}'mmb//2f
    gregorian/h'{3a}'mmB//2f islamic-umalqura/h'{3a}'mma//2f gregorian/h'{3a}'mm'{20}'a//2g
    gregorian/h'{3a}'mm'{20}'b//2g gregorian/h'{3a}'mm'{20}'B//2g
    islamic-umalqura/h'{3a}'mm'{20}'a//2g gregorian/h'{3a}'mm'{202f}'b//1s
    gregorian/h'{3a}'mm'{20}'B//2h islamic-umalqura/h'{3a}'mm'{202f}'a//1s
    gregorian/h'{3a}'mm'{20}'a//2i gregorian/h'{3a}'mm'{20}'b//2i gregorian/h'{3a}'mm'{20}'B//2j
    islamic-umalqura/h'{3a}'mm'{20}'a//2i gregorian/hh'{3a}'mm'{20}'a//3
    gregorian/h'{3a}'mm'{20}'B//2k islamic-umalqura/hh'{3a}'mm'{20}'a//3
    gregorian/h'{3a}'mm'{202f}'a//2l gregorian/h'{3a}'mm'{202f}'b//2l
    gregorian/h'{3a}'mm'{20}'B//2l islamic-umalqura/h'{3a}'mm'{202f}'a//2l
    gregorian/h'{3a}'mm'{20}'b//1s gregorian/h'{3a}'mm'{20}'B//1s
    islamic-umalqura/h'{3a}'mm'{20}'a//1s gregorian/h'{3a}'mm'{202f}'a//2m
    gregorian/h'{3a}'mm'{202f}'b//2m gregorian/h'{3a}'mm'{20}'B//2m
    islamic-umalqura/h'{3a}'mm'{20}'a//2m gregorian/h'{3a}'mm'{20}'a//2n
    gregorian/h'{3a}'mm'{20}'b//2n gregorian/h'{3a}'mm'{20}'B//2o
    islamic-umalqura/h'{3a}'mm'{20}'a//2n gregorian/a'{20}'h'{3a}'mm//2p
    gregorian/b'{20}'h'{3a}'mm//2p gregorian/B'{20}'h'{3a}'mm//2q
    islamic-umalqura/a'{20}'h'{3a}'mm//2p gregorian/h'{3a}'mm'{202f}'b//2r
    gregorian/h'{3a}'mm'{20}'B//2s gregorian/hh'{3a}'mm'{202f}'a//3
    gregorian/hh'{3a}'mm'{202f}'b//2t gregorian/h'{3a}'mm'{20}'B//2u
    islamic-umalqura/hh'{3a}'mm'{202f}'a//3 gregorian/H'{3a}'mm'{20}hodź.'//
    gregorian/h'{3a}'mm'{202f}'a//2v gregorian/h'{3a}'mm'{202f}'b//2v
    gregorian/h'{3a}'mm'{20}'B//2v islamic-umalqura/h'{3a}'mm'{202f}'a//2v
    gregorian/a'{202f}'h'{3a}'mm//2w gregorian/b'{202f}'h'{3a}'mm//2x
    gregorian/B'{20}'h'{3a}'mm//2y islamic-umalqura/a'{202f}'h'{3a}'mm//2w
    gregorian/h'{3a}'mm'{20}'b//2z gregorian/B'{20}'h'{3a}'mm'-ին'//30
    gregorian/h'.'mm'{202f}'b//31 gregorian/h'.'mm'{20}'B//32 gregorian/h'{3a}'mm'{20}'a//33
    gregorian/h'{3a}'mm'{20}'b//33 gregorian/h'{3a}'mm'{20}'B//33
    islamic-umalqura/h'{3a}'mm'{20}'a//33 gregorian/h'{3a}'mm'{20}'a//34
    gregorian/h'{3a}'mm'{20}'b//34 gregorian/h'{3a}'mm'{20}'B//34
    islamic-umalqura/h'{3a}'mm'{202f}'a//34 gregorian/ah'{3a}'mm//35 gregorian/bh'{3a}'mm//35
    gregorian/h'{3a}'mm'{20}'B//35 islamic-umalqura/h'{3a}'mm'{20}'a//35
    gregorian/h'{3a}'mm'{202f}'a//36 gregorian/h'{3a}'mm'{202f}'b//37
    gregorian/h'{3a}'mm'{20}'B//38 islamic-umalqura/h'{3a}'mm'{202f}'a//36
    gregorian/h'{3a}'mm'{202f}'b//39 gregorian/h'{3a}'mm'{20}'B//3a gregorian/h'{3a}'mm'{20}'a//1q
    gregorian/h'{3a}'mm'{20}'b//1q gregorian/h'{3a}'mm'{20}'B//1q
    islamic-umalqura/h'{3a}'mm'{20}'a//1q gregorian/ah'{3a}'mm//3b gregorian/bh'{3a}'mm//3c
    gregorian/Bh'{3a}'mm//3d islamic-umalqura/ah'{3a}'mm//3b gregorian/h'{3a}'mm'{20}'a//3e
    gregorian/h'{3a}'mm'{20}'b//3e gregorian/h'{3a}'mm'{20}'B//3e
    islamic-umalqura/h'{3a}'mm'{20}'a//3e gregorian/h'{3a}'mm'{202f}'a//3f
    gregorian/h'{3a}'mm'{202f}'b//3f gregorian/h'{3a}'mm'{20}'B//3f
    islamic-umalqura/h'{3a}'mm'{202f}'a//3f gregorian/h'{3a}'mm'{202f}'a//3g
    gregorian/h'{3a}'mm'{202f}'b//3g gregorian/h'{3a}'mm'{20}'B//3g
    islamic-umalqura/h'{3a}'mm'{202f}'a//3g gregorian/h'{3a}'mm'{20}'b//3h
    gregorian/h'{3a}'mm'{20}'B//3i gregorian/h'{3a}'mm'{202f}'a//3j gregorian/h'{3a}'mm'{20}'a//3j
    gregorian/h'{3a}'mm'{20}'b//3j gregorian/h'{3a}'mm'{20}'B//3j
    islamic-umalqura/h'{3a}'mm'{20}'a//3j gregorian/h'{3a}'mm'{20}'a//3k
    gregorian/h'{3a}'mm'{20}'b//3k gregorian/h'{3a}'mm'{20}'B//3k
    islamic-umalqura/h'{3a}'mm'{20}'a//3k gregorian/h'{3a}'mm'{202f}'a//3l
    gregorian/h'{3a}'mm'{202f}'b//3l gregorian/h'{3a}'mm'{20}'B//3l
    islamic-umalqura/h'{3a}'mm'{202f}'a//3l gregorian/h'{3a}'mm'{202f}'a//3m
    gregorian/h'{3a}'mm'{202f}'b//3m gregorian/h'{3a}'mm'{20}'B//3m
    islamic-umalqura/h'{3a}'mm'{202f}'a//3m gregorian/h'{3a}'mm'{202f}'b//1q
    islamic-umalqura/h'{3a}'mm'{202f}'a//1q gregorian/h'{3a}'mm'{202f}'b//3n
    gregorian/h'{3a}'mm'{20}'B//3o gregorian/h'{3a}'mm'{20}'a//3p gregorian/h'{3a}'mm'{20}'b//3p
    gregorian/h'{3a}'mm'{20}'B//3p islamic-umalqura/h'{3a}'mm'{20}'a//3p
    gregorian/h'{3a}'mm'{202f}'a//3q gregorian/h'{3a}'mm'{202f}'b//3q
    gregorian/h'{3a}'mm'{20}'B//3q islamic-umalqura/h'{3a}'mm'{202f}'a//3q
    gregorian/h'{3a}'mm'{202f}'b//3r gregorian/B'{20}'h'{3a}'mm//3s
    gregorian/h'{3a}'mm'{202f}'a//3t gregorian/h'{3a}'mm'{202f}'b//3t
    gregorian/h'{3a}'mm'{20}'B//3t islamic-umalqura/h'{3a}'mm'{202f}'a//3t
    gregorian/h'{3a}'mm'{20}'b//3u gregorian/h'{3a}'mm'{20}'B//3v gregorian/h'{3a}'mm'{20}'B//3w
    gregorian/a'{20}'h'{3a}'mm//3x gregorian/b'{20}'h'{3a}'mm//3y gregorian/B'{20}'h'{3a}'mm//3z
    islamic-umalqura/a'{20}'h'{3a}'mm//3x gregorian/h'{3a}'mm'{20}'a//40
    gregorian/h'{3a}'mm'{20}'b//40 gregorian/h'{3a}'mm'{20}'B//40
    islamic-umalqura/h'{3a}'mm'{20}'a//40 gregorian/a'{202f}'h'{3a}'mm//41
    gregorian/b'{202f}'h'{3a}'mm//41 gregorian/B'{20}'h'{3a}'mm//41
    islamic-umalqura/a'{202f}'h'{3a}'mm//41 gregorian/h'{3a}'mm'{20}'a//42
    gregorian/h'{3a}'mm'{20}'b//42 gregorian/h'{3a}'mm'{20}'B//42
    islamic-umalqura/h'{3a}'mm'{20}'a//42 gregorian/a'{20}'h'{3a}'mm//43
    gregorian/h'{3a}'mm'{202f}'a//43 gregorian/h'{3a}'mm'{202f}'b//43
    gregorian/h'{3a}'mm'{20}'B//43 islamic-umalqura/h'{3a}'mm'{20}'a//43
    gregorian/h'{3a}'mm'{202f}'a//44 gregorian/h'{3a}'mm'{202f}'b//44
    gregorian/h'{3a}'mm'{20}'B//44 islamic-umalqura/h'{3a}'mm'{202f}'a//44
    gregorian/h'{3a}'mm'{202f}'a//45 gregorian/h'{3a}'mm'{202f}'b//45
    gregorian/h'{3a}'mm'{20}'B//45 islamic-umalqura/h'{3a}'mm'{202f}'a//45
    gregorian/h'{3a}'mm'{202f}'a//46 gregorian/h'{3a}'mm'{202f}'b//46
    gregorian/h'{3a}'mm'{20}'B//46 islamic-umalqura/h'{3a}'mm'{202f}'a//46
    gregorian/h'{3a}'mm'ê{20}'a//47 gregorian/h'{3a}'mm'ê{20}'b//47
    gregorian/h'{3a}'mm'ê{20}'B//47 islamic-umalqura/h'{3a}'mm'ê{20}'a//47
    gregorian/B'{20}'h'{3a}'mm//1q gregorian/h'{3a}'mm'{202f}'a//48 gregorian/h'{3a}'mm'{20}'a//48
    gregorian/h'{3a}'mm'{20}'b//48 gregorian/B'{20}'h'{3a}'mm//48
    islamic-umalqura/h'{3a}'mm'{20}'a//48 gregorian/h'{3a}'mm'{202f}'a//49
    gregorian/h'{3a}'mm'{20}'a//49 gregorian/h'{3a}'mm'{20}'b//49 gregorian/B'{20}'h'{3a}'mm//49
    islamic-umalqura/h'{3a}'mm'{20}'a//49 gregorian/h'{3a}'mm'{202f}'a//4a
    gregorian/h'{3a}'mm'{20}'a//4a gregorian/h'{3a}'mm'{20}'b//4a gregorian/B'{20}'h'{3a}'mm//4a
    islamic-umalqura/h'{3a}'mm'{20}'a//4a gregorian/h'{3a}'mm'{202f}'a//4b
    gregorian/h'{3a}'mm'{202f}'b//4c gregorian/h'{3a}'mm'{20}'B//4d
    islamic-umalqura/h'{3a}'mm'{202f}'a//4b gregorian/h'{3a}'mm'{202f}'a//4e
    gregorian/h'{3a}'mm'{202f}'b//4e gregorian/h'{3a}'mm'{20}'B//4e
    islamic-umalqura/h'{3a}'mm'{202f}'a//4e gregorian/h'{3a}'mm'{202f}'a//4f
    gregorian/h'{3a}'mm'{202f}'b//4f gregorian/h'{3a}'mm'{20}'B//4f
    islamic-umalqura/h'{3a}'mm'{20}'a//4f gregorian/h'{3a}'mm'{20}'a//4g
    gregorian/h'{3a}'mm'{20}'b//4g gregorian/h'{3a}'mm'{20}'B//4g
    islamic-umalqura/h'{3a}'mm'{20}'a//4g gregorian/h'{3a}'mm'{202f}'a//4h
    gregorian/h'{3a}'mm'{202f}'b//4h gregorian/h'{3a}'mm'{20}'B//4h
    islamic-umalqura/h'{3a}'mm'{202f}'a//4h gregorian/h'{3a}'mm'{20}'a//4i
    gregorian/h'{3a}'mm'{20}'b//4j gregorian/h'{3a}'mm'{20}'B//4k
    islamic-umalqura/h'{20}'mm'{20}'a//4i gregorian/hh'{3a}'mm'{202f}'a//4l
    gregorian/hh'{3a}'mm'{202f}'b//4m gregorian/h'{3a}'mm'{20}'B//4n
    islamic-umalqura/h'{3a}'mm'{202f}'a//4l gregorian/h'{3a}'mm'{202f}'a//4o
    gregorian/h'{3a}'mm'{202f}'b//4o gregorian/h'{3a}'mm'{20}'B//4o
    islamic-umalqura/h'{3a}'mm'{202f}'a//4o gregorian/h'{3a}'mm'{202f}'a//4p
    gregorian/h'{3a}'mm'{202f}'b//4p gregorian/h'{3a}'mm'{20}'B//4p
    islamic-umalqura/h'{3a}'mm'{202f}'a//4p gregorian/h'{3a}'mm'{202f}'a//4q
    gregorian/h'{3a}'mm'{202f}'b//4r gregorian/h'{3a}'mm'{20}'B//4s
    islamic-umalqura/h'{3a}'mm'{202f}'a//4q gregorian/B'{20}'h'{3a}'mm//m
    gregorian/h'{3a}'mm'{202f}'a//4t gregorian/h'{3a}'mm'{202f}'b//4t
    gregorian/h'{3a}'mm'{20}'B//4t islamic-umalqura/h'{3a}'mm'{202f}'a//4t
    gregorian/h'{3a}'mm'{202f}'a//4u gregorian/h'{3a}'mm'{202f}'b//4u
    gregorian/h'{3a}'mm'{20}'B//4u islamic-umalqura/h'{3a}'mm'{202f}'a//4u
    gregorian/h'{3a}'mm'{202f}'a//4v gregorian/h'{3a}'mm'{202f}'b//4v
    gregorian/h'{3a}'mm'{20}'B//4v islamic-umalqura/h'{3a}'mm'{202f}'a//4v
    gregorian/h'{3a}'mm'{202f}'a//4w gregorian/h'{3a}'mm'{202f}'b//4x
    gregorian/h'{3a}'mm'{20}'B//4y islamic-umalqura/h'{3a}'mm'{202f}'a//4w
    gregorian/h'{3a}'mm'{20}'b//4z gregorian/B'{20}'h'{3a}'mm//50 gregorian/h'{3a}'mm'{202f}'a//51
    gregorian/h'{3a}'mm'{202f}'b//52 gregorian/B'{20}'h'{3a}'mm//53
    islamic-umalqura/h'{3a}'mm'{202f}'a//51 gregorian/h'{3a}'mm'{20}'a//54
    gregorian/h'{3a}'mm'{20}'b//54 gregorian/h'{3a}'mm'{20}'B//54
    islamic-umalqura/h'{3a}'mm'{20}'a//54 gregorian/h'.'mm'.{20}'a//3 persian/H'-'mm//
    gregorian/h'{3a}'mm'{20}'b//55 gregorian/B'{20}'h'{3a}'mm//56 buddhist/H'-'mm//
    gregorian/h'{3a}'mm'{202f}'a//57 gregorian/h'{3a}'mm'{20}'B//58
    islamic-umalqura/h'{3a}'mm'{202f}'a//57 gregorian/h'{3a}'mm'{202f}'a//59
    gregorian/h'{3a}'mm'{202f}'b//59 gregorian/h'{3a}'mm'{20}'B//59
    islamic-umalqura/h'{3a}'mm'{202f}'a//59 gregorian/a'{20}'h'{3a}'mm//5a
    gregorian/b'{20}'h'{3a}'mm//5b gregorian/B'{20}'h'{3a}'mm//5c
    islamic-umalqura/a'{20}'h'{3a}'mm//5a gregorian/h'{3a}'mm'{20}'a//5d
    gregorian/h'{3a}'mm'{20}'b//5d gregorian/h'{3a}'mm'{20}'B//5d
    islamic-umalqura/h'{3a}'mm'{20}'a//5d gregorian/h'{3a}'mm'{202f}'a//5e
    gregorian/h'{3a}'mm'{202f}'b//5e gregorian/h'{3a}'mm'{20}'B//5e
    islamic-umalqura/h'{3a}'mm'{202f}'a//5e gregorian/h'{3a}'mm'{20}'B//5f
    gregorian/'Kl.{20}'H'.'mm// gregorian/'Kl.{20}'h'.'mm'{202f}'a//3
    gregorian/'Kl.{20}'h'.'mm'{202f}'b//3 gregorian/h'{3a}'mm'{20}'a//5g
    gregorian/h'{3a}'mm'{20}'b//5h gregorian/h'{3a}'mm'{20}'B//5i
    islamic-umalqura/h'{3a}'mm'{20}'a//5g gregorian/h'{3a}'mm'{20}'B//5j
    gregorian/h'{3a}'mm'{202f}'a//5k gregorian/h'{3a}'mm'{202f}'b//5k
    gregorian/h'{3a}'mm'{20}'B//5k islamic-umalqura/h'{3a}'mm'{202f}'a//5k
    gregorian/h'{3a}'mm'{20}'a//5l gregorian/h'{3a}'mm'{20}'b//5l gregorian/h'{3a}'mm'{20}'B//5l
    islamic-umalqura/h'{3a}'mm'{20}'a//5l gregorian/h'{3a}'mm'{20}'a//5m
    gregorian/h'{3a}'mm'{20}'b//5m gregorian/h'{3a}'mm'{20}'B//5m
    islamic-umalqura/h'{3a}'mm'{20}'a//5m gregorian/h'{3a}'mm'{202f}'a//5n
    gregorian/h'{3a}'mm'{202f}'b//5n gregorian/h'{3a}'mm'{20}'B//5n
    islamic-umalqura/h'{3a}'mm'{202f}'a//5n gregorian/HH'h'mm// gregorian/h'h'mm'{202f}'a//3
    gregorian/h'h'mm'{202f}'b//3 gregorian/h'{3a}'mm'{202f}'a//5o gregorian/h'{3a}'mm'{202f}'b//5o
    gregorian/h'{3a}'mm'{20}'B//5o islamic-umalqura/h'{3a}'mm'{20}'a//5o
    gregorian/h'{3a}'mm'{202f}'a//5p gregorian/h'{3a}'mm'{202f}'b//5p
    gregorian/h'{3a}'mm'{20}'B//5p islamic-umalqura/h'{3a}'mm'{202f}'a//5p
    gregorian/h'{3a}'mm'{20}'B//5q gregorian/h'{3a}'mm'{202f}'a//5r
    gregorian/h'{3a}'mm'{202f}'b//5r gregorian/h'{3a}'mm'{20}'B//5r
    islamic-umalqura/h'{3a}'mm'{202f}'a//5r gregorian/h'{3a}'mm'{202f}'b//5s
    gregorian/h'{3a}'mm'{20}'B//5t gregorian/h'{3a}'mm'{202f}'a//5u
    gregorian/h'{3a}'mm'{202f}'b//5u gregorian/h'{3a}'mm'{20}'B//5u
    islamic-umalqura/h'{3a}'mm'{20}'a//5u gregorian/h'{3a}'mm'{20}'a//5v
    gregorian/h'{3a}'mm'{20}'b//5v gregorian/h'{3a}'mm'{20}'B//5v
    islamic-umalqura/h'{3a}'mm'{20}'a//5v gregorian/h'{3a}'mm'{202f}'b//5w
    gregorian/h'{3a}'mm'{20}'B//5x gregorian/h'{3a}'mm'{20}'a//5y gregorian/h'{3a}'mm'{20}'b//5y
    gregorian/h'{3a}'mm'{20}'B//5y islamic-umalqura/h'{3a}'mm'{20}'a//5y
    gregorian/h'{3a}'mm'{202f}'a//5z gregorian/h'{3a}'mm'{202f}'b//5z
    gregorian/h'{3a}'mm'{20}'B//5z islamic-umalqura/h'{3a}'mm'{202f}'a//5z
    gregorian/h'{3a}'mm'{202f}'b//60 gregorian/h'{3a}'mm'{20}'B//61
    gregorian/h'{3a}'mm'{202f}'a//62 gregorian/h'{3a}'mm'{202f}'b//62
    gregorian/h'{3a}'mm'{20}'B//62 islamic-umalqura/h'{3a}'mm'{202f}'a//62
    gregorian/h'{3a}'mm'{202f}'b//63 gregorian/h'{3a}'mm'{20}'B//64 gregorian/h'{3a}'mm'{20}'b//5g
    gregorian/B'{20}'h'{3a}'mm//5g gregorian/h'{3a}'mm'{202f}'a//65
    gregorian/h'{3a}'mm'{202f}'b//65 gregorian/h'{3a}'mm'{20}'B//65
    islamic-umalqura/h'{3a}'mm'{20}'a//65 gregorian/h'{3a}'mm'{202f}'a//66
    gregorian/h'{3a}'mm'{202f}'b//66 gregorian/h'{3a}'mm'{20}'B//66
    islamic-umalqura/h'{3a}'mm'{202f}'a//66 gregorian/h'{3a}'mm'{20}'a//67
    gregorian/h'{3a}'mm'{20}'b//67 gregorian/h'{3a}'mm'{20}'B//67
    islamic-umalqura/h'{3a}'mm'{20}'a//67 gregorian/h'{3a}'mm'{202f}'a//68
    gregorian/h'{3a}'mm'{202f}'b//68 gregorian/h'{3a}'mm'{20}'B//68
    islamic-umalqura/h'{3a}'mm'{202f}'a//68 gregorian/h'{3a}'mm'{20}'a//69
    gregorian/h'{3a}'mm'{20}'b//69 gregorian/h'{3a}'mm'{20}'B//69 gregorian/h'{3a}'mm'{20}'a//6a
    islamic-umalqura/h'{3a}'mm'{20}'a//69 gregorian/h'{3a}'mm'{20}'b//6a
    gregorian/h'{3a}'mm'{20}'B//6a islamic-umalqura/h'{3a}'mm'{20}'a//6a
    gregorian/h'{3a}'mm'{202f}'a//6b gregorian/h'{3a}'mm'{202f}'b//6b
    gregorian/h'{3a}'mm'{20}'B//6b islamic-umalqura/h'{3a}'mm'{20}'a//6b
    gregorian/h'{3a}'mm'{20}'a//6c gregorian/h'{3a}'mm'{20}'b//6c gregorian/h'{3a}'mm'{20}'B//6c
    islamic-umalqura/h'{3a}'mm'{20}'a//6c gregorian/h'{3a}'mm'{20}'a//6d
    gregorian/h'{3a}'mm'{20}'b//6d gregorian/h'{3a}'mm'{20}'B//6d
    islamic-umalqura/h'{3a}'mm'{20}'a//6d gregorian/h'{3a}'mm'{20}'a//6e
    gregorian/h'{3a}'mm'{20}'b//6e gregorian/h'{3a}'mm'{20}'B//6e
    islamic-umalqura/h'{3a}'mm'{20}'a//6e gregorian/a'{20}'h'.'mm//6f gregorian/b'{20}'h'.'mm//6g
    gregorian/h'{3a}'mm'{20}'B//6h islamic-umalqura/a'{20}'h'.'mm//6f
    gregorian/h'{3a}'mm'{202f}'b//6i gregorian/h'{3a}'mm'{20}'B//6j
    gregorian/h'{3a}'mm'{202f}'a//6k gregorian/h'{3a}'mm'{202f}'b//6l
    gregorian/h'{3a}'mm'{20}'B//6m islamic-umalqura/h'{3a}'mm'{202f}'a//6k
    gregorian/h'.'mm'{202f}'a//6n gregorian/h'.'mm'{202f}'b//6n gregorian/h'{3a}'mm'{20}'B//6n
    islamic-umalqura/h'{3a}'mm'{20}'a//6n gregorian/h'{3a}'mm'{202f}'a//6o
    gregorian/h'{3a}'mm'{20}'a//6o gregorian/h'{3a}'mm'{20}'b//6o gregorian/h'{3a}'mm'{20}'B//6o
    islamic-umalqura/h'{3a}'mm'{20}'a//6o gregorian/h'{3a}'mm'{202f}'a//6p
    gregorian/h'{3a}'mm'{202f}'b//6q gregorian/h'{3a}'mm'{20}'B//6r
    islamic-umalqura/h'{3a}'mm'{202f}'a//6p gregorian/h'{3a}'mm'{202f}'b//6s
    gregorian/hh'{3a}'mm'{20}'B//6t gregorian/h'{3a}'mm'{202f}'b//2t
    gregorian/hh'{3a}'mm'{20}'B//6u gregorian/h'{3a}'mm'{202f}'a//6v
    gregorian/h'{3a}'mm'{202f}'b//6v gregorian/h'{3a}'mm'{20}'B//6v
    islamic-umalqura/h'{3a}'mm'{20}'a//6v gregorian/h'.'mm'{20}'B//3
    gregorian/h'{3a}'mm'{202f}'a//6w gregorian/h'{3a}'mm'{202f}'b//6w
    gregorian/h'{3a}'mm'{20}'B//6x islamic-umalqura/h'{3a}'mm'{202f}'a//6w
    gregorian/h'{3a}'mm'{202f}'b//6y gregorian/h'{3a}'mm'{20}'B//6z gregorian/h'{3a}'mm'{20}'a//70
    gregorian/h'{3a}'mm'{20}'b//70 gregorian/h'{3a}'mm'{20}'B//70
    islamic-umalqura/h'{3a}'mm'{20}'a//70 gregorian/h'{3a}'mm'{20}'a//71
    gregorian/h'{3a}'mm'{20}'b//71 gregorian/h'{3a}'mm'{20}'B//71
    islamic-umalqura/h'{3a}'mm'{20}'a//71 gregorian/h'{3a}'mm'{20}'b//72
    gregorian/B'{20}'h'{3a}'mm//73 gregorian/h'{3a}'mm'{20}'B//74 gregorian/h'{3a}'mm'{202f}'a//75
    gregorian/h'{3a}'mm'{202f}'b//75 gregorian/h'{3a}'mm'{20}'B//75
    islamic-umalqura/h'{3a}'mm'{202f}'a//75 gregorian/h'{3a}'mm'{20}'b//76
    gregorian/h'{3a}'mm'{20}'B//77 gregorian/h'{3a}'mm'{20}'a//78 gregorian/h'{3a}'mm'{20}'b//78
    gregorian/h'{3a}'mm'{20}'B//78 islamic-umalqura/h'{3a}'mm'{20}'a//78
    gregorian/h'{3a}'mm'{20}'a//79 gregorian/h'{3a}'mm'{20}'b//79 gregorian/h'{3a}'mm'{20}'B//79
    islamic-umalqura/h'{3a}'mm'{20}'a//79 gregorian/h'{3a}'mm'{202f}'a//7a
    gregorian/h'{3a}'mm'{202f}'b//7a gregorian/h'{3a}'mm'{20}'B//7a
    islamic-umalqura/h'{3a}'mm'{202f}'a//7a gregorian/h'{3a}'mm'{202f}'a//7b
    gregorian/h'{3a}'mm'{202f}'b//7b gregorian/h'{3a}'mm'{20}'B//7b
    islamic-umalqura/h'{3a}'mm'{202f}'a//7b gregorian/'{23}'HH'{3a}'mm//
    gregorian/'{23}'h'{3a}'mm'{202f}'a//7c gregorian/'{23}'h'{3a}'mm'{202f}'b//7c
    gregorian/h'{3a}'mm'{20}'B//7c islamic-umalqura/h'{3a}'mm'{20}'a//7c
    gregorian/a'{202f}'h'{3a}'mm//7d gregorian/b'{202f}'h'{3a}'mm//7e
    gregorian/h'{3a}'mm'{202f}'a//7d gregorian/B'{20}'h'{3a}'mm//7f
    islamic-umalqura/h'{3a}'mm'{202f}'a//7d gregorian/h'{3a}'mm'{202f}'a//7g
    gregorian/h'{3a}'mm'{20}'a//7g gregorian/h'{3a}'mm'{20}'b//7g gregorian/h'{3a}'mm'{20}'B//7g
    islamic-umalqura/h'{3a}'mm'{20}'a//7g gregorian/h'{3a}'mm'{202f}'a//7h
    gregorian/h'{3a}'mm'{202f}'b//7h gregorian/h'{3a}'mm'{20}'B//7h
    islamic-umalqura/h'{3a}'mm'{202f}'a//7h gregorian/h'{3a}'mm'{20}'a//7i
    gregorian/h'{3a}'mm'{20}'b//7i gregorian/h'{3a}'mm'{20}'B//7i
    islamic-umalqura/h'{3a}'mm'{20}'a//7i gregorian/h'{3a}'mm'{202f}'a//7j
    gregorian/h'{3a}'mm'{202f}'b//7k gregorian/h'{3a}'mm'{20}'B//7l
    islamic-umalqura/h'{3a}'mm'{202f}'a//7j gregorian/'{200e}'h'{3a}'mm'{20}'a//3
    gregorian/'{200e}'h'{3a}'mm'{20}'b//3 gregorian/h'{3a}'mm'{20}'B//7m
    gregorian/h'{3a}'mm'{202f}'a//7n gregorian/h'{3a}'mm'{202f}'b//7o
    gregorian/B'{20}'h'{3a}'mm//7p islamic-umalqura/h'{3a}'mm'{20}{28}'a'{29}'//7n
    gregorian/h'{3a}'mm'{202f}'a//7q gregorian/h'{3a}'mm'{202f}'b//7r
    gregorian/B'{20}'h'{3a}'mm//7s islamic-umalqura/h'{3a}'mm'{20}'a//7q
    gregorian/h'{3a}'mm'{202f}'a//7t gregorian/h'{3a}'mm'{202f}'b//7u
    gregorian/h'{3a}'mm'{20}'B//7v islamic-umalqura/h'{3a}'mm'{202f}'a//7t
    gregorian/h'{3a}'mm'{20}'a//7w gregorian/h'{3a}'mm'{20}'b//7w gregorian/h'{3a}'mm'{20}'B//7w
    islamic-umalqura/h'{3a}'mm'{20}'a//7w gregorian/h'{3a}'mm'{20}'a//7x
    gregorian/h'{3a}'mm'{20}'b//7x gregorian/h'{3a}'mm'{20}'B//7x
    islamic-umalqura/h'{3a}'mm'{20}'a//7x gregorian/h'{3a}'mm'{202f}'a//7y
    gregorian/h'{3a}'mm'{202f}'b//7y gregorian/h'{3a}'mm'{20}'B//7y
    islamic-umalqura/h'{3a}'mm'{20}'a//7y gregorian/h'{3a}'mm'{20}'a//7z
    gregorian/h'{3a}'mm'{20}'b//7z gregorian/B'{20}'h'{3a}'mm//7z
    islamic-umalqura/h'{3a}'mm'{20}'a//7z gregorian/h'{3a}'mm'{202f}'a//80
    gregorian/h'{3a}'mm'{202f}'b//80 gregorian/h'{3a}'mm'{20}'B//80
    islamic-umalqura/h'{3a}'mm'{202f}'a//80 gregorian/h'{3a}'mm'{202f}'a//81
    gregorian/h'{3a}'mm'{202f}'b//81 gregorian/h'{3a}'mm'{20}'B//81
    islamic-umalqura/h'{3a}'mm'{202f}'a//81 gregorian/h'{3a}'mm'{20}'a//82
    gregorian/h'{3a}'mm'{20}'b//82 gregorian/h'{3a}'mm'{20}'B//82
    islamic-umalqura/h'{3a}'mm'{20}'a//82 gregorian/H'{3a}'m// gregorian/h'{3a}'mm'{202f}'a//83
    gregorian/h'{3a}'mm'{202f}'b//83 gregorian/h'{3a}'mm'{20}'B//83
    islamic-umalqura/h'{3a}'mm'{202f}'a//83 gregorian/h'{3a}'mm'{202f}'b//84
    gregorian/h'{3a}'mm'{20}'B//85 gregorian/ah'{3a}'mm//86 gregorian/bh'{3a}'mm//86
    gregorian/Bh'{3a}'mm//87 islamic-umalqura/ah'{3a}'mm//86 gregorian/Bh'{3a}'mm//88
    gregorian/a'{202f}'h'{3a}'mm//89 gregorian/b'{202f}'h'{3a}'mm//89
    gregorian/h'{3a}'mm'{20}'B//89 islamic-umalqura/h'{3a}'mm'{20}'a//89 gregorian/Bh'{3a}'mm//8a
    gregorian/Bh'{3a}'mm//8b gregorian/h'{3a}'mm'{20}'B//8c
    """

  /// Where which of them is used.
  static let shortTimeLines = """
    af= 1:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    1:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    1:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    1:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 1:WS,YE,ZM 2:AF,IR
    3:BN,MY 4:ET,KH,TW 5:SA 6:TH agq=0
    7:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    7:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    7:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    7:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 7:WS,YE,ZM 8:BN,MY
    9:ET,KH,TW a:SA ain=0 b:-,JP
    c:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    c:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    c:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    c:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU c:WS,YE,ZM d:BN,MY
    e:ET,KH,TW f:SA ak=0 g:-,419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO
    g:DZ,EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR
    g:KW,KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS
    g:PW,PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI g:VU,WS,YE,ZM h:BN,MY
    i:ET,KH,TW j:SA am=0 k:-,ET
    l:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    l:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    l:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    l:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU l:WS,YE,ZM m:BN,MY
    n:KH,TW o:SA apw,cho,cic,mid,nnp,nv,or,osa,pqm,sat_Deva,sm,vai,vai_Vaii=2 0:JP c:- ar=0 b:IL
    p:-,001,419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM
    p:DO,DZ,EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP
    p:KR,KW,KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR
    p:PS,PW,PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG p:VI,VU,WS,YE,ZM
    q:BN,MY r:ET,KH,TW s:SA arn=5 t:-,CL as=5 u:-,IN
    v:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    v:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IQ,JM,JO,KI,KN,KP,KR,KW,KY
    v:LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW,PY
    v:QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU,WS v:YE,ZM w:BN,MY
    x:ET,KH,TW asa=0 y:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    y:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    y:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    y:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU y:WS,YE,ZM z:BN,MY
    10:ET,KH,TW 11:SA ast=0
    12:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    12:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    12:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    12:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 12:WS,YE,ZM 13:BN,MY
    14:ET,KH,TW 15:SA az=7 0:-
    t:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CO,CR,CU,CY,DJ,DM,DO,DZ,EC
    t:EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,JM,JO,KI,KN,KP,KR,KW,KY,LB
    t:LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW,PY,QA
    t:SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU,WS,YE t:ZM 16:BN,MY
    17:ET,KH,TW 18:SA az_Cyrl=0
    19:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    19:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    19:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    19:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 19:WS,YE,ZM 1a:BN,MY
    1b:ET,KH,TW 1c:SA az_Latn=b t:IQ
    ba,ber,ber_Latn,ber_Tfng,bm,ce,co,dv,hmn,inh,io,jbo,kcg,kkj,lij,lut,mfe,mgo,nr,rej_Rjng,scn,seh,sjd,sje,sju,ve,vec,wa=5
    0:- bas=0 1d:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    1d:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    1d:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    1d:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 1d:WS,YE,ZM 1e:BN,MY
    1f:ET,KH,TW 1g:SA be=d e:ET,KH,TW 1h:BN,MY 1i:TH bem=0
    1j:-,419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO
    1j:DZ,EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR
    1j:KW,KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS
    1j:PW,PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI 1j:VU,WS,YE,ZM
    1k:BN,MY 1l:ET,KH,TW 1m:SA bez=0
    1n:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    1n:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    1n:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    1n:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 1n:WS,YE,ZM 1o:BN,MY
    1p:ET,KH,TW 1q:SA bg=g 6:TH
    b:-,001,003,150,AC,AD,AI,AM,AO,AQ,AT,AW,AX,AZ,BA,BE,BF,BG,BI,BJ,BL,BQ,BR,BV
    b:BW,BY,BZ,CC,CD,CF,CG,CH,CI,CK,CM,CN,CP,CQ,CV,CW,CX,CZ,DE,DG,DK,EA,EE,ES
    b:FI,FK,FO,FR,GA,GB,GE,GF,GG,GI,GL,GN,GP,GQ,GS,GW,HM,HR,HT,HU,IC,ID,IE,IL
    b:IM,IO,IS,IT,JE,JP,KE,KG,KM,KZ,LA,LI,LK,LT,LU,LV,MA,MC,MD,ME,MF,MG,MK,ML
    b:MM,MN,MQ,MS,MT,MU,MV,MZ,NC,NE,NF,NG,NL,NO,NP,NR,NU,PF,PL,PM,PN,PT,RE,RO
    b:RS,RU,RW,SC,SE,SH,SI,SJ,SK,SM,SN,SR,ST,SX,TA,TF,TG,TJ,TK,TL,TM,TR,TV,TZ
    b:UA,UG,UZ,VA,VN,WF,XK,YT,ZA,ZW 1r:ET,KH,TW bgc=0
    1s:-,419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO
    1s:DZ,EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR
    1s:KW,KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS
    1s:PW,PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI 1s:VU,WS,YE,ZM
    1t:BN,MY 1u:ET,KH,TW 1v:SA bho=0
    1w:-,419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO
    1w:DZ,EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR
    1w:KW,KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS
    1w:PW,PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI 1w:VU,WS,YE,ZM
    1x:BN,MY 1y:ET,KH,TW 1z:SA blo=0
    20:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    20:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    20:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    20:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 20:WS,YE,ZM 21:BN,MY
    22:ET,KH,TW 23:SA bn=5 24:ET,KH,TW bo=0
    25:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    25:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    25:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    25:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 25:WS,YE,ZM 26:BN,MY
    27:ET,KH,TW 28:SA br=0
    29:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    29:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    29:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    29:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 29:WS,YE,ZM 2a:BN,MY
    2b:ET,KH,TW 2c:SA brx=0 2d:-,IN
    2e:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    2e:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IQ,JM,JO,KI,KN,KP,KR,KW,KY
    2e:LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW,PY
    2e:QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU,WS 2e:YE,ZM 2f:BN,MY
    2g:ET,KH,TW 2h:SA bs,bs_Latn=0
    2i:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    2i:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    2i:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    2i:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 2i:WS,YE,ZM 2j:BN,MY
    2k:ET,KH,TW 2l:SA bs_Cyrl=0
    2m:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    2m:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    2m:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    2m:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 2m:WS,YE,ZM 2n:BN,MY
    2o:ET,KH,TW 2p:SA byn=0
    2q:-,419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO
    2q:DZ,EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR
    2q:KW,KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS
    2q:PW,PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI 2q:VU,WS,YE,ZM
    2r:BN,MY 2s:ET,KH,TW 2t:SA ca=j
    2u:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    2u:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    2u:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    2u:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 2u:WS,YE,ZM 2v:AF,IR
    2w:BN,MY 2x:ET,KH,TW 2y:SA 2z:TH ccp=5 30:ET,KH,TW ceb,haw,mi=g 6:TH f:SA t:-
    cgg,dyo,fo,fy,ia,lg,nd,nyn,rm,sn,wae,xh=g 6:TH chr= 2v:AF,IR 2z:TH
    31:-,419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO
    31:DZ,EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR
    31:KW,KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS
    31:PW,PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI 31:VU,WS,YE,ZM
    32:BN,MY 33:ET,KH,TW 34:SA ckb=0
    35:-,419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO
    35:DZ,EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR
    35:KW,KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS
    35:PW,PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI 35:VU,WS,YE,ZM
    36:BN,MY 37:ET,KH,TW 38:SA cs=u
    39:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    39:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    39:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    39:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 39:WS,YE,ZM 3a:BN,MY
    3b:ET,KH,TW 3c:SA csw=0 3d:-,CA
    3e:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CL,CO,CR,CU,CY,DJ,DM,DO,DZ,EC
    3e:EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW,KY
    3e:LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW,PY
    3e:QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU,WS 3e:YE,ZM 3f:BN,MY
    3g:ET,KH,TW 3h:SA cv,mg,mt,nso,rw,tn,ts=w 0:- cy=0
    3i:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    3i:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    3i:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    3i:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 3i:WS,YE,ZM 3j:BN,MY
    3k:ET,KH,TW 3l:SA da=g
    3m:-,001,003,150,AC,AD,AI,AM,AO,AQ,AT,AW,AX,AZ,BA,BE,BF,BG,BI,BJ,BL,BQ,BR,BV
    3m:BW,BY,BZ,CC,CD,CF,CG,CH,CI,CK,CM,CN,CP,CQ,CV,CW,CX,CZ,DE,DG,DK,EA,EE,ES
    3m:FI,FK,FO,FR,GA,GB,GE,GF,GG,GI,GL,GN,GP,GQ,GS,GW,HM,HR,HT,HU,IC,ID,IE,IL
    3m:IM,IO,IS,IT,JE,JP,KE,KG,KM,KZ,LA,LI,LK,LT,LU,LV,MA,MC,MD,ME,MF,MG,MK,ML
    3m:MM,MN,MQ,MS,MT,MU,MV,MZ,NC,NE,NF,NG,NL,NO,NP,NR,NU,PF,PL,PM,PN,PT,RE,RO
    3m:RS,RU,RW,SC,SE,SH,SI,SJ,SK,SM,SN,SR,ST,SX,TA,TF,TG,TJ,TK,TL,TM,TR,TV,TZ
    3m:UA,UG,UZ,VA,VN,WF,XK,YT,ZA,ZW
    3n:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    3n:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    3n:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    3n:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 3n:WS,YE,ZM 3o:AF,IR
    3p:BN,MY 3q:ET,KH,TW 3r:SA dav=0
    3s:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    3s:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    3s:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    3s:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 3s:WS,YE,ZM 3t:BN,MY
    3u:ET,KH,TW 3v:SA de=x 3w:ET,KH,TW dje,twq=0
    3x:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    3x:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    3x:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    3x:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 3x:WS,YE,ZM 3y:BN,MY
    3z:ET,KH,TW 40:SA doi=0
    41:-,419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO
    41:DZ,EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR
    41:KW,KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS
    41:PW,PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI 41:VU,WS,YE,ZM
    42:BN,MY 43:ET,KH,TW 44:SA dsb=j
    45:001,003,150,AC,AD,AI,AM,AO,AQ,AT,AW,AX,AZ,BA,BE,BF,BG,BI,BJ,BL,BQ,BR,BV,BW
    45:BY,BZ,CC,CD,CF,CG,CH,CI,CK,CM,CN,CP,CQ,CV,CW,CX,CZ,DG,DK,EA,EE,ES,FI,FK
    45:FO,FR,GA,GB,GE,GF,GG,GI,GL,GN,GP,GQ,GS,GW,HM,HR,HT,HU,IC,ID,IE,IL,IM,IO
    45:IS,IT,JE,JP,KE,KG,KM,KZ,LA,LI,LK,LT,LU,LV,MA,MC,MD,ME,MF,MG,MK,ML,MM,MN
    45:MQ,MS,MT,MU,MV,MZ,NC,NE,NF,NG,NL,NO,NP,NR,NU,PF,PL,PM,PN,PT,RE,RO,RS,RU
    45:RW,SC,SE,SH,SI,SJ,SK,SM,SN,SR,ST,SX,TA,TF,TG,TJ,TK,TL,TM,TR,TV,TZ,UA,UG
    45:UZ,VA,VN,WF,XK,YT,ZA,ZW
    46:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    46:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    46:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    46:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 46:WS,YE,ZM 47:BN,MY
    48:ET,KH,TW 49:SA dua=0
    4a:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    4a:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    4a:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    4a:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 4a:WS,YE,ZM 4b:BN,MY
    4c:ET,KH,TW 4d:SA dz=0 4e:-,BT
    4f:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ,EC
    4f:EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW,KY
    4f:LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW,PY
    4f:QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU,WS 4f:YE,ZM 4g:BN,MY
    4h:ET,KH,TW 4i:SA ebu=0
    4j:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    4j:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    4j:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    4j:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 4j:WS,YE,ZM 4k:BN,MY
    4l:ET,KH,TW 4m:SA ee=0
    4n:-,419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO
    4n:DZ,EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR
    4n:KW,KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS
    4n:PW,PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI 4n:VU,WS,YE,ZM
    4o:BN,MY 4p:ET,KH,TW 4q:SA el=0
    4r:-,419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO
    4r:DZ,EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR
    4r:KW,KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS
    4r:PW,PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI 4r:VU,WS,YE,ZM
    4s:BN,MY 4t:ET,KH,TW 4u:SA en=d b:BG,CZ,HU,IL,JP t:-,001,BN,MY,TW 3m:DK,ID 4v:AU 4w:ET,KH 4x:FI
    4y:MX eo=0 4z:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    4z:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    4z:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    4z:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 4z:WS,YE,ZM 50:BN,MY
    51:ET,KH,TW 52:SA es=u 0:AI,AW,BL,BQ,BR,BZ,CW,FK,GF,GL,GP,HT,JP,MF,MQ,MS,PM,SR,SX 2:AF,IR 6:TH
    4y:419,CL,CO,CU,MX,US,VG
    53:AE,AL,AS,AU,BD,BH,BT,CY,DJ,DZ,EG,EH,ER,FJ,FM,GH,GM,GR,GU,HK,IN,IQ,JM,JO
    53:KI,KP,KR,KW,LB,LR,LS,LY,MH,MO,MP,MR,MW,NA,NZ,OM,PG,PH,PK,PS,PW,QA,SB,SD
    53:SG,SL,SO,SS,SY,SZ,TD,TN,TO,UM,VU,WS,YE,ZM 54:AG,BB,BM,BS,CA,DM,GD,GY,KN,KY,LC,TC,TT,VC,VI
    55:BN,MY 56:ET,KH,TW 57:SA et=d 58:BN,MY 59:ET,KH,TW eu=x 5a:ET,KH,TW ewo=0
    5b:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    5b:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    5b:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    5b:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 5b:WS,YE,ZM 5c:BN,MY
    5d:ET,KH,TW 5e:SA fa=u 2v:-
    5f:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    5f:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    5f:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    5f:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 5f:WS,YE,ZM 5g:BN,MY
    5h:ET,KH,TW 5i:SA ff=0
    5j:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    5j:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    5j:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    5j:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 5j:WS,YE,ZM 5k:BN,MY
    5l:ET,KH,TW 5m:SA ff_Adlm=0
    5n:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    5n:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    5n:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    5n:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 5n:WS,YE,ZM 5o:BN,MY
    5p:ET,KH,TW 5q:SA ff_Latn=1m 5r:GH,GM,LR,MR,SL fi=1f
    4x:-,001,003,150,AC,AD,AI,AM,AO,AQ,AT,AW,AX,AZ,BA,BE,BF,BG,BI,BJ,BL,BQ,BR,BV
    4x:BW,BY,BZ,CC,CD,CF,CG,CH,CI,CK,CM,CN,CP,CQ,CV,CW,CX,CZ,DE,DG,DK,EA,EE,ES
    4x:FK,FO,FR,GA,GB,GE,GF,GG,GI,GL,GN,GP,GQ,GS,GW,HM,HR,HT,HU,IC,ID,IE,IL,IM
    4x:IO,IS,IT,JE,JP,KE,KG,KM,KZ,LA,LI,LK,LT,LU,LV,MA,MC,MD,ME,MF,MG,MK,ML,MM
    4x:MN,MQ,MS,MT,MU,MV,MZ,NC,NE,NF,NG,NL,NO,NP,NR,NU,PF,PL,PM,PN,PT,RE,RO,RS
    4x:RU,RW,SC,SE,SH,SI,SJ,SK,SM,SN,SR,ST,SX,TA,TF,TG,TJ,TK,TL,TM,TR,TV,TZ,UA
    4x:UG,UZ,VA,VN,WF,XK,YT,ZA,ZW
    5s:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    5s:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    5s:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    5s:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 5s:WS,YE,ZM 5t:AF,IR
    5u:BN,MY 5v:ET,KH,TW 5w:SA 5x:TH fil=d t:- 5y:BN,MY 5z:ET,KH,TW fr=d 0:CA 60:BN,MY 61:ET,KH,TW
    fur=u 0:-,IT 62:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    62:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    62:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    62:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 62:WS,YE,ZM 63:BN,MY
    64:ET,KH,TW 65:SA ga=0
    66:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    66:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    66:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    66:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 66:WS,YE,ZM 67:BN,MY
    68:ET,KH,TW 69:SA gaa=0 6a:-,GH
    6b:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    6b:EC,EG,EH,ER,FJ,FM,GD,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW,KY
    6b:LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW,PY
    6b:QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU,WS 6b:YE,ZM 6c:BN,MY
    6d:ET,KH,TW 6e:SA gd=0
    6f:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    6f:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    6f:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    6f:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 6f:WS,YE,ZM 6g:BN,MY
    6h:ET,KH,TW 6i:SA gez=0
    6j:-,419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO
    6j:DZ,EC,EG,EH,ER,ET,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP
    6j:KR,KW,KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR
    6j:PS,PW,PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG 6j:VI,VU,WS,YE,ZM
    6k:BN,MY 6l:KH,TW 6m:SA gl=0
    4y:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    4y:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    4y:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    4y:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 4y:WS,YE,ZM 6n:BN,MY
    6o:ET,KH,TW 6p:SA gn=5 t:-,PY gsw=0
    6q:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    6q:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    6q:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    6q:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 6q:WS,YE,ZM 6r:BN,MY
    6s:ET,KH,TW 6t:SA gu=5 6u:-,IN 6v:ET,KH,TW 6w:SA guz=0
    6x:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    6x:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    6x:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    6x:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 6x:WS,YE,ZM 6y:BN,MY
    6z:ET,KH,TW 70:SA gv,kw=0
    54:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    54:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    54:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    54:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 54:WS,YE,ZM 71:BN,MY
    72:ET,KH,TW 73:SA ha=e
    74:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    74:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    74:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    74:PY,QA,SB,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU,WS 74:YE,ZM 75:BN,MY
    76:ET,KH,TW 77:SA he=u
    78:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    78:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    78:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    78:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 78:WS,YE,ZM 79:BN,MY
    7a:ET,KH,TW 7b:SA hi=0
    7c:-,419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO
    7c:DZ,EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR
    7c:KW,KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS
    7c:PW,PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI 7c:VU,WS,YE,ZM
    7d:BN,MY 7e:ET,KH,TW 7f:SA hi_Latn=1q 7g:BN,MY 7h:ET,KH,TW hr=0
    7i:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    7i:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    7i:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    7i:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 7i:WS,YE,ZM 7j:BN,MY
    7k:ET,KH,TW 7l:SA hsb=0
    7m:-,001,003,150,AC,AD,AI,AM,AO,AQ,AT,AW,AX,AZ,BA,BE,BF,BG,BI,BJ,BL,BQ,BR,BV
    7m:BW,BY,BZ,CC,CD,CF,CG,CH,CI,CK,CM,CN,CP,CQ,CV,CW,CX,CZ,DE,DG,DK,EA,EE,ES
    7m:FI,FK,FO,FR,GA,GB,GE,GF,GG,GI,GL,GN,GP,GQ,GS,GW,HM,HR,HT,HU,IC,ID,IE,IL
    7m:IM,IO,IS,IT,JE,JP,KE,KG,KM,KZ,LA,LI,LK,LT,LU,LV,MA,MC,MD,ME,MF,MG,MK,ML
    7m:MM,MN,MQ,MS,MT,MU,MV,MZ,NC,NE,NF,NG,NL,NO,NP,NR,NU,PF,PL,PM,PN,PT,RE,RO
    7m:RS,RU,RW,SC,SE,SH,SI,SJ,SK,SM,SN,SR,ST,SX,TA,TF,TG,TJ,TK,TL,TM,TR,TV,TZ
    7m:UA,UG,UZ,VA,VN,WF,XK,YT,ZA,ZW
    7n:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    7n:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    7n:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    7n:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 7n:WS,YE,ZM 7o:BN,MY
    7p:ET,KH,TW 7q:SA hu=u
    7r:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    7r:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    7r:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    7r:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 7r:WS,YE,ZM 7s:BN,MY
    7t:ET,KH,TW 7u:SA hy=u 0:-,AM
    c:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    c:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    c:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    c:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU c:WS,YE,ZM f:SA
    7v:BN,MY 7w:ET,KH,TW id=14 7x:BN,MY 7y:ET,KH,TW ie=0
    7z:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    7z:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    7z:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    7z:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 7z:WS,YE,ZM 80:BN,MY
    81:ET,KH,TW 82:SA ig=0
    83:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    83:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    83:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    83:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 83:WS,YE,ZM 84:BN,MY
    85:ET,KH,TW 86:SA ii=0
    87:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    87:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    87:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    87:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 87:WS,YE,ZM 88:BN,MY
    89:ET,KH,TW 8a:SA is=0
    8b:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    8b:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    8b:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    8b:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 8b:WS,YE,ZM 8c:BN,MY
    8d:ET,KH,TW 8e:SA it=d 7l:SA 8f:BN,MY 8g:ET,KH,TW iu=0
    8h:-,419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO
    8h:DZ,EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR
    8h:KW,KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS
    8h:PW,PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI 8h:VU,WS,YE,ZM
    8i:BN,MY 8j:ET,KH,TW 8k:SA ja=u
    8l:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    8l:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    8l:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    8l:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 8l:WS,YE,ZM 8m:BN,MY
    8n:ET,KH,TW 8o:SA jgo=0
    8p:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    8p:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    8p:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    8p:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 8p:WS,YE,ZM 8q:BN,MY
    8r:ET,KH,TW 8s:SA jmc,rwk,vun=0
    8t:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    8t:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    8t:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    8t:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 8t:WS,YE,ZM 8u:BN,MY
    8v:ET,KH,TW 8w:SA jv=0
    8x:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    8x:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    8x:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    8x:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 8x:WS,YE,ZM 8y:BN,MY
    8z:ET,KH,TW 90:SA ka=e 91:BN,MY 92:ET,KH,TW kab=0 93:-,DZ
    94:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,EC
    94:EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW,KY
    94:LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW,PY
    94:QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU,WS 94:YE,ZM 95:BN,MY
    96:ET,KH,TW 97:SA kaj=0
    98:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    98:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    98:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    98:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 98:WS,YE,ZM 99:BN,MY
    9a:ET,KH,TW 9b:SA kam=0
    9c:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    9c:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    9c:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    9c:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 9c:WS,YE,ZM 9d:BN,MY
    9e:ET,KH,TW 9f:SA kde=0
    9g:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    9g:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    9g:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    9g:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 9g:WS,YE,ZM 9h:BN,MY
    9i:ET,KH,TW 9j:SA kea=2h 0:-
    4v:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    4v:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    4v:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    4v:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 4v:WS,YE,ZM 9k:BN,MY
    9l:SA kgp=d 9m:BN,MY 9n:ET,KH,TW khq,ses=0
    9o:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    9o:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    9o:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    9o:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 9o:WS,YE,ZM 9p:BN,MY
    9q:ET,KH,TW 9r:SA ki=0
    9s:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    9s:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    9s:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    9s:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 9s:WS,YE,ZM 9t:BN,MY
    9u:ET,KH,TW 9v:SA kk,kk_Cyrl=d 9w:BN,MY 9x:ET,KH,TW kl=5 3m:-,GL kln=0
    9y:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    9y:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    9y:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    9y:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 9y:WS,YE,ZM 9z:BN,MY
    a0:ET,KH,TW a1:SA km=5 c:KH a2:BN,MY a3:ET,TW kn=20 f:SA a4:ET,KH,TW ko=0
    a5:-,419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO
    a5:DZ,EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR
    a5:KW,KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS
    a5:PW,PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI a5:VU,WS,YE,ZM
    a6:BN,MY a7:ET,KH,TW a8:SA kok,kok_Deva=0
    a9:-,419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO
    a9:DZ,EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR
    a9:KW,KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS
    a9:PW,PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI a9:VU,WS,YE,ZM
    aa:BN,MY ab:ET,KH,TW ac:SA kok_Latn=0
    ad:-,419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO
    ad:DZ,EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR
    ad:KW,KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS
    ad:PW,PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI ad:VU,WS,YE,ZM
    ae:BN,MY af:ET,KH,TW ag:SA kpe=5 t:-,LR ks,ks_Arab,ks_Aran=0
    ah:-,419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO
    ah:DZ,EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR
    ah:KW,KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS
    ah:PW,PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI ah:VU,WS,YE,ZM
    ai:BN,MY aj:ET,KH,TW ak:SA ks_Deva=0 al:-,IN
    am:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    am:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IQ,JM,JO,KI,KN,KP,KR,KW,KY
    am:LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW,PY
    am:QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU,WS am:YE,ZM an:BN,MY
    ao:ET,KH,TW ap:SA ksb=0
    aq:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    aq:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    aq:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    aq:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU aq:WS,YE,ZM ar:BN,MY
    as:ET,KH,TW at:SA ksf=0
    au:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    au:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    au:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    au:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU au:WS,YE,ZM av:BN,MY
    aw:ET,KH,TW ax:SA ksh=u 0:-,DE
    ay:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    ay:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    ay:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    ay:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU ay:WS,YE,ZM az:BN,MY
    b0:ET,KH,TW b1:SA ku=e
    b2:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    b2:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    b2:KY,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW,PY
    b2:QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU,WS b2:YE,ZM b3:BN,MY
    b4:ET,KH,TW b5:SA kxv,kxv_Latn=2h 4v:-,IN b6:ET,KH,TW kxv_Deva=0 b7:-,IN
    b8:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    b8:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IQ,JM,JO,KI,KN,KP,KR,KW,KY
    b8:LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW,PY
    b8:QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU,WS b8:YE,ZM b9:BN,MY
    ba:ET,KH,TW bb:SA kxv_Orya=0 bc:-,IN
    bd:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    bd:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IQ,JM,JO,KI,KN,KP,KR,KW,KY
    bd:LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW,PY
    bd:QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU,WS bd:YE,ZM be:BN,MY
    bf:ET,KH,TW bg:SA kxv_Telu=0 bh:-,IN
    bi:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    bi:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IQ,JM,JO,KI,KN,KP,KR,KW,KY
    bi:LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW,PY
    bi:QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU,WS bi:YE,ZM bj:BN,MY
    bk:ET,KH,TW bl:SA ky=0
    bm:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    bm:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    bm:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    bm:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU bm:WS,YE,ZM bn:BN,MY
    bo:ET,KH,TW bp:SA lag=0
    bq:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    bq:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    bq:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    bq:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU bq:WS,YE,ZM br:BN,MY
    bs:ET,KH,TW bt:SA lb=0
    bu:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    bu:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    bu:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    bu:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU bu:WS,YE,ZM bv:BN,MY
    bw:ET,KH,TW bx:SA lkt=5 t:-,US lmo=0
    by:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    by:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    by:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    by:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU by:WS,YE,ZM bz:BN,MY
    c0:ET,KH,TW c1:SA ln=0
    c2:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    c2:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    c2:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    c2:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU c2:WS,YE,ZM c3:BN,MY
    c4:ET,KH,TW c5:SA lo=0 b:-,LA
    c6:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    c6:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    c6:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    c6:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU c6:WS,YE,ZM c7:BN,MY
    c8:ET,KH,TW c9:SA lrc,mzn,uz_Arab=5 2:- lt=0
    ca:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    ca:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    ca:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    ca:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU ca:WS,YE,ZM cb:BN,MY
    cc:ET,KH,TW cd:SA lu=0
    ce:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    ce:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    ce:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    ce:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU ce:WS,YE,ZM cf:BN,MY
    cg:ET,KH,TW ch:SA luo=0
    ci:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    ci:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    ci:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    ci:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU ci:WS,YE,ZM cj:BN,MY
    ck:ET,KH,TW cl:SA luy=1x 72:ET,KH,TW lv=0
    cm:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    cm:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    cm:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    cm:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU cm:WS,YE,ZM cn:BN,MY
    co:ET,KH,TW cp:SA mai=l cq:ET,KH,TW mas=0
    cr:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    cr:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    cr:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    cr:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU cr:WS,YE,ZM cs:BN,MY
    ct:ET,KH,TW cu:SA mer=0
    cv:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    cv:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    cv:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    cv:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU cv:WS,YE,ZM cw:BN,MY
    cx:ET,KH,TW cy:SA mgh=0
    cz:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    cz:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    cz:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    cz:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU cz:WS,YE,ZM d0:BN,MY
    d1:ET,KH,TW d2:SA mic,moh=5 t:-,CA mk=y 0:-
    d3:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    d3:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    d3:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    d3:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU d3:WS,YE,ZM d4:BN,MY
    d5:ET,KH,TW d6:SA ml=5 d7:BN,MY d8:ET,KH,TW mn=0
    d9:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    d9:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    d9:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    d9:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU d9:WS,YE,ZM da:BN,MY
    db:ET,KH,TW dc:SA mni,mni_Beng=0
    dd:-,419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO
    dd:DZ,EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR
    dd:KW,KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS
    dd:PW,PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI dd:VU,WS,YE,ZM
    de:BN,MY df:ET,KH,TW dg:SA mni_Mtei=5 dh:-,IN mr=2a b:AM c:- di:AF,IR dj:BN,MY dk:ET,KH,TW
    dl:TH ms=0 b:CC 3m:ID
    dm:-,419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BN,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM
    dm:DO,DZ,EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP
    dm:KR,KW,KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,MY,NA,NI,NZ,OM,PA,PE,PG,PH,PK
    dm:PR,PS,PW,PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE dm:VG,VI,VU,WS,YE,ZM
    dn:ET,KH,TW do:SA ms_Arab=2a b:AM c:-,BN,MY e:ET,KH,TW mua=0
    dp:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    dp:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    dp:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    dp:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU dp:WS,YE,ZM dq:BN,MY
    dr:ET,KH,TW ds:SA mus=e 0:US my=0 b:-,MM
    dt:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    dt:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    dt:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    dt:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU dt:WS,YE,ZM du:BN,MY
    dv:ET,KH,TW dw:SA myv=0
    dx:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    dx:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    dx:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    dx:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU dx:WS,YE,ZM dy:BN,MY
    dz:ET,KH,TW e0:SA naq=0
    e1:-,419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO
    e1:DZ,EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR
    e1:KW,KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS
    e1:PW,PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI e1:VU,WS,YE,ZM
    e2:BN,MY e3:ET,KH,TW e4:SA nb,nn,no=2r e5:ET,KH,TW nds=e
    e6:001,003,150,AC,AD,AI,AM,AO,AQ,AT,AW,AX,AZ,BA,BE,BF,BG,BI,BJ,BL,BQ,BR,BV,BW
    e6:BY,BZ,CC,CD,CF,CG,CH,CI,CK,CM,CN,CP,CQ,CV,CW,CX,CZ,DG,DK,EA,EE,ES,FI,FK
    e6:FO,FR,GA,GB,GE,GF,GG,GI,GL,GN,GP,GQ,GS,GW,HM,HR,HT,HU,IC,ID,IE,IL,IM,IO
    e6:IS,IT,JE,JP,KE,KG,KM,KZ,LA,LI,LK,LT,LU,LV,MA,MC,MD,ME,MF,MG,MK,ML,MM,MN
    e6:MQ,MS,MT,MU,MV,MZ,NC,NE,NF,NG,NO,NP,NR,NU,PF,PL,PM,PN,PT,RE,RO,RS,RU,RW
    e6:SC,SE,SH,SI,SJ,SK,SM,SN,SR,ST,SX,TA,TF,TG,TJ,TK,TL,TM,TR,TV,TZ,UA,UG,UZ
    e6:VA,VN,WF,XK,YT,ZA,ZW
    e7:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    e7:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    e7:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    e7:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU e7:WS,YE,ZM e8:BN,MY
    ne=0 e9:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    e9:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    e9:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    e9:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU e9:WS,YE,ZM ea:BN,MY
    eb:ET,KH,TW ec:SA nl=x ed:ET,KH,TW nmg=0
    ee:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    ee:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    ee:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    ee:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU ee:WS,YE,ZM ef:BN,MY
    eg:ET,KH,TW eh:SA nnh=0
    ei:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    ei:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    ei:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    ei:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU ei:WS,YE,ZM ej:BN,MY
    ek:ET,KH,TW el:SA nqo=0
    em:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    em:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    em:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    em:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU em:WS,YE,ZM en:BN,MY
    eo:ET,KH,TW ep:SA nus=0
    eq:-,419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO
    eq:DZ,EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR
    eq:KW,KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS
    eq:PW,PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI eq:VU,WS,YE,ZM
    er:BN,MY es:ET,KH,TW et:SA ny=5 t:-,MW oc=e
    eu:001,003,150,AC,AD,AI,AM,AO,AQ,AT,AW,AX,AZ,BA,BE,BF,BG,BI,BJ,BL,BQ,BR,BV,BW
    eu:BY,BZ,CC,CD,CF,CG,CH,CI,CK,CM,CN,CP,CQ,CV,CW,CX,CZ,DE,DG,DK,EA,EE,FI,FK
    eu:FO,GA,GB,GE,GF,GG,GI,GL,GN,GP,GQ,GS,GW,HM,HR,HT,HU,IC,ID,IE,IL,IM,IO,IS
    eu:IT,JE,JP,KE,KG,KM,KZ,LA,LI,LK,LT,LU,LV,MA,MC,MD,ME,MF,MG,MK,ML,MM,MN,MQ
    eu:MS,MT,MU,MV,MZ,NC,NE,NF,NG,NL,NO,NP,NR,NU,PF,PL,PM,PN,PT,RE,RO,RS,RU,RW
    eu:SC,SE,SH,SI,SJ,SK,SM,SN,SR,ST,SX,TA,TF,TG,TJ,TK,TL,TM,TR,TV,TZ,UA,UG,UZ
    eu:VA,VN,WF,XK,YT,ZA,ZW
    ev:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    ev:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    ev:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    ev:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU ev:WS,YE,ZM ew:BN,MY
    om=0 ex:-,419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO
    ex:DZ,EC,EG,EH,ER,ET,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP
    ex:KR,KW,KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR
    ex:PS,PW,PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG ex:VI,VU,WS,YE,ZM
    ey:BN,MY ez:KH,TW f0:SA os=0
    f1:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    f1:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    f1:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    f1:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU f1:WS,YE,ZM f2:BN,MY
    f3:ET,KH,TW f4:SA pa,pa_Guru=5 f5:ET,KH,TW pa_Arab,pa_Aran=5 e:IN pcm=0
    f6:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    f6:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    f6:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    f6:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU f6:WS,YE,ZM f7:BN,MY
    f8:ET,KH,TW f9:SA pl=12 fa:BN,MY fb:ET,KH,TW prg=0
    fc:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    fc:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    fc:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    fc:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU fc:WS,YE,ZM fd:BN,MY
    fe:ET,KH,TW ff:SA ps=y 2v:-
    fg:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    fg:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    fg:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    fg:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU fg:WS,YE,ZM fh:BN,MY
    fi:ET,KH,TW fj:SA pt=d fk:BN,MY fl:ET,KH,TW qu=3p 4y:- raj=0
    fm:-,419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO
    fm:DZ,EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR
    fm:KW,KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS
    fm:PW,PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI fm:VU,WS,YE,ZM
    fn:BN,MY fo:ET,KH,TW fp:SA rej=5 3m:-,ID rhg,rhg_Rohg=2 0:JP b:MM rn=0
    fq:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    fq:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    fq:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    fq:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU fq:WS,YE,ZM fr:BN,MY
    fs:ET,KH,TW ft:SA ro=1x fu:BN,MY fv:ET,KH,TW rof=0
    fw:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    fw:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    fw:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    fw:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU fw:WS,YE,ZM fx:BN,MY
    fy:ET,KH,TW fz:SA ru=d g0:BN,MY g1:ET,KH,TW sa=4b e9:- g2:BN,MY g3:ET,KH,TW sah=0
    g4:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    g4:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    g4:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    g4:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU g4:WS,YE,ZM g5:BN,MY
    g6:ET,KH,TW g7:SA saq=0
    g8:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    g8:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    g8:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    g8:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU g8:WS,YE,ZM g9:BN,MY
    ga:ET,KH,TW gb:SA sat,sat_Olck=0
    gc:-,419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO
    gc:DZ,EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR
    gc:KW,KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS
    gc:PW,PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI gc:VU,WS,YE,ZM
    gd:BN,MY ge:ET,KH,TW gf:SA sbp=0
    gg:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    gg:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    gg:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    gg:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU gg:WS,YE,ZM gh:BN,MY
    gi:ET,KH,TW gj:SA sc=e 7l:SA sd=0
    gk:-,419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO
    gk:DZ,EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IQ,JM,JO,KI,KN,KP,KR,KW
    gk:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    gk:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU gk:WS,YE,ZM gl:BN,MY
    gm:ET,KH,TW gn:IN go:SA sd_Arab=56 gk:IN sd_Deva=56
    gn:-,419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO
    gn:DZ,EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IQ,JM,JO,KI,KN,KP,KR,KW
    gn:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    gn:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU gn:WS,YE,ZM gp:BN,MY
    gq:ET,KH,TW gr:SA se=0
    gs:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    gs:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    gs:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    gs:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU gs:WS,YE,ZM gt:BN,MY
    gu:ET,KH,TW gv:SA sg=0
    gw:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    gw:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    gw:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    gw:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU gw:WS,YE,ZM gx:BN,MY
    gy:ET,KH,TW gz:SA shi,shi_Tfng,zgh=0
    h0:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    h0:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    h0:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    h0:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU h0:WS,YE,ZM h1:BN,MY
    h2:ET,KH,TW h3:SA shi_Latn=0
    h4:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    h4:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    h4:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    h4:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU h4:WS,YE,ZM h5:BN,MY
    h6:ET,KH,TW h7:SA si=14 2:AF,IR 6:TH
    h8:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    h8:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    h8:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    h8:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU h8:WS,YE,ZM h9:BN,MY
    ha:ET,KH,TW hb:SA sk=j 2v:AF,IR 2z:TH hc:BN,MY hd:ET,KH,TW sl=0
    he:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    he:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    he:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    he:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU he:WS,YE,ZM hf:BN,MY
    hg:ET,KH,TW hh:SA smn=1p 2:AF,IR 6:TH
    hi:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    hi:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    hi:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    hi:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU hi:WS,YE,ZM hj:BN,MY
    hk:ET,KH,TW hl:SA so=0 hm:-,DJ,ET,SO
    hn:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DM,DO,DZ,EC
    hn:EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW,KY
    hn:LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW,PY
    hn:QA,SB,SD,SG,SL,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU,WS,YE hn:ZM ho:BN,MY
    hp:KH,TW hq:SA sq=0 hr:-,419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO
    hr:DZ,EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR
    hr:KW,KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS
    hr:PW,PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI hr:VU,WS,YE,ZM
    hs:BN,MY ht:ET,KH,TW hu:SA sr,sr_Cyrl=2g hv:BN,MY hw:ET,KH,TW sr_Latn=2g hx:BN,MY hy:ET,KH,TW
    ss=e t:SZ st=0 hz:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    hz:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    hz:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    hz:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU hz:WS,YE,ZM i0:BN,MY
    i1:ET,KH,TW i2:SA su,su_Latn=14 2:AF,IR 6:TH f:SA 4x:-,ID i3:ET,KH,TW sv=0
    i4:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    i4:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    i4:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    i4:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU i4:WS,YE,ZM i5:BN,MY
    i6:ET,KH,TW i7:SA sw=d i8:BN,MY i9:ET,KH,TW syr=0
    ia:-,419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO
    ia:DZ,EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR
    ia:KW,KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS
    ia:PW,PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI ia:VU,WS,YE,ZM
    ib:BN,MY ic:ET,KH,TW id:SA szl=0
    ie:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    ie:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    ie:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    ie:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU ie:WS,YE,ZM if:BN,MY
    ig:ET,KH,TW ih:SA ta=5 c:MY ii:BN ij:ET,KH,TW te=5 ik:ET,KH,TW teo=0
    il:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    il:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    il:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    il:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU il:WS,YE,ZM im:BN,MY
    in:ET,KH,TW io:SA tg=x c:PK th=5 6:- ip:BN,MY iq:ET,KH,TW ti=0
    ir:-,419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO
    ir:DZ,EC,EG,EH,ER,ET,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP
    ir:KR,KW,KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR
    ir:PS,PW,PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG ir:VI,VU,WS,YE,ZM
    is:BN,MY it:KH,TW iu:SA tig=0
    iv:-,419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO
    iv:DZ,EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR
    iv:KW,KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS
    iv:PW,PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI iv:VU,WS,YE,ZM
    iw:BN,MY ix:ET,KH,TW iy:SA tk=0
    iz:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    iz:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    iz:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    iz:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU iz:WS,YE,ZM j0:BN,MY
    j1:ET,KH,TW j2:SA to=y
    j3:-,419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO
    j3:DZ,EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR
    j3:KW,KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS
    j3:PW,PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI j3:VU,WS,YE,ZM
    j4:BN,MY j5:ET,KH,TW j6:SA tok=0
    j7:003,150,AC,AD,AI,AM,AO,AQ,AT,AW,AX,AZ,BA,BE,BF,BG,BI,BJ,BL,BQ,BR,BV,BW,BY
    j7:BZ,CC,CD,CF,CG,CH,CI,CK,CM,CN,CP,CQ,CV,CW,CX,CZ,DE,DG,DK,EA,EE,ES,FI,FK
    j7:FO,FR,GA,GB,GE,GF,GG,GI,GL,GN,GP,GQ,GS,GW,HM,HR,HT,HU,IC,ID,IE,IL,IM,IO
    j7:IS,IT,JE,JP,KE,KG,KM,KZ,LA,LI,LK,LT,LU,LV,MA,MC,MD,ME,MF,MG,MK,ML,MM,MN
    j7:MQ,MS,MT,MU,MV,MZ,NC,NE,NF,NG,NL,NO,NP,NR,NU,PF,PL,PM,PN,PT,RE,RO,RS,RU
    j7:RW,SC,SE,SH,SI,SJ,SK,SM,SN,SR,ST,SX,TA,TF,TG,TJ,TK,TL,TM,TR,TV,TZ,UA,UG
    j7:UZ,VA,VN,WF,XK,YT,ZA,ZW
    j8:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    j8:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    j8:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    j8:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU j8:WS,YE,ZM j9:BN,MY
    ja:ET,KH,TW jb:SA tr=0
    jc:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,DJ,DM,DO,DZ,EC
    jc:EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW,KY
    jc:LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW,PY
    jc:QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU,WS jc:YE,ZM jd:BN,MY
    je:CY jf:ET,KH,TW jg:SA trv=u jh:-,TW
    ji:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    ji:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    ji:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    ji:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU ji:WS,YE,ZM jj:BN,MY
    jk:ET,KH jl:SA tt=w b:-,RU tzm=0
    jm:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    jm:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    jm:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    jm:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU jm:WS,YE,ZM jn:BN,MY
    jo:ET,KH,TW jp:SA ug=0
    jq:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    jq:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    jq:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    jq:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU jq:WS,YE,ZM jr:BN,MY
    js:ET,KH,TW jt:SA uk=0
    ju:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    ju:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    ju:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    ju:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU ju:WS,YE,ZM jv:BN,MY
    jw:ET,KH,TW jx:SA ur,ur_Arab,ur_Aran=5
    jy:-,419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO
    jy:DZ,EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR
    jy:KW,KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS
    jy:PW,PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI jy:VU,WS,YE,ZM
    jz:BN,MY k0:ET,KH,TW uz,uz_Latn=0
    k1:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    k1:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    k1:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    k1:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU k1:WS,YE,ZM k2:BN,MY
    k3:ET,KH,TW k4:SA uz_Cyrl=0
    k5:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    k5:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    k5:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    k5:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU k5:WS,YE,ZM k6:BN,MY
    k7:ET,KH,TW k8:SA vai_Latn=w 18:SA vi=0
    k9:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    k9:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    k9:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    k9:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU k9:WS,YE,ZM ka:BN,MY
    kb:ET,KH,TW kc:SA vmw=0
    kd:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    kd:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    kd:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    kd:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU kd:WS,YE,ZM ke:BN,MY
    kf:ET,KH,TW kg:SA wal=0
    kh:-,419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO
    kh:DZ,EC,EG,EH,ER,ET,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP
    kh:KR,KW,KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR
    kh:PS,PW,PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG kh:VI,VU,WS,YE,ZM
    ki:BN,MY kj:KH,TW kk:SA wo=0
    kl:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    kl:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    kl:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    kl:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU kl:WS,YE,ZM km:BN,MY
    kn:ET,KH,TW ko:SA xnr=0
    kp:-,419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO
    kp:DZ,EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR
    kp:KW,KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS
    kp:PW,PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI kp:VU,WS,YE,ZM
    kq:BN,MY kr:ET,KH,TW ks:SA xog=0
    kt:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    kt:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    kt:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    kt:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU kt:WS,YE,ZM ku:BN,MY
    kv:ET,KH,TW kw:SA yav=0
    kx:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    kx:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    kx:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    kx:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU kx:WS,YE,ZM ky:BN,MY
    kz:ET,KH,TW l0:SA yi=0
    l1:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    l1:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    l1:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    l1:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU l1:WS,YE,ZM l2:BN,MY
    l3:ET,KH,TW l4:SA yo=0 l5:-,BJ,NG
    l6:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    l6:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    l6:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    l6:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU l6:WS,YE,ZM l7:BN,MY
    l8:ET,KH,TW l9:SA yrl=d 2u:CO,VE la:BN,MY lb:ET,KH,TW yue=y
    lc:-,419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO
    lc:DZ,EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR
    lc:KW,KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS
    lc:PW,PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI lc:VU,WS,YE,ZM
    ld:BN,MY le:ET,KH,TW lf:SA yue_Hans=6m 0:- 2:AF,IR 6:TH lg:ET,KH,TW yue_Hant=6m lc:CN za=0
    lh:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    lh:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    lh:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    lh:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU lh:WS,YE,ZM li:BN,MY
    lj:ET,KH,TW lk:SA zh=6n ll:ET,KH lm:TW zh_Hans=6q b:JP lc:MY ll:TW zh_Hant=6r 2v:AF,IR
    lm:-,ET,KH,TW zu=x ln:ET,KH,TW
    """
  /// Calendar, pattern, names of months, halves of a day.
  static let mediumTimeFormatLines = """
    gregorian/HH'{3a}'mm'{3a}'ss// gregorian/h'{3a}'mm'{3a}'ss'{202f}'a//0
    persian/HH'{3a}'mm'{3a}'ss// gregorian/h'{3a}'mm'{3a}'ss'{202f}'b//0
    gregorian/hh'{3a}'mm'{3a}'ss'{20}'B//1 islamic-umalqura/hh'{3a}'mm'{3a}'ss'{202f}'a//0
    buddhist/HH'{3a}'mm'{3a}'ss// gregorian/h'{3a}'mm'{3a}'ss'{202f}'a//2
    gregorian/h'{3a}'mm'{3a}'ss'{202f}'b//2 gregorian/h'{3a}'mm'{3a}'ss'{20}'B//2
    islamic-umalqura/h'{3a}'mm'{3a}'ss'{202f}'a//2 gregorian/H'{3a}'mm'{3a}'ss//
    gregorian/h'{3a}'mm'{3a}'ss'{20}'a//3 gregorian/h'{3a}'mm'{3a}'ss'{20}'b//3
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//3 islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//3
    gregorian/h'{3a}'mm'{3a}'ss'{202f}'a//4 gregorian/h'{3a}'mm'{3a}'ss'{20}'a//4
    gregorian/h'{3a}'mm'{3a}'ss'{20}'b//4 gregorian/h'{3a}'mm'{3a}'ss'{20}'B//4
    islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//4 gregorian/h'{3a}'mm'{3a}'ss'{20}'a//5
    gregorian/a'{20}'h'{3a}'mm'{3a}'ss//5 gregorian/b'{20}'h'{3a}'mm'{3a}'ss//6
    gregorian/B'{20}'h'{3a}'mm'{3a}'ss//7 islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//5
    gregorian/h'{3a}'mm'{3a}'ss'{a0}'a//8 gregorian/h'{3a}'mm'{3a}'ss'{a0}'b//8
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//9 islamic-umalqura/h'{3a}'mm'{3a}'ss'{a0}'a//8
    gregorian/h'{3a}'mm'{3a}'ss'{202f}'a//3 gregorian/a'{20}'h'.'mm'.'ss//3
    gregorian/a'{20}'h'{3a}'mm'{3a}'ss//3 gregorian/b'{20}'h'{3a}'mm'{3a}'ss//3
    gregorian/B'{20}'h'{3a}'mm'{3a}'ss//3 gregorian/h'{3a}'mm'{3a}'ss'{20}'a//a
    gregorian/h'{3a}'mm'{3a}'ss'{20}'b//a gregorian/h'{3a}'mm'{3a}'ss'{20}'B//a
    islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//a gregorian/h'{3a}'mm'{3a}'ss'{202f}'a//b
    gregorian/h'{3a}'mm'{3a}'ss'{202f}'b//b gregorian/h'{3a}'mm'{3a}'ss'{20}'B//b
    islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//b gregorian/h'{3a}'mm'{3a}'ss'{202f}'b//c
    gregorian/B'{20}'h'{3a}'mm'{3a}'ss//d islamic-umalqura/h'{3a}'mm'{3a}'ss'{202f}'a//3
    gregorian/h'{3a}'mm'{3a}'ss'{20}'a//e gregorian/h'{3a}'mm'{3a}'ss'{20}'b//f
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//g islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//e
    gregorian/h'{3a}'mm'{3a}'ss'{202f}'a//h gregorian/h'{3a}'mm'{3a}'ss'{202f}'b//h
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//h islamic-umalqura/h'{3a}'mm'{3a}'ss'{202f}'a//h
    gregorian/h'{3a}'mm'{3a}'ss'{202f}'b//3 buddhist/HH'.'mm'.'ss//
    gregorian/h'{3a}'mm'{3a}'ss'{202f}'a//i gregorian/h'{3a}'mm'{3a}'ss'{20}'a//i
    gregorian/h'{3a}'mm'{3a}'ss'{20}'b//i gregorian/h'{3a}'mm'{3a}'ss'{20}'B//i
    islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//i gregorian/h'{3a}'mm'{3a}'ss'{20}'a//j
    gregorian/h'{3a}'mm'{3a}'ss'{20}'b//j gregorian/h'{3a}'mm'{3a}'ss'{20}'B//j
    islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//j gregorian/h'{3a}'mm'{3a}'ss'{20}'B//k
    gregorian/h'{3a}'mm'{3a}'ss'{20}'a//l gregorian/h'{3a}'mm'{3a}'ss'{20}'b//l
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//l islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//l
    gregorian/h'{3a}'mm'{3a}'ss'{20}'a//m gregorian/h'{3a}'mm'{3a}'ss'{20}'b//m
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//m islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//m
    gregorian/h'{202f}'a'{20}'mm'{3a}'ss//n gregorian/h'{202f}'b'{20}'mm'{3a}'ss//n
    gregorian/h'{20}'B'{20}'mm'{3a}'ss//o islamic-umalqura/h'{202f}'a'{20}'mm'{3a}'ss//n
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//p gregorian/h'{3a}'mm'{3a}'ss'{20}'a//q
    gregorian/h'{3a}'mm'{3a}'ss'{20}'b//q gregorian/h'{3a}'mm'{3a}'ss'{20}'B//q
    islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//q gregorian/h'{3a}'mm'{3a}'ss'{202f}'a//r
    gregorian/h'{3a}'mm'{3a}'ss'{202f}'b//r gregorian/h'{3a}'mm'{3a}'ss'{20}'B//r
    islamic-umalqura/h'{3a}'mm'{3a}'ss'{202f}'a//r gregorian/a'{20}'h'{3a}'mm'{3a}'ss//s
    gregorian/h'{3a}'mm'{3a}'ss'{20}'a//s gregorian/h'{3a}'mm'{3a}'ss'{20}'b//s
    gregorian/B'{20}नि{20}'h'{3a}'mm'{3a}'ss//s islamic-umalqura/a'{202f}'h'{3a}'mm'{3a}'ss//s
    gregorian/hh'{3a}'mm'{3a}'ss'{202f}'a//t gregorian/hh'{3a}'mm'{3a}'ss'{202f}'b//u
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//v islamic-umalqura/hh'{3a}'mm'{3a}'ss'{202f}'a//t
    gregorian/h'{3a}'mm'{3a}'ss'{20}'a//w gregorian/h'{3a}'mm'{3a}'ss'{20}'b//x
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//y islamic-umalqura/hh'{3a}'mm'{3a}'ss'{202f}'a//w
    gregorian/h'{3a}'mm'{3a}'ss'{20}'a//z gregorian/h'{3a}'mm'{3a}'ss'{20}'b//z
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//z islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//z
    gregorian/h'{3a}'mm'{3a}'ss'{202f}'a//10 persian/H'{3a}'mm'{3a}'ss//
    gregorian/h'{3a}'mm'{3a}'ss'{202f}'b//10 gregorian/h'{3a}'mm'{3a}'ss'{20}'B//11
    islamic-umalqura/h'{3a}'mm'{3a}'ss'{202f}'a//10 buddhist/H'{3a}'mm'{3a}'ss//
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//12 gregorian/h'{3a}'mm'{3a}'ss'{20}'a//13
    gregorian/h'{3a}'mm'{3a}'ss'{20}'b//14 gregorian/h'{3a}'mm'{3a}'ss'{20}'B//14
    islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//13 gregorian/h'{3a}'mm'{3a}'ss'{20}'a//15
    gregorian/h'{3a}'mm'{3a}'ss'{20}'b//15 gregorian/h'{3a}'mm'{3a}'ss'{20}'B//15
    islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//15 gregorian/h'{3a}'mm'{3a}'ss'{202f}'a//16
    gregorian/h'{3a}'mm'{3a}'ss'{202f}'b//17 gregorian/h'{3a}'mm'{3a}'ss'{20}'B//18
    islamic-umalqura/h'{3a}'mm'{3a}'ss'{202f}'a//16 gregorian/h'{3a}'mm'{3a}'ss'{202f}'a//19
    gregorian/h'{3a}'mm'{3a}'ss'{20}'a//19 gregorian/h'{3a}'mm'{3a}'ss'{20}'b//19
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//19 islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//19
    gregorian/h'{3a}'mm'{3a}'ss'{202f}'a//1a gregorian/h'{3a}'mm'{3a}'ss'{202f}'b//1b
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//1c islamic-umalqura/h'{3a}'mm'{3a}'ss'{202f}'a//1a
    gregorian/HH'.'mm'.'ss// gregorian/h'.'mm'.'ss'{202f}'a//3 persian/HH'.'mm'.'ss//
    gregorian/h'.'mm'.'ss'{202f}'b//3 gregorian/h'.'mm'.'ss'{20}'B//1d
    islamic-umalqura/h'.'mm'.'ss'{202f}'a//3 gregorian/h'{3a}'mm'{3a}'ss'{20}'a//1e
    gregorian/h'{3a}'mm'{3a}'ss'{20}'b//1e gregorian/h'{3a}'mm'{3a}'ss'{20}'B//1e
    islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//1e gregorian/h'{3a}'mm'{3a}'ss'{20}'B//1f
    gregorian/h'{3a}'mm'{3a}'ss'{202f}'a//1g gregorian/h'{3a}'mm'{3a}'ss'{202f}'b//1g
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//1g islamic-umalqura/h'{3a}'mm'{3a}'ss'{202f}'a//1g
    gregorian/h'{3a}'mm'{3a}'ss'{20}'a//1h gregorian/h'{3a}'mm'{3a}'ss'{20}'b//1h
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//1h islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//1h
    gregorian/h'{3a}'mm'{3a}'ss'{202f}'a//1i gregorian/h'{3a}'mm'{3a}'ss'{202f}'b//1i
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//1i islamic-umalqura/h'{3a}'mm'{3a}'ss'{202f}'a//1i
    gregorian/h'{3a}'mm'{3a}'ss'{202f}'a//1j gregorian/h'{3a}'mm'{3a}'ss'{202f}'b//1j
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//1j islamic-umalqura/h'{3a}'mm'{3a}'ss'{202f}'a//1j
    gregorian/'ཆུ{f0b}ཚོད{f0b}'h'{3a}'mm'{3a}'ss'{20}'a//1k
    gregorian/h'{3a}'mm'{3a}'ss'{20}'a//1k gregorian/h'{3a}'mm'{3a}'ss'{20}'b//1k
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//1k islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//1k
    gregorian/h'{3a}'mm'{3a}'ss'{20}'a//1l gregorian/h'{3a}'mm'{3a}'ss'{20}'b//1l
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//1l islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//1l
    gregorian/a'{20}ga{20}'h'{3a}'mm'{3a}'ss//1m gregorian/b'{20}ga{20}'h'{3a}'mm'{3a}'ss//1m
    gregorian/h'{3a}'mm'{3a}'ss'{20}le{20}'B'{20}me'//1n
    islamic-umalqura/a'{20}ga{20}'h'{3a}'mm'{3a}'ss//1m gregorian/h'{3a}'mm'{3a}'ss'{202f}'a//1o
    gregorian/h'{3a}'mm'{3a}'ss'{202f}'b//1o gregorian/h'{3a}'mm'{3a}'ss'{20}'B//1p
    islamic-umalqura/h'{3a}'mm'{3a}'ss'{202f}'a//1o gregorian/h'{3a}'mm'{3a}'ss'{202f}'a//1q
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//1r gregorian/H'.'mm'.'ss//
    gregorian/h'{3a}'mm'{3a}'ss'{202f}'a//1s gregorian/h'{3a}'mm'{3a}'ss'{20}'a//1t
    gregorian/h'{3a}'mm'{3a}'ss'{20}'b//1t gregorian/h'{3a}'mm'{3a}'ss'{20}'B//1t
    islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//1t gregorian/h'{3a}'mm'{3a}'ss'{202f}'a//1u
    gregorian/h'{3a}'mm'{3a}'ss'{20}'a//1s gregorian/h'{3a}'mm'{3a}'ss'{202f}'b//1v
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//1w islamic-umalqura/h'{3a}'mm'{3a}'ss'{202f}'a//1u
    gregorian/h'{3a}'mm'{3a}'ss'{202f}'b//1x gregorian/h'{3a}'mm'{3a}'ss'{20}'B//1y
    gregorian/B'{20}'h'{3a}'mm'{3a}'ss//1z gregorian/h'{3a}'mm'{3a}'ss'{202f}'a//20
    gregorian/h'{3a}'mm'{3a}'ss'{202f}'b//20 gregorian/h'{3a}'mm'{3a}'ss'{20}'B//20
    islamic-umalqura/h'{3a}'mm'{3a}'ss'{202f}'a//20 gregorian/h'{3a}'mm'{3a}'ss'{20}'a//21
    gregorian/h'{3a}'mm'{3a}'ss'{20}'b//21 gregorian/h'{3a}'mm'{3a}'ss'{20}'B//22
    islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//21 gregorian/h'{3a}'mm'{3a}'ss'{20}'a//23
    gregorian/h'{3a}'mm'{3a}'ss'{20}'b//23 gregorian/h'{3a}'mm'{3a}'ss'{20}'B//23
    islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//23 gregorian/h'{3a}'mm'{3a}'ss'{20}'a//24
    gregorian/h'{3a}'mm'{3a}'ss'{20}'b//24 gregorian/h'{3a}'mm'{3a}'ss'{20}'B//24
    islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//24 gregorian/h'{3a}'mm'{3a}'ss'{202f}'a//23
    gregorian/h'.'mm'.'ss'{202f}'a//25 persian/H'.'mm'.'ss// gregorian/h'.'mm'.'ss'{202f}'b//26
    gregorian/h'.'mm'.'ss'{20}'B//27 islamic-umalqura/h'.'mm'.'ss'{202f}'a//25
    buddhist/H'.'mm'.'ss// gregorian/h'{3a}'mm'{3a}'ss'{202f}'b//28
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//29 gregorian/h'{3a}'mm'{3a}'ss'{202f}'b//2a
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//2b gregorian/h'{3a}'mm'{3a}'ss'{20}'a//2c
    gregorian/h'{3a}'mm'{3a}'ss'{20}'b//2c gregorian/h'{3a}'mm'{3a}'ss'{20}'B//2c
    islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//2c gregorian/h'{3a}'mm'{3a}'ss'{202f}'a//2d
    gregorian/h'{3a}'mm'{3a}'ss'{202f}'b//2d gregorian/h'{3a}'mm'{3a}'ss'{20}'B//2d
    islamic-umalqura/h'{3a}'mm'{3a}'ss'{202f}'a//2d gregorian/h'{3a}'mm'{3a}'ss'{202f}'a//2e
    gregorian/h'{3a}'mm'{3a}'ss'{20}'a//2e gregorian/h'{3a}'mm'{3a}'ss'{20}'b//2e
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//2e islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//2e
    gregorian/h'{3a}'mm'{3a}'ss'{202f}'a//2f gregorian/h'{3a}'mm'{3a}'ss'{202f}'b//2f
    gregorian/h'{3a}'mm'{3a}'ssB//2f islamic-umalqura/h'{3a}'mm'{3a}'ssa//2f
    gregorian/h'{3a}'mm'{3a}'ss'{20}'a//2g gregorian/h'{3a}'mm'{3a}'ss'{20}'b//2g
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//2g islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//2g
    gregorian/h'{3a}'mm'{3a}'ss'{202f}'b//1s gregorian/h'{3a}'mm'{3a}'ss'{20}'B//2h
    islamic-umalqura/h'{3a}'mm'{3a}'ss'{202f}'a//1s gregorian/h'{3a}'mm'{3a}'ss'{20}'a//2i
    gregorian/h'{3a}'mm'{3a}'ss'{20}'b//2i gregorian/h'{3a}'mm'{3a}'ss'{20}'B//2j
    islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//2i gregorian/hh'{3a}'mm'{3a}'ss'{20}'a//3
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//2k islamic-umalqura/hh'{3a}'mm'{3a}'ss'{20}'a//3
    gregorian/h'{3a}'mm'{3a}'ss'{20}'a//2l gregorian/h'{3a}'mm'{3a}'ss'{20}'b//2l
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//2l islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//2l
    gregorian/h'{3a}'mm'{3a}'ss'{20}'b//1s gregorian/h'{3a}'mm'{3a}'ss'{20}'B//1s
    islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//1s gregorian/h'{3a}'mm'{3a}'ss'{202f}'a//2m
    gregorian/h'{3a}'mm'{3a}'ss'{202f}'b//2m gregorian/h'{3a}'mm'{3a}'ss'{20}'B//2m
    islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//2m gregorian/h'{3a}'mm'{3a}'ss'{20}'a//2n
    gregorian/h'{3a}'mm'{3a}'ss'{20}'b//2n gregorian/h'{3a}'mm'{3a}'ss'{20}'B//2o
    islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//2n gregorian/a'{20}'h'{3a}'mm'{3a}'ss//2p
    gregorian/b'{20}'h'{3a}'mm'{3a}'ss//2p gregorian/B'{20}'h'{3a}'mm'{3a}'ss//2q
    islamic-umalqura/a'{20}'h'{3a}'mm'{3a}'ss//2p gregorian/h'{3a}'mm'{3a}'ss'{202f}'b//2r
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//2s gregorian/hh'{3a}'mm'{3a}'ss'{202f}'a//3
    gregorian/hh'{3a}'mm'{3a}'ss'{202f}'b//2t gregorian/h'{3a}'mm'{3a}'ss'{20}'B//2u
    islamic-umalqura/hh'{3a}'mm'{3a}'ss'{202f}'a//3 gregorian/h'{3a}'mm'{3a}'ss'{202f}'a//2v
    gregorian/h'{3a}'mm'{3a}'ss'{202f}'b//2v gregorian/h'{3a}'mm'{3a}'ss'{20}'B//2v
    islamic-umalqura/h'{3a}'mm'{3a}'ss'{202f}'a//2v gregorian/a'{202f}'h'{3a}'mm'{3a}'ss//2w
    gregorian/b'{202f}'h'{3a}'mm'{3a}'ss//2x gregorian/B'{20}'h'{3a}'mm'{3a}'ss//2y
    islamic-umalqura/a'{202f}'h'{3a}'mm'{3a}'ss//2w gregorian/h'{3a}'mm'{3a}'ss'{20}'b//2z
    gregorian/B'{20}'h'{3a}'mm'{3a}'ss//30 gregorian/h'.'mm'.'ss'{202f}'b//31
    gregorian/h'.'mm'.'ss'{20}'B//32 gregorian/h'{3a}'mm'{3a}'ss'{20}'a//33
    gregorian/h'{3a}'mm'{3a}'ss'{20}'b//33 gregorian/h'{3a}'mm'{3a}'ss'{20}'B//33
    islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//33 gregorian/h'{3a}'mm'{3a}'ss'{20}'a//34
    gregorian/h'{3a}'mm'{3a}'ss'{20}'b//34 gregorian/h'{3a}'mm'{3a}'ss'{20}'B//34
    islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//34 gregorian/ah'{3a}'mm'{3a}'ss//35
    gregorian/bh'{3a}'mm'{3a}'ss//35 gregorian/h'{3a}'mm'{3a}'ss'{20}'B//35
    islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//35 gregorian/h'{3a}'mm'{3a}'ss'{202f}'a//36
    gregorian/h'{3a}'mm'{3a}'ss'{202f}'b//37 gregorian/h'{3a}'mm'{3a}'ss'{20}'B//38
    islamic-umalqura/h'{3a}'mm'{3a}'ss'{202f}'a//36 gregorian/h'{3a}'mm'{3a}'ss'{202f}'b//39
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//3a gregorian/h'{3a}'mm'{3a}'ss'{20}'a//1q
    gregorian/h'{3a}'mm'{3a}'ss'{20}'b//1q gregorian/h'{3a}'mm'{3a}'ss'{20}'B//1q
    islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//1q gregorian/ah'{3a}'mm'{3a}'ss//3b
    gregorian/bh'{3a}'mm'{3a}'ss//3c gregorian/Bh'{3a}'mm'{3a}'ss//3d
    islamic-umalqura/ah'{3a}'mm'{3a}'ss//3b gregorian/h'{3a}'mm'{3a}'ss'{20}'a//3e
    gregorian/h'{3a}'mm'{3a}'ss'{20}'b//3e gregorian/h'{3a}'mm'{3a}'ss'{20}'B//3e
    islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//3e gregorian/h'{3a}'mm'{3a}'ss'{20}'a//3f
    gregorian/h'{3a}'mm'{3a}'ss'{20}'b//3f gregorian/h'{3a}'mm'{3a}'ss'{20}'B//3f
    islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//3f gregorian/h'{3a}'mm'{3a}'ss'{202f}'a//3g
    gregorian/h'{3a}'mm'{3a}'ss'{202f}'b//3g gregorian/h'{3a}'mm'{3a}'ss'{20}'B//3g
    islamic-umalqura/h'{3a}'mm'{3a}'ss'{202f}'a//3g gregorian/h'{3a}'mm'{3a}'ss'{20}'b//3h
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//3i gregorian/h'{3a}'mm'{3a}'ss'{202f}'a//3j
    gregorian/h'{3a}'mm'{3a}'ss'{20}'a//3j gregorian/h'{3a}'mm'{3a}'ss'{20}'b//3j
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//3j islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//3j
    gregorian/h'{3a}'mm'{3a}'ss'{20}'a//3k gregorian/h'{3a}'mm'{3a}'ss'{20}'b//3k
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//3k islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//3k
    gregorian/h'{3a}'mm'{3a}'ss'{20}'a//3l gregorian/h'{3a}'mm'{3a}'ss'{20}'b//3l
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//3l islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//3l
    gregorian/h'{3a}'mm'{3a}'ss'{20}'a//3m gregorian/h'{3a}'mm'{3a}'ss'{20}'b//3m
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//3m islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//3m
    gregorian/h'{3a}'mm'{3a}'ss'{202f}'b//1q islamic-umalqura/h'{3a}'mm'{3a}'ss'{202f}'a//1q
    gregorian/h'{3a}'mm'{3a}'ss'{202f}'b//3n gregorian/h'{3a}'mm'{3a}'ss'{20}'B//3o
    gregorian/h'{3a}'mm'{3a}'ss'{20}'a//3p gregorian/h'{3a}'mm'{3a}'ss'{20}'b//3p
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//3p islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//3p
    gregorian/h'{3a}'mm'{3a}'ss'{20}'a//3q gregorian/h'{3a}'mm'{3a}'ss'{20}'b//3q
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//3q islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//3q
    gregorian/h'{3a}'mm'{3a}'ss'{202f}'b//3r gregorian/B'{20}'h'{3a}'mm'{3a}'ss//3s
    gregorian/h'{3a}'mm'{3a}'ss'{20}'a//3t gregorian/h'{3a}'mm'{3a}'ss'{20}'b//3t
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//3t islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//3t
    gregorian/h'{3a}'mm'{3a}'ss'{20}'b//3u gregorian/h'{3a}'mm'{3a}'ss'{20}'B//3v
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//3w gregorian/a'{20}'h'{3a}'mm'{3a}'ss//3x
    gregorian/b'{20}'h'{3a}'mm'{3a}'ss//3y gregorian/B'{20}'h'{3a}'mm'{3a}'ss//3z
    islamic-umalqura/a'{20}'h'{3a}'mm'{3a}'ss//3x gregorian/h'{3a}'mm'{3a}'ss'{20}'a//40
    gregorian/h'{3a}'mm'{3a}'ss'{20}'b//40 gregorian/h'{3a}'mm'{3a}'ss'{20}'B//40
    islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//40 gregorian/a'{202f}'h'{3a}'mm'{3a}'ss//41
    gregorian/b'{202f}'h'{3a}'mm'{3a}'ss//41 gregorian/B'{20}'h'{3a}'mm'{3a}'ss//41
    islamic-umalqura/a'{202f}'h'{3a}'mm'{3a}'ss//41 gregorian/h'{3a}'mm'{3a}'ss'{20}'a//42
    gregorian/h'{3a}'mm'{3a}'ss'{20}'b//42 gregorian/h'{3a}'mm'{3a}'ss'{20}'B//42
    islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//42 gregorian/a'{20}'h'{3a}'mm'{3a}'ss//43
    gregorian/h'{3a}'mm'{3a}'ss'{202f}'a//43 gregorian/h'{3a}'mm'{3a}'ss'{202f}'b//43
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//43 islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//43
    gregorian/h'{3a}'mm'{3a}'ss'{20}'a//44 gregorian/h'{3a}'mm'{3a}'ss'{20}'b//44
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//44 islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//44
    gregorian/h'{3a}'mm'{3a}'ss'{202f}'a//45 gregorian/h'{3a}'mm'{3a}'ss'{202f}'b//45
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//45 islamic-umalqura/h'{3a}'mm'{3a}'ss'{202f}'a//45
    gregorian/h'{3a}'mm'{3a}'ss'{202f}'a//46 gregorian/h'{3a}'mm'{3a}'ss'{202f}'b//46
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//46 islamic-umalqura/h'{3a}'mm'{3a}'ss'{202f}'a//46
    gregorian/h'{3a}'mm'{3a}'ss'ê{20}'a//47 gregorian/h'{3a}'mm'{3a}'ss'ê{20}'b//47
    gregorian/h'{3a}'mm'{3a}'ss'ê{20}'B//47 islamic-umalqura/h'{3a}'mm'{3a}'ss'ê{20}'a//47
    gregorian/B'{20}'h'{3a}'mm'{3a}'ss//1q gregorian/h'{3a}'mm'{3a}'ss'{202f}'a//48
    gregorian/h'{3a}'mm'{3a}'ss'{20}'a//48 gregorian/h'{3a}'mm'{3a}'ss'{20}'b//48
    gregorian/B'{20}'h'{3a}'mm'{3a}'ss//48 islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//48
    gregorian/h'{3a}'mm'{3a}'ss'{202f}'a//49 gregorian/h'{3a}'mm'{3a}'ss'{20}'a//49
    gregorian/h'{3a}'mm'{3a}'ss'{20}'b//49 gregorian/B'{20}'h'{3a}'mm'{3a}'ss//49
    islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//49 gregorian/h'{3a}'mm'{3a}'ss'{202f}'a//4a
    gregorian/h'{3a}'mm'{3a}'ss'{20}'a//4a gregorian/h'{3a}'mm'{3a}'ss'{20}'b//4a
    gregorian/B'{20}'h'{3a}'mm'{3a}'ss//4a islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//4a
    gregorian/h'{3a}'mm'{3a}'ss'{202f}'a//4b gregorian/h'{3a}'mm'{3a}'ss'{202f}'b//4c
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//4d islamic-umalqura/h'{3a}'mm'{3a}'ss'{202f}'a//4b
    gregorian/h'{3a}'mm'{3a}'ss'{20}'a//4e gregorian/h'{3a}'mm'{3a}'ss'{20}'b//4e
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//4e islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//4e
    gregorian/h'{3a}'mm'{3a}'ss'{202f}'a//4f gregorian/h'{3a}'mm'{3a}'ss'{202f}'b//4f
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//4f islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//4f
    gregorian/h'{3a}'mm'{3a}'ss'{20}'a//4g gregorian/h'{3a}'mm'{3a}'ss'{20}'b//4g
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//4g islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//4g
    gregorian/h'{3a}'mm'{3a}'ss'{202f}'a//4h gregorian/h'{3a}'mm'{3a}'ss'{202f}'b//4h
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//4h islamic-umalqura/h'{3a}'mm'{3a}'ss'{202f}'a//4h
    gregorian/h'{3a}'mm'{3a}'ss'{20}'a//4i gregorian/h'{3a}'mm'{3a}'ss'{20}'b//4j
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//4k islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//4i
    gregorian/hh'{3a}'mm'{3a}'ss'{202f}'a//4l gregorian/hh'{3a}'mm'{3a}'ss'{202f}'b//4m
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//4n islamic-umalqura/h'{3a}'mm'{3a}'ss'{202f}'a//4l
    gregorian/h'{3a}'mm'{3a}'ss'{202f}'a//4o gregorian/h'{3a}'mm'{3a}'ss'{202f}'b//4o
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//4o islamic-umalqura/h'{3a}'mm'{3a}'ss'{202f}'a//4o
    gregorian/h'{3a}'mm'{3a}'ss'{20}'a//4p gregorian/h'{3a}'mm'{3a}'ss'{20}'b//4p
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//4p islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//4p
    gregorian/h'{3a}'mm'{3a}'ss'{202f}'a//4q gregorian/h'{3a}'mm'{3a}'ss'{202f}'b//4r
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//4s islamic-umalqura/h'{3a}'mm'{3a}'ss'{202f}'a//4q
    gregorian/B'{20}'h'{3a}'mm'{3a}'ss//m gregorian/h'{3a}'mm'{3a}'ss'{20}'a//4t
    gregorian/h'{3a}'mm'{3a}'ss'{20}'b//4t gregorian/h'{3a}'mm'{3a}'ss'{20}'B//4t
    islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//4t gregorian/h'{3a}'mm'{3a}'ss'{20}'a//4u
    gregorian/h'{3a}'mm'{3a}'ss'{20}'b//4u gregorian/h'{3a}'mm'{3a}'ss'{20}'B//4u
    islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//4u gregorian/h'{3a}'mm'{3a}'ss'{202f}'a//4v
    gregorian/h'{3a}'mm'{3a}'ss'{202f}'b//4v gregorian/h'{3a}'mm'{3a}'ss'{20}'B//4v
    islamic-umalqura/h'{3a}'mm'{3a}'ss'{202f}'a//4v gregorian/h'{3a}'mm'{3a}'ss'{202f}'a//4w
    gregorian/h'{3a}'mm'{3a}'ss'{202f}'b//4x gregorian/h'{3a}'mm'{3a}'ss'{20}'B//4y
    islamic-umalqura/h'{3a}'mm'{3a}'ss'{202f}'a//4w gregorian/h'{3a}'mm'{3a}'ss'{20}'b//4z
    gregorian/B'{20}'h'{3a}'mm'{3a}'ss//50 gregorian/h'{3a}'mm'{3a}'ss'{202f}'a//51
    gregorian/h'{3a}'mm'{3a}'ss'{202f}'b//52 gregorian/B'{20}'h'{3a}'mm'{3a}'ss//53
    islamic-umalqura/h'{3a}'mm'{3a}'ss'{202f}'a//51 gregorian/h'{3a}'mm'{3a}'ss'{20}'a//54
    gregorian/h'{3a}'mm'{3a}'ss'{20}'b//54 gregorian/h'{3a}'mm'{3a}'ss'{20}'B//54
    islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//54 gregorian/h'.'mm'.'ss'{20}'a//3
    persian/H'-'mm'-'ss// gregorian/h'{3a}'mm'{3a}'ss'{20}'b//55
    gregorian/B'{20}'h'{3a}'mm'{3a}'ss//56 buddhist/H'-'mm'-'ss//
    gregorian/h'{3a}'mm'{3a}'ss'{202f}'a//57 gregorian/h'{3a}'mm'{3a}'ss'{20}'B//58
    islamic-umalqura/h'{3a}'mm'{3a}'ss'{202f}'a//57 gregorian/h'{3a}'mm'{3a}'ss'{202f}'a//59
    gregorian/h'{3a}'mm'{3a}'ss'{202f}'b//59 gregorian/h'{3a}'mm'{3a}'ss'{20}'B//59
    islamic-umalqura/h'{3a}'mm'{3a}'ss'{202f}'a//59 gregorian/a'{20}'h'{3a}'mm'{3a}'ss//5a
    gregorian/b'{20}'h'{3a}'mm'{3a}'ss//5b gregorian/B'{20}'h'{3a}'mm'{3a}'ss//5c
    islamic-umalqura/a'{20}'h'{3a}'mm'{3a}'ss//5a gregorian/h'{3a}'mm'{3a}'ss'{20}'a//5d
    gregorian/h'{3a}'mm'{3a}'ss'{20}'b//5d gregorian/h'{3a}'mm'{3a}'ss'{20}'B//5d
    islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//5d gregorian/h'{3a}'mm'{3a}'ss'{202f}'a//5e
    gregorian/h'{3a}'mm'{3a}'ss'{20}'a//5e gregorian/h'{3a}'mm'{3a}'ss'{20}'b//5e
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//5e islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//5e
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//5f gregorian/'Klock{20}'H'.'mm'{3a}'ss//
    gregorian/'Klock{20}'h'.'mm'{3a}'ss'{202f}'a//3 gregorian/'Klock{20}'h'.'mm'{3a}'ss'{202f}'b//3
    gregorian/h'{3a}'mm'{3a}'ss'{20}'a//5g gregorian/h'{3a}'mm'{3a}'ss'{20}'b//5h
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//5i islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//5g
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//5j gregorian/h'{3a}'mm'{3a}'ss'{202f}'a//5k
    gregorian/h'{3a}'mm'{3a}'ss'{202f}'b//5k gregorian/h'{3a}'mm'{3a}'ss'{20}'B//5k
    islamic-umalqura/h'{3a}'mm'{3a}'ss'{202f}'a//5k gregorian/h'{3a}'mm'{3a}'ss'{20}'a//5l
    gregorian/h'{3a}'mm'{3a}'ss'{20}'b//5l gregorian/h'{3a}'mm'{3a}'ss'{20}'B//5l
    islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//5l gregorian/h'{3a}'mm'{3a}'ss'{20}'a//5m
    gregorian/h'{3a}'mm'{3a}'ss'{20}'b//5m gregorian/h'{3a}'mm'{3a}'ss'{20}'B//5m
    islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//5m gregorian/h'{3a}'mm'{3a}'ss'{202f}'a//5n
    gregorian/h'{3a}'mm'{3a}'ss'{202f}'b//5n gregorian/h'{3a}'mm'{3a}'ss'{20}'B//5n
    islamic-umalqura/h'{3a}'mm'{3a}'ss'{202f}'a//5n gregorian/HH'h'mm'{20}'ss'{20}seg.'//
    gregorian/h'h'mm'{3a}'ss'{202f}'a//3 gregorian/h'h'mm'{3a}'ss'{202f}'b//3
    gregorian/h'{3a}'mm'{3a}'ss'{202f}'a//5o gregorian/h'{3a}'mm'{3a}'ss'{202f}'b//5o
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//5o islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//5o
    gregorian/h'{3a}'mm'{3a}'ss'{202f}'a//5p gregorian/h'{3a}'mm'{3a}'ss'{202f}'b//5p
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//5p islamic-umalqura/h'{3a}'mm'{3a}'ss'{202f}'a//5p
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//5q gregorian/h'{3a}'mm'{3a}'ss'{202f}'a//5r
    gregorian/h'{3a}'mm'{3a}'ss'{202f}'b//5r gregorian/h'{3a}'mm'{3a}'ss'{20}'B//5r
    islamic-umalqura/h'{3a}'mm'{3a}'ss'{202f}'a//5r gregorian/h'{3a}'mm'{3a}'ss'{202f}'b//5s
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//5t gregorian/h'{3a}'mm'{3a}'ss'{202f}'a//5u
    gregorian/h'{3a}'mm'{3a}'ss'{202f}'b//5u gregorian/h'{3a}'mm'{3a}'ss'{20}'B//5u
    islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//5u gregorian/h'{3a}'mm'{3a}'ss'{20}'a//5v
    gregorian/h'{3a}'mm'{3a}'ss'{20}'b//5v gregorian/h'{3a}'mm'{3a}'ss'{20}'B//5v
    islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//5v gregorian/h'{3a}'mm'{3a}'ss'{202f}'b//5w
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//5x gregorian/h'{3a}'mm'{3a}'ss'{20}'a//5y
    gregorian/h'{3a}'mm'{3a}'ss'{20}'b//5y gregorian/h'{3a}'mm'{3a}'ss'{20}'B//5y
    islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//5y gregorian/h'{3a}'mm'{3a}'ss'{202f}'a//5z
    gregorian/h'{3a}'mm'{3a}'ss'{202f}'b//5z gregorian/h'{3a}'mm'{3a}'ss'{20}'B//5z
    islamic-umalqura/h'{3a}'mm'{3a}'ss'{202f}'a//5z gregorian/h'{3a}'mm'{3a}'ss'{202f}'b//60
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//61 gregorian/h'{3a}'mm'{3a}'ss'{20}'a//62
    gregorian/h'{3a}'mm'{3a}'ss'{20}'b//62 gregorian/h'{3a}'mm'{3a}'ss'{20}'B//62
    islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//62 gregorian/h'{3a}'mm'{3a}'ss'{202f}'b//63
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//64 gregorian/h'{3a}'mm'{3a}'ss'{20}'b//5g
    gregorian/B'{20}'h'{3a}'mm'{3a}'ss//5g gregorian/h'{3a}'mm'{3a}'ss'{202f}'a//65
    gregorian/h'{3a}'mm'{3a}'ss'{202f}'b//65 gregorian/h'{3a}'mm'{3a}'ss'{20}'B//65
    islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//65 gregorian/h'{3a}'mm'{3a}'ss'{20}'a//66
    gregorian/h'{3a}'mm'{3a}'ss'{20}'b//66 gregorian/h'{3a}'mm'{3a}'ss'{20}'B//66
    islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//66 gregorian/h'{3a}'mm'{3a}'ss'{20}'a//67
    gregorian/h'{3a}'mm'{3a}'ss'{20}'b//67 gregorian/h'{3a}'mm'{3a}'ss'{20}'B//67
    islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//67 gregorian/h'{3a}'mm'{3a}'ss'{202f}'a//68
    gregorian/h'{3a}'mm'{3a}'ss'{202f}'b//68 gregorian/h'{3a}'mm'{3a}'ss'{20}'B//68
    islamic-umalqura/h'{3a}'mm'{3a}'ss'{202f}'a//68 gregorian/h'{3a}'mm'{3a}'ss'{20}'a//69
    gregorian/h'{3a}'mm'{3a}'ss'{20}'b//69 gregorian/h'{3a}'mm'{3a}'ss'{20}'B//69
    gregorian/h'{3a}'mm'{3a}'ss'{20}'a//6a islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//69
    gregorian/h'{3a}'mm'{3a}'ss'{20}'b//6a gregorian/h'{3a}'mm'{3a}'ss'{20}'B//6a
    islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//6a gregorian/h'{3a}'mm'{3a}'ss'{202f}'a//6b
    gregorian/h'{3a}'mm'{3a}'ss'{202f}'b//6b gregorian/h'{3a}'mm'{3a}'ss'{20}'B//6b
    islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//6b gregorian/h'{3a}'mm'{3a}'ss'{20}'a//6c
    gregorian/h'{3a}'mm'{3a}'ss'{20}'b//6c gregorian/h'{3a}'mm'{3a}'ss'{20}'B//6c
    islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//6c gregorian/h'{3a}'mm'{3a}'ss'{20}'a//6d
    gregorian/h'{3a}'mm'{3a}'ss'{20}'b//6d gregorian/h'{3a}'mm'{3a}'ss'{20}'B//6d
    islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//6d gregorian/h'{3a}'mm'{3a}'ss'{20}'a//6e
    gregorian/h'{3a}'mm'{3a}'ss'{20}'b//6e gregorian/h'{3a}'mm'{3a}'ss'{20}'B//6e
    islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//6e gregorian/a'{20}'h'.'mm'.'ss//6f
    gregorian/b'{20}'h'.'mm'.'ss//6g gregorian/h'{3a}'mm'{3a}'ss'{20}'B//6h
    islamic-umalqura/a'{20}'h'.'mm'.'ss//6f gregorian/h'{3a}'mm'{3a}'ss'{202f}'b//6i
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//6j gregorian/h'{3a}'mm'{3a}'ss'{202f}'a//6k
    gregorian/h'{3a}'mm'{3a}'ss'{202f}'b//6l gregorian/h'{3a}'mm'{3a}'ss'{20}'B//6m
    islamic-umalqura/h'{3a}'mm'{3a}'ss'{202f}'a//6k gregorian/h'.'mm'.'ss'{202f}'a//6n
    gregorian/h'.'mm'.'ss'{202f}'b//6n gregorian/h'{3a}'mm'{3a}'ss'{20}'B//6n
    islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//6n gregorian/h'{3a}'mm'{3a}'ss'{202f}'a//6o
    gregorian/h'{3a}'mm'{3a}'ss'{20}'a//6o gregorian/h'{3a}'mm'{3a}'ss'{20}'b//6o
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//6o islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//6o
    gregorian/h'{3a}'mm'{3a}'ss'{202f}'a//6p gregorian/h'{3a}'mm'{3a}'ss'{202f}'b//6q
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//6r islamic-umalqura/h'{3a}'mm'{3a}'ss'{202f}'a//6p
    gregorian/h'{3a}'mm'{3a}'ss'{202f}'b//6s gregorian/hh'{3a}'mm'{3a}'ss'{20}'B//6t
    gregorian/h'{3a}'mm'{3a}'ss'{202f}'b//2t gregorian/hh'{3a}'mm'{3a}'ss'{20}'B//6u
    gregorian/h'{3a}'mm'{3a}'ss'{202f}'a//6v gregorian/h'{3a}'mm'{3a}'ss'{202f}'b//6v
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//6v islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//6v
    gregorian/h'.'mm'.'ss'{20}'B//3 gregorian/h'{3a}'mm'{3a}'ss'{202f}'a//6w
    gregorian/h'{3a}'mm'{3a}'ss'{202f}'b//6w gregorian/h'{3a}'mm'{3a}'ss'{20}'B//6x
    islamic-umalqura/h'{3a}'mm'{3a}'ss'{202f}'a//6w gregorian/h'{3a}'mm'{3a}'ss'{202f}'b//6y
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//6z gregorian/h'{3a}'mm'{3a}'ss'{20}'a//70
    gregorian/h'{3a}'mm'{3a}'ss'{20}'b//70 gregorian/h'{3a}'mm'{3a}'ss'{20}'B//70
    islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//70 gregorian/h'{3a}'mm'{3a}'ss'{20}'a//71
    gregorian/h'{3a}'mm'{3a}'ss'{20}'b//71 gregorian/h'{3a}'mm'{3a}'ss'{20}'B//71
    islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//71 gregorian/h'{3a}'mm'{3a}'ss'{20}'b//72
    gregorian/B'{20}'h'{3a}'mm'{3a}'ss//73 gregorian/h'{3a}'mm'{3a}'ss'{20}'B//74
    gregorian/h'{3a}'mm'{3a}'ss'{20}'a//75 gregorian/h'{3a}'mm'{3a}'ss'{20}'b//75
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//75 islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//75
    gregorian/h'{3a}'mm'{3a}'ss'{20}'b//76 gregorian/h'{3a}'mm'{3a}'ss'{20}'B//77
    gregorian/h'{3a}'mm'{3a}'ss'{20}'a//78 gregorian/h'{3a}'mm'{3a}'ss'{20}'b//78
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//78 islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//78
    gregorian/h'{3a}'mm'{3a}'ss'{20}'a//79 gregorian/h'{3a}'mm'{3a}'ss'{20}'b//79
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//79 islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//79
    gregorian/h'{3a}'mm'{3a}'ss'{202f}'a//7a gregorian/h'{3a}'mm'{3a}'ss'{202f}'b//7a
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//7a islamic-umalqura/h'{3a}'mm'{3a}'ss'{202f}'a//7a
    gregorian/h'{3a}'mm'{3a}'ss'{202f}'a//7b gregorian/h'{3a}'mm'{3a}'ss'{202f}'b//7b
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//7b islamic-umalqura/h'{3a}'mm'{3a}'ss'{202f}'a//7b
    gregorian/'{23}'HH'{3a}'mm'{3a}'ss// gregorian/'{23}'h'{3a}'mm'{3a}'ss'{202f}'a//7c
    gregorian/'{23}'h'{3a}'mm'{3a}'ss'{202f}'b//7c gregorian/h'{3a}'mm'{3a}'ss'{20}'B//7c
    islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//7c gregorian/a'{202f}'h'{3a}'mm'{3a}'ss//7d
    gregorian/b'{202f}'h'{3a}'mm'{3a}'ss//7e gregorian/h'{3a}'mm'{3a}'ss'{202f}'a//7d
    gregorian/B'{20}'h'{3a}'mm'{3a}'ss//7f islamic-umalqura/h'{3a}'mm'{3a}'ss'{202f}'a//7d
    gregorian/h'{3a}'mm'{3a}'ss'{202f}'a//7g gregorian/h'{3a}'mm'{3a}'ss'{20}'a//7g
    gregorian/h'{3a}'mm'{3a}'ss'{20}'b//7g gregorian/h'{3a}'mm'{3a}'ss'{20}'B//7g
    islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//7g gregorian/h'{3a}'mm'{3a}'ss'{20}'a//7h
    gregorian/h'{3a}'mm'{3a}'ss'{20}'b//7h gregorian/h'{3a}'mm'{3a}'ss'{20}'B//7h
    islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//7h gregorian/h'{3a}'mm'{3a}'ss'{20}'a//7i
    gregorian/h'{3a}'mm'{3a}'ss'{20}'b//7i gregorian/h'{3a}'mm'{3a}'ss'{20}'B//7i
    islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//7i gregorian/h'{3a}'mm'{3a}'ss'{202f}'a//7j
    gregorian/h'{3a}'mm'{3a}'ss'{202f}'b//7k gregorian/h'{3a}'mm'{3a}'ss'{20}'B//7l
    islamic-umalqura/h'{3a}'mm'{3a}'ss'{202f}'a//7j gregorian/'{200e}'h'{3a}'mm'{3a}'ss'{20}'a//3
    gregorian/'{200e}'h'{3a}'mm'{3a}'ss'{20}'b//3 gregorian/h'{3a}'mm'{3a}'ss'{20}'B//7m
    gregorian/h'{3a}'mm'{3a}'ss'{202f}'a//7n gregorian/h'{3a}'mm'{3a}'ss'{202f}'b//7o
    gregorian/B'{20}'h'{3a}'mm'{3a}'ss//7p islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}{28}'a'{29}'//7n
    gregorian/h'{3a}'mm'{3a}'ss'{202f}'a//7q gregorian/h'{3a}'mm'{3a}'ss'{202f}'b//7r
    gregorian/B'{20}'h'{3a}'mm'{3a}'ss//7s islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//7q
    gregorian/h'{3a}'mm'{3a}'ss'{202f}'a//7t gregorian/h'{3a}'mm'{3a}'ss'{202f}'b//7u
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//7v islamic-umalqura/h'{3a}'mm'{3a}'ss'{202f}'a//7t
    gregorian/h'{3a}'mm'{3a}'ss'{20}'a//7w gregorian/h'{3a}'mm'{3a}'ss'{20}'b//7w
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//7w islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//7w
    gregorian/h'{3a}'mm'{3a}'ss'{20}'a//7x gregorian/h'{3a}'mm'{3a}'ss'{20}'b//7x
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//7x islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//7x
    gregorian/h'{3a}'mm'{3a}'ss'{202f}'a//7y gregorian/h'{3a}'mm'{3a}'ss'{202f}'b//7y
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//7y islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//7y
    gregorian/h'{3a}'mm'{3a}'ss'{20}'a//7z gregorian/h'{3a}'mm'{3a}'ss'{20}'b//7z
    gregorian/B'{20}'h'{3a}'mm'{3a}'ss//7z islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//7z
    gregorian/h'{3a}'mm'{3a}'ss'{20}'a//80 gregorian/h'{3a}'mm'{3a}'ss'{20}'b//80
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//80 islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//80
    gregorian/h'{3a}'mm'{3a}'ss'{202f}'a//81 gregorian/h'{3a}'mm'{3a}'ss'{202f}'b//81
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//81 islamic-umalqura/h'{3a}'mm'{3a}'ss'{202f}'a//81
    gregorian/h'{3a}'mm'{3a}'ss'{20}'a//82 gregorian/h'{3a}'mm'{3a}'ss'{20}'b//82
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//82 islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//82
    gregorian/H'{3a}'m'{3a}'s// gregorian/h'{3a}'mm'{3a}'ss'{202f}'a//83
    gregorian/h'{3a}'mm'{3a}'ss'{202f}'b//83 gregorian/h'{3a}'mm'{3a}'ss'{20}'B//83
    islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//83 gregorian/h'{3a}'mm'{3a}'ss'{202f}'b//84
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//85 gregorian/ah'{3a}'mm'{3a}'ss//86
    gregorian/bh'{3a}'mm'{3a}'ss//86 gregorian/Bh'{3a}'mm'{3a}'ss//87
    islamic-umalqura/ah'{3a}'mm'{3a}'ss//86 gregorian/Bh'{3a}'mm'{3a}'ss//88
    gregorian/a'{202f}'h'{3a}'mm'{3a}'ss//89 gregorian/b'{202f}'h'{3a}'mm'{3a}'ss//89
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//89 islamic-umalqura/h'{3a}'mm'{3a}'ss'{20}'a//89
    gregorian/Bh'{3a}'mm'{3a}'ss//8a gregorian/Bh'{3a}'mm'{3a}'ss//8b
    gregorian/h'{3a}'mm'{3a}'ss'{20}'B//8c
    """

  /// Where which of them is used.
  static let mediumTimeLines = """
    af= 1:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    1:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    1:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    1:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 1:WS,YE,ZM 2:AF,IR
    3:BN,MY 4:ET,KH,TW 5:SA 6:TH agq=0
    7:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    7:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    7:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    7:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 7:WS,YE,ZM 8:BN,MY
    9:ET,KH,TW a:SA ain=0 b:-,JP
    c:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    c:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    c:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    c:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU c:WS,YE,ZM d:BN,MY
    e:ET,KH,TW f:SA ak=0 g:-,GH
    h:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    h:EC,EG,EH,ER,FJ,FM,GD,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW,KY
    h:LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW,PY
    h:QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU,WS h:YE,ZM i:BN,MY
    j:ET,KH,TW k:SA am=0 l:-,ET
    m:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    m:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    m:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    m:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU m:WS,YE,ZM n:BN,MY
    o:KH,TW p:SA apw,cho,cic,mid,nnp,nv,or,osa,pqm,sat_Deva,sm,vai,vai_Vaii=2 0:JP c:- ar=0 b:IL
    q:-,001,419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM
    q:DO,DZ,EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP
    q:KR,KW,KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR
    q:PS,PW,PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG q:VI,VU,WS,YE,ZM
    r:BN,MY s:ET,KH,TW t:SA arn=5 u:-,CL as=5 v:-,IN
    w:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    w:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IQ,JM,JO,KI,KN,KP,KR,KW,KY
    w:LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW,PY
    w:QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU,WS w:YE,ZM x:BN,MY
    y:ET,KH,TW asa=0 z:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    z:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    z:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    z:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU z:WS,YE,ZM 10:BN,MY
    11:ET,KH,TW 12:SA ast=0
    13:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    13:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    13:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    13:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 13:WS,YE,ZM 14:BN,MY
    15:ET,KH,TW 16:SA az=7 0:-
    u:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CO,CR,CU,CY,DJ,DM,DO,DZ,EC
    u:EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,JM,JO,KI,KN,KP,KR,KW,KY,LB
    u:LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW,PY,QA
    u:SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU,WS,YE u:ZM 17:BN,MY
    18:ET,KH,TW 19:SA az_Cyrl=0
    1a:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    1a:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    1a:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    1a:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 1a:WS,YE,ZM 1b:BN,MY
    1c:ET,KH,TW 1d:SA az_Latn=b u:IQ
    ba,ber,ber_Latn,ber_Tfng,bm,ce,cgg,co,dv,hmn,inh,io,jbo,kcg,kkj,lg,lij,lut,mfe,mgo,nd,nr,nyn,rej_Rjng,rhg,rhg_Rohg,scn,seh,sjd,sje,sju,ve,vec,wa=5
    0:- bas=0 1e:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    1e:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    1e:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    1e:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 1e:WS,YE,ZM 1f:BN,MY
    1g:ET,KH,TW 1h:SA be=d e:ET,KH,TW 1i:BN,MY 1j:TH bem=0 1k:-,ZM
    1l:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    1l:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    1l:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    1l:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 1l:WS,YE 1m:BN,MY
    1n:ET,KH,TW 1o:SA bez=0
    1p:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    1p:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    1p:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    1p:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 1p:WS,YE,ZM 1q:BN,MY
    1r:ET,KH,TW 1s:SA bg=g 6:TH
    b:-,001,003,150,AC,AD,AI,AM,AO,AQ,AT,AW,AX,AZ,BA,BE,BF,BG,BI,BJ,BL,BQ,BR,BV
    b:BW,BY,BZ,CC,CD,CF,CG,CH,CI,CK,CM,CN,CP,CQ,CV,CW,CX,CZ,DE,DG,DK,EA,EE,ES
    b:FI,FK,FO,FR,GA,GB,GE,GF,GG,GI,GL,GN,GP,GQ,GS,GW,HM,HR,HT,HU,IC,ID,IE,IL
    b:IM,IO,IS,IT,JE,JP,KE,KG,KM,KZ,LA,LI,LK,LT,LU,LV,MA,MC,MD,ME,MF,MG,MK,ML
    b:MM,MN,MQ,MS,MT,MU,MV,MZ,NC,NE,NF,NG,NL,NO,NP,NR,NU,PF,PL,PM,PN,PT,RE,RO
    b:RS,RU,RW,SC,SE,SH,SI,SJ,SK,SM,SN,SR,ST,SX,TA,TF,TG,TJ,TK,TL,TM,TR,TV,TZ
    b:UA,UG,UZ,VA,VN,WF,XK,YT,ZA,ZW 1t:ET,KH,TW bgc=0
    1u:-,419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO
    1u:DZ,EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR
    1u:KW,KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS
    1u:PW,PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI 1u:VU,WS,YE,ZM
    1v:BN,MY 1w:ET,KH,TW 1x:SA bho=0
    1y:-,419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO
    1y:DZ,EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR
    1y:KW,KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS
    1y:PW,PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI 1y:VU,WS,YE,ZM
    1z:BN,MY 20:ET,KH,TW 21:SA blo=0
    22:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    22:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    22:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    22:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 22:WS,YE,ZM 23:BN,MY
    24:ET,KH,TW 25:SA bn=5 26:ET,KH,TW bo=0
    27:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    27:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    27:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    27:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 27:WS,YE,ZM 28:BN,MY
    29:ET,KH,TW 2a:SA br=0
    2b:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    2b:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    2b:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    2b:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 2b:WS,YE,ZM 2c:BN,MY
    2d:ET,KH,TW 2e:SA brx=0 2f:-,IN
    2g:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    2g:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IQ,JM,JO,KI,KN,KP,KR,KW,KY
    2g:LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW,PY
    2g:QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU,WS 2g:YE,ZM 2h:BN,MY
    2i:ET,KH,TW 2j:SA bs,bs_Latn=0
    2k:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    2k:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    2k:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    2k:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 2k:WS,YE,ZM 2l:BN,MY
    2m:ET,KH,TW 2n:SA bs_Cyrl=0
    2o:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    2o:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    2o:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    2o:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 2o:WS,YE,ZM 2p:BN,MY
    2q:ET,KH,TW 2r:SA byn=0
    2s:-,419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO
    2s:DZ,EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR
    2s:KW,KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS
    2s:PW,PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI 2s:VU,WS,YE,ZM
    2t:BN,MY 2u:ET,KH,TW 2v:SA ca=j
    2w:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    2w:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    2w:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    2w:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 2w:WS,YE,ZM 2x:AF,IR
    2y:BN,MY 2z:ET,KH,TW 30:SA 31:TH ccp=5 32:ET,KH,TW ceb,haw,mi=g 6:TH f:SA u:- chr= 2x:AF,IR
    31:TH 33:-,419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO
    33:DZ,EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR
    33:KW,KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS
    33:PW,PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI 33:VU,WS,YE,ZM
    34:BN,MY 35:ET,KH,TW 36:SA ckb=0
    37:-,419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO
    37:DZ,EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR
    37:KW,KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS
    37:PW,PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI 37:VU,WS,YE,ZM
    38:BN,MY 39:ET,KH,TW 3a:SA cs=u
    3b:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    3b:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    3b:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    3b:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 3b:WS,YE,ZM 3c:BN,MY
    3d:ET,KH,TW 3e:SA csw=0 3f:-,CA
    3g:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CL,CO,CR,CU,CY,DJ,DM,DO,DZ,EC
    3g:EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW,KY
    3g:LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW,PY
    3g:QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU,WS 3g:YE,ZM 3h:BN,MY
    3i:ET,KH,TW 3j:SA cv,mg,mt,nso,rw,sn,tn,ts=w 0:- cy=0
    3k:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    3k:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    3k:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    3k:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 3k:WS,YE,ZM 3l:BN,MY
    3m:ET,KH,TW 3n:SA da=g
    3o:-,001,003,150,AC,AD,AI,AM,AO,AQ,AT,AW,AX,AZ,BA,BE,BF,BG,BI,BJ,BL,BQ,BR,BV
    3o:BW,BY,BZ,CC,CD,CF,CG,CH,CI,CK,CM,CN,CP,CQ,CV,CW,CX,CZ,DE,DG,DK,EA,EE,ES
    3o:FI,FK,FO,FR,GA,GB,GE,GF,GG,GI,GL,GN,GP,GQ,GS,GW,HM,HR,HT,HU,IC,ID,IE,IL
    3o:IM,IO,IS,IT,JE,JP,KE,KG,KM,KZ,LA,LI,LK,LT,LU,LV,MA,MC,MD,ME,MF,MG,MK,ML
    3o:MM,MN,MQ,MS,MT,MU,MV,MZ,NC,NE,NF,NG,NL,NO,NP,NR,NU,PF,PL,PM,PN,PT,RE,RO
    3o:RS,RU,RW,SC,SE,SH,SI,SJ,SK,SM,SN,SR,ST,SX,TA,TF,TG,TJ,TK,TL,TM,TR,TV,TZ
    3o:UA,UG,UZ,VA,VN,WF,XK,YT,ZA,ZW
    3p:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    3p:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    3p:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    3p:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 3p:WS,YE,ZM 3q:AF,IR
    3r:BN,MY 3s:ET,KH,TW 3t:SA dav=0
    3u:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    3u:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    3u:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    3u:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 3u:WS,YE,ZM 3v:BN,MY
    3w:ET,KH,TW 3x:SA de=g 6:TH 3y:ET,KH,TW dje,twq=0
    3z:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    3z:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    3z:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    3z:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 3z:WS,YE,ZM 40:BN,MY
    41:ET,KH,TW 42:SA doi=0
    43:-,419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO
    43:DZ,EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR
    43:KW,KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS
    43:PW,PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI 43:VU,WS,YE,ZM
    44:BN,MY 45:ET,KH,TW 46:SA dsb=j
    47:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    47:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    47:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    47:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 47:WS,YE,ZM 48:BN,MY
    49:ET,KH,TW 4a:SA dua=0
    4b:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    4b:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    4b:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    4b:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 4b:WS,YE,ZM 4c:BN,MY
    4d:ET,KH,TW 4e:SA dyo,fo,fy,ia,rm,wae,xh=g 6:TH dz=0 4f:-,BT
    4g:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ,EC
    4g:EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW,KY
    4g:LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW,PY
    4g:QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU,WS 4g:YE,ZM 4h:BN,MY
    4i:ET,KH,TW 4j:SA ebu=0
    4k:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    4k:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    4k:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    4k:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 4k:WS,YE,ZM 4l:BN,MY
    4m:ET,KH,TW 4n:SA ee=0
    4o:-,419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO
    4o:DZ,EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR
    4o:KW,KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS
    4o:PW,PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI 4o:VU,WS,YE,ZM
    4p:BN,MY 4q:ET,KH,TW 4r:SA el=0
    4s:-,419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO
    4s:DZ,EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR
    4s:KW,KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS
    4s:PW,PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI 4s:VU,WS,YE,ZM
    4t:BN,MY 4u:ET,KH,TW 4v:SA en=d b:BG,CZ,HU,IL,JP u:-,001,BN,MY,TW 3o:DK,ID 4w:AU 4x:ET,KH 4y:FI
    4z:MX eo=0 50:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    50:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    50:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    50:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 50:WS,YE,ZM 51:BN,MY
    52:ET,KH,TW 53:SA es=u 0:AI,AW,BL,BQ,BR,BZ,CW,FK,GF,GL,GP,HT,JP,MF,MQ,MS,PM,SR,SX 2:AF,IR 6:TH
    4z:419,CL,CO,CU,MX,US,VG
    54:AE,AL,AS,AU,BD,BH,BT,CY,DJ,DZ,EG,EH,ER,FJ,FM,GH,GM,GR,GU,HK,IN,IQ,JM,JO
    54:KI,KP,KR,KW,LB,LR,LS,LY,MH,MO,MP,MR,MW,NA,NZ,OM,PG,PH,PK,PS,PW,QA,SB,SD
    54:SG,SL,SO,SS,SY,SZ,TD,TN,TO,UM,VU,WS,YE,ZM 55:AG,BB,BM,BS,CA,DM,GD,GY,KN,KY,LC,TC,TT,VC,VI
    56:BN,MY 57:ET,KH,TW 58:SA et=d 2x:AF,IR 31:TH 59:BN,MY 5a:ET,KH,TW eu=15 5b:ET,KH,TW ewo=0
    5c:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    5c:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    5c:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    5c:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 5c:WS,YE,ZM 5d:BN,MY
    5e:ET,KH,TW 5f:SA fa=u 2x:-
    5g:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    5g:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    5g:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    5g:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 5g:WS,YE,ZM 5h:BN,MY
    5i:ET,KH,TW 5j:SA ff=0
    5k:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    5k:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    5k:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    5k:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 5k:WS,YE,ZM 5l:BN,MY
    5m:ET,KH,TW 5n:SA ff_Adlm=0
    5o:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    5o:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    5o:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    5o:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 5o:WS,YE,ZM 5p:BN,MY
    5q:ET,KH,TW 5r:SA ff_Latn=1m 5s:GH,GM,LR,MR,SL fi=1f
    4y:-,001,003,150,AC,AD,AI,AM,AO,AQ,AT,AW,AX,AZ,BA,BE,BF,BG,BI,BJ,BL,BQ,BR,BV
    4y:BW,BY,BZ,CC,CD,CF,CG,CH,CI,CK,CM,CN,CP,CQ,CV,CW,CX,CZ,DE,DG,DK,EA,EE,ES
    4y:FK,FO,FR,GA,GB,GE,GF,GG,GI,GL,GN,GP,GQ,GS,GW,HM,HR,HT,HU,IC,ID,IE,IL,IM
    4y:IO,IS,IT,JE,JP,KE,KG,KM,KZ,LA,LI,LK,LT,LU,LV,MA,MC,MD,ME,MF,MG,MK,ML,MM
    4y:MN,MQ,MS,MT,MU,MV,MZ,NC,NE,NF,NG,NL,NO,NP,NR,NU,PF,PL,PM,PN,PT,RE,RO,RS
    4y:RU,RW,SC,SE,SH,SI,SJ,SK,SM,SN,SR,ST,SX,TA,TF,TG,TJ,TK,TL,TM,TR,TV,TZ,UA
    4y:UG,UZ,VA,VN,WF,XK,YT,ZA,ZW
    5t:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    5t:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    5t:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    5t:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 5t:WS,YE,ZM 5u:AF,IR
    5v:BN,MY 5w:ET,KH,TW 5x:SA 5y:TH fil=d u:- 5z:BN,MY 60:ET,KH,TW fr=d 0:CA 61:BN,MY 62:ET,KH,TW
    fur=0 63:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    63:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    63:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    63:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 63:WS,YE,ZM 64:BN,MY
    65:ET,KH,TW 66:SA ga=0
    67:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    67:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    67:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    67:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 67:WS,YE,ZM 68:BN,MY
    69:ET,KH,TW 6a:SA gaa=0 6b:-,GH
    6c:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    6c:EC,EG,EH,ER,FJ,FM,GD,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW,KY
    6c:LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW,PY
    6c:QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU,WS 6c:YE,ZM 6d:BN,MY
    6e:ET,KH,TW 6f:SA gd=0
    6g:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    6g:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    6g:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    6g:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 6g:WS,YE,ZM 6h:BN,MY
    6i:ET,KH,TW 6j:SA gez=0
    6k:-,419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO
    6k:DZ,EC,EG,EH,ER,ET,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP
    6k:KR,KW,KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR
    6k:PS,PW,PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG 6k:VI,VU,WS,YE,ZM
    6l:BN,MY 6m:KH,TW 6n:SA gl=0
    4z:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    4z:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    4z:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    4z:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 4z:WS,YE,ZM 6o:BN,MY
    6p:ET,KH,TW 6q:SA gn=5 u:-,PY gsw=0
    6r:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    6r:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    6r:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    6r:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 6r:WS,YE,ZM 6s:BN,MY
    6t:ET,KH,TW 6u:SA gu=5 6v:-,IN 6w:ET,KH,TW 6x:SA guz=0
    6y:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    6y:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    6y:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    6y:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 6y:WS,YE,ZM 6z:BN,MY
    70:ET,KH,TW 71:SA gv,kw,luy=0
    55:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    55:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    55:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    55:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 55:WS,YE,ZM 72:BN,MY
    73:ET,KH,TW 74:SA ha=e
    75:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    75:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    75:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    75:PY,QA,SB,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU,WS 75:YE,ZM 76:BN,MY
    77:ET,KH,TW 78:SA he=u
    79:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    79:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    79:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    79:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 79:WS,YE,ZM 7a:BN,MY
    7b:ET,KH,TW 7c:SA hi=0
    7d:-,419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO
    7d:DZ,EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR
    7d:KW,KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS
    7d:PW,PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI 7d:VU,WS,YE,ZM
    7e:BN,MY 7f:ET,KH,TW 7g:SA hi_Latn=1q 7h:BN,MY 7i:ET,KH,TW hr=0
    7j:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    7j:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    7j:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    7j:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 7j:WS,YE,ZM 7k:BN,MY
    7l:ET,KH,TW 7m:SA hsb=j
    7n:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    7n:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    7n:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    7n:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 7n:WS,YE,ZM 7o:BN,MY
    7p:ET,KH,TW 7q:SA hu=u
    7r:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    7r:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    7r:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    7r:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 7r:WS,YE,ZM 7s:BN,MY
    7t:ET,KH,TW 7u:SA hy=u 0:-,AM
    c:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    c:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    c:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    c:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU c:WS,YE,ZM f:SA
    7v:BN,MY 7w:ET,KH,TW id=13 7x:BN,MY 7y:ET,KH,TW ie=0
    7z:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    7z:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    7z:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    7z:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 7z:WS,YE,ZM 80:BN,MY
    81:ET,KH,TW 82:SA ig=0
    83:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    83:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    83:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    83:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 83:WS,YE,ZM 84:BN,MY
    85:ET,KH,TW 86:SA ii=0
    87:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    87:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    87:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    87:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 87:WS,YE,ZM 88:BN,MY
    89:ET,KH,TW 8a:SA is=0
    8b:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    8b:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    8b:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    8b:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 8b:WS,YE,ZM 8c:BN,MY
    8d:ET,KH,TW 8e:SA it=d 7m:SA 8f:BN,MY 8g:ET,KH,TW iu=0
    8h:-,419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO
    8h:DZ,EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR
    8h:KW,KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS
    8h:PW,PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI 8h:VU,WS,YE,ZM
    8i:BN,MY 8j:ET,KH,TW 8k:SA ja=u
    8l:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    8l:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    8l:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    8l:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 8l:WS,YE,ZM 8m:BN,MY
    8n:ET,KH,TW 8o:SA jgo=0
    8p:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    8p:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    8p:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    8p:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 8p:WS,YE,ZM 8q:BN,MY
    8r:ET,KH,TW 8s:SA jmc,rwk,vun=0
    8t:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    8t:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    8t:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    8t:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 8t:WS,YE,ZM 8u:BN,MY
    8v:ET,KH,TW 8w:SA jv=0
    8x:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    8x:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    8x:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    8x:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 8x:WS,YE,ZM 8y:BN,MY
    8z:ET,KH,TW 90:SA ka=e 91:BN,MY 92:ET,KH,TW kab=0 93:-,DZ
    94:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,EC
    94:EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW,KY
    94:LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW,PY
    94:QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU,WS 94:YE,ZM 95:BN,MY
    96:ET,KH,TW 97:SA kaj=0
    98:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    98:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    98:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    98:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 98:WS,YE,ZM 99:BN,MY
    9a:ET,KH,TW 9b:SA kam=0
    9c:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    9c:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    9c:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    9c:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 9c:WS,YE,ZM 9d:BN,MY
    9e:ET,KH,TW 9f:SA kde=0
    9g:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    9g:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    9g:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    9g:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 9g:WS,YE,ZM 9h:BN,MY
    9i:ET,KH,TW 9j:SA kea=2h 0:-
    4w:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    4w:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    4w:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    4w:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 4w:WS,YE,ZM 9k:BN,MY
    9l:SA kgp=d 9m:BN,MY 9n:ET,KH,TW khq,ses=0
    9o:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    9o:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    9o:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    9o:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 9o:WS,YE,ZM 9p:BN,MY
    9q:ET,KH,TW 9r:SA ki=0
    9s:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    9s:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    9s:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    9s:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 9s:WS,YE,ZM 9t:BN,MY
    9u:ET,KH,TW 9v:SA kk,kk_Cyrl=d 9w:BN,MY 9x:ET,KH,TW kl=5 3o:-,GL kln=0
    9y:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    9y:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    9y:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    9y:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU 9y:WS,YE,ZM 9z:BN,MY
    a0:ET,KH,TW a1:SA km=5 c:KH a2:BN,MY a3:ET,TW kn=20 f:SA a4:ET,KH,TW ko=0
    a5:-,419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO
    a5:DZ,EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR
    a5:KW,KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS
    a5:PW,PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI a5:VU,WS,YE,ZM
    a6:BN,MY a7:ET,KH,TW a8:SA kok,kok_Deva=0
    a9:-,419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO
    a9:DZ,EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR
    a9:KW,KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS
    a9:PW,PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI a9:VU,WS,YE,ZM
    aa:BN,MY ab:ET,KH,TW ac:SA kok_Latn=0
    ad:-,419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO
    ad:DZ,EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR
    ad:KW,KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS
    ad:PW,PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI ad:VU,WS,YE,ZM
    ae:BN,MY af:ET,KH,TW ag:SA kpe=5 u:-,LR ks,ks_Arab,ks_Aran=0
    ah:-,419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO
    ah:DZ,EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR
    ah:KW,KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS
    ah:PW,PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI ah:VU,WS,YE,ZM
    ai:BN,MY aj:ET,KH,TW ak:SA ks_Deva=0 al:-,IN
    am:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    am:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IQ,JM,JO,KI,KN,KP,KR,KW,KY
    am:LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW,PY
    am:QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU,WS am:YE,ZM an:BN,MY
    ao:ET,KH,TW ap:SA ksb=0
    aq:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    aq:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    aq:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    aq:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU aq:WS,YE,ZM ar:BN,MY
    as:ET,KH,TW at:SA ksf=0
    au:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    au:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    au:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    au:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU au:WS,YE,ZM av:BN,MY
    aw:ET,KH,TW ax:SA ksh=u 0:-,DE
    ay:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    ay:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    ay:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    ay:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU ay:WS,YE,ZM az:BN,MY
    b0:ET,KH,TW b1:SA ku=e
    b2:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    b2:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    b2:KY,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW,PY
    b2:QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU,WS b2:YE,ZM b3:BN,MY
    b4:ET,KH,TW b5:SA kxv,kxv_Latn=2h 4w:-,IN b6:ET,KH,TW kxv_Deva=0 b7:-,IN
    b8:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    b8:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IQ,JM,JO,KI,KN,KP,KR,KW,KY
    b8:LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW,PY
    b8:QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU,WS b8:YE,ZM b9:BN,MY
    ba:ET,KH,TW bb:SA kxv_Orya=0 bc:-,IN
    bd:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    bd:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IQ,JM,JO,KI,KN,KP,KR,KW,KY
    bd:LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW,PY
    bd:QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU,WS bd:YE,ZM be:BN,MY
    bf:ET,KH,TW bg:SA kxv_Telu=0 bh:-,IN
    bi:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    bi:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IQ,JM,JO,KI,KN,KP,KR,KW,KY
    bi:LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW,PY
    bi:QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU,WS bi:YE,ZM bj:BN,MY
    bk:ET,KH,TW bl:SA ky=0
    bm:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    bm:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    bm:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    bm:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU bm:WS,YE,ZM bn:BN,MY
    bo:ET,KH,TW bp:SA lag=0
    bq:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    bq:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    bq:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    bq:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU bq:WS,YE,ZM br:BN,MY
    bs:ET,KH,TW bt:SA lb=0
    bu:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    bu:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    bu:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    bu:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU bu:WS,YE,ZM bv:BN,MY
    bw:ET,KH,TW bx:SA lkt=5 u:-,US lmo=0
    by:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    by:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    by:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    by:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU by:WS,YE,ZM bz:BN,MY
    c0:ET,KH,TW c1:SA ln=0
    c2:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    c2:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    c2:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    c2:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU c2:WS,YE,ZM c3:BN,MY
    c4:ET,KH,TW c5:SA lo=0 b:-,LA
    c6:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    c6:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    c6:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    c6:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU c6:WS,YE,ZM c7:BN,MY
    c8:ET,KH,TW c9:SA lrc,mzn,uz_Arab=5 2:- lt=0
    ca:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    ca:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    ca:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    ca:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU ca:WS,YE,ZM cb:BN,MY
    cc:ET,KH,TW cd:SA lu=0
    ce:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    ce:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    ce:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    ce:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU ce:WS,YE,ZM cf:BN,MY
    cg:ET,KH,TW ch:SA luo=0
    ci:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    ci:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    ci:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    ci:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU ci:WS,YE,ZM cj:BN,MY
    ck:ET,KH,TW cl:SA lv=0
    cm:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    cm:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    cm:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    cm:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU cm:WS,YE,ZM cn:BN,MY
    co:ET,KH,TW cp:SA mai=l cq:ET,KH,TW mas=0
    cr:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    cr:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    cr:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    cr:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU cr:WS,YE,ZM cs:BN,MY
    ct:ET,KH,TW cu:SA mer=0
    cv:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    cv:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    cv:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    cv:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU cv:WS,YE,ZM cw:BN,MY
    cx:ET,KH,TW cy:SA mgh=0
    cz:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    cz:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    cz:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    cz:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU cz:WS,YE,ZM d0:BN,MY
    d1:ET,KH,TW d2:SA mic,moh=5 u:-,CA mk=1i
    d3:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    d3:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    d3:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    d3:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU d3:WS,YE,ZM d4:BN,MY
    d5:ET,KH,TW d6:SA ml=5 d7:BN,MY d8:ET,KH,TW mn=0
    d9:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    d9:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    d9:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    d9:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU d9:WS,YE,ZM da:BN,MY
    db:ET,KH,TW dc:SA mni,mni_Beng=0
    dd:-,419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO
    dd:DZ,EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR
    dd:KW,KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS
    dd:PW,PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI dd:VU,WS,YE,ZM
    de:BN,MY df:ET,KH,TW dg:SA mni_Mtei=5 dh:-,IN mr=2a b:AM c:- di:AF,IR dj:BN,MY dk:ET,KH,TW
    dl:TH ms=0 3o:ID dm:-,419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BN,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM
    dm:DO,DZ,EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP
    dm:KR,KW,KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,MY,NA,NI,NZ,OM,PA,PE,PG,PH,PK
    dm:PR,PS,PW,PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE dm:VG,VI,VU,WS,YE,ZM
    dn:ET,KH,TW do:SA ms_Arab=5 c:BN,MY mua=0
    dp:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    dp:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    dp:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    dp:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU dp:WS,YE,ZM dq:BN,MY
    dr:ET,KH,TW ds:SA mus=e 0:US my=0 b:-,MM
    dt:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    dt:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    dt:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    dt:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU dt:WS,YE,ZM du:BN,MY
    dv:ET,KH,TW dw:SA myv=0
    dx:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    dx:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    dx:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    dx:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU dx:WS,YE,ZM dy:BN,MY
    dz:ET,KH,TW e0:SA naq=0 e1:-,NA
    e2:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    e2:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    e2:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW,PY
    e2:QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU,WS e2:YE,ZM e3:BN,MY
    e4:ET,KH,TW e5:SA nb,nn,no=2r e6:ET,KH,TW nds=e
    e7:001,003,150,AC,AD,AI,AM,AO,AQ,AT,AW,AX,AZ,BA,BE,BF,BG,BI,BJ,BL,BQ,BR,BV,BW
    e7:BY,BZ,CC,CD,CF,CG,CH,CI,CK,CM,CN,CP,CQ,CV,CW,CX,CZ,DG,DK,EA,EE,ES,FI,FK
    e7:FO,FR,GA,GB,GE,GF,GG,GI,GL,GN,GP,GQ,GS,GW,HM,HR,HT,HU,IC,ID,IE,IL,IM,IO
    e7:IS,IT,JE,JP,KE,KG,KM,KZ,LA,LI,LK,LT,LU,LV,MA,MC,MD,ME,MF,MG,MK,ML,MM,MN
    e7:MQ,MS,MT,MU,MV,MZ,NC,NE,NF,NG,NO,NP,NR,NU,PF,PL,PM,PN,PT,RE,RO,RS,RU,RW
    e7:SC,SE,SH,SI,SJ,SK,SM,SN,SR,ST,SX,TA,TF,TG,TJ,TK,TL,TM,TR,TV,TZ,UA,UG,UZ
    e7:VA,VN,WF,XK,YT,ZA,ZW
    e8:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    e8:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    e8:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    e8:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU e8:WS,YE,ZM e9:BN,MY
    ne=0 ea:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    ea:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    ea:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    ea:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU ea:WS,YE,ZM eb:BN,MY
    ec:ET,KH,TW ed:SA nl=15 ee:ET,KH,TW nmg=0
    ef:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    ef:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    ef:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    ef:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU ef:WS,YE,ZM eg:BN,MY
    eh:ET,KH,TW ei:SA nnh=0
    ej:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    ej:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    ej:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    ej:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU ej:WS,YE,ZM ek:BN,MY
    el:ET,KH,TW em:SA nqo=0
    en:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    en:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    en:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    en:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU en:WS,YE,ZM eo:BN,MY
    ep:ET,KH,TW eq:SA nus=0
    er:-,419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO
    er:DZ,EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR
    er:KW,KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS
    er:PW,PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI er:VU,WS,YE,ZM
    es:BN,MY et:ET,KH,TW eu:SA ny=5 u:-,MW oc=e
    ev:001,003,150,AC,AD,AI,AM,AO,AQ,AT,AW,AX,AZ,BA,BE,BF,BG,BI,BJ,BL,BQ,BR,BV,BW
    ev:BY,BZ,CC,CD,CF,CG,CH,CI,CK,CM,CN,CP,CQ,CV,CW,CX,CZ,DE,DG,DK,EA,EE,FI,FK
    ev:FO,GA,GB,GE,GF,GG,GI,GL,GN,GP,GQ,GS,GW,HM,HR,HT,HU,IC,ID,IE,IL,IM,IO,IS
    ev:IT,JE,JP,KE,KG,KM,KZ,LA,LI,LK,LT,LU,LV,MA,MC,MD,ME,MF,MG,MK,ML,MM,MN,MQ
    ev:MS,MT,MU,MV,MZ,NC,NE,NF,NG,NL,NO,NP,NR,NU,PF,PL,PM,PN,PT,RE,RO,RS,RU,RW
    ev:SC,SE,SH,SI,SJ,SK,SM,SN,SR,ST,SX,TA,TF,TG,TJ,TK,TL,TM,TR,TV,TZ,UA,UG,UZ
    ev:VA,VN,WF,XK,YT,ZA,ZW
    ew:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    ew:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    ew:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    ew:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU ew:WS,YE,ZM ex:BN,MY
    om=0 ey:-,419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO
    ey:DZ,EC,EG,EH,ER,ET,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP
    ey:KR,KW,KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR
    ey:PS,PW,PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG ey:VI,VU,WS,YE,ZM
    ez:BN,MY f0:KH,TW f1:SA os=0
    f2:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    f2:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    f2:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    f2:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU f2:WS,YE,ZM f3:BN,MY
    f4:ET,KH,TW f5:SA pa,pa_Guru=5 f6:ET,KH,TW pa_Arab,pa_Aran=5 e:IN pcm=0
    f7:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    f7:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    f7:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    f7:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU f7:WS,YE,ZM f8:BN,MY
    f9:ET,KH,TW fa:SA pl=11 fb:BN,MY fc:ET,KH,TW prg=0
    fd:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    fd:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    fd:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    fd:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU fd:WS,YE,ZM fe:BN,MY
    ff:ET,KH,TW fg:SA ps=x 2x:-
    fh:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    fh:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    fh:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    fh:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU fh:WS,YE,ZM fi:BN,MY
    fj:ET,KH,TW fk:SA pt=d fl:BN,MY fm:ET,KH,TW qu=1x 4z:- 73:ET,KH,TW raj=0
    fn:-,419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO
    fn:DZ,EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR
    fn:KW,KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS
    fn:PW,PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI fn:VU,WS,YE,ZM
    fo:BN,MY fp:ET,KH,TW fq:SA rej=5 3o:-,ID rn=0
    fr:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    fr:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    fr:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    fr:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU fr:WS,YE,ZM fs:BN,MY
    ft:ET,KH,TW fu:SA ro=1x fv:BN,MY fw:ET,KH,TW rof=0
    fx:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    fx:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    fx:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    fx:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU fx:WS,YE,ZM fy:BN,MY
    fz:ET,KH,TW g0:SA ru=d g1:BN,MY g2:ET,KH,TW sa=4a ea:- g3:BN,MY g4:ET,KH,TW sah=0
    g5:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    g5:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    g5:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    g5:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU g5:WS,YE,ZM g6:BN,MY
    g7:ET,KH,TW g8:SA saq=0
    g9:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    g9:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    g9:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    g9:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU g9:WS,YE,ZM ga:BN,MY
    gb:ET,KH,TW gc:SA sat,sat_Olck=0
    gd:-,419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO
    gd:DZ,EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR
    gd:KW,KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS
    gd:PW,PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI gd:VU,WS,YE,ZM
    ge:BN,MY gf:ET,KH,TW gg:SA sbp=0
    gh:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    gh:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    gh:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    gh:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU gh:WS,YE,ZM gi:BN,MY
    gj:ET,KH,TW gk:SA sc=e 7m:SA sd=0
    gl:-,419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO
    gl:DZ,EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IQ,JM,JO,KI,KN,KP,KR,KW
    gl:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    gl:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU gl:WS,YE,ZM gm:BN,MY
    gn:ET,KH,TW go:IN gp:SA sd_Arab=54 gl:IN sd_Deva=54
    go:-,419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO
    go:DZ,EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IQ,JM,JO,KI,KN,KP,KR,KW
    go:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    go:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU go:WS,YE,ZM gq:BN,MY
    gr:ET,KH,TW gs:SA se=0
    gt:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    gt:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    gt:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    gt:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU gt:WS,YE,ZM gu:BN,MY
    gv:ET,KH,TW gw:SA sg=0
    gx:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    gx:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    gx:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    gx:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU gx:WS,YE,ZM gy:BN,MY
    gz:ET,KH,TW h0:SA shi,shi_Tfng,zgh=0
    h1:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    h1:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    h1:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    h1:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU h1:WS,YE,ZM h2:BN,MY
    h3:ET,KH,TW h4:SA shi_Latn=0
    h5:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    h5:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    h5:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    h5:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU h5:WS,YE,ZM h6:BN,MY
    h7:ET,KH,TW h8:SA si=13 2:AF,IR 6:TH
    h9:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    h9:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    h9:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    h9:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU h9:WS,YE,ZM ha:BN,MY
    hb:ET,KH,TW hc:SA sk=j 2x:AF,IR 31:TH hd:BN,MY he:ET,KH,TW sl=0
    hf:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    hf:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    hf:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    hf:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU hf:WS,YE,ZM hg:BN,MY
    hh:ET,KH,TW hi:SA smn=1p 2:AF,IR 6:TH
    hj:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    hj:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    hj:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    hj:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU hj:WS,YE,ZM hk:BN,MY
    hl:ET,KH,TW hm:SA so=0 hn:-,DJ,ET,SO
    ho:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DM,DO,DZ,EC
    ho:EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW,KY
    ho:LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW,PY
    ho:QA,SB,SD,SG,SL,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU,WS,YE ho:ZM hp:BN,MY
    hq:KH,TW hr:SA sq=0 hs:-,419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO
    hs:DZ,EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR
    hs:KW,KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS
    hs:PW,PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI hs:VU,WS,YE,ZM
    ht:BN,MY hu:ET,KH,TW hv:SA sr,sr_Cyrl=2g hw:BN,MY hx:ET,KH,TW sr_Latn=2g hy:BN,MY hz:ET,KH,TW
    ss=e u:SZ st=0 i0:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    i0:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    i0:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    i0:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU i0:WS,YE,ZM i1:BN,MY
    i2:ET,KH,TW i3:SA su,su_Latn=13 2:AF,IR 6:TH f:SA 4y:-,ID i4:ET,KH,TW sv=0
    i5:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    i5:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    i5:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    i5:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU i5:WS,YE,ZM i6:BN,MY
    i7:ET,KH,TW i8:SA sw=d i9:BN,MY ia:ET,KH,TW syr=0
    ib:-,419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO
    ib:DZ,EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR
    ib:KW,KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS
    ib:PW,PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI ib:VU,WS,YE,ZM
    ic:BN,MY id:ET,KH,TW ie:SA szl=0
    if:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    if:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    if:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    if:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU if:WS,YE,ZM ig:BN,MY
    ih:ET,KH,TW ii:SA ta=42 ij:BN ik:ET,KH,TW te=5 il:ET,KH,TW teo=0
    im:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    im:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    im:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    im:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU im:WS,YE,ZM in:BN,MY
    io:ET,KH,TW ip:SA tg=1a c:PK th=5 6:- iq:BN,MY ir:ET,KH,TW ti=0
    is:-,419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO
    is:DZ,EC,EG,EH,ER,ET,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP
    is:KR,KW,KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR
    is:PS,PW,PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG is:VI,VU,WS,YE,ZM
    it:BN,MY iu:KH,TW iv:SA tig=0
    iw:-,419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO
    iw:DZ,EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR
    iw:KW,KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS
    iw:PW,PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI iw:VU,WS,YE,ZM
    ix:BN,MY iy:ET,KH,TW iz:SA tk=0
    j0:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    j0:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    j0:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    j0:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU j0:WS,YE,ZM j1:BN,MY
    j2:ET,KH,TW j3:SA to=x
    j4:-,419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO
    j4:DZ,EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR
    j4:KW,KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS
    j4:PW,PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI j4:VU,WS,YE,ZM
    j5:BN,MY j6:ET,KH,TW j7:SA tok=0
    j8:003,150,AC,AD,AI,AM,AO,AQ,AT,AW,AX,AZ,BA,BE,BF,BG,BI,BJ,BL,BQ,BR,BV,BW,BY
    j8:BZ,CC,CD,CF,CG,CH,CI,CK,CM,CN,CP,CQ,CV,CW,CX,CZ,DE,DG,DK,EA,EE,ES,FI,FK
    j8:FO,FR,GA,GB,GE,GF,GG,GI,GL,GN,GP,GQ,GS,GW,HM,HR,HT,HU,IC,ID,IE,IL,IM,IO
    j8:IS,IT,JE,JP,KE,KG,KM,KZ,LA,LI,LK,LT,LU,LV,MA,MC,MD,ME,MF,MG,MK,ML,MM,MN
    j8:MQ,MS,MT,MU,MV,MZ,NC,NE,NF,NG,NL,NO,NP,NR,NU,PF,PL,PM,PN,PT,RE,RO,RS,RU
    j8:RW,SC,SE,SH,SI,SJ,SK,SM,SN,SR,ST,SX,TA,TF,TG,TJ,TK,TL,TM,TR,TV,TZ,UA,UG
    j8:UZ,VA,VN,WF,XK,YT,ZA,ZW
    j9:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    j9:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    j9:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    j9:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU j9:WS,YE,ZM ja:BN,MY
    jb:ET,KH,TW jc:SA tr=0
    jd:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,DJ,DM,DO,DZ,EC
    jd:EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW,KY
    jd:LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW,PY
    jd:QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU,WS jd:YE,ZM je:BN,MY
    jf:CY jg:ET,KH,TW jh:SA trv=0 ji:-,TW
    jj:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    jj:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    jj:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    jj:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU jj:WS,YE,ZM jk:BN,MY
    jl:ET,KH jm:SA tt=w b:-,RU tzm=0
    jn:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    jn:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    jn:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    jn:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU jn:WS,YE,ZM jo:BN,MY
    jp:ET,KH,TW jq:SA ug=0
    jr:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    jr:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    jr:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    jr:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU jr:WS,YE,ZM js:BN,MY
    jt:ET,KH,TW ju:SA uk=0
    jv:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    jv:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    jv:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    jv:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU jv:WS,YE,ZM jw:BN,MY
    jx:ET,KH,TW jy:SA ur,ur_Arab,ur_Aran=5
    jz:-,419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO
    jz:DZ,EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR
    jz:KW,KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS
    jz:PW,PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI jz:VU,WS,YE,ZM
    k0:BN,MY k1:ET,KH,TW uz,uz_Latn=0
    k2:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    k2:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    k2:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    k2:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU k2:WS,YE,ZM k3:BN,MY
    k4:ET,KH,TW k5:SA uz_Cyrl=0
    k6:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    k6:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    k6:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    k6:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU k6:WS,YE,ZM k7:BN,MY
    k8:ET,KH,TW k9:SA vai_Latn=w 19:SA vi=0
    ka:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    ka:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    ka:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    ka:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU ka:WS,YE,ZM kb:BN,MY
    kc:ET,KH,TW kd:SA vmw=0
    ke:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    ke:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    ke:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    ke:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU ke:WS,YE,ZM kf:BN,MY
    kg:ET,KH,TW kh:SA wal=0
    ki:-,419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO
    ki:DZ,EC,EG,EH,ER,ET,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP
    ki:KR,KW,KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR
    ki:PS,PW,PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG ki:VI,VU,WS,YE,ZM
    kj:BN,MY kk:KH,TW kl:SA wo=0
    km:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    km:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    km:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    km:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU km:WS,YE,ZM kn:BN,MY
    ko:ET,KH,TW kp:SA xnr=0
    kq:-,419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO
    kq:DZ,EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR
    kq:KW,KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS
    kq:PW,PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI kq:VU,WS,YE,ZM
    kr:BN,MY ks:ET,KH,TW kt:SA xog=0
    ku:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    ku:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    ku:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    ku:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU ku:WS,YE,ZM kv:BN,MY
    kw:ET,KH,TW kx:SA yav=0
    ky:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    ky:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    ky:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    ky:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU ky:WS,YE,ZM kz:BN,MY
    l0:ET,KH,TW l1:SA yi=0
    l2:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    l2:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    l2:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    l2:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU l2:WS,YE,ZM l3:BN,MY
    l4:ET,KH,TW l5:SA yo=0 l6:-,BJ,NG
    l7:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    l7:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    l7:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    l7:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU l7:WS,YE,ZM l8:BN,MY
    l9:ET,KH,TW la:SA yrl=d 2w:CO,VE lb:BN,MY lc:ET,KH,TW yue=x
    ld:-,419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO
    ld:DZ,EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR
    ld:KW,KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS
    ld:PW,PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI ld:VU,WS,YE,ZM
    le:BN,MY lf:ET,KH,TW lg:SA yue_Hans=6k 0:- 2:AF,IR 6:TH lh:ET,KH,TW yue_Hant=6k ld:CN za=0
    li:419,AE,AG,AL,AR,AS,AU,BB,BD,BH,BM,BO,BS,BT,CA,CL,CO,CR,CU,CY,DJ,DM,DO,DZ
    li:EC,EG,EH,ER,FJ,FM,GD,GH,GM,GR,GT,GU,GY,HK,HN,IN,IQ,JM,JO,KI,KN,KP,KR,KW
    li:KY,LB,LC,LR,LS,LY,MH,MO,MP,MR,MW,MX,NA,NI,NZ,OM,PA,PE,PG,PH,PK,PR,PS,PW
    li:PY,QA,SB,SD,SG,SL,SO,SS,SV,SY,SZ,TC,TD,TN,TO,TT,UM,US,UY,VC,VE,VG,VI,VU li:WS,YE,ZM lj:BN,MY
    lk:ET,KH,TW ll:SA zh=6l lm:ET,KH ln:TW zh_Hans=6o b:JP ld:MY lm:TW zh_Hant=6p 2x:AF,IR
    ln:-,ET,KH,TW zu=15 lo:ET,KH,TW
    """
}
