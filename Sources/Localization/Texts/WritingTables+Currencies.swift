// SPDX-License-Identifier: Apache-2.0 AND Unicode-3.0
// Long because it is data that nobody reads.
// Written by script/generate-language-tables from ICU 76.1, CLDR 46.
// Not for editing.
//
// Data: Copyright © 1991-2024 Unicode, Inc. Unicode and the Unicode Logo are registered trademarks
// of Unicode, Inc. in the United States and other countries. Used under the Unicode License v3,
// https://www.unicode.org/license.txt, whose notice stands in LICENSES/Unicode-3.0.txt.

extension WritingTables {
  /// Currencies in use, and the digits behind their point.
  static let currencyLines = """
    AED:2 AFN:0 ALL:0 AMD:2 ANG:2 AOA:2 ARS:2 AUD:2 AWG:2 AZN:2 BAM:2 BBD:2 BDT:2 BGN:2 BHD:3 BIF:0
    BMD:2 BND:2 BOB:2 BRL:2 BSD:2 BTN:2 BWP:2 BYN:2 BZD:2 CAD:2 CDF:2 CHF:2 CLP:0 CNY:2 COP:0 CRC:2
    CUC:2 CUP:2 CVE:2 CZK:2 DJF:0 DKK:2 DOP:2 DZD:2 EGP:2 ERN:2 ETB:2 EUR:2 FJD:2 FKP:2 GBP:2 GEL:2
    GHS:2 GIP:2 GMD:2 GNF:0 GTQ:2 GYD:2 HKD:2 HNL:2 HRK:2 HTG:2 HUF:2 IDR:0 ILS:2 INR:2 IQD:0 IRR:0
    ISK:0 JMD:2 JOD:3 JPY:0 KES:2 KGS:2 KHR:2 KMF:0 KPW:0 KRW:0 KWD:3 KYD:2 KZT:2 LAK:0 LBP:0 LKR:2
    LRD:2 LSL:2 LYD:3 MAD:2 MDL:2 MGA:0 MKD:2 MMK:0 MNT:2 MOP:2 MRU:2 MUR:2 MVR:2 MWK:2 MXN:2 MYR:2
    MZN:2 NAD:2 NGN:2 NIO:2 NOK:2 NPR:2 NZD:2 OMR:3 PAB:2 PEN:2 PGK:2 PHP:2 PKR:0 PLN:2 PYG:0 QAR:2
    RON:2 RSD:0 RUB:2 RWF:0 SAR:2 SBD:2 SCR:2 SDG:2 SEK:2 SGD:2 SHP:2 SLE:2 SLL:0 SOS:0 SRD:2 SSP:2
    STN:2 SYP:0 SZL:2 THB:2 TJS:2 TMT:2 TND:3 TOP:2 TRY:2 TTD:2 TWD:2 TZS:2 UAH:2 UGX:0 USD:2 UYU:2
    UZS:2 VEF:2 VES:2 VND:0 VUV:0 WST:2 XAF:0 XCD:2 XCG:2 XOF:0 XPF:0 YER:0 ZAR:2 ZMW:2 ZWG:2
    """

  /// Sets of symbols: one that it differs from, and where it does.
  static let symbolSetLines = """
    =,AUD:A{24},BRL:R{24},CNY:CN{a5},EUR:{20ac},GBP:{a3},HKD:HK{24},ILS:{20aa},INR:{20b9},JPY:JP{a5},KRW:{20a9},NZD:NZ{24},THB:{e3f},TWD:NT{24},VND:{20ab},XAF:FCFA,XCD:EC{24},XCG:Cg.,XOF:F{202f}CFA,XPF:CFPF,ZAR:R
    =0,CAD:CA{24},MXN:MX{24},PHP:{20b1},USD:US{24} =1,JPY:{a5},USD:{24} =0,AUD:AU{24},JPY:{a5}
    =1,AUD:AU{24},GBP:UK{a3},PHP:
    =2,AFN:{60b},CAD:{24}CA,CNY:{a5}CN,HKD:{24}HK,MXN:{24}MX,NZD:{24}NZ,PHP:,XCD:{24}EC =1,XCD:{24}
    =1,ALL:Lekë,PHP: =1,AMD:{58f},PHP:,USD:{24} =4,AOA:Kz,GBP:{a3} =0,ARS:{24},USD:US{24}
    =2,AUD:AU{24},PHP: =0,AUD:{24},SCR:Rs,XPF:CFP
    =4,AWG:Afl.,CAD:C{24},FJD:FJ{24},GBP:{a3},SBD:SI{24}
    =1,BBD:Bds{24},BMD:BM{24},BRL:BR{24},BSD:BS{24},BZD:BZ{24},DKK:Dkr,DOP:RD{24},EGP:EG{a3},ISK:Ikr,JMD:JM{24},NOK:Nkr,PHP:,SEK:kr
    =1,AZN:{20bc},PHP: =0,BAM:KM,HRK:kn,JPY:{a5},RSD:din. =1,BBD:{24} =1,BDT:{9f3},PHP: =d,AWG:
    =0,ARS:{24}AR,AUD:{24}AU,BMD:{24}BM,BND:{24}BN,BZD:{24}BZ,CAD:{24}CA,CLP:{24}CL,COP:{24}CO,FJD:{24}FJ,FKP:{a3}FK,GBP:{a3}GB,GIP:{a3}GI,LBP:{a3}LB,MXN:{24}MX,NAD:{24}NA,NZD:{24}NZ,SBD:{24}SB,SGD:{24}SG,SRD:{24}SR,TTD:{24}TT,USD:{24}US,UYU:{24}UY,WST:{24}WS,XPF:FCFP
    =1,BIF:FBu =1,BMD:{24} =0,BND:{24},MYR:RM =0,BOB:Bs =j,USD:{24} =4,GBP:{a3} =1,BSD:{24}
    =1,AUD:AU{24},BTN:Nu.,KRW:KR{20a9},THB:TH{e3f} =1,BWP:P =2,BYN:Br,CAD:,PHP:,RUB:{20bd}
    =1,BZD:{24} =1,CAD:{24} =1,MYR:RM =1,CDF:FC,KES:Ksh,PHP:,TZS:TSh =1,NZD:{24}
    =0,CLP:{24},USD:US{24} =q,CNY:{a5} =0,COP:{24},USD:US{24} =0,CRC:{20a1} =0,CUP:{24},USD:US{24}
    =q,CVE:{200b} =j,ANG:NAf. =1,AUD:{24} =8,AMD: =q,CZK:Kč =k,DJF:Fdj =q,DKK:kr.
    =0,DOP:RD{24},USD:US{24} =0,USD:US{24} =0,USD:{24} =1,ERN:Nfk,ETB:Br =1e,JPY:{a5} =1,FJD:{24}
    =1,FKP:{a3},GBP:GB{a3} =1,DKK:kr,PHP: =1,GEL:{20be},PHP:
    =1,GHS:GH{20b5},IQD:Irak{20}dinaa,XOF:AAS =1,GBP:GB{a3},GIP:{a3} =1,DKK:kr. =1,GMD:D =k,GNF:FG
    =0,GTQ:Q =1,GYD:{24} =b,USD:US{24} =0,HNL:L =0,HRK:kn =k,HTG:G =0,HUF:Ft,JPY:{a5}
    =q,IDR:Rp,INR:Rs =2,CNY:{200e}CN{a5}{200e},PHP: =0,ISK:kr. =0,CAD:CA{24},PHP:{20b1} =1,JMD:{24}
    =2,PHP: =y,CDF:,USD:{24} =18,KHR:{17db} =4,KMF:CF =1,KYD:{24}
    =22,KZT:{20b8},RUB:{20bd},UAH:{20b4} =1,LAK:{20ad},PHP: =1,PHP: =1,LRD:{24} =1,LSL:M =0,MDL:L
    =1s,AUD:A{24},BAM:KM =1,MGA:Ar =1,ANG:NAf,AWG:Afl,HTG:G,MMK:K,PAB:B{2f}.,TTD:TT{24}
    =18,MNT:{20ae} =1s,MOP:MOP{24} =1,MUR:Rs =1,MWK:MK =0,MRU:UM,MXN:{24} =0,MYR:RM =q,MZN:MTn
    =0,NAD:{24} =2,NGN:{20a6} =1,NGN:{20a6} =0,NIO:C{24} =0,NOK:kr =0,PAB:B{2f}. =0,PEN:S{2f}
    =1,PGK:K =18,PKR:Rs =0,PLN:zł =1,PYG:{20b2} =1s,AUD:A{24} =27,KZT: =1,RWF:RF =1,SBD:{24}
    =k,SCR:SR =1,SGD:{24} =1,GBP:GB{a3},SHP:{a3} =0,ILS:NIS,MXN:MX{24} =1,SLE:Le =1,BBD:DBB,SOS:S
    =j,SRD:{24} =4,GBP:GB{a3},SSP:{a3} =q,STN:Db =1,ANG:NAf. =1,SZL:E =1,USD:{24}
    =1,AUD:AUD{24},NZD:NZD{24},TOP:T{24} =b,TRY:{20ba} =1,TTD:{24} =1s,KRW:{ffe6},TWD:{24} =y,CDF:
    =0,JPY:{a5},UAH:{20b4} =3i,UGX:USh =1d,UYU:{24} =29,UZS:soʻm =0,VEF:Bs.,VES:Bs.S =k,VUV:VT
    =1,ZMW:K =1,THB:,ZAR: =2,THB:,ZAR: =1s,PHP:{20b1},ZAR: =4,PHP:{20b1},ZAR: =5,PHP:{20b1},ZAR:
    =3q,XCD:{24} =1,ALL:Lekë,ZAR: =8,PHP:{20b1},ZAR: =9,PHP:{20b1},ZAR: =3q,ARS:{24} =3s,USD:{24}
    =3q,AUD:{24},SCR:Rs,XPF:CFP =d,PHP:{20b1},ZAR: =e,PHP:{20b1},THB:,ZAR: =1,AZN:{20bc},ZAR:
    =2d,HRK:kn,PHP:{20b1},RSD:din.,ZAR: =3q,BBD:{24} =1,BDT:{9f3},ZAR: =42,AWG:
    =k,PHP:{20b1},THB:,ZAR: =3q,BIF:FBu =3q,BMD:{24} =3q,BND:{24},MYR:RM =3q,BOB:Bs =48,USD:{24}
    =3s,JPY:JP{a5} =3q,BSD:{24} =s,ZAR: =3q,BWP:P =3r,BYN:Br,RUB:{20bd} =3q,BZD:{24} =3q,CAD:{24}
    =3q,MYR:RM =y,PHP:{20b1},ZAR: =3q,NZD:{24} =3q,CLP:{24} =3q,AUD:AU{24},CNY:{a5} =3q,COP:{24}
    =3q,CRC:{20a1} =3q,CUP:{24} =4f,CVE:{200b} =48,ANG:NAf. =3q,AUD:{24} =3d,ZAR:
    =3q,AUD:AU{24},CZK:Kč =49,DJF:Fdj =4f,DKK:kr. =3q,DOP:RD{24} =1,ZAR: =3q,USD:{24}
    =1f,THB:,ZAR: =3q,FJD:{24} =1i,THB:,ZAR: =3q,DKK:kr =3q,GEL:{20be} =1l,THB:,ZAR: =1m,THB:,ZAR:
    =3q,DKK:kr. =3q,GMD:D =49,GNF:FG =3q,GTQ:Q =3q,GYD:{24} =3s,THB: =3q,HNL:L =3q,HRK:kn =49,HTG:G
    =3q,HUF:Ft,JPY:{a5} =1x,PHP:{20b1},ZAR: =2,CNY:{200e}CN{a5}{200e},ZAR: =3q,ISK:kr. =3q,JMD:{24}
    =23,PHP:{20b1},ZAR: =4x,KHR:{17db} =3t,KMF:CF =3q,AUD:AU{24} =3q,KYD:{24} =27,PHP:{20b1},ZAR:
    =52,LAK:{20ad} =3q,LRD:{24} =2b,THB: =3q,MDL:L =3q,BAM:KM,JPY:{a5} =3q,MGA:Ar =2f,ZAR:
    =4x,MNT:{20ae} =5g,MOP:MOP{24} =3q,MUR:Rs =3q,MWK:MK =3q,MRU:UM,MXN:{24} =4f,MZN:MTn
    =1,NAD:{24} =3r,NGN:{20a6} =3q,NGN:{20a6} =3q,NIO:C{24} =3q,NOK:kr =3q,PAB:B{2f}. =3q,PEN:S{2f}
    =3q,PGK:K =2,ZAR: =4x,PKR:Rs =3q,PLN:zł =3q,PYG:{20b2} =3q,JPY:{a5} =5u,KZT: =3q,RWF:RF
    =3q,SBD:{24} =49,SCR:SR =3q,SGD:{24} =34,THB:,ZAR: =3q,ILS:NIS =3q,SLE:Le =37,THB:,ZAR:
    =48,SRD:{24} =39,PHP:{20b1},ZAR: =4f,STN:Db =3q,ANG:NAf. =3q,SZL:E =3e,THB:,ZAR: =40,TRY:{20ba}
    =3q,TTD:{24} =5g,KRW:{ffe6},TWD:{24} =4n,CDF: =6k,UAH:{20b4} =73,UGX:USh =3q,UYU:{24}
    =3q,UZS:soʻm =3q,VEF:Bs.,VES:Bs.S =49,VUV:VT =1,THB: =3q,ZMW:K =59,XOF:F{202f}CFA
    =3r,GHS:GH{20b5},IQD:Irak{20}dinaa =3s,GHS:GH{20b5},IQD:Irak{20}dinaa
    =3t,GHS:GH{20b5},IQD:Irak{20}dinaa =3u,GHS:GH{20b5},IQD:Irak{20}dinaa,XOF:AAS =7c,XCD:{24}
    =3w,GHS:GH{20b5},IQD:Irak{20}dinaa =3x,GHS:GH{20b5},IQD:Irak{20}dinaa
    =3y,GHS:GH{20b5},IQD:Irak{20}dinaa =59,ARS:{24} =7e,USD:{24}
    =41,GHS:GH{20b5},IQD:Irak{20}dinaa,XOF:AAS =42,GHS:GH{20b5},IQD:Irak{20}dinaa
    =43,GHS:GH{20b5},IQD:Irak{20}dinaa =44,GHS:GH{20b5},IQD:Irak{20}dinaa
    =45,GHS:GH{20b5},IQD:Irak{20}dinaa =7c,BBD:{24} =47,GHS:GH{20b5},IQD:Irak{20}dinaa =7o,AWG:
    =49,GHS:GH{20b5},IQD:Irak{20}dinaa =7c,BIF:FBu =7c,BMD:{24} =4c,GHS:GH{20b5},IQD:Irak{20}dinaa
    =59,BOB:Bs =7u,USD:{24} =7e,JPY:JP{a5} =7c,BSD:{24} =4h,GHS:GH{20b5},IQD:Irak{20}dinaa
    =7c,BWP:P =4j,GHS:GH{20b5},IQD:Irak{20}dinaa =7c,BZD:{24} =7c,CAD:{24} =7c,MYR:RM
    =4n,GHS:GH{20b5},IQD:Irak{20}dinaa =7c,NZD:{24} =59,CLP:{24} =4q,GHS:GH{20b5},IQD:Irak{20}dinaa
    =59,COP:{24} =59,CRC:{20a1} =59,CUP:{24} =81,CVE:{200b} =7u,ANG:NAf. =7c,AUD:{24} =7j,AMD:
    =4y,GHS:GH{20b5},IQD:Irak{20}dinaa =7v,DJF:Fdj =81,DKK:kr. =59,DOP:RD{24} =1l,ZAR: =59,USD:{24}
    =54,GHS:GH{20b5},IQD:Irak{20}dinaa =7c,FJD:{24} =56,GHS:GH{20b5},IQD:Irak{20}dinaa =7c,DKK:kr
    =7c,GEL:{20be} =5a,GHS:GH{20b5},IQD:Irak{20}dinaa =7c,DKK:kr. =7c,GMD:D =7v,GNF:FG =59,GTQ:Q
    =7c,GYD:{24} =7e,THB: =59,HNL:L =7c,HRK:kn =7v,HTG:G =5k,GHS:GH{20b5},IQD:Irak{20}dinaa
    =5l,GHS:GH{20b5},IQD:Irak{20}dinaa =5m,GHS:GH{20b5},IQD:Irak{20}dinaa =7c,ISK:kr. =7c,THB:{e3f}
    =7c,JMD:{24} =5p,GHS:GH{20b5},IQD:Irak{20}dinaa =8j,KHR:{17db} =7f,KMF:CF =7c,AUD:AU{24}
    =7c,KYD:{24} =5u,GHS:GH{20b5},IQD:Irak{20}dinaa =99,LAK:{20ad} =7c,LRD:{24}
    =5x,GHS:GH{20b5},IQD:Irak{20}dinaa =7c,MDL:L =5z,GHS:GH{20b5},IQD:Irak{20}dinaa =7c,MGA:Ar
    =61,GHS:GH{20b5},IQD:Irak{20}dinaa =8j,MNT:{20ae} =91,MOP:MOP{24} =7c,MUR:Rs =7c,MWK:MK
    =59,MRU:UM,MXN:{24} =81,MZN:MTn =1l,NAD:{24},XOF:F{202f}CFA =7d,NGN:{20a6} =7c,NGN:{20a6}
    =59,NIO:C{24} =7c,NOK:kr =59,PAB:B{2f}. =59,PEN:S{2f} =7c,PGK:K =7d,THB:{e3f} =8j,PKR:Rs
    =7c,PLN:zł =7c,PYG:{20b2} =7c,JPY:{a5} =9g,KZT: =7c,RWF:RF =7c,SBD:{24} =7v,SCR:SR
    =7c,SGD:{24} =6q,GHS:GH{20b5},IQD:Irak{20}dinaa =7c,ILS:NIS =7c,SLE:Le
    =6t,GHS:GH{20b5},IQD:Irak{20}dinaa =7u,SRD:{24} =6v,GHS:GH{20b5},IQD:Irak{20}dinaa =81,STN:Db
    =7c,ANG:NAf. =7c,SZL:E =7c,USD:{24} =6z,GHS:GH{20b5},IQD:Irak{20}dinaa =7m,TRY:{20ba}
    =7c,TTD:{24} =72,GHS:GH{20b5},IQD:Irak{20}dinaa =89,CDF: =a6,UAH:{20b4} =aq,UGX:USh
    =59,UYU:{24} =7c,UZS:soʻm =59,VEF:Bs.,VES:Bs.S =7v,VUV:VT =7c,ZAR:R =7c,ZMW:K
    =q,ETB:ብር,ZAR: =52,ETB:ብር =6g,ETB:ብር =az,JPY:{a5} =az,GBP:UK{a3} =5,ETB:ብር,ZAR:
    =b0,XCD:{24} =7,ETB:ብር,ZAR: =8,ETB:ብር,ZAR: =az,AOA:Kz =az,ARS:{24} =b2,USD:{24}
    =41,ETB:ብር,PHP:,THB:{e3f} =d,ETB:ብር,ZAR: =e,AUD:AU{24},ETB:ብር,ZAR:
    =f,ETB:ብር,ZAR: =45,AUD:AU{24},ETB:ብር,PHP: =b0,BBD:{24} =i,ETB:ብር,ZAR: =bc,AWG:
    =k,ETB:ብር,ZAR: =b0,BIF:FBu =b0,BMD:{24} =4c,ETB:ብር,PHP:,THB:{e3f} =az,BOB:Bs
    =bi,USD:{24} =b0,BSD:{24} =4h,ETB:ብር =b0,BWP:P =u,CAD:CA{24},ETB:ብር,ZAR: =b0,BZD:{24}
    =b0,CAD:{24} =b0,MYR:RM =y,ETB:ብር,ZAR: =b0,NZD:{24} =az,CLP:{24} =az,CNY:{a5} =az,COP:{24}
    =az,CRC:{20a1} =az,CUP:{24} =az,CVE:{200b} =bi,ANG:NAf. =b0,AUD:{24} =b7,AMD: =az,CZK:Kč
    =bj,DJF:Fdj =az,DKK:kr. =az,DOP:RD{24} =az,USD:{24} =1f,ZAR: =b0,FJD:{24} =1i,ETB:ብር,ZAR:
    =1j,ETB:ብር,ZAR: =az,GEL:{20be} =8o,ETB:ብር =1m,ETB:ብር,ZAR: =b0,DKK:kr. =b0,GMD:D
    =bj,GNF:FG =az,GTQ:Q =b0,GYD:{24} =az,HNL:L =az,HRK:kn =bj,HTG:G =b2,HUF:Ft =1x,ETB:ብር,ZAR:
    =1y,ETB:ብር,ZAR: =az,ISK:kr. =b0,JMD:{24} =b1,PHP: =23,ETB:ብር,ZAR: =c6,KHR:{17db}
    =b3,KMF:CF =b0,KYD:{24} =27,ETB:ብር,ZAR: =28,ETB:ብር,ZAR: =az,AUD:A{24} =b0,LRD:{24}
    =2b,ETB:ብር =az,MDL:L =b2,BAM:KM =b0,MGA:Ar =61,ETB:ብር =c6,MNT:{20ae} =b2,MOP:MOP{24}
    =b0,MUR:Rs =b0,MWK:MK =az,MRU:UM,MXN:{24} =bm,BND: =az,MZN:MTn =29,ETB:ብር,NAD:{24}
    =b1,NGN:{20a6} =b0,NGN:{20a6} =az,NIO:C{24} =az,NOK:kr =az,PAB:B{2f}. =az,PEN:S{2f} =b0,PGK:K
    =c6,PKR:Rs =az,PLN:zł =b0,PYG:{20b2} =d1,KZT: =b0,RWF:RF =b0,SBD:{24} =bj,SCR:SR =b0,SGD:{24}
    =34,ETB:ብር,ZAR: =az,ILS:NIS =b0,SLE:Le =37,ETB:ብር,ZAR: =bi,SRD:{24} =39,ETB:ብር,ZAR:
    =az,STN:Db =b0,ANG:NAf. =b0,SZL:E =4x,ETB:ብር =3e,ETB:ብር,ZAR: =ba,TRY:{20ba}
    =b0,TTD:{24} =3h,ETB:ብር,ZAR: =bw,CDF: =b2,UAH:{20b4} =eb,UGX:USh =az,UYU:{24} =d3,UZS:soʻm
    =az,VEF:Bs.,VES:Bs.S =bj,VUV:VT =1,ETB:ብር =b0,ZMW:K =41,USD:{24} =45,USD:{24} =4c,USD:{24}
    =4d,USD:{24} =4s,USD:{24} =53,GTQ:Q =53,HNL:L =53,HRK:kn =3r,HUF:Ft =53,ISK:kr. =53,MDL:L
    =66,USD:{24} =4m,USD:{24} =3d,NAD:{24} =53,NIO:C{24} =53,NOK:kr =53,PAB:B{2f}. =53,PEN:S{2f}
    =53,PLN:zł =53,ILS:NIS =3r,UAH:{20b4} =78,USD:{24}
    =4,AED:د.إ.{200f},BHD:د.ب.{200f},DZD:د.ج.{200f},EGP:ج.م.{200f},IQD:د.ع.{200f},IRR:ر.إ.,JOD:د.أ.{200f},KWD:د.ك.{200f},LBP:ل.ل.{200f},LYD:د.ل.{200f},MAD:د.م.{200f},MRU:أ.م.,OMR:ر.ع.{200f},QAR:ر.ق.{200f},SAR:ر.س.{200f},SDG:ج.س.,SYP:ل.س.{200f},TND:د.ت.{200f},YER:ر.ي.{200f},ZAR:
    =f6,AUD:A{24},GBP:{a3},JPY:{a5},PHP:{20b1},USD:{24} =f7,JPY:JP{a5},USD:US{24}
    =f6,GBP:{a3},JPY:{a5}
    =f7,AFN:{60b},CAD:{24}CA,CNY:{a5}CN,HKD:{24}HK,IRR:ریال,MXN:{24}MX,NZD:{24}NZ,PHP:,XCD:{24}EC,XOF:فرانک{202f}CFA
    =f8,XCD:{24} =f8,ALL:Lekë,PHP: =f7,AMD:{58f},JPY:JP{a5},PHP: =f6,AOA:Kz,GBP:{a3} =f6,ARS:{24}
    =f9,USD:{24} =f6,AUD:{24},SCR:Rs,XPF:CFP =f6,AWG:Afl.,CAD:C{24},FJD:FJ{24},GBP:{a3},SBD:SI{24}
    =f6,BBD:Bds{24},BMD:BM{24},BRL:BR{24},BSD:BS{24},BZD:BZ{24},DKK:Dkr,DOP:RD{24},EGP:EG{a3},ISK:Ikr,JMD:JM{24},NOK:Nkr,SEK:kr
    =f8,AZN:{20bc},PHP: =f6,BAM:KM,HRK:kn,JPY:{a5},RSD:din. =f8,BBD:{24} =f8,BDT:{9f3},PHP:
    =fi,AWG:
    =k,AED:د.إ.{200f},BHD:د.ب.{200f},DZD:د.ج.{200f},EGP:ج.م.{200f},IQD:د.ع.{200f},IRR:ر.إ.,JOD:د.أ.{200f},KWD:د.ك.{200f},LYD:د.ل.{200f},MAD:د.م.{200f},MRU:أ.م.,OMR:ر.ع.{200f},QAR:ر.ق.{200f},SAR:ر.س.{200f},SDG:ج.س.,SYP:ل.س.{200f},TND:د.ت.{200f},YER:ر.ي.{200f},ZAR:
    =f8,BIF:FBu =f8,BMD:{24} =f8,BND:{24},MYR:RM,PHP: =f6,BOB:Bs =fo,USD:{24} =f6,GBP:{a3}
    =f8,BSD:{24} =f8,AUD:AU{24},BTN:Nu.,KRW:KR{20a9},THB:TH{e3f} =f8,BWP:P
    =f7,BYN:Br,PHP:,RUB:{20bd} =f8,BZD:{24} =f8,CAD:{24} =f8,MYR:RM =f8,CDF:FC,KES:Ksh,PHP:,TZS:TSh
    =f8,NZD:{24} =f6,CLP:{24} =fv,CNY:{a5} =f6,COP:{24} =f6,CRC:{20a1} =f6,CUP:{24} =fv,CVE:{200b}
    =fo,ANG:NAf. =f8,AUD:{24} =fd,AMD: =fv,CZK:Kč =f6,DJF:Fdj =fv,DKK:kr. =f6,DOP:RD{24}
    =f6,USD:{24} =f6,ERN:Nfk =f8,FJD:{24} =f8,FKP:{a3},GBP:GB{a3} =f8,DKK:kr,PHP: =fv,GEL:{20be}
    =f8,GHS:GH{20b5},IQD:Irak{20}dinaa,XOF:AAS =f8,GBP:GB{a3},GIP:{a3} =f8,DKK:kr. =f8,GMD:D
    =fp,GNF:FG =f6,GTQ:Q =f8,GYD:{24} =f6,HNL:L =f6,HRK:kn =fp,HTG:G =f6,HUF:Ft,JPY:{a5}
    =fv,IDR:Rp,INR:Rs =f6,ISK:kr. =f8,JMD:{24} =f7,PHP: =g3,CDF:,USD:{24} =gd,KHR:{17db} =f6,KMF:CF
    =f8,KYD:{24} =fz,BYN:,KZT:{20b8},UAH:{20b4} =f8,LAK:{20ad},PHP: =f8,PHP: =f8,LRD:{24}
    =f8,LSL:M,ZAR:R =f6,MDL:L =f9,BAM:KM =f8,MGA:Ar
    =f8,ANG:NAf,AWG:Afl,HTG:G,MMK:K,PAB:B{2f}.,TTD:TT{24} =gd,MNT:{20ae} =f9,MOP:MOP{24} =f8,MUR:Rs
    =f8,MWK:MK =f6,MRU:UM,MXN:{24} =fs,BND: =fv,MZN:MTn =h9,NAD:{24},ZAR:R =f7,NGN:{20a6}
    =f8,NGN:{20a6} =f6,NIO:C{24} =fv,NOK:kr =f6,PAB:B{2f}. =f6,PEN:S{2f} =f8,PGK:K =gd,PKR:Rs
    =f6,PLN:zł =f8,PYG:{20b2} =h7,KZT: =f8,RWF:RF =f8,SBD:{24} =fp,SCR:SR =f8,SGD:{24}
    =f8,GBP:GB{a3},SHP:{a3} =fg,GBP:UK{a3} =f6,ILS:NIS =f8,SLE:Le =f6,SOS:S =fo,SRD:{24}
    =f6,GBP:GB{a3},SSP:{a3} =fv,STN:Db =f8,ANG:NAf. =f8,SZL:E =f7,JPY:JP{a5} =f6,AUD:A{24}
    =f8,AUD:AUD{24},NZD:NZD{24},TOP:T{24} =fg,TRY:{20ba} =f8,TTD:{24} =f9,KRW:{ffe6},TWD:{24}
    =g3,CDF: =f6,JPY:{a5},UAH:{20b4} =ij,UGX:USh =f6,UYU:{24} =h9,UZS:soʻm =f6,VEF:Bs.,VES:Bs.S
    =fp,VUV:VT =f8,ZAR:R =f8,ZMW:K =3q,PHP: =1s,ZAR: =4,ZAR: =5,ZAR: =7,ZAR: =8,ZAR: =9,ZAR:
    =3z,PHP: =b,ZAR: =41,PHP: =d,ZAR: =43,PHP: =f,ZAR: =45,PHP: =i,ZAR: =j,ZAR: =49,PHP: =4c,PHP:
    =4d,PHP: =p,ZAR: =q,ZAR: =4j,PHP: =y,ZAR: =4p,PHP: =4q,PHP: =4r,PHP: =4s,PHP: =4t,PHP: =15,ZAR:
    =16,ZAR: =18,ZAR: =4y,PHP: =4z,PHP: =1b,ZAR: =51,PHP: =29,ZAR: =53,PHP: =3r,PHP: =57,PHP:
    =58,PHP: =5d,PHP: =5e,PHP: =5g,PHP: =5h,PHP: =5i,PHP: =5j,PHP: =5k,PHP: =1x,ZAR: =1y,ZAR:
    =5n,PHP: =23,ZAR: =24,ZAR: =25,ZAR: =5s,PHP: =27,ZAR: =28,ZAR: =5y,PHP: =5z,PHP: =2g,ZAR:
    =63,PHP: =66,PHP: =4m,PHP: =2m,ZAR: =29,NAD:{24} =6b,PHP: =6c,PHP: =6d,PHP: =6e,PHP: =2v,ZAR:
    =6i,PHP: =6k,PHP: =2z,ZAR: =6o,PHP: =6r,PHP: =38,ZAR: =39,ZAR: =3a,ZAR: =3f,ZAR: =72,PHP:
    =3i,ZAR: =74,PHP: =3k,ZAR: =76,PHP: =77,PHP: =78,PHP: =79,PHP: =3q,TZS:TSh =3r,TZS:TSh
    =3s,TZS:TSh =3t,TZS:TSh =3u,TZS:TSh =3v,TZS:TSh =3w,TZS:TSh =3x,TZS:TSh =3y,TZS:TSh =3z,TZS:TSh
    =40,TZS:TSh =41,TZS:TSh =42,TZS:TSh =43,TZS:TSh =44,TZS:TSh =45,TZS:TSh =46,TZS:TSh =47,TZS:TSh
    =48,TZS:TSh =49,TZS:TSh =4a,TZS:TSh =4b,TZS:TSh =4c,TZS:TSh =4d,TZS:TSh =4e,TZS:TSh =4f,TZS:TSh
    =4g,TZS:TSh =4h,TZS:TSh =4i,TZS:TSh =4j,TZS:TSh =4k,TZS:TSh =4l,TZS:TSh =4m,TZS:TSh =4o,TZS:TSh
    =4p,TZS:TSh =4q,TZS:TSh =4r,TZS:TSh =4s,TZS:TSh =4t,TZS:TSh =4u,TZS:TSh =4v,TZS:TSh =4w,TZS:TSh
    =4x,TZS:TSh =4y,TZS:TSh =4z,TZS:TSh =50,TZS:TSh =51,TZS:TSh =52,TZS:TSh =53,TZS:TSh =54,TZS:TSh
    =55,TZS:TSh =56,TZS:TSh =57,TZS:TSh =58,TZS:TSh =59,TZS:TSh =5a,TZS:TSh =5b,TZS:TSh =5c,TZS:TSh
    =5d,TZS:TSh =5e,TZS:TSh =5f,TZS:TSh =5g,TZS:TSh =5h,TZS:TSh =5i,TZS:TSh =5j,TZS:TSh =5k,TZS:TSh
    =5l,TZS:TSh =5m,TZS:TSh =5n,TZS:TSh =5o,TZS:TSh =5q,TZS:TSh =5r,TZS:TSh =5s,TZS:TSh =5t,TZS:TSh
    =5u,TZS:TSh =5v,TZS:TSh =5w,TZS:TSh =5x,TZS:TSh =5y,TZS:TSh =5z,TZS:TSh =60,TZS:TSh =61,TZS:TSh
    =62,TZS:TSh =63,TZS:TSh =64,TZS:TSh =65,TZS:TSh =66,TZS:TSh =67,TZS:TSh =68,TZS:TSh =69,TZS:TSh
    =6a,TZS:TSh =6b,TZS:TSh =6c,TZS:TSh =6d,TZS:TSh =6e,TZS:TSh =6f,TZS:TSh =6g,TZS:TSh =6h,TZS:TSh
    =6i,TZS:TSh =6j,TZS:TSh =6k,TZS:TSh =6l,TZS:TSh =6m,TZS:TSh =6n,TZS:TSh =6o,TZS:TSh =6p,TZS:TSh
    =6q,TZS:TSh =6r,TZS:TSh =6s,TZS:TSh =6t,TZS:TSh =6u,TZS:TSh =6v,TZS:TSh =6w,TZS:TSh =6x,TZS:TSh
    =6y,TZS:TSh =6z,TZS:TSh =70,TZS:TSh =71,TZS:TSh =72,TZS:TSh =74,TZS:TSh =76,TZS:TSh =77,TZS:TSh
    =78,TZS:TSh =79,TZS:TSh =7a,TZS:TSh =7b,TZS:TSh =22,ZAR: =6,ZAR: =2y,ARS:{24},ZAR:
    =bb,ETB:,JPY:{a5},USD:{24} =e,JPY:{a5},ZAR: =el,PHP: =h,ZAR: =k,JPY:{a5},ZAR: =l,ZAR: =m,ZAR:
    =bm,ETB:,USD:{24} =oo,BOB:Bs =r,ZAR: =t,ZAR: =bs,ETB: =v,ZAR: =w,ZAR: =x,ZAR: =z,ZAR:
    =2y,CLP:{24},ZAR: =11,ZAR: =2y,COP:{24},ZAR: =oo,CRC:{20a1} =2y,CUP:{24},ZAR: =17,ZAR: =19,ZAR:
    =ov,DJF:Fdj =2y,DOP:RD{24},ZAR: =2y,ZAR: =cc,JPY:{a5} =1h,ZAR: =1i,ZAR: =1j,ZAR: =pg,GEL:{20be}
    =1m,ZAR: =1n,ZAR: =1o,ZAR: =ov,GNF:FG =oo,GTQ:Q =1r,ZAR: =oo,HNL:L =oo,HRK:kn =ov,HTG:G
    =oo,HUF:Ft =jm,ISK:kr. =21,ZAR: =26,ZAR: =2a,ZAR: =oo,MDL:L =2d,ZAR: =2e,ZAR: =2h,ZAR: =2i,ZAR:
    =2j,ZAR: =oo,MRU:UM,MXN:{24} =jm,MYR:RM =18,NAD:{24} =2o,ZAR: =2p,ZAR: =oo,NIO:C{24} =oo,NOK:kr
    =oo,PAB:B{2f}. =oo,PEN:S{2f} =2u,ZAR: =oo,PLN:zł =2x,ZAR: =30,ZAR: =31,ZAR: =ov,SCR:SR
    =33,ZAR: =34,ZAR: =oo,ILS:NIS =36,ZAR: =37,ZAR: =3b,ZAR: =3c,ZAR: =3e,ZAR: =3g,ZAR: =3h,ZAR:
    =kr,RUB: =pg,UYU:{24} =3m,ZAR: =oo,VEF:Bs.,VES:Bs.S =ov,VUV:VT =3p,ZAR: =6g,AZN:{20bc}
    =it,AZN:{20bc} =iu,AZN:{20bc} =iv,AZN:{20bc} =44,XCD:{24} =iw,AZN:{20bc} =ix,AZN:{20bc}
    =iy,AZN:{20bc} =j4,ARS:{24} =j0,AZN:{20bc} =bb,AZN:{20bc},ETB: =j2,AZN:{20bc}
    =e,AZN:{20bc},ZAR: =j5,AZN:{20bc} =44,BBD:{24} =j4,BDT:{9f3} =j7,AZN:{20bc} =k,AZN:{20bc},ZAR:
    =44,BIF:FBu =44,BMD:{24} =bm,AZN:{20bc},ETB: =j4,BOB:Bs =jb,AZN:{20bc} =j4,AUD:AU{24}
    =44,BSD:{24} =4h,AZN:{20bc} =44,BWP:P =p2,AZN:{20bc} =44,BZD:{24} =44,CAD:{24} =44,MYR:RM
    =je,AZN:{20bc} =44,NZD:{24} =j4,CLP:{24} =p8,AZN:{20bc} =j4,COP:{24} =j4,CRC:{20a1}
    =j4,CUP:{24} =jk,AZN:{20bc} =jl,AZN:{20bc} =44,AUD:{24} =j4,USD:{24} =pd,AZN:{20bc} =ri,DJF:Fdj
    =jp,AZN:{20bc} =j4,DOP:RD{24} =cc,AZN:{20bc} =oo,AZN:{20bc} =44,FJD:{24} =pj,AZN:{20bc}
    =j4,DKK:kr =j4,GEL:{20be} =7q,XOF:AAS =pm,AZN:{20bc} =44,DKK:kr. =44,GMD:D =ri,GNF:FG =j4,GTQ:Q
    =44,GYD:{24} =j4,HNL:L =j4,HRK:kn =ri,HTG:G =j4,HUF:Ft,JPY:{a5} =k3,AZN:{20bc} =k4,AZN:{20bc}
    =f6,PHP:{20b1} =3u,IRR:ریال,XOF:فرانک{202f}CFA =j4,ISK:kr. =44,JMD:{24} =k6,AZN:{20bc}
    =k7,AZN:{20bc} =k8,AZN:{20bc} =44,KYD:{24} =ka,AZN:{20bc} =j4,LAK:{20ad} =44,LRD:{24}
    =2b,AZN:{20bc} =j4,MDL:L =q1,AZN:{20bc} =44,MGA:Ar =61,AZN:{20bc} =ke,AZN:{20bc} =q3,AZN:{20bc}
    =44,MUR:Rs =44,MWK:MK =j4,MRU:UM,MXN:{24} =j4,MYR:RM =ki,AZN:{20bc} =f,NAD:{24} =q9,AZN:{20bc}
    =44,NGN:{20a6} =j4,NIO:C{24} =j4,NOK:kr =j4,PAB:B{2f}. =j4,PEN:S{2f} =44,PGK:K =ko,AZN:{20bc}
    =j4,PLN:zł =44,PYG:{20b2} =j4,JPY:{a5} =6l,AZN:{20bc},TMT:ТМТ =44,RWF:RF =44,SBD:{24}
    =ri,SCR:SR =44,SGD:{24} =qm,AZN:{20bc} =j4,ILS:NIS =44,SLE:Le =qp,AZN:{20bc} =ku,AZN:{20bc}
    =kv,AZN:{20bc} =kw,AZN:{20bc} =44,ANG:NAf. =44,SZL:E =44,USD:{24} =qs,AZN:{20bc} =kx,AZN:{20bc}
    =44,TTD:{24} =qu,AZN:{20bc} =kz,AZN:{20bc} =ts,UAH:{20b4} =l1,AZN:{20bc} =j4,UYU:{24}
    =j4,UZS:soʻm =j4,VEF:Bs.,VES:Bs.S =ri,VUV:VT =1,AZN:{20bc} =44,ZMW:K =3q,AZN:{20bc}
    =3r,AZN:{20bc} =3s,AZN:{20bc} =3t,AZN:{20bc} =3u,AZN:{20bc} =3v,AZN:{20bc} =3w,AZN:{20bc}
    =3x,AZN:{20bc} =3y,AZN:{20bc} =3z,AZN:{20bc} =40,AZN:{20bc} =41,AZN:{20bc} =42,AZN:{20bc}
    =43,AZN:{20bc} =45,AZN:{20bc} =46,AZN:{20bc} =44,BDT:{9f3} =48,AZN:{20bc} =49,AZN:{20bc}
    =ul,BGN:лв.,USD:щ.д. =4a,AZN:{20bc} =4b,AZN:{20bc} =4c,AZN:{20bc} =4d,AZN:{20bc}
    =4e,AZN:{20bc} =44,AUD:AU{24} =4g,AZN:{20bc} =4i,AZN:{20bc} =4j,AZN:{20bc} =4k,AZN:{20bc}
    =4l,AZN:{20bc} =4m,AZN:{20bc} =4n,AZN:{20bc} =4o,AZN:{20bc} =4p,AZN:{20bc} =4q,AZN:{20bc}
    =4r,AZN:{20bc} =4s,AZN:{20bc} =4t,AZN:{20bc} =4u,AZN:{20bc} =4v,AZN:{20bc} =4w,AZN:{20bc}
    =4y,AZN:{20bc} =4z,AZN:{20bc} =50,AZN:{20bc} =51,AZN:{20bc} =53,AZN:{20bc} =54,AZN:{20bc}
    =55,AZN:{20bc} =56,AZN:{20bc} =57,AZN:{20bc} =58,AZN:{20bc} =59,AZN:{20bc} =5a,AZN:{20bc}
    =5b,AZN:{20bc} =5c,AZN:{20bc} =5d,AZN:{20bc} =5e,AZN:{20bc} =5f,AZN:{20bc} =5g,AZN:{20bc}
    =5h,AZN:{20bc} =5i,AZN:{20bc} =5j,AZN:{20bc} =5k,AZN:{20bc} =5l,AZN:{20bc} =5m,AZN:{20bc}
    =5n,AZN:{20bc} =5o,AZN:{20bc} =5p,AZN:{20bc} =44,KGS:сом =5q,AZN:{20bc} =5r,AZN:{20bc}
    =5s,AZN:{20bc} =5t,AZN:{20bc} =tt,KZT:{20b8} =44,LAK:{20ad} =5w,AZN:{20bc} =5x,AZN:{20bc}
    =5y,AZN:{20bc} =5z,AZN:{20bc} =60,AZN:{20bc} =ul,MKD:ден. =62,AZN:{20bc} =63,AZN:{20bc}
    =64,AZN:{20bc} =65,AZN:{20bc} =66,AZN:{20bc} =67,AZN:{20bc} =68,AZN:{20bc} =69,AZN:{20bc}
    =6a,AZN:{20bc} =6b,AZN:{20bc} =6c,AZN:{20bc} =6d,AZN:{20bc} =6e,AZN:{20bc} =6f,AZN:{20bc}
    =6h,AZN:{20bc} =6i,AZN:{20bc} =6j,AZN:{20bc} =ws,BAM:КМ =6m,AZN:{20bc} =6n,AZN:{20bc}
    =6o,AZN:{20bc} =6p,AZN:{20bc} =6q,AZN:{20bc} =6r,AZN:{20bc} =6s,AZN:{20bc} =6t,AZN:{20bc}
    =6u,AZN:{20bc} =6v,AZN:{20bc} =6w,AZN:{20bc} =6x,AZN:{20bc} =6y,AZN:{20bc} =vv,TJS:сом.
    =6z,AZN:{20bc} =70,AZN:{20bc} =71,AZN:{20bc} =72,AZN:{20bc} =73,AZN:{20bc} =74,AZN:{20bc}
    =75,AZN:{20bc} =76,AZN:{20bc} =77,AZN:{20bc} =78,AZN:{20bc} =79,AZN:{20bc} =7a,AZN:{20bc}
    =7b,AZN:{20bc} =kr,AZN:{20bc} =v4,AZN: =52,KGS:сом =5u,TMT:ТМТ =3q,MKD:ден.
    =5z,BAM:КМ =53,TJS:сом. =jd,BRL:,CAD:,NZD: =3q,BYN:Br,RUB:{20bd} =u,AUD:AU{24},BRL:,ZAR:
    =iu,BYN:Br,RUB:{20bd} =iv,BYN:Br,RUB:{20bd} =yc,XCD:{24} =iw,BRL:,BYN:Br,RUB:{20bd}
    =ix,BYN:Br,RUB:{20bd} =iy,BYN:Br,RUB:{20bd} =yb,ARS:{24},USD:US{24} =p2,AUD:AU{24}
    =yb,AUD:{24},SCR:Rs,XPF:CFP =j2,BYN:Br,RUB:{20bd} =j3,BYN:Br,JPY:{a5},NZD:,RUB:{20bd}
    =j4,BYN:Br,RUB:{20bd} =yb,BAM:KM,HRK:kn,RSD:din.,THB:{e3f} =yc,BBD:{24} =j6,BYN:Br,RUB:{20bd}
    =yn,AWG: =j8,BYN:Br,JPY:{a5},RUB:{20bd} =yb,BGN:лв.,USD:щ.д. =yc,BIF:FBu =yc,BMD:{24}
    =em,BYN:Br,CAD:,PHP:,RUB:{20bd} =yb,BOB:Bs =yt,USD:{24} =ye,GBP:{a3} =yc,BSD:{24}
    =4h,BYN:Br,RUB:{20bd} =yc,BWP:P =yc,BZD:{24} =yc,CAD:{24} =yc,MYR:RM =je,BYN:Br,RUB:{20bd}
    =yc,NZD:{24} =yb,CLP:{24},USD:US{24} =jg,BYN:Br,RUB:{20bd} =yb,COP:{24},USD:US{24}
    =yb,CRC:{20a1} =yb,CUP:{24},USD:US{24} =z1,CVE:{200b} =yt,ANG:NAf. =yc,AUD:{24} =p2,JPY:JP{a5}
    =jn,BYN:Br,RUB:{20bd} =yu,DJF:Fdj =z1,DKK:kr. =yb,DOP:RD{24},USD:US{24}
    =yb,THB:{e3f},USD:US{24} =4j,ERN:Nfk,ETB:Br,USD:US{24} =yc,FJD:{24} =56,BYN:Br,RUB:{20bd}
    =ju,BYN:Br,RUB:{20bd} =jd,GEL:{20be},NZD:,USD:US{24} =59,BYN:Br,RUB:{20bd}
    =5a,BYN:Br,RUB:{20bd} =yc,DKK:kr. =yc,GMD:D =yu,GNF:FG =yb,GTQ:Q =yc,GYD:{24}
    =jd,AUD:AU{24},USD:US{24} =yb,HNL:L =yb,HRK:kn =yu,HTG:G =yb,HUF:Ft =k3,BYN:Br,RUB:{20bd}
    =p2,CNY:{200e}CN{a5}{200e} =yb,ISK:kr.,JPY:JP{a5} =4j,BRL:,THB:{e3f} =yc,JMD:{24}
    =k6,BYN:Br,RUB:{20bd} =yb,JPY:JP{a5},KGS:сом,THB:{e3f} =zi,KHR:{17db} =ye,KMF:CF =z1,THB:
    =yc,KYD:{24} =ka,BYN:Br,TMT:ТМТ =kb,BYN:Br,RUB:{20bd} =yp,AZN: =yc,LRD:{24}
    =5x,BYN:Br,RUB:{20bd} =yb,MDL:L =zs,BAM:KM,GEL: =yc,MGA:Ar =zs,GEL:,MKD:ден.
    =61,BYN:Br,RUB:{20bd} =zi,MNT:{20ae} =100,MOP:MOP{24} =yc,PHP: =yc,MUR:Rs =yc,MWK:MK
    =yb,MRU:UM,MXN:{24} =yy,BND: =z1,MZN:MTn =u,JPY:JP{a5},NAD:{24} =4j,NGN:{20a6} =yc,NGN:{20a6}
    =yb,NIO:C{24} =yb,NOK:kr =yb,PAB:B{2f}. =yb,PEN:S{2f} =yc,PGK:K =4j,THB:{e3f} =zi,PKR:Rs
    =yb,BRL:R{24},PLN:zł =yc,PYG:{20b2} =10m,BAM:КМ =10g,KZT: =yc,RWF:RF =yc,SBD:{24} =yu,SCR:SR
    =yc,SGD:{24} =6q,BYN:Br,RUB:{20bd} =yb,ILS:NIS =yc,SLE:Le =6t,BYN:Br,RUB:{20bd} =yt,SRD:{24}
    =kv,BYN:Br,RUB:{20bd} =z1,STN:Db =yc,ANG:NAf. =yc,SZL:E =yl,USD:US{24}
    =4j,JPY:JP{a5},TJS:сом. =6z,BYN:Br,RUB:{20bd} =yl,TRY:{20ba} =yc,TTD:{24}
    =ky,BYN:Br,RUB:{20bd} =z8,CDF: =yb,UAH:{20b4} =11v,UGX:USh =yb,USD:US{24},UYU:{24}
    =10s,UZS:soʻm =yb,VEF:Bs.,VES:Bs.S =yu,VUV:VT =yc,ZAR:R =yc,ZMW:K =3r,ZMW:K =3s,ZMW:K
    =3t,ZMW:K =3u,ZMW:K =3v,ZMW:K =3w,ZMW:K =3x,ZMW:K =3y,ZMW:K =3z,ZMW:K =40,ZMW:K =41,ZMW:K
    =42,ZMW:K =43,ZMW:K =45,ZMW:K =46,ZMW:K =47,ZMW:K =48,ZMW:K =49,ZMW:K =4a,ZMW:K =4b,ZMW:K
    =4c,ZMW:K =4d,ZMW:K =4e,ZMW:K =4f,ZMW:K =4g,ZMW:K =4h,ZMW:K =4i,ZMW:K =4j,ZMW:K =4k,ZMW:K
    =4l,ZMW:K =4m,ZMW:K =4n,ZMW:K =4o,ZMW:K =4p,ZMW:K =4q,ZMW:K =4r,ZMW:K =4s,ZMW:K =4t,ZMW:K
    =4u,ZMW:K =4v,ZMW:K =4w,ZMW:K =4x,ZMW:K =4y,ZMW:K =4z,ZMW:K =50,ZMW:K =51,ZMW:K =53,ZMW:K
    =54,ZMW:K =55,ZMW:K =56,ZMW:K =57,ZMW:K =58,ZMW:K =59,ZMW:K =5a,ZMW:K =5b,ZMW:K =5c,ZMW:K
    =5d,ZMW:K =5e,ZMW:K =5f,ZMW:K =5g,ZMW:K =5h,ZMW:K =5i,ZMW:K =5j,ZMW:K =5k,ZMW:K =5l,ZMW:K
    =5m,ZMW:K =5n,ZMW:K =5o,ZMW:K =5p,ZMW:K =5q,ZMW:K =5r,ZMW:K =5s,ZMW:K =5t,ZMW:K =5u,ZMW:K
    =5v,ZMW:K =5w,ZMW:K =5x,ZMW:K =5y,ZMW:K =5z,ZMW:K =60,ZMW:K =61,ZMW:K =62,ZMW:K =63,ZMW:K
    =64,ZMW:K =65,ZMW:K =66,ZMW:K =67,ZMW:K =3p,NAD:{24} =69,ZMW:K =6a,ZMW:K =6b,ZMW:K =6c,ZMW:K
    =6d,ZMW:K =6e,ZMW:K =6f,ZMW:K =6g,ZMW:K =6h,ZMW:K =6i,ZMW:K =6j,ZMW:K =6k,ZMW:K =6l,ZMW:K
    =6m,ZMW:K =6n,ZMW:K =6o,ZMW:K =6p,ZMW:K =6q,ZMW:K =6r,ZMW:K =6s,ZMW:K =6t,ZMW:K =6u,ZMW:K
    =6v,ZMW:K =6w,ZMW:K =6x,ZMW:K =6y,ZMW:K =6z,ZMW:K =70,ZMW:K =71,ZMW:K =72,ZMW:K =73,ZMW:K
    =74,ZMW:K =75,ZMW:K =76,ZMW:K =77,ZMW:K =78,ZMW:K =79,ZMW:K =3p,THB:
    =yv,AUD:,BYN:,CNY:,GBP:,HKD:,ILS:,INR:,JPY:,KRW:,MXN:,RUB:,TWD:,VND:,XCD: =3q,BGN:лв.
    =3r,BGN:лв. =3,BGN:лв.,BRL:,CNY:,USD:щ.д.,XCD:,ZAR: =iu,BGN:лв. =iv,BGN:лв.
    =3v,BGN:лв. =iw,BGN:лв.,BRL: =ix,BGN:лв. =iy,BGN:лв. =15m,ARS:{24},USD:US{24}
    =j0,BGN:лв. =15m,AUD:{24},SCR:Rs,XPF:CFP =j2,BGN:лв.
    =j3,AUD:,BGN:лв.,CNY:,GBP:,HKD:,INR:,JPY:,KRW:,NZD:,TWD:,VND: =j4,BGN:лв.
    =15p,AUD:,BAM:KM,GBP:,HKD:,HRK:kn,ILS:,NZD:,RSD:din. =46,BGN:лв. =j6,BGN:лв. =j7,BGN:лв.
    =j8,BGN:лв.,CNY:,HKD:,JPY:,TWD:,XCD: =4a,BGN:лв. =4b,BGN:лв.
    =n,BGN:лв.,THB:,USD:щ.д.,ZAR: =15m,BOB:Bs =jb,BGN:лв. =jc,BGN:лв. =4g,BGN:лв.
    =4h,BGN:лв.,ILS: =4i,BGN:лв. =yb,BGN:лв. =4k,BGN:лв. =4l,BGN:лв. =4m,BGN:лв.
    =je,BGN:лв. =4o,BGN:лв. =15m,CLP:{24},USD:US{24} =jg,BGN:лв. =15m,COP:{24},USD:US{24}
    =15m,CRC:{20a1} =15m,CUP:{24},USD:US{24} =jk,BGN:лв. =jl,BGN:лв. =4w,BGN:лв.
    =jm,BGN:лв. =jn,BGN:лв.,ILS:,INR:,VND: =166,DJF:Fdj =jp,BGN:лв.
    =15m,DOP:RD{24},USD:US{24} =15m,THB:{e3f},USD:US{24},VND:{20ab} =15m,USD:{24}
    =54,BGN:лв.,CNY:,JPY: =170,GBP:{a3},JPY:{a5} =55,BGN:лв. =56,BGN:лв. =ju,BGN:лв.
    =15m,BRL:R{24},CAD:CA{24},GBP:{a3},GEL:{20be},MXN:MX{24},TWD:NT{24},USD:US{24},XCD:EC{24}
    =59,BGN:лв. =5a,BGN:лв. =5b,BGN:лв. =5c,BGN:лв. =166,GNF:FG =15m,GTQ:Q =5f,BGN:лв.
    =jy,BGN:лв. =15m,HNL:L =15m,HRK:kn =166,HTG:G =15m,HUF:Ft,JPY:{a5} =k3,BGN:лв.
    =k4,BGN:лв. =15m,CNY:CN{a5},HKD:HK{24},ILS:{20aa},ISK:kr.,JPY:JP{a5},XCD:EC{24}
    =y5,BRL:,HKD:,INR:,JPY:,KRW:,MXN:,THB:{e3f},TWD:,VND: =5o,BGN:лв. =jt,BGN:лв.,CNY:
    =k6,BGN:лв. =16z,CNY:CN{a5},JPY:JP{a5},KGS:сом,USD:щ.д. =k7,BGN:лв. =k8,BGN:лв.
    =k9,BGN:лв. =5t,BGN:лв. =ka,BGN:лв.,TMT:ТМТ =kb,BGN:лв. =jr,BGN:лв. =5w,BGN:лв.
    =5x,BGN:лв. =15m,MDL:L =kd,AUD:,BGN:лв.,KRW:,NZD:,VND: =60,BGN:лв.
    =176,GBP:,GEL:,MKD:ден.,TWD: =61,BGN:лв. =ke,BGN:лв. =kf,BGN:лв. =is,BGN:лв.
    =64,BGN:лв. =65,BGN:лв. =15m,MRU:UM,MXN:{24} =169,BND: =ki,BGN:лв.
    =2n,BGN:лв.,USD:щ.д. =69,BGN:лв. =6a,BGN:лв. =15m,NIO:C{24} =15m,GBP:{a3},NOK:kr
    =15m,PAB:B{2f}. =15m,PEN:S{2f} =6f,BGN:лв. =6g,BGN:лв. =ko,BGN:лв.
    =15m,BRL:R{24},PLN:zł,XCD:EC{24} =6j,BGN:лв. =181,BAM:КМ =17v,KZT: =6m,BGN:лв.
    =6n,BGN:лв. =166,SCR:SR =6p,BGN:лв. =6q,BGN:лв.
    =15p,AUD:,CNY:CN{a5},GBP:,NZD:,THB:,TWD:,USD:{24} =15m,ILS:NIS,MXN:MX{24},XCD:EC{24}
    =6s,BGN:лв. =6t,BGN:лв. =ku,BGN:лв. =kv,BGN:лв. =kw,BGN:лв. =6x,BGN:лв.
    =6y,BGN:лв. =it,BGN:лв. =ya,BGN:лв. =187,GBP: =6z,BGN:лв. =kx,BGN:лв. =71,BGN:лв.
    =ky,BGN:лв. =kz,BGN:лв. =15m,JPY:{a5},UAH:{20b4} =l1,BGN:лв. =15m,USD:US{24},UYU:{24}
    =l3,BGN:лв. =15m,VEF:Bs.,VES:Bs.S =166,VUV:VT =7a,BGN:лв. =7b,BGN:лв.
    =52,NPR:नेरू =6g,BDT:{9f3} =it,BDT:{9f3} =iu,BDT:{9f3} =iv,BDT:{9f3} =47,XCD:{24}
    =iw,BDT:{9f3} =ix,BDT:{9f3} =iy,BDT:{9f3} =j6,ARS:{24} =j0,BDT:{9f3} =bb,BDT:{9f3},ETB:
    =j2,BDT:{9f3} =e,BDT:{9f3},ZAR: =j5,BDT:{9f3} =47,BBD:{24} =j7,BDT:{9f3} =k,BDT:{9f3},ZAR:
    =47,BIF:FBu =47,BMD:{24} =bm,BDT:{9f3},ETB: =j6,BOB:Bs =jb,BDT:{9f3} =j6,AUD:AU{24}
    =47,BSD:{24} =4h,BDT:{9f3} =47,BWP:P =p2,BDT:{9f3} =47,BZD:{24} =47,CAD:{24} =47,MYR:RM
    =je,BDT:{9f3} =47,NZD:{24} =j6,CLP:{24} =p8,BDT:{9f3} =j6,COP:{24} =j6,CRC:{20a1} =j6,CUP:{24}
    =jk,BDT:{9f3} =jl,BDT:{9f3} =47,AUD:{24} =j6,USD:{24} =pd,BDT:{9f3} =1a2,DJF:Fdj =jp,BDT:{9f3}
    =j6,DOP:RD{24} =cc,BDT:{9f3} =oo,BDT:{9f3} =47,FJD:{24} =pj,BDT:{9f3} =j6,DKK:kr =j6,GEL:{20be}
    =7t,XOF:AAS =pm,BDT:{9f3} =47,DKK:kr. =47,GMD:D =1a2,GNF:FG =j6,GTQ:Q =47,GYD:{24} =j6,HNL:L
    =j6,HRK:kn =1a2,HTG:G =j6,HUF:Ft,JPY:{a5} =k3,BDT:{9f3} =k4,BDT:{9f3} =j6,ISK:kr. =47,JMD:{24}
    =k6,BDT:{9f3} =k7,BDT:{9f3} =k8,BDT:{9f3} =47,KYD:{24} =ka,BDT:{9f3} =j6,LAK:{20ad}
    =47,LRD:{24} =2b,BDT:{9f3} =j6,MDL:L =q1,BDT:{9f3} =47,MGA:Ar =61,BDT:{9f3} =ke,BDT:{9f3}
    =q3,BDT:{9f3} =47,MUR:Rs =47,MWK:MK =j6,MRU:UM,MXN:{24} =j6,MYR:RM =ki,BDT:{9f3} =i,NAD:{24}
    =q9,BDT:{9f3} =47,NGN:{20a6} =j6,NIO:C{24} =j6,NOK:kr =j6,PAB:B{2f}. =j6,PEN:S{2f} =47,PGK:K
    =ko,BDT:{9f3} =j6,PLN:zł =47,PYG:{20b2} =j6,JPY:{a5} =kr,BDT:{9f3} =47,RWF:RF =47,SBD:{24}
    =1a2,SCR:SR =47,SGD:{24} =qm,BDT:{9f3} =j6,ILS:NIS =47,SLE:Le =qp,BDT:{9f3} =ku,BDT:{9f3}
    =kv,BDT:{9f3} =kw,BDT:{9f3} =47,ANG:NAf. =47,SZL:E =47,USD:{24} =qs,BDT:{9f3} =kx,BDT:{9f3}
    =47,TTD:{24} =qu,BDT:{9f3} =kz,BDT:{9f3} =1ca,UAH:{20b4} =l1,BDT:{9f3} =j6,UYU:{24}
    =j6,UZS:soʻm =j6,VEF:Bs.,VES:Bs.S =1a2,VUV:VT =1,BDT:{9f3} =3q,CNY:{a5} =3s,CNY:{a5}
    =3z,CNY:{a5} =41,CNY:{a5} =43,CNY:{a5} =45,CNY:{a5} =49,CNY:{a5} =4d,CNY:{a5} =4p,CNY:{a5}
    =4r,CNY:{a5} =4s,CNY:{a5} =4t,CNY:{a5} =4z,CNY:{a5} =51,CNY:{a5} =52,CNY:{a5} =53,CNY:{a5}
    =54,CNY:{a5} =3r,CNY:{a5} =58,CNY:{a5} =5d,CNY:{a5} =5e,CNY:{a5} =5h,CNY:{a5} =5i,CNY:{a5}
    =5j,CNY:{a5} =5k,CNY:{a5} =5y,CNY:{a5} =66,CNY:{a5} =6b,CNY:{a5} =6c,CNY:{a5} =6d,CNY:{a5}
    =6e,CNY:{a5} =6i,CNY:{a5} =6o,CNY:{a5} =6r,CNY:{a5} =74,CNY:{a5} =76,CNY:{a5} =78,CNY:{a5}
    =79,CNY:{a5}
    =15m,AUD:{24}A,BGN:,CAD:{24}CA,GBP:{a3}{20}RU,HKD:{24}{20}HK,INR:{20b9},MXN:MX{24},NZD:{24}{20}ZN,USD:{24}{20}SU
    =15p,BGN:,CAD:{24}CA,MXN:MX{24},USD:{24}{20}SU =iw,BRL: =1e4,ARS:{24},USD:US{24}
    =1e4,AUD:{24},SCR:Rs,XPF:CFP
    =160,AUD:{24}A,BGN:,GBP:{a3}{20}RU,HKD:{24}{20}HK,INR:{20b9},NZD:{24}{20}ZN
    =162,AUD:{24}A,BGN:,CAD:{24}CA,GBP:{a3}{20}RU,HKD:{24}{20}HK,MXN:MX{24},NZD:{24}{20}ZN,USD:{24}{20}SU
    =166,BGN:,HKD:{24}{20}HK =j9,CAD:{24}CA,USD:{24}{20}SU =1e4,BOB:Bs =4h,ILS:
    =yb,CAD:{24}CA,NZD:{24}{20}ZN =1e4,CLP:{24},USD:US{24} =1e4,COP:{24},USD:US{24} =1e4,CRC:{20a1}
    =1e4,CUP:{24},USD:US{24} =jn,ILS:,VND: =1eb,DJF:Fdj =1e4,DOP:RD{24},USD:US{24}
    =1e4,THB:{e3f},USD:US{24},VND:{20ab} =1e4,USD:{24} =171,BGN: =1eo,GBP:{a3},JPY:{a5}
    =176,AUD:{24}A,BGN:,HKD:{24}{20}HK,INR:{20b9},NZD:{24}{20}ZN =1eb,GNF:FG =1e4,GTQ:Q =1e4,HNL:L
    =1e4,HRK:kn =1eb,HTG:G =1e4,HUF:Ft,JPY:{a5}
    =1e4,CNY:CN{a5},HKD:HK{24},ILS:{20aa},ISK:kr.,JPY:JP{a5},XCD:EC{24}
    =17m,BGN:,HKD:{24}{20}HK,INR:{20b9},MXN:MX{24},USD:{24}{20}SU =jt,CNY:
    =1en,CNY:CN{a5},JPY:JP{a5},USD:{24}{20}SU =1e4,MDL:L =181,AUD:{24}A,BGN:,NZD:{24}{20}ZN
    =1er,GBP:{a3}{20}RU,GEL:,TWD: =1e4,MRU:UM,MXN:{24} =1ec,BND: =kj,CAD:{24}CA,USD:{24}{20}SU
    =1e4,NIO:C{24} =1e4,GBP:{a3},NOK:kr =1e4,PAB:B{2f}. =1e4,PEN:S{2f}
    =1e4,BRL:R{24},PLN:zł,XCD:EC{24} =1f3,BAM: =1eb,SCR:SR
    =18w,AUD:{24}A,BGN:,CAD:{24}CA,GBP:{a3}{20}RU,MXN:MX{24},NZD:{24}{20}ZN =1e4,ILS:NIS,XCD:EC{24}
    =is,GBP:{a3}{20}RU =1e4,JPY:{a5},UAH:{20b4} =1e4,USD:US{24},UYU:{24} =1e4,VEF:Bs.,VES:Bs.S
    =1eb,VUV:VT
    =53,AED:ए.इ.दि,ALL:अल,AMD:ए.एम.दि,ANG:ए.एन.जि,AOA:ए.अ.ए,ARS:ए.आर.एस,AWG:ए.दब{94d}ल{94d}यु.जि,AZN:ए.जेत.एन,BAM:बि.ए.एम,BBD:बि.बि.दि,BGN:बि.जि.एन,BHD:बि.ऐत{94d}स.दि,BIF:बि.आइ.एफ,BMD:बि.एम.डि,BOB:बि.अ.बि,BSD:बि.एस.दि,BWP:बि.दब{94d}ल{94d}यु.पि,BYN:बि.वाई.एन,BZD:बि.जेद.डि,CAD:सि.ए{20}{24},CDF:सि.दि.एफ,CHF:सि.ऐत{94d}स.एफ,CLP:सि.एल.पि,CNY:सिएन{a5},COP:सि.अ.पि,CRC:सि.आर.सि,CUC:सि.इउ.सि,CUP:सि.इउ.पि,CVE:सि.भि.इ,CZK:सि.जेद.के,DJF:दि.जे.एफ,DKK:दि.के.के,DOP:डि.अ.पि,DZD:दि.जेत.दि,EGP:ई.जि.पि,ERN:इ.आर.एन,ETB:इ.ति.बि,FKP:एफ.के.पि,GEL:जि.इ.एल,GHS:जि.ऐत{94d}स.एस,GIP:जि.आइ.पि,GMD:जि.एम.दि,GNF:जि.एन.एफ,GTQ:जि.ति.किउ,GYD:जि.वाई.दि,HKD:ऐत{94d}स.के{24},HNL:ऐत{94d}स.एन.एल,HRK:ऐत{94d}स.आर.के,HTG:ऐत{94d}स.ति.जि,HUF:ऐत{94d}स.इउ.एफ,IQD:आइ.किउ.दि,ISK:आई.एस.के,JMD:जे.एम.दि,JOD:जे.अ.दि,KES:के.इ.एस,KGS:के.जि.एस,KMF:के.एम.एफ,KPW:के.पि.दब{94d}ल{94d}यु,KWD:के.दब{94d}ल{94d}यु.दि,KYD:के.वाई.दि,KZT:के.जेत.ति,LBP:एल.बि.पि,LRD:एल.आर.दि,LSL:एल.एस.एल,LYD:एल.वाई.दि,MAD:एम.ए.दि,MDL:एम.डि.एल,MGA:एम.जि.ए,MKD:एम.के.दि,MNT:एम.एन.ति,MOP:एम.अ.पि,MRU:एम.आर.इउ,MUR:एम.इउ.आर,MWK:एम.दब{94d}ल{94d}यु.के,MXN:एम.एक{94d}स{20}{24},MZN:एम.जेत.एन,NAD:एन.ए.दि,NGN:एन.जि.एन,NIO:एन.आई.अ,NOK:एन.अ.के,OMR:अ.एम.आर,PAB:पि.ए.बि,PEN:पि.इ.एन,PLN:पि.एल.एन,PYG:पि.आई.जि,QAR:किउ.ए.आर,RON:आर.अ.एन,RSD:आर.एस.दि,RUB:रूब,SAR:एस.ए.आर,SCR:एस.सि.आर,SDG:एस.दि.जि,SEK:एस.इ.के,SHP:एस.ऐत{94d}स.पि,SLE:एस.एल.इ,SLL:एस.एल.एल,SOS:एस.अ.एस,SRD:एस.आर.डि,SSP:एस.एस.पि,STN:एस.ति.एन,SYP:एस.वाई.पि,SZL:एस.जेत.एल,TJS:ति.जे.एस,TMT:ति.एम.ति,TND:ति.एन.दि,TRY:ति.आर.वाई,TTD:ति.ति.डि,TWD:एन.ति{24},TZS:ति.जेत.एस,UAH:इउ.ए.ऐत{94d}स,UGX:इउ.जि.एक{94d}स,UYU:इउ.वाई.इउ,UZS:इउ.जेत.एस,VES:भि.इ.एस,XCD:इ.सि{20}{24},YER:वाई.इ.आर,ZAR:जेत.ए.आर
    =1fm,CAD:CA{24},CNY:CN{a5},HKD:HK{24},MXN:MX{24},TWD:NT{24},USD:US{24},XCD:EC{24}
    =1fn,JPY:{a5},USD:{24} =1fm,AUD:AU{24},HKD:HK{24},JPY:{a5},THB:{e3f},TWD:NT{24}
    =1fn,AUD:AU{24},GBP:UK{a3},THB:{e3f}
    =1fo,AFN:{60b},CAD:{24}CA,CNY:{a5}CN,HKD:{24}HK,MXN:{24}MX,NZD:{24}NZ,THB:{e3f},XCD:{24}EC
    =1fn,XCD:{24} =1fn,ALL:Lekë,THB:{e3f} =1fn,AMD:{58f},THB:{e3f},USD:{24} =1fq,AOA:Kz,GBP:{a3}
    =1fm,ARS:{24},USD:US{24} =1fo,AUD:AU{24},THB:{e3f} =1fm,AUD:{24},SCR:Rs,XPF:CFP
    =1fq,AWG:Afl.,CAD:C{24},FJD:FJ{24},GBP:{a3},SBD:SI{24}
    =1fn,BBD:Bds{24},BMD:BM{24},BRL:BR{24},BSD:BS{24},BZD:BZ{24},CNY:सिएन{a5},DKK:Dkr,DOP:RD{24},EGP:EG{a3},HKD:ऐत{94d}स.के{24},ISK:Ikr,JMD:JM{24},NOK:Nkr,SEK:kr,TWD:एन.ति{24}
    =1fn,AZN:{20bc},THB:{e3f} =1fp,AUD:A{24},BAM:KM,HKD:ऐत{94d}स.के{24},HRK:kn,RSD:din.
    =1fn,BBD:{24} =1fn,BDT:{9f3},THB:{e3f} =1fz,AWG:ए.दब{94d}ल{94d}यु.जि
    =1fm,ARS:{24}AR,AUD:{24}AU,BMD:{24}BM,BND:{24}BN,BZD:{24}BZ,CAD:{24}CA,CLP:{24}CL,COP:{24}CO,FJD:{24}FJ,FKP:{a3}FK,GBP:{a3}GB,GIP:{a3}GI,LBP:{a3}LB,MXN:{24}MX,NAD:{24}NA,NZD:{24}NZ,SBD:{24}SB,SGD:{24}SG,SRD:{24}SR,TTD:{24}TT,USD:{24}US,UYU:{24}UY,WST:{24}WS,XPF:FCFP
    =1fn,BIF:FBu =1fn,BMD:{24}
    =1fn,BND:{24},CAD:सि.ए{20}{24},MXN:एम.एक{94d}स{20}{24},MYR:RM,USD:{24}
    =1fm,BOB:Bs =1g5,USD:{24} =1fq,GBP:{a3} =1fn,BSD:{24} =1gc,BTN:Nu.,KRW:KR{20a9},THB:TH{e3f}
    =1fn,BWP:P =1fo,BYN:Br,CAD:सि.ए{20}{24},RUB:{20bd} =1fn,BZD:{24} =1fn,CAD:{24}
    =1fn,MYR:RM =1fn,CDF:FC,KES:Ksh,THB:{e3f},TZS:TSh =1fn,NZD:{24} =1fm,CLP:{24},USD:US{24}
    =1fn,AUD:AU{24},CNY:{a5} =1fm,COP:{24},USD:US{24} =1fm,CRC:{20a1} =1fm,CUP:{24},USD:US{24}
    =1gc,CVE:{200b} =1g5,ANG:NAf. =1fn,AUD:{24} =1fu,AMD:ए.एम.दि =1fn,AUD:AU{24},CZK:Kč
    =1g6,DJF:Fdj =1gc,DKK:kr. =1fm,DOP:RD{24},USD:US{24} =1fm,THB:{e3f},USD:US{24}
    =1fn,CNY:सिएन{a5},ERN:Nfk,ETB:Br =1fm,JPY:{a5} =1fn,FJD:{24} =1fn,FKP:{a3},GBP:GB{a3}
    =1fn,DKK:kr =1fn,CNY:सिएन{a5},GEL:{20be},HKD:ऐत{94d}स.के{24}
    =1fn,GHS:GH{20b5},IQD:Irak{20}dinaa,XOF:AAS =1fn,GBP:GB{a3},GIP:{a3} =1fn,DKK:kr. =1fn,GMD:D
    =1g6,GNF:FG =1fm,GTQ:Q =1fn,GYD:{24} =1fn,AUD:AU{24},JPY:{a5} =1fm,HNL:L =1fm,HRK:kn =1g6,HTG:G
    =1h1,HUF:Ft =1gc,IDR:Rp,INR:Rs =1fo,CNY:{200e}CN{a5}{200e},THB:{e3f}
    =1fm,CNY:CN{a5},HKD:HK{24},ISK:kr.,XCD:EC{24}
    =1gu,HKD:ऐत{94d}स.के{24},MXN:एम.एक{94d}स{20}{24},TWD:एन.ति{24}
    =1fn,JMD:{24} =1fo,CNY:सिएन{a5} =1gk,CDF:सि.दि.एफ,USD:{24}
    =1fm,CNY:CN{a5},THB:{e3f} =1gu,KHR:{17db} =1fq,KMF:CF =1fn,AUD:AU{24} =1fn,KYD:{24}
    =1fo,KZT:{20b8},RUB:{20bd},THB:{e3f},UAH:{20b4} =1fn,LAK:{20ad},THB:{e3f} =1fn,THB:{e3f}
    =1fn,LRD:{24} =1fn,LSL:M,ZAR:R =1fm,MDL:L =1fn,BAM:KM,JPY:{a5} =1fn,MGA:Ar
    =1h5,GEL:जि.इ.एल,TWD:एन.ति{24}
    =1hw,ANG:NAf,AWG:Afl,HTG:G,MMK:K,PAB:B{2f}.,TTD:TT{24} =1gu,MNT:{20ae} =1hd,MOP:MOP{24}
    =1fn,MUR:Rs =1fn,MWK:MK =1fm,MRU:UM,MXN:{24} =1g9,BND: =1gc,MZN:MTn
    =1gu,CAD:सि.ए{20}{24},MXN:एम.एक{94d}स{20}{24},NAD:{24},ZAR:R =1fo,NGN:{20a6}
    =1fn,NGN:{20a6} =1fm,NIO:C{24} =1fm,NOK:kr =1hw,NPR:नेरू =1fm,PAB:B{2f}. =1fm,PEN:S{2f}
    =1fn,PGK:K =1fo,THB:{e3f} =1gu,PKR:Rs =1fm,PLN:zł,XCD:EC{24} =1fn,PYG:{20b2} =1fn,JPY:{a5}
    =1hu,KZT:के.जेत.ति =1fn,RWF:RF =1fn,SBD:{24} =1g6,SCR:SR =1fn,SGD:{24}
    =1fn,GBP:GB{a3},SHP:{a3} =1h1,CNY:CN{a5},HKD:HK{24} =1fm,ILS:NIS,MXN:MX{24},XCD:EC{24}
    =1fn,SLE:Le =1fn,BBD:DBB,SOS:S =1g5,SRD:{24} =1fq,GBP:GB{a3},SSP:{a3} =1gc,STN:Db =1fn,ANG:NAf.
    =1fn,SZL:E =1fx,USD:US{24} =1fn,USD:{24} =1fn,AUD:AUD{24},NZD:NZD{24},TOP:T{24} =1fx,TRY:{20ba}
    =1fn,TTD:{24} =1hd,KRW:{ffe6},TWD:{24} =1gk,CDF:सि.दि.एफ =1h1,UAH:{20b4}
    =1ja,UGX:USh =1fm,USD:US{24},UYU:{24} =1fn,UZS:soʻm =1fm,VEF:Bs.,VES:Bs.S =1g6,VUV:VT
    =1fn,ZAR:R =1fn,ZMW:K =162,BGN:,USD:,XPF: =45,JPY:JP{a5} =1jj,XPF:CFPF
    =g,AUD:AU{24},BRL:,CNY:,XCD:,ZAR: =bf,ETB:,GBP:UK{a3},JPY:JP{a5} =iv,BAM:KM,HRK:kn,RSD:din.
    =1jk,XCD:{24} =j5,ALL:Lekë,BRL:,JPY:JP{a5} =ot,AMD:{58f},JPY:JP{a5} =1jn,AOA:Kz,GBP:{a3}
    =1jl,ARS:{24},USD:US{24} =ot,AUD:AU{24} =1jj,AUD:{24},SCR:Rs,XPF:CFP
    =j2,BAM:KM,HRK:kn,RSD:din.,XPF: =os,AUD:,BAM:KM,CNY:,GBP:,HKD:,HRK:kn,NZD:,RSD:din.
    =re,JPY:JP{a5} =1jk,BBD:{24} =19z,JPY:JP{a5} =1jw,AWG:
    =ov,BAM:KM,CNY:,HKD:,HRK:kn,RSD:din.,XCD: =1jk,BIF:FBu =1jk,BMD:{24}
    =g,BND:{24},JPY:JP{a5},MYR:RM,ZAR: =1jl,BOB:Bs =1k1,USD:{24} =1jn,GBP:{a3} =1jk,BSD:{24}
    =1ee,BAM:KM,HRK:kn,RSD:din. =1jk,BWP:P =1jk,BZD:{24} =1jk,CAD:{24} =1jk,MYR:RM
    =je,BAM:KM,HRK:kn,RSD:din. =1jk,NZD:{24} =1jl,CLP:{24},USD:US{24} =1k8,CNY:{a5}
    =1jl,COP:{24},USD:US{24} =1jl,CRC:{20a1} =1jl,CUP:{24},USD:US{24} =1k8,CVE:{200b} =1k1,ANG:NAf.
    =1jk,AUD:{24} =ot,JPY:JP{a5} =1k8,CZK:Kč,ILS: =1k2,DJF:Fdj =1k8,DKK:kr.
    =1jl,DOP:RD{24},USD:US{24} =1jl,USD:US{24} =1jl,USD:{24} =45,CNY:,ERN:Nfk,ETB:Br
    =1jj,GBP:{a3},USD:{24} =1jk,FJD:{24} =1jk,FKP:{a3},GBP:GB{a3} =j5,DKK:kr,JPY:JP{a5}
    =j5,AUD:,CNY:,GEL:{20be},HKD:,ILS:,NZD: =7r,JPY:JP{a5},XOF:AAS =1jk,GBP:GB{a3},GIP:{a3}
    =1jk,DKK:kr. =1jk,GMD:D =1k2,GNF:FG =1jl,GTQ:Q =1jk,GYD:{24} =bf,ETB: =1jl,HNL:L =1k2,HTG:G
    =1jl,HUF:Ft =1k8,IDR:Rp,INR:Rs =ot,CNY:{200e}CN{a5}{200e}
    =1jl,CNY:CN{a5},HKD:HK{24},ILS:{20aa},ISK:kr.,JPY:JP{a5},XCD:EC{24} =45,BRL:,HKD:,MXN:,USD:
    =1jk,JMD:{24} =ot,CNY: =1kf,CDF:,USD:{24} =1jl,CNY:CN{a5},JPY:JP{a5} =1kp,KHR:{17db}
    =1jn,KMF:CF =1jk,KYD:{24} =ka,BAM:KM,HRK:kn,RSD:din. =j5,JPY:JP{a5},LAK:{20ad} =j5,JPY:JP{a5}
    =1jk,LRD:{24} =1jk,LSL:M,ZAR:R =1jl,MDL:L =j5,AUD:,NZD: =1jk,MGA:Ar =1l1,GBP:,GEL:
    =61,BAM:KM,HRK:kn,RSD:din. =1kp,MNT:{20ae} =1l9,MOP:MOP{24} =1jk,MUR:Rs =1jk,MWK:MK
    =1jl,MRU:UM,MXN:{24} =1k5,BND: =1k8,MZN:MTn =g,JPY:JP{a5},NAD:{24} =el,NGN:{20a6}
    =1jk,NGN:{20a6} =1jl,NIO:C{24} =1jj,GBP:{a3},NOK:kr =1jl,PAB:B{2f}. =1jl,PEN:S{2f} =1jk,PGK:K
    =1kp,PKR:Rs =1jl,BRL:R{24},PLN:zł,XCD:EC{24} =1jk,PYG:{20b2} =1lo,KZT: =1jk,RWF:RF
    =1jk,SBD:{24} =1k2,SCR:SR =1jk,SGD:{24} =1jk,GBP:GB{a3},SHP:{a3}
    =1kv,CNY:CN{a5},HKD:HK{24},ILS:{20aa} =1jl,ILS:NIS,MXN:MX{24},XCD:EC{24} =1jk,SLE:Le
    =1jk,BBD:DBB,SOS:S =1k1,SRD:{24} =1jn,GBP:GB{a3},SSP:{a3} =1k8,STN:Db =1jk,ANG:NAf. =1jk,SZL:E
    =el,JPY:JP{a5} =1lq,GBP: =qs,BAM:KM,HRK:kn,RSD:din. =1ju,TRY:{20ba} =1jk,TTD:{24}
    =1l9,KRW:{ffe6},TWD:{24} =1kf,CDF: =1jl,UAH:{20b4} =1n1,UGX:USh =1ku,UYU:{24} =1lq,UZS:soʻm
    =1jl,VEF:Bs.,VES:Bs.S =1k2,VUV:VT =1jk,ZAR:R =12h,JPY:JP{a5}
    =y9,CZK:Кч,PLN:зл,RSD:дин.,TRY:Тл =1na,JPY:JP{a5} =1na,USD:{24}
    =1na,AUD:AU{24},THB:{e3f} =1nd,GBP:UK{a3},JPY:JP{a5}
    =3u,BAM:КМ,CZK:Кч,PLN:зл,RSD:дин.,TRY:Тл =1nb,XCD:{24} =1nb,ALL:Lekë,THB:{e3f}
    =1nb,AMD:{58f},THB:{e3f},USD:{24} =1nd,AOA:Kz,JPY:JP{a5} =1na,ARS:{24} =1nd,USD:{24}
    =1na,AUD:{24},SCR:Rs,XPF:CFP =42,BAM:КМ,CZK:Кч,PLN:зл,RSD:дин.,TRY:Тл
    =43,BAM:КМ,CZK:Кч,JPY:{a5},PLN:зл,RSD:дин.,TRY:Тл =1nb,AZN:{20bc},THB:{e3f}
    =1nb,BBD:{24} =1nb,BDT:{9f3},THB:{e3f} =1nn,AWG:
    =49,BAM:КМ,CZK:Кч,JPY:{a5},PLN:зл,RSD:дин.,TRY:Тл =1na,BGN:лв.,USD:щ.д.
    =1nb,BIF:FBu =1nb,BMD:{24} =1nb,BND:{24},MYR:RM =1na,BOB:Bs =1ns,USD:{24} =1nd,JPY:JP{a5}
    =1nb,BSD:{24} =1o0,BTN:Nu.,KRW:KR{20a9},THB:TH{e3f} =1nb,BWP:P =1nc,BYN:Br,RUB:{20bd}
    =1nb,BZD:{24} =1nb,CAD:{24} =1nb,MYR:RM =1nb,CDF:FC,KES:Ksh,THB:{e3f},TZS:TSh =1nb,NZD:{24}
    =1na,CLP:{24} =1nb,AUD:AU{24},CNY:{a5} =1na,COP:{24} =1na,CRC:{20a1} =1na,CUP:{24}
    =1o0,CVE:{200b} =1ns,ANG:NAf. =1nb,AUD:{24} =1ni,AMD: =1nb,AUD:AU{24},CZK:Kč =1nt,DJF:Fdj
    =1o0,DKK:kr. =1na,DOP:RD{24} =1na,THB:{e3f} =1na,ERN:Nfk,ETB:Br =1nb,FJD:{24}
    =1nb,FKP:{a3},GBP:GB{a3} =1nb,DKK:kr =1na,GEL:{20be}
    =1nb,GHS:GH{20b5},IQD:Irak{20}dinaa,XOF:AAS =1nb,GBP:GB{a3},GIP:{a3} =1nb,DKK:kr. =1nb,GMD:D
    =1nt,GNF:FG =1na,GTQ:Q =1nb,GYD:{24} =1na,AUD:AU{24} =1na,HNL:L =1na,HRK:kn =1nt,HTG:G
    =1na,HUF:Ft =1o0,IDR:Rp,INR:Rs =1nc,CNY:{200e}CN{a5}{200e},THB:{e3f} =1nb,ISK:kr. =1nb,JMD:{24}
    =1o8,CDF:,USD:{24} =1nb,KGS:сом,THB:{e3f} =1oi,KHR:{17db} =1ne,KMF:CF =1nb,AUD:AU{24}
    =1nb,KYD:{24} =y7,BAM:КМ,CZK:Кч,PLN:зл,RSD:дин.,TRY:Тл =1nb,LAK:{20ad},THB:{e3f}
    =1nb,THB:{e3f} =1nb,LRD:{24} =1nb,LSL:M,ZAR:R =1na,MDL:L =1na,BAM:KM =1nb,MGA:Ar
    =1na,MKD:ден. =61,BAM:КМ,CZK:Кч,PLN:зл,RSD:дин.,TRY:Тл =1oi,MNT:{20ae}
    =1p0,MOP:MOP{24} =1nb,MUR:Rs =1nb,MWK:MK =1na,MRU:UM,MXN:{24} =1o0,MZN:MTn =1ph,NAD:{24},ZAR:R
    =1nc,NGN:{20a6} =1nb,NGN:{20a6} =1na,NIO:C{24} =1na,NOK:kr =1na,PAB:B{2f}. =1na,PEN:S{2f}
    =1nb,PGK:K =1nc,THB:{e3f} =1oi,PKR:Rs =1na,PLN:zł =1nb,PYG:{20b2} =1pf,KZT: =1nb,RWF:RF
    =1nb,SBD:{24} =1nt,SCR:SR =1nb,SGD:{24} =1nb,GBP:GB{a3},SHP:{a3} =1na,ILS:NIS =1nb,SLE:Le
    =1nb,BBD:DBB,SOS:S =1ns,SRD:{24} =1ne,GBP:GB{a3},SSP:{a3} =1o0,STN:Db =1nb,ANG:NAf. =1nb,SZL:E
    =1nb,TJS:сом.,USD:{24} =1nb,AUD:AUD{24},NZD:NZD{24},TOP:T{24} =1nl,TRY:{20ba} =1nb,TTD:{24}
    =1p0,KRW:{ffe6},TWD:{24} =1o8,CDF: =1na,UAH:{20b4} =1qq,UGX:USh =1na,UYU:{24} =1nb,UZS:soʻm
    =1na,VEF:Bs.,VES:Bs.S =1nt,VUV:VT =1nb,ZAR:R =1nb,ZMW:K =3q,ERN:Nfk =3r,ERN:Nfk =3s,ERN:Nfk
    =3t,ERN:Nfk =3u,ERN:Nfk =3v,ERN:Nfk =3w,ERN:Nfk =3x,ERN:Nfk =3y,ERN:Nfk =3z,ERN:Nfk =40,ERN:Nfk
    =41,ERN:Nfk =42,ERN:Nfk =43,ERN:Nfk =44,ERN:Nfk =45,ERN:Nfk =46,ERN:Nfk =47,ERN:Nfk =48,ERN:Nfk
    =49,ERN:Nfk =4a,ERN:Nfk =4b,ERN:Nfk =4c,ERN:Nfk =4d,ERN:Nfk =4e,ERN:Nfk =4f,ERN:Nfk =4g,ERN:Nfk
    =4h,ERN:Nfk =4i,ERN:Nfk =4j,ERN:Nfk =4k,ERN:Nfk =4l,ERN:Nfk =4m,ERN:Nfk =4n,ERN:Nfk =4o,ERN:Nfk
    =4p,ERN:Nfk =4q,ERN:Nfk =4r,ERN:Nfk =4s,ERN:Nfk =4t,ERN:Nfk =4u,ERN:Nfk =4v,ERN:Nfk =4w,ERN:Nfk
    =4x,ERN:Nfk =4y,ERN:Nfk =4z,ERN:Nfk =50,ERN:Nfk =51,ERN:Nfk =52,ERN:Nfk =53,ERN:Nfk
    =1ro,ETB:ብር =55,ERN:Nfk =56,ERN:Nfk =57,ERN:Nfk =58,ERN:Nfk =59,ERN:Nfk =5a,ERN:Nfk
    =5b,ERN:Nfk =5c,ERN:Nfk =5d,ERN:Nfk =5e,ERN:Nfk =5f,ERN:Nfk =5g,ERN:Nfk =5h,ERN:Nfk =5i,ERN:Nfk
    =5j,ERN:Nfk =5k,ERN:Nfk =5l,ERN:Nfk =5m,ERN:Nfk =5n,ERN:Nfk =5o,ERN:Nfk =5p,ERN:Nfk =5q,ERN:Nfk
    =5r,ERN:Nfk =5s,ERN:Nfk =5t,ERN:Nfk =5u,ERN:Nfk =5v,ERN:Nfk =5w,ERN:Nfk =5x,ERN:Nfk =5y,ERN:Nfk
    =5z,ERN:Nfk =60,ERN:Nfk =61,ERN:Nfk =62,ERN:Nfk =63,ERN:Nfk =64,ERN:Nfk =65,ERN:Nfk =66,ERN:Nfk
    =67,ERN:Nfk =68,ERN:Nfk =69,ERN:Nfk =6a,ERN:Nfk =6b,ERN:Nfk =6c,ERN:Nfk =6d,ERN:Nfk =6e,ERN:Nfk
    =6f,ERN:Nfk =6g,ERN:Nfk =6h,ERN:Nfk =6i,ERN:Nfk =6j,ERN:Nfk =6k,ERN:Nfk =6l,ERN:Nfk =6m,ERN:Nfk
    =6n,ERN:Nfk =6o,ERN:Nfk =6p,ERN:Nfk =6q,ERN:Nfk =6r,ERN:Nfk =6s,ERN:Nfk =6t,ERN:Nfk =6u,ERN:Nfk
    =6v,ERN:Nfk =6w,ERN:Nfk =6x,ERN:Nfk =6y,ERN:Nfk =6z,ERN:Nfk =70,ERN:Nfk =71,ERN:Nfk =72,ERN:Nfk
    =73,ERN:Nfk =74,ERN:Nfk =75,ERN:Nfk =76,ERN:Nfk =77,ERN:Nfk =78,ERN:Nfk =79,ERN:Nfk =7a,ERN:Nfk
    =7b,ERN:Nfk =15p,BGN:,USD: =1ul,ARS:{24},USD:US{24} =1ul,AUD:{24},SCR:Rs,XPF:CFP
    =os,AUD:AU{24},CNY: =ov,CNY:,XCD: =n,ZAR: =1ul,BOB:Bs =yd,AUD:A{24} =1ul,CLP:{24},USD:US{24}
    =1ul,COP:{24},USD:US{24} =1ul,CRC:{20a1} =1ul,CUP:{24},USD:US{24} =1up,DJF:Fdj
    =1ul,DOP:RD{24},USD:US{24} =1ul,USD:US{24} =1ul,USD:{24} =ph,CNY: =it,CNY:,GEL:{20be}
    =1up,GNF:FG =1ul,GTQ:Q =1ul,HNL:L =1ul,HRK:kn =1up,HTG:G =1ul,HUF:Ft =1z,AUD:AU{24},BRL:,ZAR:
    =k4,CNY: =1ul,CNY:CN{a5},JPY:JP{a5} =1ul,MDL:L =d7,ETB: =it,CNY: =1ul,MRU:UM,MXN:{24} =2l,ZAR:
    =1ul,NIO:C{24} =1ul,NOK:kr =1ul,PAB:B{2f}. =1ul,PEN:S{2f} =3,CNY:,PLN:zł,ZAR: =1up,SCR:SR
    =1v0,CNY:CN{a5} =1ul,ILS:NIS,MXN:MX{24},XCD:EC{24} =20,BRL:,JPY:{a5},ZAR: =1ul,UAH:{20b4}
    =1uz,UYU:{24} =1ul,VEF:Bs.,VES:Bs.S =1up,VUV:VT =is,RUB:{20bd} =3q,RUB:{20bd} =3r,RUB:{20bd}
    =it,RUB:{20bd} =iu,RUB:{20bd} =iv,RUB:{20bd} =3v,RUB:{20bd} =iw,RUB:{20bd} =ix,RUB:{20bd}
    =iy,RUB:{20bd} =iz,RUB:{20bd} =j0,RUB:{20bd} =j1,RUB:{20bd} =j2,RUB:{20bd} =j3,RUB:{20bd}
    =j4,RUB:{20bd} =j5,RUB:{20bd} =46,RUB:{20bd} =j6,RUB:{20bd} =j7,RUB:{20bd} =j8,RUB:{20bd}
    =y5,PHP:,RUB:{20bd} =4a,RUB:{20bd} =4b,RUB:{20bd} =j9,RUB:{20bd} =ja,RUB:{20bd} =jb,RUB:{20bd}
    =jc,RUB:{20bd} =4g,RUB:{20bd} =4h,RUB:{20bd} =4i,RUB:{20bd} =4k,RUB:{20bd} =4l,RUB:{20bd}
    =4m,RUB:{20bd} =je,RUB:{20bd} =4o,RUB:{20bd} =jf,RUB:{20bd} =jg,RUB:{20bd} =jh,RUB:{20bd}
    =ji,RUB:{20bd} =jj,RUB:{20bd} =jk,RUB:{20bd} =jl,RUB:{20bd} =4w,RUB:{20bd} =jm,RUB:{20bd}
    =jn,RUB:{20bd} =jo,RUB:{20bd} =jp,RUB:{20bd} =jq,RUB:{20bd} =jr,RUB:{20bd} =js,RUB:{20bd}
    =54,RUB:{20bd} =jd,BYN: =55,RUB:{20bd} =56,RUB:{20bd} =ju,RUB:{20bd} =jv,RUB:{20bd}
    =59,RUB:{20bd} =5a,RUB:{20bd} =5b,RUB:{20bd} =5c,RUB:{20bd} =jw,RUB:{20bd} =jx,RUB:{20bd}
    =5f,RUB:{20bd} =jy,RUB:{20bd} =jz,RUB:{20bd} =k0,RUB:{20bd} =k1,RUB:{20bd} =k2,RUB:{20bd}
    =k3,RUB:{20bd} =k4,RUB:{20bd} =k5,RUB:{20bd} =52,RUB:{20bd} =5o,RUB:{20bd} =k6,RUB:{20bd}
    =1x7,KGS:сом =k7,RUB:{20bd} =k8,RUB:{20bd} =k9,RUB:{20bd} =5t,RUB:{20bd} =ka,TMT:ТМТ
    =kb,RUB:{20bd} =5w,RUB:{20bd} =5x,RUB:{20bd} =kc,RUB:{20bd} =kd,RUB:{20bd} =60,RUB:{20bd}
    =1vu,MKD:ден. =61,RUB:{20bd} =ke,RUB:{20bd} =kf,RUB:{20bd} =64,RUB:{20bd} =65,RUB:{20bd}
    =kg,RUB:{20bd} =kh,RUB:{20bd} =ki,RUB:{20bd} =kj,RUB:{20bd} =69,RUB:{20bd} =6a,RUB:{20bd}
    =kk,RUB:{20bd} =kl,RUB:{20bd} =km,RUB:{20bd} =kn,RUB:{20bd} =6f,RUB:{20bd} =6g,RUB:{20bd}
    =ko,RUB:{20bd} =kp,RUB:{20bd} =6j,RUB:{20bd} =1y7,BAM:КМ =6m,RUB:{20bd} =6n,RUB:{20bd}
    =ks,RUB:{20bd} =6p,RUB:{20bd} =6q,RUB:{20bd} =kt,RUB:{20bd} =6s,RUB:{20bd} =6t,RUB:{20bd}
    =ku,RUB:{20bd} =kv,RUB:{20bd} =kw,RUB:{20bd} =6x,RUB:{20bd} =6y,RUB:{20bd} =ya,RUB:{20bd}
    =6z,RUB:{20bd} =kx,RUB:{20bd} =71,RUB:{20bd} =ky,RUB:{20bd} =kz,RUB:{20bd} =l0,RUB:{20bd}
    =l1,RUB:{20bd} =l2,RUB:{20bd} =l3,RUB:{20bd} =l4,RUB:{20bd} =l5,RUB:{20bd} =7a,RUB:{20bd}
    =7b,RUB:{20bd} =3q,USD:US{20}{24} =3s,USD:US{20}{24} =41,USD:US{20}{24} =45,USD:US{20}{24}
    =4c,USD:US{20}{24} =4d,USD:US{20}{24} =4s,USD:US{20}{24} =5e,USD:US{20}{24} =5h,USD:US{20}{24}
    =5i,USD:US{20}{24} =5k,USD:US{20}{24} =5n,USD:US{20}{24} =4x,USD:US{20}{24} =5y,USD:US{20}{24}
    =66,USD:US{20}{24} =4m,USD:US{20}{24} =68,USD:US{20}{24} =6b,USD:US{20}{24} =6c,USD:US{20}{24}
    =6d,USD:US{20}{24} =6e,USD:US{20}{24} =6i,USD:US{20}{24} =6r,USD:US{20}{24} =74,USD:US{20}{24}
    =78,USD:US{20}{24} =3q,UGX:USh =3r,UGX:USh =3s,UGX:USh =3t,UGX:USh =3u,UGX:USh =3v,UGX:USh
    =3w,UGX:USh =3x,UGX:USh =3y,UGX:USh =3z,UGX:USh =40,UGX:USh =41,UGX:USh =42,UGX:USh =43,UGX:USh
    =44,UGX:USh =45,UGX:USh =46,UGX:USh =47,UGX:USh =48,UGX:USh =49,UGX:USh =4a,UGX:USh =4b,UGX:USh
    =4c,UGX:USh =4d,UGX:USh =4e,UGX:USh =4f,UGX:USh =4g,UGX:USh =4h,UGX:USh =4i,UGX:USh =4j,UGX:USh
    =4k,UGX:USh =4l,UGX:USh =4m,UGX:USh =4n,UGX:USh =4o,UGX:USh =4p,UGX:USh =4q,UGX:USh =4r,UGX:USh
    =4s,UGX:USh =4t,UGX:USh =4u,UGX:USh =4v,UGX:USh =4w,UGX:USh =4x,UGX:USh =4y,UGX:USh =4z,UGX:USh
    =50,UGX:USh =51,UGX:USh =52,UGX:USh =53,UGX:USh =54,UGX:USh =55,UGX:USh =56,UGX:USh =57,UGX:USh
    =58,UGX:USh =59,UGX:USh =5a,UGX:USh =5b,UGX:USh =5c,UGX:USh =5d,UGX:USh =5e,UGX:USh =5f,UGX:USh
    =5g,UGX:USh =5h,UGX:USh =5i,UGX:USh =5j,UGX:USh =5k,UGX:USh =5l,UGX:USh =5m,UGX:USh =5n,UGX:USh
    =5o,UGX:USh =5p,UGX:USh =5q,UGX:USh =5r,UGX:USh =5s,UGX:USh =5t,UGX:USh =5u,UGX:USh =5v,UGX:USh
    =5w,UGX:USh =5x,UGX:USh =5y,UGX:USh =5z,UGX:USh =60,UGX:USh =61,UGX:USh =62,UGX:USh =63,UGX:USh
    =64,UGX:USh =65,UGX:USh =66,UGX:USh =67,UGX:USh =68,UGX:USh =69,UGX:USh =6a,UGX:USh =6b,UGX:USh
    =6c,UGX:USh =6d,UGX:USh =6e,UGX:USh =6f,UGX:USh =6g,UGX:USh =6h,UGX:USh =6i,UGX:USh =6j,UGX:USh
    =6k,UGX:USh =6l,UGX:USh =6m,UGX:USh =6n,UGX:USh =6o,UGX:USh =6p,UGX:USh =6q,UGX:USh =6r,UGX:USh
    =6s,UGX:USh =6t,UGX:USh =6u,UGX:USh =6v,UGX:USh =6w,UGX:USh =6x,UGX:USh =6y,UGX:USh =6z,UGX:USh
    =70,UGX:USh =71,UGX:USh =72,UGX:USh =74,UGX:USh =76,UGX:USh =77,UGX:USh =78,UGX:USh =79,UGX:USh
    =7a,UGX:USh =7b,UGX:USh =ek,PHP: =em,PHP: =en,PHP: =eo,PHP: =ep,PHP: =eq,PHP: =er,PHP: =es,PHP:
    =et,PHP: =eu,PHP: =ev,PHP: =ew,PHP: =ey,PHP: =ez,PHP: =f0,PHP: =f1,PHP: =f2,PHP: =f3,PHP:
    =f4,PHP: =f5,PHP: =3q,IQD:د.ع.{200f} =3r,IQD:د.ع.{200f} =3s,IQD:د.ع.{200f}
    =sv,IQD:د.ع.{200f} =3v,IQD:د.ع.{200f} =3w,IQD:د.ع.{200f} =3x,IQD:د.ع.{200f}
    =3y,IQD:د.ع.{200f} =3z,IQD:د.ع.{200f} =40,IQD:د.ع.{200f} =41,IQD:د.ع.{200f}
    =42,IQD:د.ع.{200f} =43,IQD:د.ع.{200f} =44,IQD:د.ع.{200f} =45,IQD:د.ع.{200f}
    =46,IQD:د.ع.{200f} =47,IQD:د.ع.{200f} =48,IQD:د.ع.{200f} =49,IQD:د.ع.{200f}
    =4a,IQD:د.ع.{200f} =4b,IQD:د.ع.{200f} =4c,IQD:د.ع.{200f} =4d,IQD:د.ع.{200f}
    =4e,IQD:د.ع.{200f} =4f,IQD:د.ع.{200f} =4g,IQD:د.ع.{200f} =4h,IQD:د.ع.{200f}
    =4i,IQD:د.ع.{200f} =4j,IQD:د.ع.{200f} =4k,IQD:د.ع.{200f} =4l,IQD:د.ع.{200f}
    =4m,IQD:د.ع.{200f} =4n,IQD:د.ع.{200f} =4o,IQD:د.ع.{200f} =4p,IQD:د.ع.{200f}
    =4q,IQD:د.ع.{200f} =4r,IQD:د.ع.{200f} =4s,IQD:د.ع.{200f} =4t,IQD:د.ع.{200f}
    =4u,IQD:د.ع.{200f} =4v,IQD:د.ع.{200f} =4w,IQD:د.ع.{200f} =4x,IQD:د.ع.{200f}
    =4y,IQD:د.ع.{200f} =4z,IQD:د.ع.{200f} =50,IQD:د.ع.{200f} =51,IQD:د.ع.{200f}
    =52,IQD:د.ع.{200f} =53,IQD:د.ع.{200f} =54,IQD:د.ع.{200f} =55,IQD:د.ع.{200f}
    =56,IQD:د.ع.{200f} =57,IQD:د.ع.{200f} =58,IQD:د.ع.{200f} =5a,IQD:د.ع.{200f}
    =5b,IQD:د.ع.{200f} =5c,IQD:د.ع.{200f} =5d,IQD:د.ع.{200f} =5e,IQD:د.ع.{200f}
    =5f,IQD:د.ع.{200f} =5g,IQD:د.ع.{200f} =5h,IQD:د.ع.{200f} =5i,IQD:د.ع.{200f}
    =5j,IQD:د.ع.{200f} =5k,IQD:د.ع.{200f} =5l,IQD:د.ع.{200f} =5m,IQD:د.ع.{200f}
    =5n,IQD:د.ع.{200f} =5o,IQD:د.ع.{200f} =5p,IQD:د.ع.{200f} =5q,IQD:د.ع.{200f}
    =h5,PHP:{20b1} =5s,IQD:د.ع.{200f} =5t,IQD:د.ع.{200f} =5u,IQD:د.ع.{200f}
    =5v,IQD:د.ع.{200f} =5w,IQD:د.ع.{200f} =5x,IQD:د.ع.{200f} =5y,IQD:د.ع.{200f}
    =5z,IQD:د.ع.{200f} =60,IQD:د.ع.{200f} =61,IQD:د.ع.{200f} =62,IQD:د.ع.{200f}
    =63,IQD:د.ع.{200f} =64,IQD:د.ع.{200f} =65,IQD:د.ع.{200f} =66,IQD:د.ع.{200f}
    =67,IQD:د.ع.{200f} =68,IQD:د.ع.{200f} =69,IQD:د.ع.{200f} =6a,IQD:د.ع.{200f}
    =6b,IQD:د.ع.{200f} =6c,IQD:د.ع.{200f} =6d,IQD:د.ع.{200f} =6e,IQD:د.ع.{200f}
    =6f,IQD:د.ع.{200f} =6g,IQD:د.ع.{200f} =6h,IQD:د.ع.{200f} =6i,IQD:د.ع.{200f}
    =6j,IQD:د.ع.{200f} =6k,IQD:د.ع.{200f} =6l,IQD:د.ع.{200f} =6m,IQD:د.ع.{200f}
    =6n,IQD:د.ع.{200f} =6o,IQD:د.ع.{200f} =6p,IQD:د.ع.{200f} =6q,IQD:د.ع.{200f}
    =6r,IQD:د.ع.{200f} =6s,IQD:د.ع.{200f} =6t,IQD:د.ع.{200f} =6u,IQD:د.ع.{200f}
    =i9,PHP:{20b1} =6w,IQD:د.ع.{200f} =6x,IQD:د.ع.{200f} =6y,IQD:د.ع.{200f}
    =6z,IQD:د.ع.{200f} =70,IQD:د.ع.{200f} =71,IQD:د.ع.{200f} =72,IQD:د.ع.{200f}
    =73,IQD:د.ع.{200f} =74,IQD:د.ع.{200f} =75,IQD:د.ع.{200f} =76,IQD:د.ع.{200f}
    =77,IQD:د.ع.{200f} =78,IQD:د.ع.{200f} =79,IQD:د.ع.{200f} =7a,IQD:د.ع.{200f}
    =7b,IQD:د.ع.{200f} =16v,BGN: =3q,CZK:Kč =3r,CZK:Kč =it,CZK:Kč =iu,CZK:Kč =iv,CZK:Kč
    =3v,CZK:Kč =iw,CZK:Kč =ix,CZK:Kč =iy,CZK:Kč =27z,ARS:{24} =j0,CZK:Kč
    =27z,AUD:{24},SCR:Rs,XPF:CFP =j2,CZK:Kč =j3,AUD:AU{24},CZK:Kč,INR:,VND: =j4,CZK:Kč
    =1kq,JPY:{a5} =46,CZK:Kč =j6,CZK:Kč =j7,CZK:Kč =j8,CZK:Kč =4a,CZK:Kč =4b,CZK:Kč
    =j9,CZK:Kč =27z,BOB:Bs =jb,CZK:Kč =4g,CZK:Kč =1ee,CZK:Kč =4i,CZK:Kč =jd,CZK:Kč
    =4k,CZK:Kč =4l,CZK:Kč =4m,CZK:Kč =je,CZK:Kč =4o,CZK:Kč =27z,CLP:{24} =jg,CZK:Kč
    =27z,COP:{24} =27z,CRC:{20a1} =27z,CUP:{24} =jk,CZK:Kč =jl,CZK:Kč =4w,CZK:Kč =jm,CZK:Kč
    =jo,CZK:Kč =jp,CZK:Kč =27z,DOP:RD{24} =pd,ILS:,INR: =27z,USD:{24} =54,CZK:Kč =29b,JPY:{a5}
    =55,CZK:Kč =56,CZK:Kč =ju,CZK:Kč =27z,GEL:{20be} =59,CZK:Kč =5a,CZK:Kč =5b,CZK:Kč
    =5c,CZK:Kč =jw,CZK:Kč =27z,GTQ:Q =5f,CZK:Kč =jn,JPY:{a5} =27z,HNL:L =27z,HRK:kn =k1,CZK:Kč
    =27z,HUF:Ft,JPY:{a5} =k3,CZK:Kč =k4,CZK:Kč =27z,ILS:{20aa},ISK:kr. =52,CZK:Kč,INR:,VND:
    =5o,CZK:Kč =jt,CZK:Kč =k6,CZK:Kč =k7,CZK:Kč =k8,CZK:Kč =5t,CZK:Kč =ka,CZK:Kč =kb,CZK:Kč
    =jr,CZK:Kč =5w,CZK:Kč =5x,CZK:Kč =27z,MDL:L =29p,BAM:KM,VND: =60,CZK:Kč =61,CZK:Kč
    =ke,CZK:Kč =kf,CZK:Kč =is,CZK:Kč =64,CZK:Kč =65,CZK:Kč =27z,MRU:UM,MXN:{24} =kh,CZK:Kč
    =ki,CZK:Kč =kj,CZK:Kč =69,CZK:Kč =6a,CZK:Kč =27z,NIO:C{24} =27z,NOK:kr =27z,PAB:B{2f}.
    =27z,PEN:S{2f} =6f,CZK:Kč =6g,CZK:Kč =ko,CZK:Kč =27z,PLN:zł =6j,CZK:Kč =29p,VND:
    =kr,CZK:Kč =6m,CZK:Kč =6n,CZK:Kč =ks,CZK:Kč =6p,CZK:Kč =6q,CZK:Kč =28a,THB: =27z,ILS:NIS
    =6s,CZK:Kč =6t,CZK:Kč =ku,CZK:Kč =kv,CZK:Kč =kw,CZK:Kč =6x,CZK:Kč =6y,CZK:Kč =53,CZK:Kč
    =6z,CZK:Kč =kx,CZK:Kč =71,CZK:Kč =ky,CZK:Kč =kz,CZK:Kč =27z,JPY:{a5},UAH:{20b4}
    =l1,CZK:Kč =27z,UYU:{24} =l3,CZK:Kč =27z,VEF:Bs.,VES:Bs.S =l5,CZK:Kč =7a,CZK:Kč =7b,CZK:Kč
    =53,RUB:{20bd} =40,RUB:{20bd} =3t,RUB:{20bd} =3u,RUB:{20bd} =3w,RUB:{20bd} =3x,RUB:{20bd}
    =3y,RUB:{20bd} =3z,RUB:{20bd} =ek,RUB:{20bd} =42,RUB:{20bd} =43,RUB:{20bd} =44,RUB:{20bd}
    =el,RUB:{20bd} =47,RUB:{20bd} =48,RUB:{20bd} =49,RUB:{20bd} =y5,RUB:{20bd} =em,RUB:{20bd}
    =en,RUB:{20bd} =4e,RUB:{20bd} =4f,RUB:{20bd} =4n,RUB:{20bd} =4p,RUB:{20bd} =4q,RUB:{20bd}
    =4r,RUB:{20bd} =eo,RUB:{20bd} =4t,RUB:{20bd} =4u,RUB:{20bd} =4v,RUB:{20bd} =4x,RUB:{20bd}
    =4y,RUB:{20bd} =4z,RUB:{20bd} =50,RUB:{20bd} =51,RUB:{20bd} =57,RUB:{20bd} =58,RUB:{20bd}
    =5d,RUB:{20bd} =ep,RUB:{20bd} =5g,RUB:{20bd} =eq,RUB:{20bd} =er,RUB:{20bd} =5j,RUB:{20bd}
    =es,RUB:{20bd} =5l,RUB:{20bd} =5m,RUB:{20bd} =et,RUB:{20bd} =5p,RUB:{20bd} =2ck,KGS:сом
    =5q,RUB:{20bd} =5r,RUB:{20bd} =5s,RUB:{20bd} =5v,RUB:{20bd} =eu,RUB:{20bd} =5z,RUB:{20bd}
    =y8,RUB:{20bd} =62,RUB:{20bd} =63,RUB:{20bd} =ev,RUB:{20bd} =ew,RUB:{20bd} =67,RUB:{20bd}
    =ex,RUB:{20bd} =ey,RUB:{20bd} =ez,RUB:{20bd} =f0,RUB:{20bd} =f1,RUB:{20bd} =6h,RUB:{20bd}
    =f2,RUB:{20bd} =y9,RUB:{20bd} =6o,RUB:{20bd} =f3,RUB:{20bd} =6u,RUB:{20bd} =6v,RUB:{20bd}
    =6w,RUB:{20bd} =3s,RUB:{20bd} =70,RUB:{20bd} =72,RUB:{20bd} =73,RUB:{20bd} =6l,THB:
    =75,RUB:{20bd} =76,RUB:{20bd} =77,RUB:{20bd} =f5,RUB:{20bd} =79,RUB:{20bd} =jr,KRW:
    =2e2,ARS:{24} =bb,ETB:,KRW: =e,KRW:,ZAR: =k,ZAR: =bm,ETB: =2e2,BOB:Bs =2e2,CLP:{24}
    =2e2,COP:{24} =2e2,CRC:{20a1} =2e2,CUP:{24} =1a,ZAR: =2e2,DOP:RD{24} =jm,KRW: =oo,KRW:
    =2e2,GEL:{20be} =1p,ZAR: =2e2,GTQ:Q =2e2,HNL:L =2e2,HRK:kn =1v,ZAR: =k2,KRW:,THB:{e3f}
    =2e2,ISK:kr. =52,KRW: =2e2,MDL:L =q1,KRW: =kg,KRW:,THB:{e3f} =df,ETB: =2e2,NIO:C{24}
    =2e2,NOK:kr =2e2,PAB:B{2f}. =2e2,PEN:S{2f} =2e2,PLN:zł =pg,KRW: =32,ZAR: =2e2,ILS:NIS
    =2ez,UAH:{20b4} =2e2,UYU:{24} =l4,KRW:,THB:{e3f} =3o,ZAR: =6g,DKK:kr. =it,DKK:kr. =iu,DKK:kr.
    =iv,DKK:kr. =op,DKK:kr. =iw,DKK:kr. =ix,DKK:kr. =iy,DKK:kr. =jp,ARS:{24} =j0,DKK:kr.
    =bb,DKK:kr.,ETB: =j2,DKK:kr. =bd,ETB: =j4,DKK:kr. =1ks,JPY:{a5} =ou,DKK:kr. =j6,DKK:kr.
    =j7,DKK:kr. =2e6,DKK:kr. =ow,DKK:kr. =ox,DKK:kr. =2e7,DKK:kr. =jp,BOB:Bs =jb,DKK:kr.
    =p0,DKK:kr. =4h,DKK:kr. =p1,DKK:kr. =p2,DKK:kr. =p3,DKK:kr. =p4,DKK:kr. =p5,DKK:kr. =je,DKK:kr.
    =p6,DKK:kr. =jp,CLP:{24} =jp,CNY:{a5} =jp,COP:{24} =jp,CRC:{20a1} =jp,CUP:{24} =jk,DKK:kr.
    =jl,DKK:kr. =50,AUD:{24} =jm,DKK:kr. =2ed,DKK:kr. =jp,DOP:RD{24} =jp,USD:{24} =cc,DKK:kr.
    =pi,DKK:kr. =pj,DKK:kr. =jp,GEL:{20be} =8o,DKK:kr. =pm,DKK:kr. =pn,GMD:D =2ei,DKK:kr. =jp,GTQ:Q
    =pn,GYD:{24} =jp,HNL:L =jp,HRK:kn =2em,DKK:kr. =2f7,HUF:Ft =k3,DKK:kr. =k4,DKK:kr. =jp,ISK:kr.
    =pn,JMD:{24} =oo,DKK:kr. =k6,DKK:kr. =k7,DKK:kr. =k8,DKK:kr. =pn,KYD:{24} =ka,DKK:kr.
    =kb,DKK:kr. =jp,AUD:A{24} =pn,LRD:{24} =1n,LSL:M =jp,MDL:L =1vd,DKK:kr. =pn,MGA:Ar =61,DKK:kr.
    =ke,DKK:kr. =q3,DKK:kr. =pn,MUR:Rs =pn,MWK:MK =de,DKK:kr.,ETB: =2et,DKK:kr. =jp,MZN:MTn
    =kj,DKK:kr. =q9,DKK:kr. =pn,NGN:{20a6} =jp,NIO:C{24} =jp,NOK:kr =jp,PAB:B{2f}. =jp,PEN:S{2f}
    =pn,PGK:K =ko,DKK:kr. =jp,PLN:zł =pn,PYG:{20b2} =kr,DKK:kr. =pn,RWF:RF =pn,SBD:{24}
    =2f0,DKK:kr. =pn,SGD:{24} =qm,DKK:kr. =jp,ILS:NIS =pn,SLE:Le =qp,DKK:kr. =ku,DKK:kr.
    =kv,DKK:kr. =jp,STN:Db =pn,ANG:NAf. =pn,SZL:E =4x,DKK:kr. =qs,DKK:kr. =kx,DKK:kr. =pn,TTD:{24}
    =qu,DKK:kr. =kz,DKK:kr. =2f7,UAH:{20b4} =l1,DKK:kr. =jp,UYU:{24} =qx,DKK:kr. =eg,DKK:kr.,ETB:
    =2f5,DKK:kr. =pn,ZMW:K =3q,KES:Ksh =3r,KES:Ksh =3s,KES:Ksh =3t,KES:Ksh =3u,KES:Ksh =3v,KES:Ksh
    =3w,KES:Ksh =3x,KES:Ksh =3y,KES:Ksh =3z,KES:Ksh =40,KES:Ksh =41,KES:Ksh =42,KES:Ksh =43,KES:Ksh
    =44,KES:Ksh =45,KES:Ksh =46,KES:Ksh =47,KES:Ksh =48,KES:Ksh =49,KES:Ksh =4a,KES:Ksh =4b,KES:Ksh
    =4c,KES:Ksh =4d,KES:Ksh =4e,KES:Ksh =4f,KES:Ksh =4g,KES:Ksh =4h,KES:Ksh =4i,KES:Ksh =4j,KES:Ksh
    =4k,KES:Ksh =4l,KES:Ksh =4m,KES:Ksh =4o,KES:Ksh =4p,KES:Ksh =4q,KES:Ksh =4r,KES:Ksh =4s,KES:Ksh
    =4t,KES:Ksh =4u,KES:Ksh =4v,KES:Ksh =4w,KES:Ksh =4x,KES:Ksh =4y,KES:Ksh =4z,KES:Ksh =50,KES:Ksh
    =51,KES:Ksh =52,KES:Ksh =53,KES:Ksh =54,KES:Ksh =55,KES:Ksh =56,KES:Ksh =57,KES:Ksh =58,KES:Ksh
    =59,KES:Ksh =5a,KES:Ksh =5b,KES:Ksh =5c,KES:Ksh =5d,KES:Ksh =5e,KES:Ksh =5f,KES:Ksh =5g,KES:Ksh
    =5h,KES:Ksh =5i,KES:Ksh =5j,KES:Ksh =5k,KES:Ksh =5l,KES:Ksh =5m,KES:Ksh =5n,KES:Ksh =5o,KES:Ksh
    =5q,KES:Ksh =5r,KES:Ksh =5s,KES:Ksh =5t,KES:Ksh =5u,KES:Ksh =5v,KES:Ksh =5w,KES:Ksh =5x,KES:Ksh
    =5y,KES:Ksh =5z,KES:Ksh =60,KES:Ksh =61,KES:Ksh =62,KES:Ksh =63,KES:Ksh =64,KES:Ksh =65,KES:Ksh
    =66,KES:Ksh =67,KES:Ksh =68,KES:Ksh =69,KES:Ksh =6a,KES:Ksh =6b,KES:Ksh =6c,KES:Ksh =6d,KES:Ksh
    =6e,KES:Ksh =6f,KES:Ksh =6g,KES:Ksh =6h,KES:Ksh =6i,KES:Ksh =6j,KES:Ksh =6k,KES:Ksh =6l,KES:Ksh
    =6m,KES:Ksh =6n,KES:Ksh =6o,KES:Ksh =6p,KES:Ksh =6q,KES:Ksh =6r,KES:Ksh =6s,KES:Ksh =6t,KES:Ksh
    =6u,KES:Ksh =6v,KES:Ksh =6w,KES:Ksh =6x,KES:Ksh =6y,KES:Ksh =6z,KES:Ksh =70,KES:Ksh =71,KES:Ksh
    =72,KES:Ksh =74,KES:Ksh =76,KES:Ksh =77,KES:Ksh =78,KES:Ksh =79,KES:Ksh =7a,KES:Ksh =7b,KES:Ksh
    =it,ARS:{24} =os,AUD:AU{24} =j0,BOB:Bs =j0,EUR: =it,CLP:{24} =it,COP:{24} =j0,CRC:{20a1}
    =it,CUP:{24} =it,DOP:RD{24} =it,GEL:{20be} =j0,GTQ:Q =j0,HNL:L =j0,HRK:kn =j0,HUF:Ft
    =pw,AUD:AU{24} =cb,ETB: =j0,MDL:L =q6,AUD:AU{24} =j0,NIO:C{24} =j0,NOK:kr =j0,PAB:B{2f}.
    =j0,PEN:S{2f} =j0,PLN:zł =j0,ILS:NIS =j0,UAH:{20b4} =it,UYU:{24} =qy,AUD:AU{24} =3z,JPY:{a5}
    =ek,JPY:{a5} =43,JPY:{a5} =49,JPY:{a5} =3r,BOB:Bs =4p,JPY:{a5} =4r,JPY:{a5} =3r,CRC:{20a1}
    =4t,JPY:{a5} =4z,JPY:{a5} =51,JPY:{a5} =3s,AUD:A{24} =54,JPY:{a5} =58,JPY:{a5} =5d,JPY:{a5}
    =3r,GTQ:Q =3r,HNL:L =3r,HRK:kn =5j,JPY:{a5} =3r,MDL:L =ev,JPY:{a5} =3r,NIO:C{24} =3r,NOK:kr
    =3r,PAB:B{2f}. =3r,PEN:S{2f} =3r,PLN:zł =6o,JPY:{a5} =3r,ILS:NIS =6k,UYU:{24} =f5,JPY:{a5}
    =79,JPY:{a5} =40,AUD:,PLN:zł =52,PLN:zł =6g,PLN:zł =40,PLN:zł =3t,PLN:zł =3u,PLN:zł
    =op,PLN:zł =3w,PLN:zł =3x,PLN:zł =3y,PLN:zł =2no,ARS:{24},USD:US{24} =or,PHP:{20b1},PLN:zł
    =42,PLN:zł =os,AUD:,PHP:{20b1},PLN:zł =44,PLN:zł =el,AUD:,PLN:zł =ou,PLN:zł =47,PLN:zł
    =48,PLN:zł =ov,PHP:{20b1},PLN:zł =ow,PLN:zł =ox,PLN:zł =em,PLN:zł,THB:{e3f} =2no,BOB:Bs
    =4e,PLN:zł =4f,PLN:zł =p0,PLN:zł =4h,PLN:zł =p1,PLN:zł =116,PLN:zł =p3,PLN:zł
    =p4,PLN:zł =p5,PLN:zł =4n,PLN:zł =p6,PLN:zł =2no,CLP:{24},USD:US{24} =2od,CNY:{a5}
    =2no,COP:{24},USD:US{24} =2no,CRC:{20a1} =2no,CUP:{24},USD:US{24} =4u,PLN:zł =4v,PLN:zł
    =pc,PLN:zł =4x,PLN:zł =2od,CZK:Kč =2o7,DJF:Fdj =50,PLN:zł =2no,DOP:RD{24},USD:US{24}
    =2no,USD:US{24} =ph,PLN:zł =pi,PLN:zł =pj,PLN:zł =2np,DKK:kr =2p0,GEL:{20be} =8o,PLN:zł
    =pm,PLN:zł =pn,PLN:zł =po,PLN:zł =2o7,GNF:FG =2no,GTQ:Q =pr,PLN:zł =3s,PLN:zł =2no,HNL:L
    =2no,HRK:kn =2o7,HTG:G =2no,HUF:Ft =5l,PLN:zł =5m,PLN:zł =2no,ISK:kr.,JPY:JP{a5} =px,PLN:zł
    =5p,PLN:zł =2no,JPY:JP{a5} =5q,PLN:zł =5r,PLN:zł =py,PLN:zł =5u,PLN:zł =5v,PLN:zł
    =pz,PLN:zł =2b,PLN:zł =2no,MDL:L =2p0,BAM:KM =q2,PLN:zł =61,PLN:zł =62,PLN:zł
    =2pd,MOP:MOP{24} =q4,PLN:zł =q5,PLN:zł =2no,MRU:UM,MXN:{24} =2oa,BND: =67,PLN:zł =ex,PLN:zł
    =q9,PLN:zł =qa,PLN:zł =2no,NIO:C{24} =2no,NOK:kr =2no,PAB:B{2f}. =2no,PEN:S{2f} =qf,PLN:zł
    =6h,PLN:zł =qh,PLN:zł =6l,PLN:zł =qi,PLN:zł =qj,PLN:zł =2o7,SCR:SR =ql,PLN:zł =qm,PLN:zł
    =2no,ILS:NIS =qo,PLN:zł =qp,PLN:zł =6u,PLN:zł =6v,PLN:zł =6w,PLN:zł =qq,PLN:zł
    =qr,PLN:zł =qs,PLN:zł =70,PLN:zł =qt,PLN:zł =72,PLN:zł,THB:{e3f} =73,PLN:zł
    =2no,UAH:{20b4} =75,PLN:zł =2p0,UYU:{24} =2np,UZS:soʻm =2no,VEF:Bs.,VES:Bs.S =2o7,VUV:VT
    =1,PLN:zł =r0,PLN:zł =3q,MVR:ރ. =3r,MVR:ރ. =3s,MVR:ރ. =3t,MVR:ރ. =3u,MVR:ރ. =3v,MVR:ރ.
    =3w,MVR:ރ. =3x,MVR:ރ. =3y,MVR:ރ. =3z,MVR:ރ. =40,MVR:ރ. =41,MVR:ރ. =42,MVR:ރ. =43,MVR:ރ.
    =44,MVR:ރ. =45,MVR:ރ. =46,MVR:ރ. =47,MVR:ރ. =48,MVR:ރ. =49,MVR:ރ. =4a,MVR:ރ. =4b,MVR:ރ.
    =4c,MVR:ރ. =4d,MVR:ރ. =4e,MVR:ރ. =4f,MVR:ރ. =4g,MVR:ރ. =4h,MVR:ރ. =4i,MVR:ރ. =4j,MVR:ރ.
    =4k,MVR:ރ. =4l,MVR:ރ. =4m,MVR:ރ. =4n,MVR:ރ. =4o,MVR:ރ. =4p,MVR:ރ. =4q,MVR:ރ. =4r,MVR:ރ.
    =4s,MVR:ރ. =4t,MVR:ރ. =4u,MVR:ރ. =4v,MVR:ރ. =4w,MVR:ރ. =4x,MVR:ރ. =4y,MVR:ރ. =4z,MVR:ރ.
    =50,MVR:ރ. =51,MVR:ރ. =52,MVR:ރ. =53,MVR:ރ. =54,MVR:ރ. =55,MVR:ރ. =56,MVR:ރ. =57,MVR:ރ.
    =58,MVR:ރ. =59,MVR:ރ. =5a,MVR:ރ. =5b,MVR:ރ. =5c,MVR:ރ. =5d,MVR:ރ. =5e,MVR:ރ. =5f,MVR:ރ.
    =5g,MVR:ރ. =5h,MVR:ރ. =5i,MVR:ރ. =5j,MVR:ރ. =5k,MVR:ރ. =5l,MVR:ރ. =5m,MVR:ރ. =5n,MVR:ރ.
    =5o,MVR:ރ. =5p,MVR:ރ. =5q,MVR:ރ. =5r,MVR:ރ. =5s,MVR:ރ. =5t,MVR:ރ. =5u,MVR:ރ. =5v,MVR:ރ.
    =5w,MVR:ރ. =5x,MVR:ރ. =5y,MVR:ރ. =5z,MVR:ރ. =60,MVR:ރ. =61,MVR:ރ. =62,MVR:ރ. =63,MVR:ރ.
    =64,MVR:ރ. =65,MVR:ރ. =66,MVR:ރ. =67,MVR:ރ. =68,MVR:ރ. =69,MVR:ރ. =6a,MVR:ރ. =6b,MVR:ރ.
    =6c,MVR:ރ. =6d,MVR:ރ. =6e,MVR:ރ. =6f,MVR:ރ. =6g,MVR:ރ. =6h,MVR:ރ. =6i,MVR:ރ. =6j,MVR:ރ.
    =6k,MVR:ރ. =6l,MVR:ރ. =6m,MVR:ރ. =6n,MVR:ރ. =6o,MVR:ރ. =6p,MVR:ރ. =6q,MVR:ރ. =6r,MVR:ރ.
    =6s,MVR:ރ. =6t,MVR:ރ. =6u,MVR:ރ. =6v,MVR:ރ. =6w,MVR:ރ. =6x,MVR:ރ. =6y,MVR:ރ. =6z,MVR:ރ.
    =70,MVR:ރ. =71,MVR:ރ. =72,MVR:ރ. =73,MVR:ރ. =74,MVR:ރ. =75,MVR:ރ. =76,MVR:ރ. =77,MVR:ރ.
    =78,MVR:ރ. =79,MVR:ރ. =7a,MVR:ރ. =7b,MVR:ރ. =1ee,XAF: =3q,BTN:Nu.,THB:TH{e3f}
    =3r,BTN:Nu.,THB:TH{e3f} =3s,BTN:Nu. =3t,BTN:Nu. =3u,BTN:Nu. =2uu,XCD:{24} =3w,BTN:Nu.
    =3x,BTN:Nu. =3y,BTN:Nu. =2ut,ARS:{24} =40,BTN:Nu. =2ut,AUD:{24},SCR:Rs,XPF:CFP =42,BTN:Nu.
    =43,AUD:AU{24},BTN:Nu.,KRW:KR{20a9},THB:TH{e3f} =44,BTN:Nu. =45,AUD:AU{24},BTN:Nu.,ILS:
    =2uu,BBD:{24} =47,BTN:Nu. =48,BTN:Nu. =49,BTN:Nu.,THB:TH{e3f} =2uu,BIF:FBu =2uu,BMD:{24}
    =4c,BTN:Nu.,THB:TH{e3f} =2ut,BOB:Bs =4e,BTN:Nu. =4f,BTN:Nu. =2uu,BSD:{24} =2uu,BWP:P
    =4j,BTN:Nu.,THB:TH{e3f} =2uu,BZD:{24} =2uu,CAD:{24} =2uu,MYR:RM =4n,BTN:Nu. =2uu,NZD:{24}
    =2ut,CLP:{24} =4h,CNY:{a5},KRW:{20a9} =2ut,COP:{24} =2ut,CRC:{20a1} =2ut,CUP:{24} =4u,BTN:Nu.
    =4v,BTN:Nu. =2uu,AUD:{24} =4x,BTN:Nu. =28q,KRW:{20a9} =2vd,DJF:Fdj =50,BTN:Nu. =2ut,DOP:RD{24}
    =2ut,THB:{e3f} =2ut,USD:{24} =54,BTN:Nu.,THB:TH{e3f} =1ee,JPY:{a5},USD:{24} =2uu,FJD:{24}
    =56,BTN:Nu.,THB:TH{e3f} =2uu,DKK:kr =1ee,GEL:{20be} =59,BTN:Nu.,THB:TH{e3f}
    =5a,BTN:Nu.,THB:TH{e3f} =2uu,DKK:kr. =2uu,GMD:D =2vd,GNF:FG =1ee,THB:{e3f} =2ut,GTQ:Q
    =2uu,GYD:{24} =2uw,THB:TH{e3f} =2ut,HNL:L =1ee,HRK:kn =2vd,HTG:G =1ee,HUF:Ft,JPY:{a5}
    =5l,BTN:Nu. =5m,BTN:Nu. =4h,ISK:kr. =4h,AUD:A{24},THB:{e3f} =2uu,JMD:{24} =5p,BTN:Nu.
    =5q,BTN:Nu. =5r,BTN:Nu. =4h,KRW:{20a9} =2uu,KYD:{24} =5u,BTN:Nu. =5v,BTN:Nu. =52,BTN:Nu.
    =2uu,LRD:{24} =2b,BTN:Nu.,THB:TH{e3f} =1ee,MDL:L =4h,BAM:KM,JPY:{a5} =2uu,MGA:Ar =61,BTN:Nu.
    =62,BTN:Nu. =2wl,MOP:MOP{24} =2uu,MUR:Rs =2uu,MWK:MK =2ut,MRU:UM,MXN:{24} =67,BTN:Nu.
    =68,BTN:Nu. =2uv,NGN:{20a6} =2uu,NGN:{20a6} =2ut,NIO:C{24} =2ut,NOK:kr =2ut,PAB:B{2f}.
    =2ut,PEN:S{2f} =2uu,PGK:K =6g,BTN:Nu. =6h,BTN:Nu. =1ee,PLN:zł =2uu,PYG:{20b2} =4h,JPY:{a5}
    =6l,BTN:Nu. =2uu,RWF:RF =2uu,SBD:{24} =2vd,SCR:SR =2uu,SGD:{24} =6q,BTN:Nu.,THB:TH{e3f}
    =2uv,AUD:AU{24} =4h,ILS:NIS =2uu,SLE:Le =6t,BTN:Nu.,THB:TH{e3f} =6u,BTN:Nu. =6v,BTN:Nu.
    =6w,BTN:Nu. =2uu,ANG:NAf. =2uu,SZL:E =2uu,USD:{24} =6z,BTN:Nu.,THB:TH{e3f} =70,BTN:Nu.
    =2uu,TTD:{24} =72,BTN:Nu.,THB:TH{e3f} =73,BTN:Nu. =1ee,JPY:{a5},UAH:{20b4} =75,BTN:Nu.
    =2ut,UYU:{24} =2uu,UZS:soʻm =2ut,VEF:Bs.,VES:Bs.S =2vd,VUV:VT =2uu,ZAR:R =2uu,ZMW:K
    =4f,GHS:GH{20b5} =52,GHS:GH{20b5} =6g,GHS:GH{20b5} =3s,GHS:GH{20b5} =3t,GHS:GH{20b5}
    =3u,GHS:GH{20b5} =op,GHS:GH{20b5} =3w,GHS:GH{20b5} =3x,GHS:GH{20b5} =3y,GHS:GH{20b5}
    =2yl,ARS:{24} =40,GHS:GH{20b5} =41,GHS:GH{20b5},THB:{e3f} =42,GHS:GH{20b5}
    =2fi,GHS:GH{20b5},PHP:{20b1} =44,GHS:GH{20b5} =45,AUD:AU{24},GHS:GH{20b5} =ou,GHS:GH{20b5}
    =47,GHS:GH{20b5} =48,GHS:GH{20b5} =49,GHS:GH{20b5},THB:{e3f} =ow,GHS:GH{20b5} =ox,GHS:GH{20b5}
    =4c,GHS:GH{20b5},THB:{e3f} =2yl,BOB:Bs =4e,GHS:GH{20b5} =p0,GHS:GH{20b5} =4h,GHS:GH{20b5}
    =p1,GHS:GH{20b5} =116,GHS:GH{20b5} =p3,GHS:GH{20b5} =p4,GHS:GH{20b5} =p5,GHS:GH{20b5}
    =4n,GHS:GH{20b5} =p6,GHS:GH{20b5} =2yl,CLP:{24} =2yl,CNY:{a5} =2yl,COP:{24} =2yl,CRC:{20a1}
    =2yl,CUP:{24} =4u,GHS:GH{20b5} =4v,GHS:GH{20b5} =pc,GHS:GH{20b5} =4x,GHS:GH{20b5} =2yl,CZK:Kč
    =2z5,DJF:Fdj =50,GHS:GH{20b5} =2yl,DOP:RD{24} =2yl,USD:{24} =cc,GHS:GH{20b5} =pi,GHS:GH{20b5}
    =pj,GHS:GH{20b5} =2ym,DKK:kr =2yl,GEL:{20be} =pm,GHS:GH{20b5} =pn,GHS:GH{20b5} =po,GHS:GH{20b5}
    =2z5,GNF:FG =2yl,GTQ:Q =pr,GHS:GH{20b5} =2yl,HNL:L =2yl,HRK:kn =2z5,HTG:G =2yo,HUF:Ft
    =5l,GHS:GH{20b5} =5m,GHS:GH{20b5} =2yl,ISK:kr. =px,GHS:GH{20b5} =5p,GHS:GH{20b5}
    =5q,GHS:GH{20b5} =5r,GHS:GH{20b5} =py,GHS:GH{20b5} =5u,GHS:GH{20b5} =5v,GHS:GH{20b5}
    =pz,GHS:GH{20b5} =2b,GHS:GH{20b5} =2yl,MDL:L =2yo,BAM:KM =q2,GHS:GH{20b5} =61,GHS:GH{20b5}
    =62,GHS:GH{20b5} =2yo,MOP:MOP{24} =q4,GHS:GH{20b5} =q5,GHS:GH{20b5} =2yl,MRU:UM,MXN:{24}
    =67,GHS:GH{20b5} =68,GHS:GH{20b5} =q9,GHS:GH{20b5} =qa,GHS:GH{20b5} =2yl,NIO:C{24} =2yl,NOK:kr
    =2yl,PAB:B{2f}. =2yl,PEN:S{2f} =qf,GHS:GH{20b5} =6h,GHS:GH{20b5} =2od,GHS:GH{20b5}
    =qh,GHS:GH{20b5} =6l,GHS:GH{20b5} =qi,GHS:GH{20b5} =qj,GHS:GH{20b5} =2z5,SCR:SR
    =ql,GHS:GH{20b5} =qm,GHS:GH{20b5} =2yl,ILS:NIS =qo,GHS:GH{20b5} =qp,GHS:GH{20b5}
    =6u,GHS:GH{20b5} =6v,GHS:GH{20b5} =6w,GHS:GH{20b5} =qq,GHS:GH{20b5} =qr,GHS:GH{20b5}
    =qs,GHS:GH{20b5} =70,GHS:GH{20b5} =qt,GHS:GH{20b5} =72,GHS:GH{20b5},THB:{e3f} =73,GHS:GH{20b5}
    =2yo,UAH:{20b4} =75,GHS:GH{20b5} =2yl,UYU:{24} =2ym,UZS:soʻm =2yl,VEF:Bs.,VES:Bs.S =2z5,VUV:VT
    =1,GHS:GH{20b5} =r0,GHS:GH{20b5} =iz,THB:{e3f} =or,JPY:JP{a5} =e,ZAR: =jm,BOB:Bs =jf,THB:{e3f}
    =jh,THB:{e3f} =jm,CRC:{20a1} =jj,THB:{e3f} =jq,THB:{e3f} =1k,ZAR: =jm,GTQ:Q =jm,HNL:L
    =jm,HRK:kn =jm,MDL:L =q6,JPY:JP{a5} =jm,NIO:C{24} =jm,NOK:kr =jm,PAB:B{2f}. =jm,PEN:S{2f}
    =jm,PLN:zł =jm,ILS:NIS =jr,UYU:{24} =qy,JPY:JP{a5} =15y,BGN:,EUR:,USD:,XAF:,XOF: =3q,BDT:{9f3}
    =3r,BIF:FBu =3q,BND:{24} =1d2,KRW:{ffe6} =3q,CVE:{200b} =3q,GHS:GH{20b5} =3q,IDR:Rp
    =3q,MOP:MOP{24} =3q,GBP:GB{a3} =3q,MVR:Rf =6k,MXN:{24} =3q,NAD:{24} =3q,PKR:Rs =3q,SCR:SR
    =3q,SEK:kr =32x,SSP:{a3} =3q,TOP:T{24} =3r,TRY:{20ba} =72,AUD:A{24} =3q,VUV:VT =3q,WST:WS{24}
    =16z,BGN:,XAF:,XOF: =32o,AUD:,SCR:,XPF:CFPF =iv,XOF: =33b,ARS:{24},USD:US{24}
    =33a,AUD:{24},SCR:Rs,XPF:CFP =160,BGN:,THB:{e3f},VND:{20ab} =166,BGN:,THB:{e3f} =16z,BGN:
    =166,BGN: =1uq,USD:US{24} =33b,BOB:Bs =33b,BRL:R{24} =yb,THB:{e3f} =33b,BZD:{24} =33b,CAD:{24}
    =33b,CLP:{24},USD:US{24} =33b,COP:{24},USD:US{24} =33b,CRC:{20a1} =33b,CUP:{24},USD:US{24}
    =33g,DJF:Fdj =33b,DOP:RD{24},USD:US{24} =33b,USD:{24} =1ep,THB:{e3f}
    =172,BGN:,THB:{e3f},VND:{20ab} =176,BGN:,THB:{e3f},VND:{20ab} =33g,GNF:FG =33a,XAF:FCFA
    =33b,GTQ:Q =33b,HNL:L =33h,HRK:kn =33h,HUF:Ft,JPY:{a5}
    =17l,BGN:,THB:{e3f},USD:US{24},VND:{20ab} =17m,BGN:,USD:US{24},VND:{20ab}
    =33h,CNY:CN{a5},JPY:JP{a5} =jr,XOF: =33h,MDL:L =2er,AUD:,NZD: =33y,GBP:,GEL:,TWD:
    =33b,MRU:UM,MXN:{24} =1vg,USD:US{24} =1d,NAD:{24} =33b,NIO:C{24}
    =33a,GBP:{a3},NOK:kr,XOF:F{202f}CFA =33b,PAB:B{2f}. =33b,PEN:S{2f} =33a,PHP:{20b1}
    =33h,BRL:R{24},PLN:zł,XCD:EC{24} =33b,PYG:Gs. =34a,BAM: =33g,SCR:SR =18w,BGN:,THB:{e3f}
    =33h,ILS:NIS,MXN:MX{24},XCD:EC{24} =jr,GBP: =33h,JPY:{a5},UAH:{20b4}
    =172,BGN:,CAD:CA{24},XAF:,XOF: =33b,USD:US{24},UYU:{24} =33b,VEF:Bs.,VES:Bs.S =33g,VUV:VT
    =bb,ETB: =ja,THB:{e3f} =ji,THB:{e3f} =jr,GTQ:Q =jr,HNL:L =jr,HRK:kn =k2,THB:{e3f} =jr,ISK:kr.
    =jr,MDL:L =kg,THB:{e3f} =jr,NIO:C{24} =jr,NOK:kr =jr,PAB:B{2f}. =jr,PEN:S{2f} =jr,PLN:zł
    =jr,ILS:NIS =l0,THB:{e3f} =l4,THB:{e3f} =sv,PHP: =52,AFN:{60b},IRR:ریال
    =6g,AFN:{60b},IRR:ریال =iv,AUD:AU{24},HKD:HK{24},IRR:ریال,NZD:NZ{24} =f6,AFN:{60b}
    =35f,XCD:{24} =iw,AFN:{60b},IRR:ریال =ix,AFN:{60b},IRR:ریال =iy,AFN:{60b},IRR:ریال
    =35e,ARS:{24},USD:US{24} =j0,AFN:{60b},IRR:ریال =35e,AUD:{24},SCR:Rs,XPF:CFP
    =j2,AFN:{60b},IRR:ریال =os,AFN:{60b},CNY:{a5}CN,HKD:{24}HK,IRR:ریال,NZD:{24}NZ
    =j4,AFN:{60b},IRR:ریال =1jo,IRR:ریال =35f,BBD:{24} =j6,AFN:{60b},IRR:ریال =35q,AWG:
    =ov,AFN:{60b},CNY:{a5}CN,HKD:{24}HK,IRR:ریال,XCD:{24}EC =iv,IRR:ریال =35f,BIF:FBu
    =35f,BMD:{24} =oy,AFN:{60b},CAD:{24}CA,IRR:ریال,MXN:{24}MX =35e,BOB:Bs =35w,USD:{24}
    =35m,AOA: =35f,BSD:{24} =4h,AFN:{60b},IRR:ریال =35f,BWP:P
    =p2,AFN:{60b},CAD:{24}CA,IRR:ریال,NZD:{24}NZ =35f,BZD:{24} =35f,CAD:{24} =35f,MYR:RM
    =je,AFN:{60b},IRR:ریال =35f,NZD:{24} =35e,CLP:{24},USD:US{24} =364,CNY:{a5}
    =35e,COP:{24},USD:US{24} =35e,CRC:{20a1} =35e,CUP:{24},USD:US{24} =364,CVE:{200b} =35w,ANG:NAf.
    =35f,AUD:{24} =35l,AMD: =364,CZK:Kč =35x,DJF:Fdj =364,DKK:kr. =35e,DOP:RD{24},USD:US{24}
    =35e,USD:US{24} =ph,AFN:{60b},CNY:{a5}CN,IRR:ریال =35f,FJD:{24} =pj,AFN:{60b},IRR:ریال
    =pk,AFN:{60b},IRR:ریال =pl,AFN:{60b},CNY:{a5}CN,HKD:{24}HK,IRR:ریال,NZD:{24}NZ
    =8o,AFN:{60b},IRR:ریال =pm,AFN:{60b},IRR:ریال =35f,DKK:kr. =35f,GMD:D =35x,GNF:FG
    =35e,GTQ:Q =35f,GYD:{24} =35o,USD:US{24} =35e,HNL:L =35y,HRK:kn =35x,HTG:G =35y,HUF:Ft
    =k3,AFN:{60b},IRR:ریال =k4,AFN:{60b},IRR:ریال =361,BND:,ISK:kr.,MYR:,NZD:{24}NZ
    =35g,HKD:{24}HK,MXN:{24}MX =35f,JMD:{24} =37a,CNY:{a5}CN =k6,AFN:{60b},IRR:ریال
    =35y,CNY:CN{a5},JPY:JP{a5} =36m,KHR:{17db} =h5,AFN:{60b} =35f,KYD:{24}
    =ka,AFN:{60b},IRR:ریال =kb,AFN:{60b},IRR:ریال =35f,PHP:,XOF:فرانک{202f}CFA
    =35f,LRD:{24} =2b,AFN:{60b},IRR:ریال =35y,MDL:L =q1,AFN:{60b},IRR:ریال,NZD:{24}NZ
    =35f,MGA:Ar =36w,GEL: =61,AFN:{60b},IRR:ریال =36m,MNT:{20ae} =374,MOP:MOP{24} =35f,PHP:
    =35f,MUR:Rs =35f,MWK:MK =35e,MRU:UM,MXN:{24} =361,BND: =364,MZN:MTn =380,MYR:,NAD:{24},ZAR:R
    =35g,NGN:{20a6} =35f,NGN:{20a6} =35e,NIO:C{24} =35y,NOK:kr =35e,PAB:B{2f}. =35e,PEN:S{2f}
    =35f,PGK:K =36m,PKR:Rs =35y,PLN:zł,XCD:EC{24} =35f,PYG:{20b2} =37q,BAM: =37k,KZT: =35f,RWF:RF
    =35f,SBD:{24} =35x,SCR:SR =35f,SGD:{24} =qm,AFN:{60b},IRR:ریال =35y,CNY:CN{a5},HKD:HK{24}
    =35y,ILS:NIS,MXN:MX{24},XCD:EC{24} =35f,SLE:Le =qp,AFN:{60b},IRR:ریال =35w,SRD:{24}
    =i9,AFN:{60b} =364,STN:Db =35f,ANG:NAf. =35f,SZL:E =35f,USD:{24} =qs,AFN:{60b},IRR:ریال
    =35o,TRY:{20ba} =35f,TTD:{24} =qu,AFN:{60b},IRR:ریال =36c,CDF: =35y,UAH:{20b4} =38y,UGX:USh
    =36r,UYU:{24} =37w,UZS:soʻm =35e,VEF:Bs.,VES:Bs.S =35x,VUV:VT =35f,ZAR:R =35f,ZMW:K =3q,GNF:FG
    =3q,MRU:UM
    =397,NGN:𞤐𞤐𞤘,PGK:𞤑𞤆𞤘,PHP:𞤆𞤆𞤖,XAF:𞤊𞤅𞤊𞤀,XOF:𞤅𞤊𞤀
    =397,NGN:𞤐𞤐𞤘,PGK:𞤑𞤆𞤘 =39a,JPY:{a5},USD:{24}
    =3s,GNF:FG,NGN:𞤐𞤐𞤘,PGK:𞤑𞤆𞤘,PHP:𞤆𞤆𞤖 =39c,GBP:UK{a3},JPY:JP{a5}
    =3u,GNF:FG,NGN:𞤐𞤐𞤘,PGK:𞤑𞤆𞤘,PHP:𞤆𞤆𞤖,XOF:𞤅𞤊𞤀 =39a,XCD:{24}
    =39a,ALL:Lekë,PHP:𞤆𞤆𞤖,THB:{e3f} =39g,ALL:,AMD:{58f},USD:{24} =39c,AOA:Kz,JPY:JP{a5}
    =399,ARS:{24} =39c,USD:{24} =399,AUD:{24},SCR:Rs,XPF:CFP
    =42,GNF:FG,NGN:𞤐𞤐𞤘,PGK:𞤑𞤆𞤘,PHP:𞤆𞤆𞤖
    =43,GNF:FG,NGN:𞤐𞤐𞤘,PGK:𞤑𞤆𞤘,PHP:𞤆𞤆𞤖 =39g,ALL:,AZN:{20bc}
    =45,GNF:FG,NGN:𞤐𞤐𞤘,PGK:𞤑𞤆𞤘,PHP:𞤆𞤆𞤖 =39a,BBD:{24} =39g,ALL:,BDT:{9f3}
    =39m,AWG: =399,GNF: =39a,PHP:𞤆𞤆𞤖 =39a,BIF:FBu
    =5d,NGN:𞤐𞤐𞤘,PGK:𞤑𞤆𞤘,PHP:𞤆𞤆𞤖 =39a,BMD:{24} =39u,BND:{24},MYR:RM
    =399,BOB:Bs =39s,USD:{24} =39c,JPY:JP{a5} =39a,BSD:{24}
    =4h,GNF:FG,NGN:𞤐𞤐𞤘,PGK:𞤑𞤆𞤘,XAF:𞤊𞤅𞤊𞤀 =39a,BWP:P
    =39b,BYN:Br,PHP:𞤆𞤆𞤖,RUB:{20bd} =39a,BZD:{24} =39a,CAD:{24} =39a,MYR:RM
    =4n,GNF:FG,NGN:𞤐𞤐𞤘,PGK:𞤑𞤆𞤘,PHP:𞤆𞤆𞤖 =39a,NZD:{24} =399,CLP:{24}
    =39u,AUD:AU{24},CNY:{a5} =399,COP:{24} =399,CRC:{20a1} =399,CUP:{24} =3a1,CVE:{200b}
    =39s,ANG:NAf. =39a,AUD:{24} =39h,AMD: =39u,AUD:AU{24},CZK:Kč =39w,DJF:Fdj =3a1,DKK:kr.
    =399,DOP:RD{24} =399,THB:{e3f} =399,USD:{24} =39a,ERN:Nfk,ETB:Br =39b,PHP:𞤆𞤆𞤖
    =39a,FJD:{24} =39a,FKP:{a3},GBP:GB{a3} =39u,DKK:kr =39u,GEL:{20be} =39t,GHS:GH{20b5}
    =39a,GBP:GB{a3},GIP:{a3} =39a,DKK:kr. =39t,GMD:D =3ao,XAF:FCFA =399,GTQ:Q =39a,GYD:{24}
    =39c,THB: =399,HNL:L =39u,HRK:kn =39w,HTG:G =39u,HUF:Ft,JPY:{a5} =3a1,IDR:Rp,INR:Rs
    =39k,AUD:A{24},CNY:{200e}CN{a5}{200e} =39u,ISK:kr. =39a,THB:{e3f} =39a,JMD:{24}
    =3a9,CDF:,USD:{24} =39g,ALL: =3aj,KHR:{17db} =39d,KMF:CF =39u,AUD:AU{24} =39a,KYD:{24}
    =5u,GNF:FG,NGN:𞤐𞤐𞤘,PGK:𞤑𞤆𞤘,PHP:𞤆𞤆𞤖 =3be,LAK:{20ad} =39t,LRD:{24}
    =39a,LSL:M,ZAR:R =39u,MDL:L =39u,BAM:KM,JPY:{a5} =39a,MGA:Ar
    =61,GNF:FG,NGN:𞤐𞤐𞤘,PGK:𞤑𞤆𞤘 =3aj,MNT:{20ae} =3b3,MOP:MOP{24} =39t,MRU:UM
    =39a,MUR:Rs =39a,MWK:MK =399,MRU:UM,MXN:{24} =39u,MYR:RM =3a1,MZN:MTn =3be,NAD:{24},ZAR:R
    =39t,NGN:{20a6} =399,NIO:C{24} =399,NOK:kr,XOF:F{202f}CFA =399,PAB:B{2f}. =399,PEN:S{2f}
    =39a,PGK:K =39b,THB:{e3f} =3aj,PKR:Rs =39u,PLN:zł =39a,PYG:{20b2} =39u,JPY:{a5} =3bj,KZT:
    =39a,RWF:RF =39a,SBD:{24} =39w,SCR:SR =39a,SGD:{24} =39a,GBP:GB{a3},SHP:{a3} =39u,ILS:NIS
    =39t,SLE:Le =39a,BBD:DBB,SOS:S =39s,SRD:{24} =39d,GBP:GB{a3},SSP:{a3} =3a1,STN:Db =39a,ANG:NAf.
    =39a,SZL:E =39a,USD:{24} =6z,GNF:FG,NGN:𞤐𞤐𞤘,PGK:𞤑𞤆𞤘 =39k,TRY:{20ba}
    =39a,TTD:{24} =3b3,KRW:{ffe6},TWD:{24} =3a9,CDF: =3ca,UAH:{20b4} =3cu,UGX:USh =399,UYU:{24}
    =39u,UZS:soʻm =399,VEF:Bs.,VES:Bs.S =39w,VUV:VT =39a,ZAR:R =39a,ZMW:K =172,BGN:,XPF: =172,BGN:
    =3d4,ARS:{24},USD:US{24} =3d3,AUD:{24},SCR:Rs,XPF:CFP =j2,XPF: =160,BGN:,GBP:{a3},JPY:{a5}
    =j7,XPF: =33i,JPY:{a5} =169,BGN:,USD:{24} =3d4,BOB:Bs =jb,XPF: =3d4,CLP:{24},USD:US{24}
    =3d4,COP:{24},USD:US{24} =3d4,CRC:{20a1} =3d4,CUP:{24},USD:US{24} =jl,XPF: =3da,DJF:Fdj
    =3d4,DOP:RD{24},USD:US{24} =33x,USD:US{24} =1ep,JPY:{a5} =176,BGN:,JPY:{a5} =3da,GNF:FG
    =3d4,GTQ:Q =3d4,HNL:L =3d3,HRK:kn =3da,HTG:G =3d4,HUF:Ft =17l,BGN:,GBP:{a3},USD:{24}
    =17m,BGN:,JPY:{a5},USD:{24} =33x,CNY:CN{a5},JPY:JP{a5} =3d4,MDL:L =181,BGN: =3dn,GEL:,TWD:
    =3d4,MRU:UM,MXN:{24} =3db,BND: =1e,NAD:{24} =3d4,NIO:C{24} =3d3,NOK:kr =3d4,PAB:B{2f}.
    =3d4,PEN:S{2f} =3d4,BRL:R{24},PLN:zł,XCD:EC{24} =3dy,BAM: =3da,SCR:SR =18w,BGN:,GBP:{a3}
    =3d4,ILS:NIS,MXN:MX{24},XCD:EC{24} =ku,XPF: =3d4,UAH:{20b4} =3d4,USD:US{24},UYU:{24}
    =3d4,VEF:Bs.,VES:Bs.S =3da,VUV:VT =oq,PHP:{20b1} =or,PHP:{20b1} =os,PHP:{20b1} =ov,PHP:{20b1}
    =em,THB:{e3f} =6g,BOB:Bs =p7,PHP:{20b1} =4f,CNY:{a5} =p9,PHP:{20b1} =6g,CRC:{20a1}
    =pb,PHP:{20b1} =4f,CZK:Kč =pe,PHP:{20b1} =pf,PHP:{20b1} =52,DKK:kr =pl,PHP:{20b1}
    =pp,PHP:{20b1} =6g,GTQ:Q =6g,HNL:L =6g,HRK:kn =pu,PHP:{20b1} =6g,HUF:Ft =4x,ISK:kr. =6g,MDL:L
    =5z,THB:{e3f} =3s,MOP:MOP{24} =q6,PHP:{20b1} =4x,MYR:RM =6g,NIO:C{24} =6g,NOK:kr =6g,PAB:B{2f}.
    =6g,PEN:S{2f} =qk,PHP:{20b1} =6g,ILS:NIS =72,THB:{e3f} =6g,UAH:{20b4} =qw,PHP:{20b1}
    =52,UZS:soʻm =qy,PHP:{20b1} =qz,PHP:{20b1} =3r,DKK:kr =it,DKK:kr =iu,DKK:kr =iv,DKK:kr
    =3v,DKK:kr =iw,DKK:kr =ix,DKK:kr =iy,DKK:kr =iz,DKK:kr =j0,DKK:kr =j1,DKK:kr =j2,DKK:kr
    =j5,DKK:kr =46,DKK:kr =j7,DKK:kr =j8,DKK:kr =4a,DKK:kr =4b,DKK:kr =j9,DKK:kr =ja,DKK:kr
    =jb,DKK:kr =jc,DKK:kr =4g,DKK:kr =4h,DKK:kr =4i,DKK:kr =jd,DKK:kr =4k,DKK:kr =4l,DKK:kr
    =4m,DKK:kr =je,DKK:kr =4o,DKK:kr =jf,DKK:kr =jg,DKK:kr =jh,DKK:kr =ji,DKK:kr =jj,DKK:kr
    =jk,DKK:kr =jl,DKK:kr =4w,DKK:kr =jm,DKK:kr =jn,DKK:kr =jo,DKK:kr =5b,PHP: =jq,DKK:kr
    =js,DKK:kr =54,DKK:kr =jt,DKK:kr =55,DKK:kr =56,DKK:kr =ju,GEL:{20be} =59,DKK:kr =5a,DKK:kr
    =57,GMD:D =jw,DKK:kr =ju,GTQ:Q =57,GYD:{24} =jy,DKK:kr =ju,HNL:L =ju,HRK:kn =k1,DKK:kr
    =k2,DKK:kr =k3,DKK:kr =k4,DKK:kr =ju,ISK:kr. =57,JMD:{24} =k6,DKK:kr =k7,DKK:kr =k8,DKK:kr
    =ju,AUD:AU{24} =57,KYD:{24} =ka,DKK:kr =kb,DKK:kr =57,LRD:{24} =5x,DKK:kr =ju,MDL:L =kd,DKK:kr
    =57,MGA:Ar =61,DKK:kr =ke,DKK:kr =kf,DKK:kr =57,MUR:Rs =57,MWK:MK =kg,DKK:kr =ju,MYR:RM
    =ki,DKK:kr =1j,NAD:{24} =69,DKK:kr =57,NGN:{20a6} =ju,NIO:C{24} =ju,NOK:kr =ju,PAB:B{2f}.
    =ju,PEN:S{2f} =57,PGK:K =6g,DKK:kr =ko,DKK:kr =ju,PLN:zł =57,PYG:{20b2} =ju,JPY:{a5}
    =kr,DKK:kr =57,RWF:RF =57,SBD:{24} =ks,DKK:kr =57,SGD:{24} =6q,DKK:kr =ju,ILS:NIS =57,SLE:Le
    =6t,DKK:kr =ku,DKK:kr =kv,DKK:kr =kw,DKK:kr =57,ANG:NAf. =57,SZL:E =53,DKK:kr =6z,DKK:kr
    =kx,DKK:kr =57,TTD:{24} =ky,DKK:kr =kz,DKK:kr =l0,DKK:kr =l1,DKK:kr =ju,UYU:{24} =ju,UZS:soʻm
    =l4,DKK:kr =l5,DKK:kr =57,ZAR:R
    =49,AUD:A{24},CAD:CA{24},GBP:{a3},MXN:MX{24},NZD:NZ{24},USD:US{24},XPF:CFPF
    =3j2,JPY:{a5},USD:{24} =33i,XPF:CFPF =1up,AUD:AU{24},GBP:{a3},NZD:NZ{24},XPF:CFPF
    =3j2,AUD:AU{24},GBP:UK{a3},PHP:,THB:{e3f} =35x,AUD:A{24},GBP:{a3},IRR:,USD:{24},XPF:CFPF
    =3j2,XCD:{24} =3j2,ALL:Lekë,PHP:,THB:{e3f} =3j9,ALL:,AMD:{58f},USD:{24} =3j6,AOA:Kz,GBP:{a3}
    =3j4,ARS:{24},USD:US{24} =3j3,AUD:AU{24},PHP:,THB:{e3f} =33i,AUD:{24},SCR:Rs,XPF:CFP
    =3j6,AWG:Afl.,CAD:C{24},FJD:FJ{24},GBP:{a3},SBD:SI{24},XPF:FCFP
    =3j4,BBD:Bds{24},BMD:BM{24},BRL:BR{24},BSD:BS{24},BZD:BZ{24},CAD:CA{24},DKK:Dkr,DOP:RD{24},EGP:EG{a3},ISK:Ikr,JMD:JM{24},MXN:MX{24},NOK:Nkr,SEK:kr,USD:US{24},XCD:EC{24}
    =3j9,ALL:,AZN:{20bc} =3j2,BBD:{24} =3j9,ALL:,BDT:{9f3} =33i,BIF:FBu =3j2,BMD:{24}
    =j8,AUD:A{24},BND:{24},GBP:{a3},MYR:RM,NZD:NZ{24},XPF:CFPF =3j4,BOB:Bs =3jf,AWG:,USD:{24}
    =3j6,GBP:{a3} =3j2,BSD:{24} =3j2,AUD:AU{24},BTN:Nu.,KRW:KR{20a9},THB:TH{e3f} =3j2,BWP:P
    =yu,AUD:A{24},GBP:{a3},MXN:MX{24},USD:{24},XPF:CFPF =3j2,BZD:{24}
    =34s,AUD:{24}{a0}AU,BRL:R{24},CAD:{24},CNY:CN{a5},HKD:{24}{a0}HK,NZD:{24}{a0}NZ,SGD:{24}{a0}SG,USD:{24}{a0}US,XPF:
    =3j2,MYR:RM =33i,CDF:FC =3j2,NZD:{24} =3j4,CLP:{24},USD:US{24} =3jp,CNY:{a5},THB:
    =3j4,COP:{24},USD:US{24} =3j4,CRC:{20a1} =3j4,CUP:{24},USD:US{24} =3jp,CVE:{200b}
    =3jf,ANG:NAf.,AWG: =3j2,AUD:{24} =3ja,AMD: =3jp,CZK:Kč,THB: =16w,BGN: =3jp,DKK:kr.
    =3j4,DOP:RD{24},USD:US{24} =33i,DZD:DA =33g,USD:US{24},XPF:CFPF =3j4,USD:{24}
    =3j2,CNY:,ERN:Nfk,ETB:Br,JPY: =3da,GBP:{a3},USD:{24} =3j2,FJD:{24} =3j2,FKP:{a3},GBP:GB{a3}
    =3j2,DKK:kr,PHP: =3k0,AUD:{24}AU,CNY:,GEL:{20be},HKD:,JPY:,NZD:{24}NZ
    =3j2,GHS:GH{20b5},IQD:Irak{20}dinaa,XOF:AAS =3j2,GBP:GB{a3},GIP:{a3} =3j2,DKK:kr. =3j2,GMD:D
    =17b,BGN: =3j4,GTQ:Q =3j2,GYD:{24} =3jd,THB:,USD:US{24} =3j4,HNL:L =33i,HRK:kn =17h,BGN:
    =3da,HUF:Ft,XPF:CFPF =3jp,IDR:Rp,INR:Rs =3jd,AUD:A{24},CNY:{200e}CN{a5}{200e}
    =j8,ISK:kr.,TWD:,XPF:CFPF =3j2,HKD:,JPY:,MXN:{24}MX,THB:{e3f},TWD:,USD:{24}US =3j2,JMD:{24}
    =3j3,CNY:,PHP: =3k7,KES:Ksh,TZS:TSh =33g,CNY:CN{a5},JPY:JP{a5},XPF:CFPF =3k7,KHR:{17db}
    =33i,KMF:CF =3jp,THB: =3j2,KYD:{24} =3jd,AUD:A{24},KZT:{20b8},RUB:{20bd},UAH:{20b4}
    =3j9,ALL:,LAK:{20ad} =3j9,ALL: =3j2,LRD:{24} =3j2,LSL:M,ZAR:R =3j4,MDL:L
    =3ks,AUD:{24}AU,BAM:KM,NZD:{24}NZ =33i,MGA:Ar =3kk,GBP:{a3}GB,GEL:,TWD:
    =3j2,ANG:NAf,AWG:Afl,HTG:G,MMK:K,PAB:B{2f}.,THB:{e3f},TTD:TT{24} =3k7,MNT:{20ae}
    =3ks,MOP:MOP{24} =33i,MRU:UM =3j2,PHP: =33i,MUR:Rs =3j2,MWK:MK =3j4,MRU:UM,MXN:{24}
    =3jm,BND:{24}BN =3jp,MZN:MTn =3lq,MYR:,NAD:{24},THB:{e3f},ZAR:R =3j2,NGN:{20a6} =3j4,NIO:C{24}
    =3jf,AWG: =33i,GBP:{a3},NOK:kr =3j4,PAB:B{2f}. =3j4,PEN:S{2f} =3j2,PGK:K =3j3,THB:{e3f}
    =3k7,PKR:Rs =3j4,PLN:zł,XCD:EC{24} =3j2,PYG:{20b2} =3lf,BAM: =3l9,KZT: =33i,RWF:RF
    =3j2,SBD:{24} =18t,BGN: =3j2,SGD:{24} =3j2,GBP:GB{a3},SHP:{a3}
    =3ke,CNY:CN{a5},HKD:HK{24},JPY:{a5} =3j4,ILS:NIS,MXN:MX{24},XCD:EC{24} =3j2,SLE:Le
    =3j2,BBD:DBB,SOS:S =3lv,SRD:{24} =3j6,GBP:GB{a3},SSP:{a3} =3jp,STN:Db =3j2,ANG:NAf. =33i,SYP:LS
    =3j2,SZL:E =3jd,USD:US{24} =3j2,USD:{24} =3lm,GBP:{a3}GB =33i,TND:DT
    =3j2,AUD:AUD{24},NZD:NZD{24},TOP:T{24} =3jd,TRY:{20ba} =3j2,TTD:{24} =3ks,KRW:{ffe6},TWD:{24}
    =3l3,USD:US{24} =3da,UAH:{20b4},XPF:CFPF =3mt,UGX:USh =3j4,USD:US{24},UYU:{24} =3lm,UZS:soʻm
    =3j4,VEF:Bs.,VES:Bs.S =19i,BGN: =3j2,ZAR:R =3j2,ZMW:K =48,XPF: =48,AUD:A{24},CAD:CA{24}
    =6g,FJD:FJ{24},SBD:SI{24} =48,JPY:{a5} =3t,FJD:FJ{24},SBD:SI{24} =3u,FJD:FJ{24},SBD:SI{24}
    =3n3,XCD:{24} =3n3,ALL:Lekë =3x,FJD:FJ{24},SBD:SI{24} =3y,FJD:FJ{24},SBD:SI{24} =48,ARS:{24}
    =3n4,AUD:AU{24} =48,AUD:{24},SCR:Rs,XPF:CFP =42,XPF: =2fi,FJD:FJ{24},PHP:{20b1},SBD:SI{24}
    =3n3,AZN:{20bc} =1k1,JPY:{a5},PHP:{20b1} =3n3,BBD:{24} =3n3,BDT:{9f3} =49,THB:{e3f}
    =3n3,BIF:FBu =3n3,BMD:{24} =48,AUD:A{24},BND:{24},MYR:RM =48,BOB:Bs =4e,XPF: =48,CAD:CA{24}
    =3n3,BSD:{24} =4h,FJD:FJ{24},SBD:SI{24} =3n3,BWP:P =z0,AUD:A{24},JPY:{a5},PHP:{20b1}
    =3n3,BZD:{24} =3n3,CAD:{24} =3n3,MYR:RM =4n,FJD:FJ{24},SBD:SI{24} =3n3,NZD:{24} =48,CLP:{24}
    =3nr,CNY:{a5} =48,COP:{24} =48,CRC:{20a1} =48,CUP:{24} =3nr,CVE:{200b} =4v,XPF: =3n3,AUD:{24}
    =3n3,USD:{24} =3nr,CZK:Kč =4z,THB:{e3f} =3nr,DKK:kr. =48,DOP:RD{24} =cc,FJD:FJ{24},SBD:SI{24}
    =3nq,JPY:{a5} =pi,SBD:SI{24} =pj,FJD:FJ{24},SBD:SI{24} =3n3,DKK:kr =3nr,GEL:{20be}
    =8o,FJD:FJ{24},SBD:SI{24} =pm,FJD:FJ{24},SBD:SI{24} =3n3,DKK:kr. =3n3,GMD:D =5d,THB:{e3f}
    =48,GTQ:Q =3n3,GYD:{24} =3n5,CAD:CA{24} =48,HNL:L =3n2,HRK:kn =5j,THB:{e3f} =3n5,HUF:Ft
    =5l,FJD:FJ{24},SBD:SI{24} =3n4,CNY:{200e}CN{a5}{200e} =48,ISK:kr. =3n3,JMD:{24}
    =5p,FJD:FJ{24},SBD:SI{24} =3o9,KHR:{17db} =3n6,KMF:CF =3n3,KYD:{24} =5u,FJD:FJ{24},SBD:SI{24}
    =3n3,LAK:{20ad} =3n3,LRD:{24} =2b,FJD:FJ{24},SBD:SI{24} =48,MDL:L =3or,BAM:KM =3n3,MGA:Ar
    =61,FJD:FJ{24},SBD:SI{24} =3o9,MNT:{20ae} =3or,MOP:MOP{24} =3n3,MUR:Rs =3n3,MWK:MK
    =48,MRU:UM,MXN:{24} =3no,BND: =3nr,MZN:MTn =j,AUD:A{24},NAD:{24},PHP:{20b1} =3n4,NGN:{20a6}
    =3n3,NGN:{20a6} =48,NIO:C{24} =3n2,NOK:kr =48,PAB:B{2f}. =48,PEN:S{2f} =3n3,PGK:K =3o9,PKR:Rs
    =3n3,PYG:{20b2} =3p4,KZT: =3n3,RWF:RF =qj,FJD:FJ{24} =6o,THB:{e3f} =3n3,SGD:{24}
    =qm,FJD:FJ{24},SBD:SI{24} =4e,JPY:{a5} =48,ILS:NIS =3n3,SLE:Le =qp,FJD:FJ{24},SBD:SI{24}
    =6u,XPF: =6v,FJD:FJ{24},SBD:SI{24} =3nr,STN:Db =3n3,ANG:NAf. =3n3,SZL:E
    =qs,FJD:FJ{24},SBD:SI{24} =3nd,TRY:{20ba} =3n3,TTD:{24} =3ff,FJD:FJ{24},SBD:SI{24} =3nz,CDF:
    =3n5,UAH:{20b4} =3qc,UGX:USh =48,UYU:{24} =3n3,UZS:soʻm =48,VEF:Bs.,VES:Bs.S =79,THB:{e3f}
    =3n3,ZAR:R =3n3,ZMW:K
    =53,CAD:KA{24},CDF:KDF,CHF:SZF,COP:KOP,CRC:KRK,CUC:KUK,CUP:KUP,CZK:TSK,GTQ:GTK,MXN:MZ{24},SCR:SSR,UGX:UGS,XCD:KB{24},XOF:SFA
    =3ql,CAD:CA{24},MXN:MX{24},USD:US{24},XCD:EC{24},XOF:F{202f}CFA =3qm,JPY:{a5},USD:{24}
    =3ql,AUD:AU{24},JPY:{a5},THB:{e3f},XOF:F{202f}CFA =3qm,AUD:AU{24},GBP:UK{a3},THB:{e3f}
    =3ql,AFN:{60b},CAD:{24}CA,CNY:{a5}CN,HKD:{24}HK,JPY:{a5},MXN:{24}MX,NZD:{24}NZ,THB:{e3f},XCD:{24}EC
    =3qm,XCD:{24} =3qm,ALL:Lekë,THB:{e3f} =3qm,AMD:{58f},THB:{e3f},USD:{24} =3qp,AOA:Kz,GBP:{a3}
    =3ql,ARS:{24},USD:US{24} =3qn,AUD:AU{24},THB:{e3f} =3ql,AUD:{24},SCR:Rs,XPF:CFP
    =3qp,AWG:Afl.,CAD:C{24},FJD:FJ{24},GBP:{a3},SBD:SI{24}
    =43,CDF:KDF,CHF:SZF,COP:KOP,CRC:KRK,CUC:KUK,CUP:KUP,CZK:TSK,GTQ:GTK,SCR:SSR,UGX:UGS
    =3qm,AZN:{20bc},THB:{e3f} =3qo,AUD:A{24},BAM:KM,HRK:kn,RSD:din. =3qm,BBD:{24}
    =3qm,BDT:{9f3},THB:{e3f} =3qy,AWG:
    =49,CDF:KDF,CHF:SZF,CRC:KRK,CUC:KUK,CUP:KUP,CZK:TSK,GTQ:GTK,SCR:SSR,UGX:UGS,XCD:KB{24}
    =3ql,XOF:F{202f}CFA =3qm,BIF:FBu =3qm,BMD:{24} =3r6,BND:{24},MYR:RM,XCD:EC{24} =3ql,BOB:Bs
    =3r4,USD:{24} =3qp,GBP:{a3} =3qm,BSD:{24} =3rc,BTN:Nu.,KRW:KR{20a9},THB:TH{e3f} =3qm,BWP:P
    =3qn,BYN:Br,CAD:KA{24},RUB:{20bd} =3qm,BZD:{24} =3qm,CAD:{24} =3qm,MYR:RM
    =3qm,CDF:FC,KES:Ksh,THB:{e3f},TZS:TSh =3qm,NZD:{24} =3ql,CLP:{24},USD:US{24}
    =3qm,AUD:AU{24},CNY:{a5} =3ql,COP:{24},USD:US{24} =3ql,CRC:{20a1} =3ql,CUP:{24},USD:US{24}
    =3rc,CVE:{200b} =3r4,ANG:NAf. =3qm,AUD:{24} =3qt,AMD: =3qm,AUD:AU{24},CZK:Kč =3r5,DJF:Fdj
    =3rc,DKK:kr. =3ql,DOP:RD{24},USD:US{24} =3ql,THB:{e3f},USD:US{24} =3qm,ERN:Nfk,ETB:Br
    =3r6,JPY:{a5} =3qm,FJD:{24} =3qm,FKP:{a3},GBP:GB{a3} =3qm,DKK:kr =3qm,GEL:{20be}
    =3qm,GBP:GB{a3},GIP:{a3} =3qm,DKK:kr. =3qm,GMD:D =3r5,GNF:FG =3ql,GTQ:Q =3qm,GYD:{24}
    =3qm,AUD:AU{24},JPY:{a5} =3ql,HNL:L =3r6,HRK:kn =3r5,HTG:G =3s1,HUF:Ft =3rc,IDR:Rp,INR:Rs
    =3qn,CNY:{200e}CN{a5}{200e},THB:{e3f} =3r6,ISK:kr.,XCD:EC{24} =3ru,MXN:MZ{24} =3qm,JMD:{24}
    =3rk,CDF:KDF,USD:{24} =3r6,THB:{e3f} =3ru,KHR:{17db} =3qp,KMF:CF =3qm,AUD:AU{24} =3qm,KYD:{24}
    =3qn,KZT:{20b8},RUB:{20bd},THB:{e3f},UAH:{20b4} =3qm,LAK:{20ad},THB:{e3f}
    =3qm,THB:{e3f},XOF:SFA =3qm,LRD:{24} =3qm,LSL:M,ZAR:R =3r6,MDL:L =3qm,BAM:KM,JPY:{a5}
    =3qm,MGA:Ar =3qm,ANG:NAf,AWG:Afl,HTG:G,MMK:K,PAB:B{2f}.,THB:{e3f},TTD:TT{24} =3ru,MNT:{20ae}
    =3sc,MOP:MOP{24} =3qm,MUR:Rs =3qm,MWK:MK =3ql,MRU:UM,MXN:{24} =3r9,BND: =3rc,MZN:MTn
    =3sk,CAD:KA{24},NAD:{24},ZAR:R =3qn,NGN:{20a6} =3qm,NGN:{20a6} =3ql,NIO:C{24} =3r6,NOK:kr
    =3qm,THB:{e3f} =3ql,PAB:B{2f}. =3ql,PEN:S{2f} =3qm,PGK:K =3qn,THB:{e3f} =3ru,PKR:Rs
    =3r6,PLN:zł,XCD:EC{24} =3qm,PYG:{20b2} =3qm,JPY:{a5} =3ss,KZT: =3qm,RWF:RF =3qm,SBD:{24}
    =3r5,SCR:SR =3qm,SGD:{24} =3qm,GBP:GB{a3},SHP:{a3} =3qm,CAD:KA{24},ILS:NIS,USD:{24} =3qm,SLE:Le
    =3qm,BBD:DBB,SOS:S =3r4,SRD:{24} =3qp,GBP:GB{a3},SSP:{a3} =3rc,STN:Db =3qm,ANG:NAf. =3qm,SZL:E
    =3qw,USD:US{24} =3qm,USD:{24} =3qm,AUD:AUD{24},NZD:NZD{24},TOP:T{24} =3qw,TRY:{20ba}
    =3qm,TTD:{24} =3sc,KRW:{ffe6},TWD:{24} =3rk,CDF:KDF =3s1,UAH:{20b4} =3u6,UGX:USh
    =3ql,USD:US{24},UYU:{24} =3qm,UZS:soʻm =3ql,VEF:Bs.,VES:Bs.S =3r5,VUV:VT =3qm,ZAR:R =3qm,ZMW:K
    =jm,MXN:{24}MX,XCD: =j0,MXN:{24}MX,XCD: =321,MXN:{24}MX,XCD: =322,MXN:{24}MX,XCD:
    =ot,MXN:{24}MX,XCD: =2e6,XCD: =oy,MXN:{24}MX =3uf,BOB:Bs =325,MXN:{24}MX,XCD:
    =326,MXN:{24}MX,XCD: =3uf,CRC:{20a1} =328,MXN:{24}MX,XCD: =2ed,XCD: =329,MXN:{24}MX,XCD:
    =3uf,USD:US{24} =3uf,JPY:{a5} =2ei,XCD: =3uf,GTQ:Q =3uf,HNL:L =3uf,HRK:kn =2em,XCD: =3uu,HUF:Ft
    =pw,MXN:{24}MX =4x,MXN:{24}MX =3uf,MDL:L =32f,XCD: =q7,MXN:{24}MX =q8,MXN:{24}MX =3uf,NIO:C{24}
    =3uf,NOK:kr =3uf,PAB:B{2f}. =3uf,PEN:S{2f} =32k,MXN:{24}MX =2f0,XCD: =3uu,UAH:{20b4}
    =3ut,UYU:{24} =32n,MXN:{24}MX,XCD: =2f5,XCD: =3r,PYG:{20b2} =3s,PYG:{20b2} =3t,PYG:{20b2}
    =3u,PYG:{20b2} =3v,PYG:{20b2} =3w,PYG:{20b2} =3x,PYG:{20b2} =3y,PYG:{20b2} =3z,PYG:{20b2}
    =40,PYG:{20b2} =41,PYG:{20b2} =42,PYG:{20b2} =43,PYG:{20b2} =45,PYG:{20b2} =46,PYG:{20b2}
    =48,PYG:{20b2} =49,PYG:{20b2} =4a,PYG:{20b2} =4b,PYG:{20b2} =4c,PYG:{20b2} =4d,PYG:{20b2}
    =4e,PYG:{20b2} =4f,PYG:{20b2} =4g,PYG:{20b2} =4h,PYG:{20b2} =4i,PYG:{20b2} =4j,PYG:{20b2}
    =4k,PYG:{20b2} =4l,PYG:{20b2} =4m,PYG:{20b2} =4n,PYG:{20b2} =4o,PYG:{20b2} =4p,PYG:{20b2}
    =4q,PYG:{20b2} =4r,PYG:{20b2} =4s,PYG:{20b2} =4t,PYG:{20b2} =4u,PYG:{20b2} =4v,PYG:{20b2}
    =4w,PYG:{20b2} =4x,PYG:{20b2} =4y,PYG:{20b2} =4z,PYG:{20b2} =50,PYG:{20b2} =51,PYG:{20b2}
    =53,PYG:{20b2} =54,PYG:{20b2} =55,PYG:{20b2} =56,PYG:{20b2} =58,PYG:{20b2} =59,PYG:{20b2}
    =5a,PYG:{20b2} =5b,PYG:{20b2} =5c,PYG:{20b2} =5d,PYG:{20b2} =5e,PYG:{20b2} =5f,PYG:{20b2}
    =5g,PYG:{20b2} =5h,PYG:{20b2} =5i,PYG:{20b2} =5j,PYG:{20b2} =5k,PYG:{20b2} =5l,PYG:{20b2}
    =5m,PYG:{20b2} =5n,PYG:{20b2} =5o,PYG:{20b2} =5p,PYG:{20b2} =5q,PYG:{20b2} =5r,PYG:{20b2}
    =5s,PYG:{20b2} =5t,PYG:{20b2} =5u,PYG:{20b2} =5v,PYG:{20b2} =5w,PYG:{20b2} =5x,PYG:{20b2}
    =5y,PYG:{20b2} =5z,PYG:{20b2} =60,PYG:{20b2} =61,PYG:{20b2} =62,PYG:{20b2} =63,PYG:{20b2}
    =64,PYG:{20b2} =65,PYG:{20b2} =66,PYG:{20b2} =67,PYG:{20b2} =2x,NAD:{24} =69,PYG:{20b2}
    =6a,PYG:{20b2} =6b,PYG:{20b2} =6c,PYG:{20b2} =6d,PYG:{20b2} =6e,PYG:{20b2} =6f,PYG:{20b2}
    =6g,PYG:{20b2} =6h,PYG:{20b2} =6i,PYG:{20b2} =6j,JPY:{a5} =6l,PYG:{20b2} =6j,RWF:RF
    =6j,SBD:{24} =6o,PYG:{20b2} =6j,SGD:{24} =6q,PYG:{20b2} =6j,ILS:NIS =6j,SLE:Le =6t,PYG:{20b2}
    =6u,PYG:{20b2} =6v,PYG:{20b2} =6w,PYG:{20b2} =6j,ANG:NAf. =6j,SZL:E =6z,PYG:{20b2}
    =70,PYG:{20b2} =6j,TTD:{24} =72,PYG:{20b2} =73,PYG:{20b2} =74,PYG:{20b2} =75,PYG:{20b2}
    =6j,UYU:{24} =6j,UZS:soʻm =78,PYG:{20b2} =79,PYG:{20b2} =2x,THB: =40,NGN:{20a6} =3t,NGN:{20a6}
    =3u,NGN:{20a6} =3v,NGN:{20a6} =3w,NGN:{20a6} =3x,NGN:{20a6} =3y,NGN:{20a6} =2mt,NGN:{20a6}
    =2mu,NGN:{20a6} =42,NGN:{20a6} =2mv,NGN:{20a6} =46,NGN:{20a6} =48,NGN:{20a6} =2mw,NGN:{20a6}
    =4a,NGN:{20a6} =4b,NGN:{20a6} =em,NGN:{20a6} =69,BOB:Bs =4e,NGN:{20a6} =4f,NGN:{20a6}
    =4g,NGN:{20a6} =4h,NGN:{20a6} =4i,NGN:{20a6} =4k,NGN:{20a6} =4l,NGN:{20a6} =4m,NGN:{20a6}
    =4n,NGN:{20a6} =4o,NGN:{20a6} =2my,NGN:{20a6} =4q,NGN:{20a6} =2mz,NGN:{20a6} =69,CRC:{20a1}
    =2n1,NGN:{20a6} =4u,NGN:{20a6} =4v,NGN:{20a6} =4w,NGN:{20a6} =4x,NGN:{20a6} =4y,NGN:{20a6}
    =2n2,NGN:{20a6} =50,NGN:{20a6} =2n3,NGN:{20a6} =q9,USD:US{24} =2n5,NGN:{20a6} =55,NGN:{20a6}
    =56,NGN:{20a6} =2n6,NGN:{20a6} =69,GHS:GH{20b5} =5a,NGN:{20a6} =5b,NGN:{20a6} =5c,NGN:{20a6}
    =2n7,NGN:{20a6} =69,GTQ:Q =5f,NGN:{20a6} =5g,NGN:{20a6} =69,HNL:L =69,HRK:kn =2nb,NGN:{20a6}
    =69,HUF:Ft =5l,NGN:{20a6} =5m,NGN:{20a6} =et,NGN:{20a6} =5o,NGN:{20a6} =5p,NGN:{20a6}
    =5q,NGN:{20a6} =5r,NGN:{20a6} =5s,NGN:{20a6} =5t,NGN:{20a6} =5u,NGN:{20a6} =5v,NGN:{20a6}
    =5w,NGN:{20a6} =5x,NGN:{20a6} =69,MDL:L =5z,NGN:{20a6} =60,NGN:{20a6} =69,USD:US{24}
    =61,NGN:{20a6} =62,NGN:{20a6} =63,NGN:{20a6} =64,NGN:{20a6} =65,NGN:{20a6} =2nd,NGN:{20a6}
    =ew,NGN:{20a6} =67,NGN:{20a6} =ex,NGN:{20a6} =69,NIO:C{24} =69,NOK:kr =69,PAB:B{2f}.
    =69,PEN:S{2f} =6a,PGK:K =6h,NGN:{20a6} =69,PLN:zł =6l,NGN:{20a6} =6a,RWF:RF =6a,SBD:{24}
    =2nj,NGN:{20a6} =6a,SGD:{24} =6q,NGN:{20a6} =69,ILS:NIS =6a,SLE:Le =6t,NGN:{20a6}
    =6u,NGN:{20a6} =6v,NGN:{20a6} =6w,NGN:{20a6} =6a,ANG:NAf. =6a,SZL:E =3s,NGN:{20a6}
    =53,NGN:{20a6} =6z,NGN:{20a6} =70,NGN:{20a6} =6a,TTD:{24} =72,NGN:{20a6} =73,NGN:{20a6}
    =69,UAH:{20b4} =75,NGN:{20a6} =2nl,NGN:{20a6} =6a,UZS:soʻm =2nm,NGN:{20a6} =2nn,NGN:{20a6}
    =2p,THB: =j0,CNY:{200e}CN{a5}{200e} =oq,CNY:{200e}CN{a5}{200e} =or,CNY:{200e}CN{a5}{200e}
    =os,CNY:{200e}CN{a5}{200e} =ov,CNY:{200e}CN{a5}{200e} =k4,BOB:Bs =p7,CNY:{200e}CN{a5}{200e}
    =p9,CNY:{200e}CN{a5}{200e} =k4,CRC:{20a1} =pb,CNY:{200e}CN{a5}{200e} =pe,CNY:{200e}CN{a5}{200e}
    =pf,CNY:{200e}CN{a5}{200e} =k4,USD:US{24} =ph,CNY:{200e}CN{a5}{200e} =pl,CNY:{200e}CN{a5}{200e}
    =pp,CNY:{200e}CN{a5}{200e} =k4,GTQ:Q =k4,HNL:L =k4,HRK:kn =pu,CNY:{200e}CN{a5}{200e} =k4,HUF:Ft
    =k4,MDL:L =q6,CNY:{200e}CN{a5}{200e} =k4,NIO:C{24} =k4,NOK:kr =k4,PAB:B{2f}. =k4,PEN:S{2f}
    =k4,PLN:zł =qk,CNY:{200e}CN{a5}{200e} =k4,ILS:NIS =k4,UAH:{20b4} =qw,CNY:{200e}CN{a5}{200e}
    =qy,CNY:{200e}CN{a5}{200e} =qz,CNY:{200e}CN{a5}{200e} =jr,NPR:नेरू =17g,BGN:,USD:,XPF:
    =436,XPF:CFPF =iu,HRK:kn =iv,HRK:kn =3v,HRK:kn =1e6,HRK:kn =ix,HRK:kn =iy,HRK:kn
    =15w,BGN:,HRK:kn =15y,BGN:,HRK:kn,USD: =3d7,HRK:kn =160,BGN:,HRK:kn =436,BAM:KM =46,HRK:kn
    =3d9,HRK:kn =4a,HRK:kn =4b,HRK:kn =1uq,HRK:kn,THB: =437,BOB:Bs =3dd,HRK:kn =cp,ETB: =4g,HRK:kn
    =4i,HRK:kn =4k,HRK:kn =4l,HRK:kn =4m,HRK:kn =je,HRK:kn =4o,HRK:kn =16m,BGN:,HRK:kn =jg,HRK:kn
    =16o,BGN:,HRK:kn =437,CRC:{20a1} =16q,BGN:,HRK:kn =jk,HRK:kn =3di,HRK:kn =4w,HRK:kn =3k9,HRK:kn
    =16y,BGN:,HRK:kn =437,USD:{24} =1ep,HRK:kn =55,HRK:kn =56,HRK:kn =176,BGN:,HRK:kn =59,HRK:kn
    =5a,HRK:kn =5b,HRK:kn =5c,HRK:kn =3kp,HRK:kn =437,GTQ:Q =5f,HRK:kn =jy,HRK:kn =437,HNL:L
    =3ku,HTG:G =437,HUF:Ft,JPY:{a5} =k3,HRK:kn =17l,BGN:,HRK:kn,USD: =17m,BGN:,HRK:kn,USD:
    =5i,JMD:{24} =1f0,HRK:kn =k6,HRK:kn =347,HRK:kn,USD: =k7,HRK:kn =k8,HRK:kn =k0,AUD:AU{24}
    =5i,KYD:{24} =ka,HRK:kn =kb,HRK:kn =5i,LRD:{24} =5x,HRK:kn =437,MDL:L =3dy,HRK:kn =5i,MGA:Ar
    =183,BGN:,HRK:kn,MKD: =61,HRK:kn =ke,HRK:kn =kf,HRK:kn =5i,MUR:Rs =5i,MWK:MK
    =437,MRU:UM,MXN:{24} =43n,BND: =ki,HRK:kn =1u,NAD:{24} =5i,NGN:{20a6} =437,NIO:C{24}
    =436,GBP:{a3},NOK:kr =437,PAB:B{2f}. =437,PEN:S{2f} =5i,PGK:K =ko,HRK:kn =18n,BGN:,HRK:kn,USD:
    =3e8,HRK:kn =kr,HRK:kn =5i,RWF:RF =5i,SBD:{24} =3ku,SCR:SR =5i,SGD:{24} =6q,HRK:kn
    =18w,BGN:,HRK:kn =18x,BGN:,HRK:kn,USD: =5i,SLE:Le =6t,HRK:kn =3ec,HRK:kn =kv,HRK:kn =kw,HRK:kn
    =5i,ANG:NAf. =5i,SZL:E =it,HRK:kn =k0,GBP: =6z,HRK:kn =kx,HRK:kn =5i,TTD:{24} =ky,HRK:kn
    =kz,HRK:kn =437,JPY:{a5},UAH:{20b4} =l1,HRK:kn =19f,BGN:,HRK:kn =k0,UZS:soʻm
    =437,VEF:Bs.,VES:Bs.S =3ku,VUV:VT =5i,ZAR:R =44n,EUR:,HRK: =3q,HUF:Ft =iu,HUF:Ft =iv,HUF:Ft
    =3v,HUF:Ft =1e6,HUF:Ft =ix,HUF:Ft =iy,HUF:Ft =46i,ARS:{24},USD:US{24}
    =46i,AUD:{24},SCR:Rs,XPF:CFP =j2,HUF:Ft =3d8,GBP:,HUF:Ft =j4,HUF:Ft =46,HUF:Ft =j6,HUF:Ft
    =j7,HUF:Ft =3da,HUF:Ft =44n,HRK: =4a,HUF:Ft =4b,HUF:Ft =1uq,HUF:Ft,THB: =46i,BOB:Bs =jb,HUF:Ft
    =jc,HUF:Ft =4g,HUF:Ft =1ee,HUF:Ft =4i,HUF:Ft =4k,HUF:Ft =4l,HUF:Ft =4m,HUF:Ft =je,HUF:Ft
    =2m5,HUF:Ft =4o,HUF:Ft =46i,CLP:{24},USD:US{24} =jg,HUF:Ft =46i,COP:{24},USD:US{24}
    =46i,CRC:{20a1} =46i,CUP:{24},USD:US{24} =jk,HUF:Ft =jl,HUF:Ft =4w,HUF:Ft =jm,HUF:Ft
    =27z,HUF:Ft =3dj,HUF:Ft =jp,HUF:Ft =46i,DOP:RD{24},USD:US{24} =46i,USD:{24} =3dm,HUF:Ft
    =55,HUF:Ft =56,HUF:Ft =ju,HUF:Ft =3dn,HUF:Ft =59,HUF:Ft =5a,HUF:Ft =5b,HUF:Ft =5c,HUF:Ft
    =3do,HUF:Ft =46i,GTQ:Q =5f,HUF:Ft =jy,HUF:Ft =46i,HNL:L =3ds,HUF:Ft =k3,HUF:Ft
    =44p,EUR:,HRK:,HUF:Ft =3dv,HUF:Ft,USD: =5o,HUF:Ft =1f0,HUF:Ft =k6,HUF:Ft =347,HUF:Ft,USD:
    =k7,HUF:Ft =k8,HUF:Ft =k9,HUF:Ft =5t,HUF:Ft =ka,HUF:Ft =kb,HUF:Ft =jr,HUF:Ft =5w,HUF:Ft
    =5x,HUF:Ft =46i,MDL:L =3dy,HUF:Ft =60,HUF:Ft =3dz,GBP:,HUF:Ft =61,HUF:Ft =ke,HUF:Ft =kf,HUF:Ft
    =is,HUF:Ft =64,HUF:Ft =65,HUF:Ft =46i,MRU:UM,MXN:{24} =472,BND: =ki,HUF:Ft =2n,HUF:Ft
    =6a,HUF:Ft =46i,NIO:C{24} =3dt,NOK:kr,USD: =46i,PAB:B{2f}. =46i,PEN:S{2f} =6f,HUF:Ft =ko,HUF:Ft
    =3e7,GBP:,HUF:Ft,USD: =6j,HUF:Ft =3e8,HUF:Ft =kr,HUF:Ft =6m,HUF:Ft =6n,HUF:Ft =3e9,HUF:Ft
    =6p,HUF:Ft =6q,HUF:Ft =18w,BGN:,HUF:Ft =3eb,GBP:,HUF:Ft,USD: =6s,HUF:Ft =6t,HUF:Ft =ku,HUF:Ft
    =kv,HUF:Ft =kw,HUF:Ft =6x,HUF:Ft =6y,HUF:Ft =cr,ETB: =53,HUF:Ft =48v,EUR:,GBP: =6z,HUF:Ft
    =kx,HUF:Ft =71,HUF:Ft =ky,HUF:Ft =kz,HUF:Ft =46i,UAH:{20b4} =l1,HUF:Ft =46i,USD:US{24},UYU:{24}
    =l3,HUF:Ft =46i,VEF:Bs.,VES:Bs.S =3eg,HUF:Ft =7a,HUF:Ft =7b,HUF:Ft =3x,USD:US{24} =3x,JPY:{a5}
    =j0,AMD:{58f} =iu,AMD:{58f} =iv,AMD:{58f} =op,AMD:{58f} =iw,AMD:{58f} =iy,AMD:{58f}
    =321,AMD:{58f} =322,AMD:{58f} =j2,AMD:{58f} =323,AMD:{58f} =j4,AMD:{58f} =ot,AMD:{58f}
    =ou,AMD:{58f} =j6,AMD:{58f} =j7,AMD:{58f} =2e6,AMD:{58f} =ow,AMD:{58f} =ox,AMD:{58f}
    =oy,AMD:{58f} =ix,BOB:Bs =jb,AMD:{58f} =jc,AMD:{58f} =p0,AMD:{58f} =4h,AMD:{58f} =p1,AMD:{58f}
    =p2,AMD:{58f} =p3,AMD:{58f} =p4,AMD:{58f} =p5,AMD:{58f} =je,AMD:{58f} =p6,AMD:{58f}
    =325,AMD:{58f} =p8,AMD:{58f} =326,AMD:{58f} =ix,CRC:{20a1} =328,AMD:{58f} =jk,AMD:{58f}
    =jl,AMD:{58f} =pc,AMD:{58f} =pd,AMD:{58f} =2ed,AMD:{58f} =jp,AMD:{58f} =329,AMD:{58f}
    =ix,USD:US{24} =cc,AMD:{58f} =ix,JPY:{a5} =pi,AMD:{58f} =pj,AMD:{58f} =pk,AMD:{58f}
    =32a,AMD:{58f} =8o,AMD:{58f} =pm,AMD:{58f} =pn,AMD:{58f} =po,AMD:{58f} =2ei,AMD:{58f} =ix,GTQ:Q
    =pr,AMD:{58f} =it,AMD:{58f} =ix,HNL:L =2em,AMD:{58f} =pv,AMD:{58f} =k3,AMD:{58f} =k4,AMD:{58f}
    =ix,ISK:kr. =px,AMD:{58f} =k6,AMD:{58f} =ix,KHR:{17db} =k8,AMD:{58f} =py,AMD:{58f}
    =ka,AMD:{58f} =kb,AMD:{58f} =pz,AMD:{58f} =2b,AMD:{58f} =ix,MDL:L =q1,AMD:{58f} =q2,AMD:{58f}
    =61,AMD:{58f} =ix,MNT:{20ae} =q3,AMD:{58f} =q4,AMD:{58f} =q5,AMD:{58f} =32f,AMD:{58f}
    =ix,MYR:RM =ki,AMD:{58f} =8,NAD:{24} =q9,AMD:{58f} =qa,AMD:{58f} =ix,NIO:C{24} =ix,NOK:kr
    =ix,PAB:B{2f}. =ix,PEN:S{2f} =qf,AMD:{58f} =ix,PKR:Rs =ix,PLN:zł =qh,AMD:{58f} =pg,AMD:{58f}
    =kr,AMD:{58f} =qi,AMD:{58f} =qj,AMD:{58f} =2f0,AMD:{58f} =ql,AMD:{58f} =qm,AMD:{58f}
    =ix,ILS:NIS =qo,AMD:{58f} =qp,AMD:{58f} =ku,AMD:{58f} =kv,AMD:{58f} =kw,AMD:{58f} =qq,AMD:{58f}
    =qr,AMD:{58f} =qs,AMD:{58f} =kx,AMD:{58f} =qt,AMD:{58f} =qu,AMD:{58f} =kz,AMD:{58f}
    =qv,AMD:{58f} =l1,AMD:{58f} =32m,AMD:{58f} =qx,AMD:{58f} =32n,AMD:{58f} =2f5,AMD:{58f}
    =1,AMD:{58f} =r0,AMD:{58f} =41,RUB:{20bd} =45,RUB:{20bd} =4c,RUB:{20bd} =4d,RUB:{20bd}
    =4s,RUB:{20bd} =5e,RUB:{20bd} =5h,RUB:{20bd} =5i,RUB:{20bd} =5k,RUB:{20bd} =5n,RUB:{20bd}
    =5y,RUB:{20bd} =66,RUB:{20bd} =68,RUB:{20bd} =6b,RUB:{20bd} =6c,RUB:{20bd} =6d,RUB:{20bd}
    =6e,RUB:{20bd} =6i,RUB:{20bd} =6k,RUB:{20bd} =6r,RUB:{20bd} =74,RUB:{20bd} =78,RUB:{20bd}
    =52,IDR:Rp =6g,IDR:Rp =it,IDR:Rp =iu,IDR:Rp =iv,IDR:Rp =op,IDR:Rp =iw,IDR:Rp =ix,IDR:Rp
    =iy,IDR:Rp =k3,ARS:{24} =j0,IDR:Rp =34w,IDR:Rp,INR:Rs =j2,IDR:Rp =2fi,IDR:Rp,INR:Rs =j4,IDR:Rp
    =1l9,IDR:Rp =ou,IDR:Rp =j6,IDR:Rp =j7,IDR:Rp =2e6,IDR:Rp =ow,IDR:Rp =ox,IDR:Rp =2e7,IDR:Rp
    =k3,BOB:Bs =jb,IDR:Rp =jc,IDR:Rp =p0,IDR:Rp =4h,IDR:Rp =p1,IDR:Rp =p2,IDR:Rp =p3,IDR:Rp
    =p4,IDR:Rp =p5,IDR:Rp =je,IDR:Rp =p6,IDR:Rp =k3,CLP:{24} =p8,IDR:Rp =k3,COP:{24} =k3,CRC:{20a1}
    =k3,CUP:{24} =jk,IDR:Rp =jl,IDR:Rp =pc,IDR:Rp =jm,IDR:Rp =2ed,IDR:Rp =jp,IDR:Rp =k3,DOP:RD{24}
    =k3,USD:{24} =cc,IDR:Rp =4ek,INR:Rs =pi,IDR:Rp =pj,IDR:Rp =pk,IDR:Rp =k3,GEL:{20be} =8o,IDR:Rp
    =pm,IDR:Rp =pn,IDR:Rp =po,IDR:Rp =2ei,IDR:Rp =k3,GTQ:Q =pr,IDR:Rp =k3,HNL:L =2em,IDR:Rp
    =488,JPY:{a5} =k4,IDR:Rp =k3,ISK:kr. =5l,AUD:A{24} =px,IDR:Rp =oo,IDR:Rp =k6,IDR:Rp =k7,IDR:Rp
    =k8,IDR:Rp =py,IDR:Rp =ka,IDR:Rp =kb,IDR:Rp =jr,IDR:Rp =pz,IDR:Rp =2b,IDR:Rp =k3,MDL:L
    =1vd,IDR:Rp =q2,IDR:Rp =61,IDR:Rp =ke,IDR:Rp =q3,IDR:Rp =q4,IDR:Rp =q5,IDR:Rp
    =k3,MRU:UM,MXN:{24} =2et,IDR:Rp =ki,IDR:Rp =kj,IDR:Rp =q9,IDR:Rp =qa,IDR:Rp =k3,NIO:C{24}
    =k3,NOK:kr =k3,PAB:B{2f}. =k3,PEN:S{2f} =qf,IDR:Rp =ko,IDR:Rp =k3,PLN:zł =qh,IDR:Rp =kr,IDR:Rp
    =qi,IDR:Rp =qj,IDR:Rp =2f0,IDR:Rp =ql,IDR:Rp =qm,IDR:Rp =k3,ILS:NIS =qo,IDR:Rp =qp,IDR:Rp
    =ku,IDR:Rp =kv,IDR:Rp =kw,IDR:Rp =qq,IDR:Rp =qr,IDR:Rp =4x,IDR:Rp =qs,IDR:Rp =kx,IDR:Rp
    =qt,IDR:Rp =qu,IDR:Rp =kz,IDR:Rp =k3,JPY:{a5},UAH:{20b4} =l1,IDR:Rp =k3,UYU:{24} =qx,IDR:Rp
    =k3,VEF:Bs.,VES:Bs.S =2f5,IDR:Rp =1,IDR:Rp =r0,IDR:Rp =59,NGN:{20a6} =6l,TMT:ТМТ =489,HUF:
    =3r,ISK:kr. =1v9,JPY:{a5} =iu,ISK:kr. =iv,ISK:kr. =3v,ISK:kr. =1e6,ISK:kr. =iy,ISK:kr.
    =4hw,ARS:{24},USD:US{24} =j0,ISK:kr. =4hw,AUD:{24},SCR:Rs,XPF:CFP =j2,ISK:kr.
    =160,BGN:,CNY:CN{a5},HKD:HK{24},JPY:JP{a5} =1lf,JPY:{a5} =46,ISK:kr. =j7,ISK:kr. =3kz,XPF:FCFP
    =44p,HRK: =4a,ISK:kr. =4b,ISK:kr. =1uq,ISK:kr.,THB: =4hw,BOB:Bs =jb,ISK:kr. =cu,ETB:
    =4g,ISK:kr. =4i,ISK:kr. =yb,ISK:kr. =4k,ISK:kr. =4l,ISK:kr. =4m,ISK:kr. =je,ISK:kr.
    =2m5,ISK:kr. =4o,ISK:kr. =4hw,CLP:{24},USD:US{24} =jg,ISK:kr. =4hw,COP:{24},USD:US{24}
    =4hw,CRC:{20a1} =4hw,CUP:{24},USD:US{24} =jk,ISK:kr. =jl,ISK:kr. =4w,ISK:kr. =4ic,DJF:Fdj
    =4hw,DOP:RD{24},USD:US{24} =4hw,USD:{24} =54,ISK:kr. =3du,JPY:{a5} =55,ISK:kr. =56,ISK:kr.
    =3e8,GEL:{20be},INR:,ISK:kr.,JPY:JP{a5} =59,ISK:kr. =5a,ISK:kr. =5b,ISK:kr. =5c,ISK:kr.
    =4ic,GNF:FG =4hw,GTQ:Q =5f,ISK:kr. =jy,ISK:kr. =4hw,HNL:L =4ic,HTG:G =489,JPY:{a5} =k4,ISK:kr.
    =3dv,HKD:HK{24},ISK:kr.,JPY:JP{a5},USD: =5n,JMD:{24} =jt,ISK:kr. =k6,ISK:kr. =345,USD:
    =k7,ISK:kr. =k8,ISK:kr. =k5,AUD:AU{24} =5n,KYD:{24} =ka,ISK:kr. =kb,ISK:kr. =5n,LRD:{24}
    =5x,ISK:kr. =4hw,MDL:L =3dy,ISK:kr. =5n,MGA:Ar =4j8,GBP:,GEL:,TWD: =61,ISK:kr. =ke,ISK:kr.
    =kf,ISK:kr. =5n,MUR:Rs =5n,MWK:MK =4hw,MRU:UM,MXN:{24} =4ig,BND: =ki,ISK:kr. =1z,NAD:{24}
    =69,ISK:kr. =5n,NGN:{20a6} =4hw,NIO:C{24} =3du,NOK:kr,USD: =4hw,PAB:B{2f}. =4hw,PEN:S{2f}
    =5n,PGK:K =6g,ISK:kr. =ko,ISK:kr. =4id,BRL:R{24},PLN:zł =3e8,ISK:kr. =kr,ISK:kr. =5n,RWF:RF
    =5n,SBD:{24} =4ic,SCR:SR =5n,SGD:{24} =6q,ISK:kr. =18w,BGN:,ISK:kr.,XCD:EC{24}
    =4id,ILS:NIS,MXN:MX{24} =5n,SLE:Le =6t,ISK:kr. =ku,ISK:kr. =kv,ISK:kr. =kw,ISK:kr. =5n,ANG:NAf.
    =5n,SZL:E =it,ISK:kr. =k5,EUR:,GBP: =6z,ISK:kr. =kx,ISK:kr. =5n,TTD:{24} =ky,ISK:kr.
    =kz,ISK:kr. =4hw,JPY:{a5},UAH:{20b4} =l1,ISK:kr. =4hw,USD:US{24},UYU:{24} =k5,UZS:soʻm
    =4hw,VEF:Bs.,VES:Bs.S =4ic,VUV:VT =5n,ZAR:R =44q,HRK: =1vp,AUD:AU{24} =3w,BRL:
    =346,ARS:{24},VND: =4lf,AUD:{24},SCR:Rs,XPF:CFP =2e5,HKD:,INR:,JPY:,PHP:{20b1},TWD:,VND:
    =33g,CNY:CN{a5},PHP:{20b1},XCD:EC{24} =1uq,CAD:CA{24},PHP:{20b1} =4lf,BOB:Bs =346,CLP:{24},VND:
    =346,COP:{24},VND: =4lf,CRC:{20a1} =346,CUP:{24},VND: =29x,AUD:AU{24} =4ll,DJF:Fdj
    =346,DOP:RD{24},VND: =3dv,JPY: =cc,JPY: =29x,CZK:,GEL:{20be},HKD:,JPY:,KRW: =4ll,GNF:FG
    =4lf,GTQ:Q =4lf,HNL:L =4ll,HTG:G =346,JPY:JP{a5},USD: =4lf,MDL:L =2er,PHP:{20b1},VND:
    =4lx,GEL:,TWD: =4lf,MRU:UM,MXN:{24} =4lm,BND: =20,NAD:{24} =4lf,NIO:C{24} =4lf,NOK:kr
    =4lf,PAB:B{2f}. =4lf,PEN:S{2f} =4lf,BRL:R{24},PLN:zł =4m4,BAM: =4ll,SCR:SR =1vp,TWD:,USD:{24}
    =4lf,ILS:NIS,MXN:MX{24} =3dv,UAH:{20b4},USD: =346,UYU:{24},VND: =4lf,VEF:Bs.,VES:Bs.S
    =4ll,VUV:VT =jt,CNY:元 =j0,CNY:元 =iz,CNY:元,JPY:{a5} =or,CNY:元,THB: =j3,CNY:元,JPY:{a5}
    =ot,CNY:元 =j8,CNY:元,JPY:{a5} =4mm,BOB:Bs =jf,CNY:元,JPY:{a5} =jh,CNY:元,JPY:{a5}
    =4mm,CRC:{20a1} =jj,CNY:元,JPY:{a5} =4ms,DJF:Fdj =jq,CNY:元,JPY:{a5} =pg,CNY:元 =2n5,CNY:元
    =jv,CNY:元,JPY:{a5} =4ms,GNF:FG =4mm,GTQ:Q =4mm,HNL:L =44s,CNY:元 =4ms,HTG:G =242,CNY:元
    =4mm,MDL:L =kq,CNY:元 =q6,CNY:元,THB: =4mm,NIO:C{24} =4mm,NOK:kr =4mm,PAB:B{2f}.
    =4mm,PEN:S{2f} =4mm,PLN:zł =4ms,SCR:SR =4mm,ILS:NIS =24d,CNY:元 =4na,UYU:{24}
    =qy,CNY:元,THB: =4ms,VUV:VT =3r,IDR:Rp =3s,IDR:Rp =3t,IDR:Rp =3u,IDR:Rp =3v,IDR:Rp =3w,IDR:Rp
    =3x,IDR:Rp =3y,IDR:Rp =3z,IDR:Rp =40,IDR:Rp =41,IDR:Rp =42,IDR:Rp =43,IDR:Rp =44,IDR:Rp
    =45,IDR:Rp =46,IDR:Rp =47,IDR:Rp =48,IDR:Rp =49,IDR:Rp =4a,IDR:Rp =4b,IDR:Rp =4c,IDR:Rp
    =4d,IDR:Rp =4e,IDR:Rp =4f,IDR:Rp =4g,IDR:Rp =4i,IDR:Rp =4j,IDR:Rp =4k,IDR:Rp =4l,IDR:Rp
    =4m,IDR:Rp =4n,IDR:Rp =4o,IDR:Rp =4p,IDR:Rp =4q,IDR:Rp =4r,IDR:Rp =4s,IDR:Rp =4t,IDR:Rp
    =4u,IDR:Rp =4v,IDR:Rp =4w,IDR:Rp =4y,IDR:Rp =4z,IDR:Rp =50,IDR:Rp =51,IDR:Rp =53,IDR:Rp
    =54,IDR:Rp =55,IDR:Rp =56,IDR:Rp =57,IDR:Rp =58,IDR:Rp =59,IDR:Rp =5a,IDR:Rp =5b,IDR:Rp
    =5c,IDR:Rp =5d,IDR:Rp =5e,IDR:Rp =5f,IDR:Rp =5g,IDR:Rp =5h,IDR:Rp =5i,IDR:Rp =5j,IDR:Rp
    =5k,IDR:Rp =5m,IDR:Rp =5n,IDR:Rp =5o,IDR:Rp =5p,IDR:Rp =5q,IDR:Rp =5r,IDR:Rp =5s,IDR:Rp
    =5t,IDR:Rp =5u,IDR:Rp =5v,IDR:Rp =5w,IDR:Rp =5x,IDR:Rp =5y,IDR:Rp =5z,IDR:Rp =60,IDR:Rp
    =62,IDR:Rp =63,IDR:Rp =64,IDR:Rp =65,IDR:Rp =66,IDR:Rp =67,IDR:Rp =68,IDR:Rp =69,IDR:Rp
    =6a,IDR:Rp =6b,IDR:Rp =6c,IDR:Rp =6d,IDR:Rp =6e,IDR:Rp =6f,IDR:Rp =6h,IDR:Rp =6i,IDR:Rp
    =6j,IDR:Rp =6k,IDR:Rp =6l,IDR:Rp =6m,IDR:Rp =6n,IDR:Rp =6o,IDR:Rp =6p,IDR:Rp =6q,IDR:Rp
    =6r,IDR:Rp =6s,IDR:Rp =6t,IDR:Rp =6u,IDR:Rp =6v,IDR:Rp =6w,IDR:Rp =6x,IDR:Rp =6y,IDR:Rp
    =6z,IDR:Rp =70,IDR:Rp =71,IDR:Rp =72,IDR:Rp =73,IDR:Rp =74,IDR:Rp =75,IDR:Rp =76,IDR:Rp
    =77,IDR:Rp =78,IDR:Rp =79,IDR:Rp =7a,IDR:Rp =7b,IDR:Rp =176,BGN: =3r,GEL:{20be} =iu,GEL:{20be}
    =iv,GEL:{20be} =3v,GEL:{20be} =iw,GEL:{20be} =ix,GEL:{20be} =iy,GEL:{20be} =4r2,ARS:{24}
    =j0,GEL:{20be} =4r2,AUD:{24},SCR:Rs,XPF:CFP =j2,GEL:{20be} =3d8,GEL:{20be},JPY:,TWD:NT{24}
    =46,GEL:{20be} =j7,GEL:{20be} =33i,GEL:{20be},TWD:NT{24},XCD:EC{24} =4a,GEL:{20be}
    =4b,GEL:{20be} =j9,GEL:{20be} =4r2,BOB:Bs =jb,GEL:{20be} =cg,ETB: =4g,GEL:{20be} =4i,GEL:{20be}
    =zs,USD:{24} =4k,GEL:{20be} =4l,GEL:{20be} =4m,GEL:{20be} =je,GEL:{20be} =4o,GEL:{20be}
    =4r2,CLP:{24} =jg,GEL:{20be} =4r2,COP:{24} =4r2,CRC:{20a1} =4r2,CUP:{24} =jk,GEL:{20be}
    =jl,GEL:{20be} =4w,GEL:{20be} =jm,GEL:{20be} =4rh,DJF:Fdj =4r2,DOP:RD{24} =4r2,USD:{24}
    =1ep,GEL:{20be} =3dn,USD:{24} =55,GEL:{20be} =56,GEL:{20be} =59,GEL:{20be} =5a,GEL:{20be}
    =58,DKK:kr. =58,GMD:D =4rh,GNF:FG =4r2,GTQ:Q =58,GYD:{24} =jy,GEL:{20be} =4r2,HNL:L =4rh,HTG:G
    =k4,GEL:{20be} =58,JMD:{24} =1f0,GEL:{20be} =k6,GEL:{20be} =33y,CNY:CN{a5},JPY:JP{a5}
    =k7,GEL:{20be} =k8,GEL:{20be} =jv,AUD:AU{24} =58,KYD:{24} =ka,GEL:{20be} =kb,GEL:{20be}
    =58,LRD:{24} =5x,GEL:{20be} =4r2,MDL:L =3dy,GEL:{20be} =58,MGA:Ar =61,GEL:{20be} =ke,GEL:{20be}
    =kf,GEL:{20be} =58,MUR:Rs =58,MWK:MK =4r2,MRU:UM,MXN:{24} =jv,MYR:RM =ki,GEL:{20be}
    =1k,NAD:{24} =69,GEL:{20be} =58,NGN:{20a6} =4r2,NIO:C{24} =4r2,NOK:kr =4r2,PAB:B{2f}.
    =4r2,PEN:S{2f} =58,PGK:K =6g,GEL:{20be} =ko,GEL:{20be} =4r2,PLN:zł =3e8,GEL:{20be}
    =kr,GEL:{20be} =58,RWF:RF =58,SBD:{24} =4rh,SCR:SR =58,SGD:{24} =6q,GEL:{20be}
    =jt,AUD:,GEL:{20be},NZD: =4r2,ILS:NIS =58,SLE:Le =6t,GEL:{20be} =ku,GEL:{20be} =kv,GEL:{20be}
    =kw,GEL:{20be} =58,ANG:NAf. =58,SZL:E =53,GEL:{20be} =6z,GEL:{20be} =kx,GEL:{20be} =58,TTD:{24}
    =ky,GEL:{20be} =kz,GEL:{20be} =3dn,UAH:{20b4} =l1,GEL:{20be} =4r2,UYU:{24} =jv,UZS:soʻm
    =4r2,VEF:Bs.,VES:Bs.S =4rh,VUV:VT =58,ZAR:R =3q,DZD:DA =3r,DZD:DA =3s,DZD:DA =3t,DZD:DA
    =3u,DZD:DA =3v,DZD:DA =3w,DZD:DA =3x,DZD:DA =3y,DZD:DA =3z,DZD:DA =40,DZD:DA =41,DZD:DA
    =42,DZD:DA =43,DZD:DA =44,DZD:DA =45,DZD:DA =46,DZD:DA =47,DZD:DA =48,DZD:DA =49,DZD:DA
    =4a,DZD:DA =4b,DZD:DA =4c,DZD:DA =4d,DZD:DA =4e,DZD:DA =4f,DZD:DA =4g,DZD:DA =4h,DZD:DA
    =4i,DZD:DA =4j,DZD:DA =4k,DZD:DA =4l,DZD:DA =4m,DZD:DA =4n,DZD:DA =4o,DZD:DA =4p,DZD:DA
    =4q,DZD:DA =4r,DZD:DA =4s,DZD:DA =4t,DZD:DA =4u,DZD:DA =4v,DZD:DA =4w,DZD:DA =4x,DZD:DA
    =4y,DZD:DA =4z,DZD:DA =50,DZD:DA =51,DZD:DA =52,DZD:DA =53,DZD:DA =54,DZD:DA =55,DZD:DA
    =56,DZD:DA =57,DZD:DA =58,DZD:DA =59,DZD:DA =5a,DZD:DA =5b,DZD:DA =5c,DZD:DA =5d,DZD:DA
    =5e,DZD:DA =5f,DZD:DA =5g,DZD:DA =5h,DZD:DA =5i,DZD:DA =5j,DZD:DA =5k,DZD:DA =5l,DZD:DA
    =5m,DZD:DA =5n,DZD:DA =5o,DZD:DA =5p,DZD:DA =5q,DZD:DA =5r,DZD:DA =5s,DZD:DA =5t,DZD:DA
    =5u,DZD:DA =5v,DZD:DA =5w,DZD:DA =5x,DZD:DA =5y,DZD:DA =5z,DZD:DA =60,DZD:DA =61,DZD:DA
    =62,DZD:DA =63,DZD:DA =64,DZD:DA =65,DZD:DA =66,DZD:DA =67,DZD:DA =68,DZD:DA =69,DZD:DA
    =6a,DZD:DA =6b,DZD:DA =6c,DZD:DA =6d,DZD:DA =6e,DZD:DA =6f,DZD:DA =6g,DZD:DA =6h,DZD:DA
    =6i,DZD:DA =6j,DZD:DA =6k,DZD:DA =6l,DZD:DA =6m,DZD:DA =6n,DZD:DA =6o,DZD:DA =6p,DZD:DA
    =6q,DZD:DA =6r,DZD:DA =6s,DZD:DA =6t,DZD:DA =6u,DZD:DA =6v,DZD:DA =6w,DZD:DA =6x,DZD:DA
    =6y,DZD:DA =6z,DZD:DA =70,DZD:DA =71,DZD:DA =72,DZD:DA =73,DZD:DA =74,DZD:DA =75,DZD:DA
    =76,DZD:DA =77,DZD:DA =78,DZD:DA =79,DZD:DA =7a,DZD:DA =7b,DZD:DA =3z,NGN:{20a6} =41,NGN:{20a6}
    =43,NGN:{20a6} =45,NGN:{20a6} =49,NGN:{20a6} =4c,NGN:{20a6} =4d,NGN:{20a6} =4p,NGN:{20a6}
    =4r,NGN:{20a6} =4s,NGN:{20a6} =4t,NGN:{20a6} =4z,NGN:{20a6} =51,NGN:{20a6} =54,NGN:{20a6}
    =5d,NGN:{20a6} =5e,NGN:{20a6} =5h,NGN:{20a6} =5j,NGN:{20a6} =5k,NGN:{20a6} =5y,NGN:{20a6}
    =66,NGN:{20a6} =2p,NAD:{24} =6a,NIO:C{24} =6a,NOK:kr =6a,PAB:B{2f}. =6a,PEN:S{2f} =6a,PLN:zł
    =6o,NGN:{20a6} =6a,ILS:NIS =74,NGN:{20a6} =6a,UYU:{24} =78,NGN:{20a6} =79,NGN:{20a6}
    =4u,AUD:A{24} =6g,CVE:{200b} =3s,CVE:{200b} =3t,CVE:{200b} =3u,CVE:{200b} =op,CVE:{200b}
    =3w,CVE:{200b} =3x,CVE:{200b} =3y,CVE:{200b} =4u,ARS:{24} =40,CVE:{200b}
    =41,CVE:{200b},THB:{e3f} =42,CVE:{200b} =2fi,CVE:{200b},PHP:{20b1} =44,CVE:{200b}
    =45,AUD:AU{24},CVE:{200b} =ou,CVE:{200b} =47,CVE:{200b} =48,CVE:{200b} =3nl,CVE:{200b}
    =ow,CVE:{200b} =ox,CVE:{200b} =4c,CVE:{200b},THB:{e3f} =4u,BOB:Bs =4e,CVE:{200b} =p0,CVE:{200b}
    =4h,CVE:{200b} =p1,CVE:{200b} =116,CVE:{200b} =p3,CVE:{200b} =p4,CVE:{200b} =p5,CVE:{200b}
    =4n,CVE:{200b} =p6,CVE:{200b} =4u,CLP:{24} =4u,CNY:{a5} =4u,COP:{24} =4u,CRC:{20a1}
    =4u,CUP:{24} =4v,CVE:{200b} =4u,AUD:{24} =4x,CVE:{200b} =4u,CZK:Kč =3ob,CVE:{200b} =4u,DKK:kr.
    =4u,DOP:RD{24} =4u,USD:{24} =cc,CVE:{200b} =pi,CVE:{200b} =pj,CVE:{200b} =3ev,CVE:{200b}
    =4u,GEL:{20be} =8o,CVE:{200b} =pm,CVE:{200b} =pn,CVE:{200b} =po,CVE:{200b} =3oo,CVE:{200b}
    =4u,GTQ:Q =pr,CVE:{200b} =4u,HNL:L =4u,HRK:kn =3ou,CVE:{200b} =4yz,HUF:Ft =5l,CVE:{200b}
    =5m,CVE:{200b} =4u,ISK:kr. =px,CVE:{200b} =5p,CVE:{200b} =5q,CVE:{200b} =5r,CVE:{200b}
    =py,CVE:{200b} =5u,CVE:{200b} =5v,CVE:{200b} =pz,CVE:{200b} =2b,CVE:{200b} =4u,MDL:L
    =4yz,BAM:KM =q2,CVE:{200b} =61,CVE:{200b} =62,CVE:{200b} =3f6,CVE:{200b} =q4,CVE:{200b}
    =q5,CVE:{200b} =4u,MRU:UM,MXN:{24} =4u,MZN:MTn =68,CVE:{200b} =q9,CVE:{200b} =qa,CVE:{200b}
    =4u,NIO:C{24} =4u,NOK:kr =4u,PAB:B{2f}. =4u,PEN:S{2f} =qf,CVE:{200b} =6h,CVE:{200b}
    =qh,CVE:{200b} =6l,CVE:{200b} =qi,CVE:{200b} =qj,CVE:{200b} =3pw,CVE:{200b} =ql,CVE:{200b}
    =qm,CVE:{200b} =4u,ILS:NIS =qo,CVE:{200b} =qp,CVE:{200b} =6u,CVE:{200b} =6v,CVE:{200b}
    =4u,STN:Db =qq,CVE:{200b} =qr,CVE:{200b} =qs,CVE:{200b} =70,CVE:{200b} =qt,CVE:{200b}
    =3ff,CVE:{200b} =73,CVE:{200b} =4yz,UAH:{20b4} =75,CVE:{200b} =4u,UYU:{24} =3fi,CVE:{200b}
    =4u,VEF:Bs.,VES:Bs.S =3qi,CVE:{200b} =1,CVE:{200b} =r0,CVE:{200b} =jc,FJD:FJC,XOF:CFA
    =52,FJD:FJC =6g,FJD:FJC =it,FJD:FJC =iu,FJD:FJC =iv,FJD:FJC,XOF:CFA =op,FJD:FJC =iw,FJD:FJC
    =ix,FJD:FJC =iy,FJD:FJC =52b,ARS:{24} =j0,FJD:FJC =34w,FJD:FJC,XOF:CFA =2fi,FJD:FJC =j4,FJD:FJC
    =1l9,FJD:FJC =ou,FJD:FJC =j6,FJD:FJC =jc,FJD:FJC =ow,FJD:FJC =ox,FJD:FJC =2e7,FJD:FJC
    =52b,BOB:Bs =p0,FJD:FJC =4h,FJD:FJC =p1,FJD:FJC =p2,FJD:FJC =p3,FJD:FJC =p4,FJD:FJC =p5,FJD:FJC
    =je,FJD:FJC =p6,FJD:FJC =52b,CLP:{24} =p8,FJD:FJC =52b,COP:{24} =52b,CRC:{20a1} =52b,CUP:{24}
    =jk,FJD:FJC =pc,FJD:FJC =jm,FJD:FJC =pd,FJD:FJC =jp,FJD:FJC =52b,DOP:RD{24} =52b,USD:{24}
    =cc,FJD:FJC =pj,FJD:FJC =pk,FJD:FJC =4rn,FJD:FJC =8o,FJD:FJC =pm,FJD:FJC =pn,FJD:FJC
    =po,FJD:FJC =52b,GTQ:Q =pr,FJD:FJC =52b,HNL:L =43q,FJD:FJC =49r,FJD:FJC =k3,FJD:FJC =k4,FJD:FJC
    =4ij,FJD:FJC =px,FJD:FJC =oo,FJD:FJC =k6,FJD:FJC =k7,FJD:FJC =k8,FJD:FJC =py,FJD:FJC
    =ka,FJD:FJC =kb,FJD:FJC =52b,AUD:A{24} =pz,FJD:FJC =2b,FJD:FJC =52t,MDL:L =1vd,FJD:FJC
    =q2,FJD:FJC =61,FJD:FJC =ke,FJD:FJC =q3,FJD:FJC =jr,FJD:FJC =q4,FJD:FJC =q5,FJD:FJC
    =52b,MRU:UM,MXN:{24} =2et,FJD:FJC =ki,FJD:FJC =kj,FJD:FJC =q9,FJD:FJC =qa,FJD:FJC
    =52b,NIO:C{24} =52t,NOK:kr =52b,PAB:B{2f}. =52b,PEN:S{2f} =qf,FJD:FJC =ko,FJD:FJC =52t,PLN:zł
    =qh,FJD:FJC =kr,FJD:FJC =qi,FJD:FJC =qj,FJD:FJC =ql,FJD:FJC =qm,FJD:FJC =52t,ILS:NIS
    =qo,FJD:FJC =qp,FJD:FJC =kv,FJD:FJC =kw,FJD:FJC =qq,FJD:FJC =qr,FJD:FJC =4x,FJD:FJC =qs,FJD:FJC
    =kx,FJD:FJC =qt,FJD:FJC =qu,FJD:FJC =kz,FJD:FJC =52e,UAH:{20b4} =l1,FJD:FJC =52b,UYU:{24}
    =qx,FJD:FJC =52b,VEF:Bs.,VES:Bs.S =1,FJD:FJC =r0,FJD:FJC =1x2,KZT:{20b8},LSL:ЛСЛ
    =1xu,KZT:{20b8},LSL:ЛСЛ =5u,LSL:ЛСЛ,UAH: =1w5,KZT:{20b8},LSL:ЛСЛ
    =1vy,KZT:{20b8},LSL:ЛСЛ =55n,XCD:{24} =1w1,KZT:{20b8},LSL:ЛСЛ =55m,AMD:{58f}
    =1w3,KZT:{20b8},LSL:ЛСЛ =55m,ARS:{24},USD:US{24} =322,KZT:{20b8},LSL:ЛСЛ,RUB:{20bd}
    =1w7,KZT:{20b8},LSL:ЛСЛ =1w8,KZT:{20b8},LSL:ЛСЛ,THB:{e3f} =1w9,KZT:{20b8},LSL:ЛСЛ
    =1lo,LSL:ЛСЛ,UAH: =55n,BBD:{24} =1wc,KZT:{20b8},LSL:ЛСЛ =55x,AWG:
    =1we,KZT:{20b8},LSL:ЛСЛ,THB:{e3f} =55m,BGN:лв.,USD:щ.д. =55n,BIF:FBu =55n,BMD:{24}
    =55m,BND:{24},MYR:RM =55m,BOB:Bs =563,USD:{24} =55q,GBP:{a3} =55n,BSD:{24}
    =1wn,KZT:{20b8},LSL:ЛСЛ =55n,BWP:P =p2,KZT:{20b8},LSL:ЛСЛ =55n,BZD:{24} =55n,CAD:{24}
    =55n,MYR:RM =1ws,KZT:{20b8},LSL:ЛСЛ =55n,NZD:{24} =55m,CLP:{24},USD:US{24}
    =55m,COP:{24},USD:US{24} =55m,CRC:{20a1} =55m,CUP:{24},USD:US{24} =56b,CVE:{200b} =563,ANG:NAf.
    =55n,AUD:{24} =56b,CZK:Kč =564,DJF:Fdj =56b,DKK:kr. =55m,DOP:RD{24},USD:US{24} =55m,USD:US{24}
    =55n,ERN:Nfk,ETB:Br =55m,JPY:{a5} =55n,FJD:{24} =55n,FKP:{a3},GBP:GB{a3} =56w,DKK:kr
    =56w,GEL:{20be} =8o,KZT:{20b8},LSL:ЛСЛ,RUB:{20bd} =55n,GBP:GB{a3},GIP:{a3} =55n,DKK:kr.
    =55n,GMD:D =564,GNF:FG =55m,GTQ:Q =55n,GYD:{24} =55p,USD:US{24} =55m,HNL:L =55m,HRK:kn
    =564,HTG:G =56y,HUF:Ft =1xr,KZT:{20b8},LSL:ЛСЛ =56y,CNY:{200e}CN{a5}{200e} =55m,ISK:kr.
    =55m,PHP:{20b1} =55n,JMD:{24} =1xw,KZT:{20b8},LSL:ЛСЛ =55m,KGS:сом =55m,KHR:{17db}
    =55q,KMF:CF =55n,KYD:{24} =56w,LAK:{20ad} =55n,LRD:{24} =2b,KZT:{20b8},RUB:{20bd} =55m,MDL:L
    =56w,BAM:KM,JPY:{a5} =55n,MGA:Ar =56w,MKD:ден. =1ya,KZT:{20b8},LSL:ЛСЛ =57a,MOP:MOP{24}
    =55n,MUR:Rs =55n,MWK:MK =55m,MRU:UM,MXN:{24} =55m,MYR:RM =56b,MZN:MTn =55m,NAD:{24},ZAR:R
    =55o,NGN:{20a6} =55n,NGN:{20a6} =55m,NIO:C{24} =55m,NOK:kr =55m,PAB:B{2f}. =55m,PEN:S{2f}
    =55n,PGK:K =55m,PKR:Rs =55m,PLN:zł =55n,PYG:{20b2} =57t,BAM:КМ =1y2,LSL:ЛСЛ =55n,RWF:RF
    =55n,SBD:{24} =564,SCR:SR =55n,SGD:{24} =55n,GBP:GB{a3},SHP:{a3} =55m,ILS:NIS =55n,SLE:Le
    =55n,BBD:DBB,SOS:S =563,SRD:{24} =1z4,KZT:{20b8},LSL:ЛСЛ =56b,STN:Db =55n,ANG:NAf.
    =55n,SZL:E =57i,TJS:сом. =qs,KZT:{20b8},LSL:ЛСЛ,RUB:{20bd} =55p,TRY:{20ba} =55n,TTD:{24}
    =57a,KRW:{ffe6},TWD:{24} =56j,CDF: =ka,LSL:ЛСЛ =58y,UGX:USh =56w,UYU:{24} =56w,UZS:soʻm
    =55m,VEF:Bs.,VES:Bs.S =564,VUV:VT =55n,ZAR:R =55n,ZMW:K =1vz,KZT:{20b8},LSL:ЛСЛ
    =56b,CNY:{a5} =55m,MNT:{20ae} =3r,DKK:kr. =3s,DKK:kr. =3t,DKK:kr. =3u,DKK:kr. =3v,DKK:kr.
    =3w,DKK:kr. =3x,DKK:kr. =3y,DKK:kr. =3z,DKK:kr. =40,DKK:kr. =41,DKK:kr. =42,DKK:kr. =45,DKK:kr.
    =46,DKK:kr. =48,DKK:kr. =49,DKK:kr. =4a,DKK:kr. =4b,DKK:kr. =4c,DKK:kr. =4d,DKK:kr. =4e,DKK:kr.
    =4g,DKK:kr. =4i,DKK:kr. =4j,DKK:kr. =4k,DKK:kr. =4l,DKK:kr. =4m,DKK:kr. =4n,DKK:kr. =4o,DKK:kr.
    =4p,DKK:kr. =4q,DKK:kr. =4r,DKK:kr. =4s,DKK:kr. =4t,DKK:kr. =4v,DKK:kr. =4w,DKK:kr. =4y,DKK:kr.
    =4z,DKK:kr. =51,DKK:kr. =53,DKK:kr. =54,DKK:kr. =55,DKK:kr. =56,DKK:kr. =59,DKK:kr. =5a,DKK:kr.
    =5b,GMD:D =5d,DKK:kr. =5b,GTQ:Q =5b,GYD:{24} =5g,DKK:kr. =5b,HNL:L =5j,DKK:kr. =5k,DKK:kr.
    =5l,DKK:kr. =5m,DKK:kr. =5b,JMD:{24} =5p,DKK:kr. =5q,DKK:kr. =5r,DKK:kr. =50,THB: =5b,KYD:{24}
    =5u,DKK:kr. =5v,DKK:kr. =5b,LRD:{24} =5x,DKK:kr. =5b,MDL:L =5z,DKK:kr. =5b,MGA:Ar =62,DKK:kr.
    =63,DKK:kr. =5b,MUR:Rs =5b,MWK:MK =66,DKK:kr. =50,MZN:MTn =1n,NAD:{24} =69,DKK:kr.
    =5b,NIO:C{24} =5b,NOK:kr =5b,PAB:B{2f}. =5b,PEN:S{2f} =5b,PGK:K =6h,DKK:kr. =5b,PLN:zł
    =5b,JPY:{a5} =6l,DKK:kr. =5b,RWF:RF =5b,SBD:{24} =6o,DKK:kr. =5b,SGD:{24} =6q,DKK:kr.
    =5b,ILS:NIS =5b,SLE:Le =6t,DKK:kr. =6u,DKK:kr. =6v,DKK:kr. =50,STN:Db =5b,ANG:NAf. =5b,SZL:E
    =6z,DKK:kr. =70,DKK:kr. =5b,TTD:{24} =72,DKK:kr. =73,DKK:kr. =74,DKK:kr. =75,DKK:kr.
    =5b,UYU:{24} =5b,UZS:soʻm =78,DKK:kr. =79,DKK:kr. =1n,THB: =k7,LSL:ឡូទី
    =52,KHR:{17db},LSL:ឡូទី =5q,JPY:{a5},LSL:ឡូទី =j0,KHR:{17db},LSL:ឡូទី
    =iu,KHR:{17db},LSL:ឡូទី =iv,KHR:{17db},LSL:ឡូទី =5cd,XCD:{24}
    =iw,KHR:{17db},LSL:ឡូទី =4c3,LSL:ឡូទី =iy,KHR:{17db},LSL:ឡូទី
    =321,KHR:{17db},LSL:ឡូទី =322,KHR:{17db},LSL:ឡូទី
    =j2,KHR:{17db},LSL:ឡូទី =323,KHR:{17db},LSL:ឡូទី
    =j4,KHR:{17db},LSL:ឡូទី =ot,KHR:{17db},LSL:ឡូទី =5cd,BBD:{24}
    =j6,KHR:{17db},LSL:ឡូទី =5co,AWG: =2e6,KHR:{17db},LSL:ឡូទី =5cd,BIF:FBu
    =5cd,BMD:{24} =oy,KHR:{17db},LSL:ឡូទី =5cc,BOB:Bs =5cu,USD:{24} =5cg,GBP:{a3}
    =5cd,BSD:{24} =4h,KHR:{17db},LSL:ឡូទី =5cd,BWP:P =p2,KHR:{17db},LSL:ឡូទី
    =5cd,BZD:{24} =5cd,CAD:{24} =5cd,MYR:RM =je,KHR:{17db},LSL:ឡូទី =5cd,NZD:{24}
    =325,KHR:{17db},LSL:ឡូទី =5d1,CNY:{a5} =326,KHR:{17db},LSL:ឡូទី =5cc,CRC:{20a1}
    =328,KHR:{17db},LSL:ឡូទី =5d1,CVE:{200b} =5cu,ANG:NAf. =5cd,AUD:{24} =5d1,CZK:Kč
    =5cv,DJF:Fdj =5d1,DKK:kr. =329,KHR:{17db},LSL:ឡូទី =5cc,USD:US{24}
    =cc,KHR:{17db},LSL:ឡូទី =5cc,JPY:{a5} =5cd,FJD:{24} =pj,KHR:{17db},LSL:ឡូទី
    =5dn,DKK:kr =5dn,GEL:{20be} =8o,KHR:{17db},LSL:ឡូទី =pm,KHR:{17db},LSL:ឡូទី
    =5cd,DKK:kr. =5cd,GMD:D =5cv,GNF:FG =5cc,GTQ:Q =5cd,GYD:{24} =5cf,USD:US{24} =5cc,HNL:L
    =44v,LSL:ឡូទី =5cv,HTG:G =5dp,HUF:Ft =k3,KHR:{17db},LSL:ឡូទី
    =5dp,CNY:{200e}CN{a5}{200e} =4jq,LSL:ឡូទី =5q,LSL:ឡូទី =5cd,JMD:{24}
    =k6,KHR:{17db},LSL:ឡូទី =5cg,KMF:CF =5cd,KYD:{24} =ka,KHR:{17db},LSL:ឡូទី
    =5dn,LAK:{20ad} =5cd,LRD:{24} =2b,KHR:{17db} =5cc,MDL:L =q1,KHR:{17db},LSL:ឡូទី
    =5cd,MGA:Ar =61,KHR:{17db},LSL:ឡូទី =5cc,MNT:{20ae} =5e1,MOP:MOP{24} =5cd,MUR:Rs
    =5cd,MWK:MK =32f,KHR:{17db},LSL:ឡូទី =5cc,MYR:RM =5d1,MZN:MTn
    =24,LSL:ឡូទី,NAD:{24} =5ce,NGN:{20a6} =5cd,NGN:{20a6} =5cc,NIO:C{24} =5cc,NOK:kr
    =5cc,PAB:B{2f}. =5cc,PEN:S{2f} =5cd,PGK:K =5cc,PKR:Rs =5cc,PLN:zł =5cd,PYG:{20b2}
    =5dn,JPY:{a5} =5ee,KZT: =5cd,RWF:RF =5cd,SBD:{24} =5cv,SCR:SR =5cd,SGD:{24}
    =qm,KHR:{17db},LSL:ឡូទី =5cc,ILS:NIS =5cd,SLE:Le =qp,KHR:{17db},LSL:ឡូទី
    =5cu,SRD:{24} =kv,KHR:{17db},LSL:ឡូទី =5d1,STN:Db =5cd,ANG:NAf. =5cd,SZL:E
    =qs,KHR:{17db},LSL:ឡូទី =5cf,TRY:{20ba} =5cd,TTD:{24} =qu,KHR:{17db},LSL:ឡូទី
    =5d9,CDF: =5dp,UAH:{20b4} =5fn,UGX:USh =5dn,UYU:{24} =5dn,UZS:soʻm
    =32n,KHR:{17db},LSL:ឡូទី =5cv,VUV:VT =5cd,ZAR:R =5cd,ZMW:K =iz,AUD:AU{24}
    =j3,AUD:AU{24} =ja,AUD:AU{24} =jf,AUD:AU{24} =jh,AUD:AU{24} =ji,AUD:AU{24} =jj,AUD:AU{24}
    =jq,AUD:AU{24} =js,AUD:AU{24} =j0,THB: =jx,AUD:AU{24} =jz,AUD:AU{24} =k9,MDL:L =jy,BAM:KM
    =kg,AUD:AU{24} =k9,NIO:C{24} =k9,NOK:kr =k9,PAB:B{2f}. =k9,PEN:S{2f} =k9,PLN:zł =k9,ILS:NIS
    =jy,UAH:{20b4} =k9,UYU:{24} =l4,AUD:AU{24} =is,RON:रॉन =3q,RON:रॉन
    =3r,RON:रॉन =it,RON:रॉन =iu,RON:रॉन =iv,RON:रॉन =3v,RON:रॉन
    =iw,RON:रॉन =ix,RON:रॉन =iy,RON:रॉन =iz,RON:रॉन =j0,RON:रॉन
    =j1,RON:रॉन =j2,RON:रॉन =j3,RON:रॉन =j4,RON:रॉन =j5,RON:रॉन
    =46,RON:रॉन =j6,RON:रॉन =j7,RON:रॉन =j8,RON:रॉन =4a,RON:रॉन
    =4b,RON:रॉन =j9,RON:रॉन =ja,RON:रॉन =jb,RON:रॉन =jc,RON:रॉन
    =4g,RON:रॉन =4h,RON:रॉन =4i,RON:रॉन =jd,RON:रॉन =4k,RON:रॉन
    =4l,RON:रॉन =4m,RON:रॉन =je,RON:रॉन =4o,RON:रॉन =jf,RON:रॉन
    =jg,RON:रॉन =jh,RON:रॉन =ji,RON:रॉन =jj,RON:रॉन =jk,RON:रॉन
    =jl,RON:रॉन =4w,RON:रॉन =jm,RON:रॉन =jn,RON:रॉन =jo,RON:रॉन
    =jp,RON:रॉन =jq,RON:रॉन =jr,RON:रॉन =js,RON:रॉन =54,RON:रॉन
    =jt,RON:रॉन =55,RON:रॉन =56,RON:रॉन =ju,RON:रॉन =jv,RON:रॉन
    =59,RON:रॉन =5a,RON:रॉन =5b,RON:रॉन =5c,RON:रॉन =jw,RON:रॉन
    =jx,RON:रॉन =5f,RON:रॉन =jy,RON:रॉन =jz,RON:रॉन =k0,RON:रॉन
    =k1,RON:रॉन =k2,RON:रॉन =k3,RON:रॉन =k4,RON:रॉन =k5,RON:रॉन
    =52,RON:रॉन =5o,RON:रॉन =k6,RON:रॉन =k7,RON:रॉन =k8,RON:रॉन
    =k9,RON:रॉन =5t,RON:रॉन =ka,RON:रॉन =kb,RON:रॉन =5w,RON:रॉन
    =5x,RON:रॉन =kc,RON:रॉन =kd,RON:रॉन =60,RON:रॉन =61,RON:रॉन
    =ke,RON:रॉन =kf,RON:रॉन =64,RON:रॉन =65,RON:रॉन =kg,RON:रॉन
    =kh,RON:रॉन =ki,RON:रॉन =kj,RON:रॉन =69,RON:रॉन =6a,RON:रॉन
    =kk,RON:रॉन =kl,RON:रॉन =435,RON:रॉन =km,RON:रॉन =kn,RON:रॉन
    =6f,RON:रॉन =6g,RON:रॉन =ko,RON:रॉन =kp,RON:रॉन =6j,RON:रॉन
    =kq,RON:रॉन =kr,RON:रॉन =6m,RON:रॉन =6n,RON:रॉन =ks,RON:रॉन
    =6p,RON:रॉन =6q,RON:रॉन =kt,RON:रॉन =6s,RON:रॉन =6t,RON:रॉन
    =ku,RON:रॉन =kv,RON:रॉन =kw,RON:रॉन =6x,RON:रॉन =6y,RON:रॉन
    =53,RON:रॉन =6z,RON:रॉन =kx,RON:रॉन =71,RON:रॉन =ky,RON:रॉन
    =kz,RON:रॉन =l0,RON:रॉन =l1,RON:रॉन =l2,RON:रॉन =l3,RON:रॉन
    =l4,RON:रॉन =l5,RON:रॉन =7a,RON:रॉन =7b,RON:रॉन =3r,LRD:{24}
    =3s,LRD:{24} =3t,LRD:{24} =3u,LRD:{24} =3v,LRD:{24} =3w,LRD:{24} =3x,LRD:{24} =3y,LRD:{24}
    =3z,LRD:{24} =40,LRD:{24} =41,LRD:{24} =42,LRD:{24} =43,LRD:{24} =45,LRD:{24} =46,LRD:{24}
    =48,LRD:{24} =49,LRD:{24} =4a,LRD:{24} =4b,LRD:{24} =4c,LRD:{24} =4d,LRD:{24} =4e,LRD:{24}
    =4f,LRD:{24} =4g,LRD:{24} =4h,LRD:{24} =4i,LRD:{24} =4j,LRD:{24} =4k,LRD:{24} =4l,LRD:{24}
    =4m,LRD:{24} =4n,LRD:{24} =4o,LRD:{24} =4p,LRD:{24} =4q,LRD:{24} =4r,LRD:{24} =4s,LRD:{24}
    =4t,LRD:{24} =4u,LRD:{24} =4v,LRD:{24} =4w,LRD:{24} =4x,LRD:{24} =4y,LRD:{24} =4z,LRD:{24}
    =50,LRD:{24} =51,LRD:{24} =53,LRD:{24} =54,LRD:{24} =55,LRD:{24} =56,LRD:{24} =59,LRD:{24}
    =5a,LRD:{24} =5c,LRD:{24} =5e,LRD:{24} =5f,LRD:{24} =5g,LRD:{24} =5h,LRD:{24} =5j,LRD:{24}
    =5k,LRD:{24} =5l,LRD:{24} =5m,LRD:{24} =5o,LRD:{24} =5p,LRD:{24} =5q,LRD:{24} =5r,LRD:{24}
    =5s,LRD:{24} =5t,LRD:{24} =5u,LRD:{24} =5v,LRD:{24} =5x,LRD:{24} =5w,MDL:L =5z,LRD:{24}
    =5w,MGA:Ar =61,LRD:{24} =62,LRD:{24} =63,LRD:{24} =5w,MUR:Rs =5w,MWK:MK =66,LRD:{24}
    =67,LRD:{24} =2a,NAD:{24} =69,LRD:{24} =5w,NIO:C{24} =5w,NOK:kr =5w,PAB:B{2f}. =5w,PEN:S{2f}
    =5w,PGK:K =6g,LRD:{24} =6h,LRD:{24} =5w,PLN:zł =5w,JPY:{a5} =6l,LRD:{24} =5w,RWF:RF
    =5w,SBD:{24} =6o,LRD:{24} =5w,SGD:{24} =6q,LRD:{24} =5w,ILS:NIS =5w,SLE:Le =6t,LRD:{24}
    =6u,LRD:{24} =6v,LRD:{24} =6w,LRD:{24} =5w,ANG:NAf. =5w,SZL:E =6z,LRD:{24} =70,LRD:{24}
    =5w,TTD:{24} =72,LRD:{24} =73,LRD:{24} =74,LRD:{24} =75,LRD:{24} =5w,UYU:{24} =5w,UZS:soʻm
    =78,LRD:{24} =79,LRD:{24} =2a,THB: =53,TRY:{20ba} =3q,TRY:{20ba} =3t,TRY:{20ba} =3u,TRY:{20ba}
    =3v,TRY:{20ba} =3w,TRY:{20ba} =3x,TRY:{20ba} =3y,TRY:{20ba} =3z,TRY:{20ba} =ek,TRY:{20ba}
    =42,TRY:{20ba} =43,TRY:{20ba} =44,TRY:{20ba} =el,TRY:{20ba} =46,TRY:{20ba} =47,TRY:{20ba}
    =48,TRY:{20ba} =49,TRY:{20ba} =4a,TRY:{20ba} =4b,TRY:{20ba} =em,TRY:{20ba} =en,TRY:{20ba}
    =4e,TRY:{20ba} =4f,TRY:{20ba} =4g,TRY:{20ba} =4h,TRY:{20ba} =4i,TRY:{20ba} =4j,TRY:{20ba}
    =4k,TRY:{20ba} =4l,TRY:{20ba} =4m,TRY:{20ba} =4n,TRY:{20ba} =4o,TRY:{20ba} =4p,TRY:{20ba}
    =4q,TRY:{20ba} =4r,TRY:{20ba} =eo,TRY:{20ba} =4t,TRY:{20ba} =4u,TRY:{20ba} =4v,TRY:{20ba}
    =4w,TRY:{20ba} =4x,TRY:{20ba} =4y,TRY:{20ba} =4z,TRY:{20ba} =50,TRY:{20ba} =51,TRY:{20ba}
    =52,TRY:{20ba} =54,TRY:{20ba} =55,TRY:{20ba} =56,TRY:{20ba} =57,TRY:{20ba} =58,TRY:{20ba}
    =59,TRY:{20ba} =5a,TRY:{20ba} =5b,TRY:{20ba} =5c,TRY:{20ba} =5d,TRY:{20ba} =ep,TRY:{20ba}
    =5f,TRY:{20ba} =5g,TRY:{20ba} =eq,TRY:{20ba} =er,TRY:{20ba} =5j,TRY:{20ba} =es,TRY:{20ba}
    =5l,TRY:{20ba} =5m,TRY:{20ba} =et,TRY:{20ba} =5o,TRY:{20ba} =5p,TRY:{20ba} =5q,TRY:{20ba}
    =5r,TRY:{20ba} =5s,TRY:{20ba} =5t,TRY:{20ba} =5u,TRY:{20ba} =5v,TRY:{20ba} =5w,TRY:{20ba}
    =5x,TRY:{20ba} =eu,TRY:{20ba} =5z,TRY:{20ba} =60,TRY:{20ba} =61,TRY:{20ba} =62,TRY:{20ba}
    =63,TRY:{20ba} =64,TRY:{20ba} =65,TRY:{20ba} =ev,TRY:{20ba} =ew,TRY:{20ba} =67,TRY:{20ba}
    =ex,TRY:{20ba} =69,TRY:{20ba} =6a,TRY:{20ba} =ey,TRY:{20ba} =ez,TRY:{20ba} =f0,TRY:{20ba}
    =f1,TRY:{20ba} =6f,TRY:{20ba} =6g,TRY:{20ba} =6h,TRY:{20ba} =f2,TRY:{20ba} =6j,TRY:{20ba}
    =6k,TRY:{20ba} =6l,TRY:{20ba} =6m,TRY:{20ba} =6n,TRY:{20ba} =6o,TRY:{20ba} =6p,TRY:{20ba}
    =6q,TRY:{20ba} =f3,TRY:{20ba} =6s,TRY:{20ba} =6t,TRY:{20ba} =6u,TRY:{20ba} =6v,TRY:{20ba}
    =6w,TRY:{20ba} =6x,TRY:{20ba} =6y,TRY:{20ba} =3s,TRY:{20ba} =6z,TRY:{20ba} =71,TRY:{20ba}
    =72,TRY:{20ba} =73,TRY:{20ba} =f4,TRY:{20ba} =75,TRY:{20ba} =76,TRY:{20ba} =77,TRY:{20ba}
    =f5,TRY:{20ba} =79,TRY:{20ba} =7a,TRY:{20ba} =7b,TRY:{20ba} =17q,BGN:,USD: =6g,KGS:сом
    =1ul,CNY:CN{a5},KGS:сом =iu,KGS:сом =iv,KGS:сом =op,KGS:сом =1e6,KGS:сом
    =ix,KGS:сом =iy,KGS:сом =347,ARS:{24},KGS:сом =j0,KGS:сом
    =5r4,AUD:{24},SCR:Rs,XPF:CFP =j2,KGS:сом =33f,CNY:CN{a5},JPY:JP{a5},KGS:сом
    =j4,KGS:сом =1jl,CNY:CN{a5},KGS:сом =ou,KGS:сом =j6,KGS:сом =j7,KGS:сом
    =3l4,KGS:сом,XPF:FCFP =ow,KGS:сом =ox,KGS:сом =1uq,KGS:сом =5r4,BOB:Bs
    =jb,KGS:сом =jc,KGS:сом =p0,KGS:сом =1ee,KGS:сом =p1,KGS:сом =10b,JPY:{a5}
    =p3,KGS:сом =p4,KGS:сом =p5,KGS:сом =je,KGS:сом =p6,KGS:сом
    =347,CLP:{24},KGS:сом =347,COP:{24},KGS:сом =5r4,CRC:{20a1} =347,CUP:{24},KGS:сом
    =jk,KGS:сом =jl,KGS:сом =pc,KGS:сом =jm,KGS:сом =29a,KGS:сом =5rn,DJF:Fdj
    =jp,KGS:сом =347,DOP:RD{24},KGS:сом =347,KGS:сом =5r4,USD:{24} =cc,KGS:сом
    =33x,CNY:CN{a5},KGS:сом =pi,KGS:сом =pj,KGS:сом =pk,KGS:сом =4sq,KGS:сом
    =8o,KGS:сом =pm,KGS:сом =pn,KGS:сом =po,KGS:сом =5rn,GNF:FG =5r4,GTQ:Q
    =pr,KGS:сом =it,KGS:сом =5r4,HNL:L =44u,KGS:сом =5rn,HTG:G =48e,JPY:{a5},KGS:сом
    =k3,KGS:сом =k4,KGS:сом =4jp,KGS:сом =4m2,KGS:сом =px,KGS:сом =oo,KGS:сом
    =k6,KGS:сом =k7,KGS:сом =k8,KGS:сом =py,KGS:сом =1y2,KGS:сом =kb,KGS:сом
    =jr,KGS:сом =pz,KGS:сом =2b,KGS:сом =5r4,MDL:L =34a,KGS:сом =q2,KGS:сом
    =34b,CNY:CN{a5},JPY:JP{a5},KGS:сом,MKD:ден. =61,KGS:сом =ke,KGS:сом =q3,KGS:сом
    =q4,KGS:сом =q5,KGS:сом =5r4,MRU:UM,MXN:{24} =1vg,KGS:сом =ki,KGS:сом
    =2n,KGS:сом =q9,KGS:сом =qa,KGS:сом =5r4,NIO:C{24} =5r4,GBP:{a3},NOK:kr
    =5r4,PAB:B{2f}. =5r4,PEN:S{2f} =qf,KGS:сом =ko,KGS:сом =5r4,BRL:R{24},PLN:zł,XCD:EC{24}
    =qh,KGS:сом =5tf,BAM:КМ =5t9,KZT: =qi,KGS:сом =qj,KGS:сом =5rn,SCR:SR =ql,KGS:сом
    =qm,KGS:сом =34o,KGS:сом =5r4,ILS:NIS,MXN:MX{24},XCD:EC{24} =qo,KGS:сом =qp,KGS:сом
    =ku,KGS:сом =kv,KGS:сом =kw,KGS:сом =qq,KGS:сом =qr,KGS:сом
    =4x,KGS:сом,TJS:сом. =34q,KGS:сом =qs,KGS:сом =kx,KGS:сом =qt,KGS:сом
    =qu,KGS:сом =kz,KGS:сом =5r4,JPY:{a5},UAH:{20b4} =l1,KGS:сом =5sf,UYU:{24}
    =qx,KGS:сом =5r4,VEF:Bs.,VES:Bs.S =5rn,VUV:VT =1,KGS:сом =r0,KGS:сом =3q,CDF:FC
    =3r,CDF:FC =3s,CDF:FC =3t,CDF:FC =3u,CDF:FC =3v,CDF:FC =3w,CDF:FC =3x,CDF:FC =5uw,AOA:Kz
    =3z,CDF:FC =40,CDF:FC =41,CDF:FC =42,CDF:FC =43,CDF:FC =44,CDF:FC =45,CDF:FC =46,CDF:FC
    =47,CDF:FC =48,CDF:FC =49,CDF:FC =4a,CDF:FC =4b,CDF:FC =4c,CDF:FC =4d,CDF:FC =4e,CDF:FC
    =4f,CDF:FC =4g,CDF:FC =4h,CDF:FC =4i,CDF:FC =4j,CDF:FC =4k,CDF:FC =4l,CDF:FC =4m,CDF:FC
    =4o,CDF:FC =4p,CDF:FC =4q,CDF:FC =4r,CDF:FC =4s,CDF:FC =4t,CDF:FC =4u,CDF:FC =4v,CDF:FC
    =4w,CDF:FC =4x,CDF:FC =4y,CDF:FC =4z,CDF:FC =50,CDF:FC =51,CDF:FC =52,CDF:FC =53,CDF:FC
    =54,CDF:FC =55,CDF:FC =56,CDF:FC =57,CDF:FC =58,CDF:FC =59,CDF:FC =5a,CDF:FC =5b,CDF:FC
    =5c,CDF:FC =5d,CDF:FC =5e,CDF:FC =5f,CDF:FC =5g,CDF:FC =5h,CDF:FC =5i,CDF:FC =5j,CDF:FC
    =5k,CDF:FC =5l,CDF:FC =5m,CDF:FC =5n,CDF:FC =5o,CDF:FC =4n,USD:{24} =5q,CDF:FC =5r,CDF:FC
    =5s,CDF:FC =5t,CDF:FC =5u,CDF:FC =5v,CDF:FC =5w,CDF:FC =5x,CDF:FC =5y,CDF:FC =5z,CDF:FC
    =60,CDF:FC =61,CDF:FC =62,CDF:FC =63,CDF:FC =64,CDF:FC =65,CDF:FC =66,CDF:FC =67,CDF:FC
    =68,CDF:FC =69,CDF:FC =6a,CDF:FC =6b,CDF:FC =6c,CDF:FC =6d,CDF:FC =6e,CDF:FC =6f,CDF:FC
    =6g,CDF:FC =6h,CDF:FC =6i,CDF:FC =6j,CDF:FC =6k,CDF:FC =6l,CDF:FC =6m,CDF:FC =6n,CDF:FC
    =6o,CDF:FC =6p,CDF:FC =6q,CDF:FC =6r,CDF:FC =6s,CDF:FC =6t,CDF:FC =6u,CDF:FC =6v,CDF:FC
    =6w,CDF:FC =6x,CDF:FC =6y,CDF:FC =6z,CDF:FC =70,CDF:FC =71,CDF:FC =72,CDF:FC =74,CDF:FC
    =76,CDF:FC =77,CDF:FC =78,CDF:FC =79,CDF:FC =7a,CDF:FC =7b,CDF:FC =6g,LAK:{20ad} =it,LAK:{20ad}
    =iu,LAK:{20ad} =iv,LAK:{20ad} =5v,XCD:{24} =iw,LAK:{20ad} =ix,LAK:{20ad} =iy,LAK:{20ad}
    =kb,ARS:{24} =j0,LAK:{20ad} =34w,LAK:{20ad} =j2,LAK:{20ad} =323,LAK:{20ad} =j5,LAK:{20ad}
    =5v,BBD:{24} =j7,LAK:{20ad} =2e6,LAK:{20ad} =5v,BIF:FBu =5v,BMD:{24} =2e7,LAK:{20ad} =kb,BOB:Bs
    =jb,LAK:{20ad} =jc,LAK:{20ad} =5v,BSD:{24} =4h,LAK:{20ad} =5v,BWP:P =p2,LAK:{20ad} =5v,BZD:{24}
    =5v,CAD:{24} =5v,MYR:RM =je,LAK:{20ad} =5v,NZD:{24} =kb,CLP:{24} =p8,LAK:{20ad} =kb,COP:{24}
    =kb,CRC:{20a1} =kb,CUP:{24} =jk,LAK:{20ad} =jl,LAK:{20ad} =5v,AUD:{24} =jm,LAK:{20ad}
    =pd,LAK:{20ad} =2ed,LAK:{20ad} =jp,LAK:{20ad} =kb,DOP:RD{24} =cc,LAK:{20ad} =oo,LAK:{20ad}
    =5v,FJD:{24} =pj,LAK:{20ad} =8o,LAK:{20ad} =pm,LAK:{20ad} =5v,GMD:D =2ei,LAK:{20ad} =kb,GTQ:Q
    =5v,GYD:{24} =kb,HNL:L =2em,LAK:{20ad} =352,LAK:{20ad} =k3,LAK:{20ad} =k4,LAK:{20ad}
    =5v,JMD:{24} =k6,LAK:{20ad} =k7,LAK:{20ad} =k8,LAK:{20ad} =5v,KYD:{24} =ka,LAK:{20ad}
    =2b,LAK:{20ad} =kb,MDL:L =q1,LAK:{20ad} =5v,MGA:Ar =61,LAK:{20ad} =ke,LAK:{20ad} =q3,LAK:{20ad}
    =5v,MUR:Rs =5v,MWK:MK =355,LAK:{20ad} =kb,MYR:RM =ki,LAK:{20ad} =28,NAD:{24} =q9,LAK:{20ad}
    =kb,NIO:C{24} =kb,NOK:kr =kb,PAB:B{2f}. =kb,PEN:S{2f} =5v,PGK:K =ko,LAK:{20ad} =kb,PLN:zł
    =kb,JPY:{a5} =kr,LAK:{20ad} =5v,RWF:RF =5v,SBD:{24} =2f0,LAK:{20ad} =5v,SGD:{24} =qm,LAK:{20ad}
    =kb,ILS:NIS =5v,SLE:Le =qp,LAK:{20ad} =ku,LAK:{20ad} =kv,LAK:{20ad} =kw,LAK:{20ad} =5v,ANG:NAf.
    =5v,SZL:E =4x,LAK:{20ad} =qs,LAK:{20ad} =kx,LAK:{20ad} =5v,TTD:{24} =qu,LAK:{20ad}
    =kz,LAK:{20ad} =35c,LAK:{20ad} =l1,LAK:{20ad} =kb,UYU:{24} =kb,UZS:soʻm =35d,LAK:{20ad}
    =2f5,LAK:{20ad} =1,LAK:{20ad} =33b,EUR:{20ac},XPF: =33b,EUR:{20ac} =33d,EUR:{20ac}
    =32o,EUR:{20ac} =160,BGN: =437,HRK: =1uq,THB: =33k,EUR:{20ac} =33p,EUR:{20ac} =33q,EUR:{20ac}
    =33r,EUR:{20ac} =33s,EUR:{20ac} =33u,EUR:{20ac} =33v,EUR:{20ac} =341,EUR:{20ac} =342,EUR:{20ac}
    =347,USD: =453,HRK: =456,HRK: =34c,EUR:{20ac} =1vg,THB: =34f,EUR:{20ac} =45i,HRK:,XAF:
    =34h,EUR:{20ac} =34i,EUR:{20ac} =45n,HRK: =18w,BGN: =45w,HRK: =is,GBP: =46b,HRK:
    =34t,EUR:{20ac} =34u,EUR:{20ac} =3y,CDF:FC =73,THB: =3r,MUR:Rs =3s,MUR:Rs =3t,MUR:Rs =3u,MUR:Rs
    =3v,MUR:Rs =3w,MUR:Rs =3x,MUR:Rs =3y,MUR:Rs =3z,MUR:Rs =40,MUR:Rs =41,MUR:Rs =42,MUR:Rs
    =43,MUR:Rs =45,MUR:Rs =46,MUR:Rs =48,MUR:Rs =49,MUR:Rs =4a,MUR:Rs =4b,MUR:Rs =4c,MUR:Rs
    =4d,MUR:Rs =4e,MUR:Rs =4f,MUR:Rs =4g,MUR:Rs =4h,MUR:Rs =4i,MUR:Rs =4j,MUR:Rs =4k,MUR:Rs
    =4l,MUR:Rs =4m,MUR:Rs =4n,MUR:Rs =4o,MUR:Rs =4p,MUR:Rs =4q,MUR:Rs =4r,MUR:Rs =4s,MUR:Rs
    =4t,MUR:Rs =4u,MUR:Rs =4v,MUR:Rs =4w,MUR:Rs =4x,MUR:Rs =4y,MUR:Rs =4z,MUR:Rs =50,MUR:Rs
    =51,MUR:Rs =53,MUR:Rs =54,MUR:Rs =55,MUR:Rs =56,MUR:Rs =59,MUR:Rs =5a,MUR:Rs =5c,MUR:Rs
    =5d,MUR:Rs =5e,MUR:Rs =5f,MUR:Rs =5g,MUR:Rs =5h,MUR:Rs =5j,MUR:Rs =5k,MUR:Rs =5l,MUR:Rs
    =5m,MUR:Rs =5o,MUR:Rs =5p,MUR:Rs =5q,MUR:Rs =5r,MUR:Rs =5s,MUR:Rs =5t,MUR:Rs =5u,MUR:Rs
    =5x,MUR:Rs =5y,MUR:Rs =5z,MUR:Rs =60,MUR:Rs =61,MUR:Rs =62,MUR:Rs =63,MUR:Rs =64,MWK:MK
    =66,MUR:Rs =67,MUR:Rs =2i,NAD:{24} =69,MUR:Rs =64,NIO:C{24} =64,NOK:kr =64,PAB:B{2f}.
    =64,PEN:S{2f} =64,PGK:K =6g,MUR:Rs =6h,MUR:Rs =64,PLN:zł =64,JPY:{a5} =6l,MUR:Rs =64,RWF:RF
    =64,SBD:{24} =6o,MUR:Rs =64,SGD:{24} =6q,MUR:Rs =64,ILS:NIS =64,SLE:Le =6t,MUR:Rs =6u,MUR:Rs
    =6v,MUR:Rs =6w,MUR:Rs =64,ANG:NAf. =64,SZL:E =6z,MUR:Rs =70,MUR:Rs =64,TTD:{24} =72,MUR:Rs
    =73,MUR:Rs =74,MUR:Rs =75,MUR:Rs =64,UYU:{24} =64,UZS:soʻm =78,MUR:Rs =79,MUR:Rs =2i,THB:
    =3r,MGA:Ar =3s,MGA:Ar =3t,MGA:Ar =3u,MGA:Ar =3v,MGA:Ar =3w,MGA:Ar =3x,MGA:Ar =3y,MGA:Ar
    =3z,MGA:Ar =40,MGA:Ar =41,MGA:Ar =42,MGA:Ar =43,MGA:Ar =45,MGA:Ar =46,MGA:Ar =48,MGA:Ar
    =49,MGA:Ar =4a,MGA:Ar =4b,MGA:Ar =4c,MGA:Ar =4d,MGA:Ar =4e,MGA:Ar =4f,MGA:Ar =4g,MGA:Ar
    =4h,MGA:Ar =4i,MGA:Ar =4j,MGA:Ar =4k,MGA:Ar =4l,MGA:Ar =4m,MGA:Ar =4n,MGA:Ar =4o,MGA:Ar
    =4p,MGA:Ar =4q,MGA:Ar =4r,MGA:Ar =4s,MGA:Ar =4t,MGA:Ar =4u,MGA:Ar =4v,MGA:Ar =4w,MGA:Ar
    =4x,MGA:Ar =4y,MGA:Ar =4z,MGA:Ar =50,MGA:Ar =51,MGA:Ar =53,MGA:Ar =54,MGA:Ar =55,MGA:Ar
    =56,MGA:Ar =59,MGA:Ar =5a,MGA:Ar =5c,MGA:Ar =5d,MGA:Ar =5e,MGA:Ar =5f,MGA:Ar =5g,MGA:Ar
    =5h,MGA:Ar =5j,MGA:Ar =5k,MGA:Ar =5l,MGA:Ar =5m,MGA:Ar =5o,MGA:Ar =5p,MGA:Ar =5q,MGA:Ar
    =5r,MGA:Ar =5s,MGA:Ar =5t,MGA:Ar =5u,MGA:Ar =5x,MGA:Ar =5y,MGA:Ar =5z,MGA:Ar =61,MGA:Ar
    =62,MGA:Ar =63,MGA:Ar =60,MWK:MK =66,MGA:Ar =67,MGA:Ar =2e,NAD:{24} =69,MGA:Ar =60,NIO:C{24}
    =60,NOK:kr =60,PAB:B{2f}. =60,PEN:S{2f} =60,PGK:K =6g,MGA:Ar =6h,MGA:Ar =60,PLN:zł
    =60,JPY:{a5} =6l,MGA:Ar =60,RWF:RF =60,SBD:{24} =6o,MGA:Ar =60,SGD:{24} =6q,MGA:Ar =60,ILS:NIS
    =60,SLE:Le =6t,MGA:Ar =6u,MGA:Ar =6v,MGA:Ar =6w,MGA:Ar =60,ANG:NAf. =60,SZL:E =6z,MGA:Ar
    =70,MGA:Ar =60,TTD:{24} =72,MGA:Ar =73,MGA:Ar =74,MGA:Ar =75,MGA:Ar =60,UYU:{24} =60,UZS:soʻm
    =78,MGA:Ar =79,MGA:Ar =2e,THB: =3q,MZN:MTn =3r,MZN:MTn =3s,MZN:MTn =3t,MZN:MTn =3u,MZN:MTn
    =3v,MZN:MTn =3w,MZN:MTn =3x,MZN:MTn =3y,MZN:MTn =3z,MZN:MTn =40,MZN:MTn =41,MZN:MTn =42,MZN:MTn
    =43,MZN:MTn =44,MZN:MTn =45,MZN:MTn =46,MZN:MTn =47,MZN:MTn =48,MZN:MTn =49,MZN:MTn =4a,MZN:MTn
    =4b,MZN:MTn =4c,MZN:MTn =4d,MZN:MTn =4e,MZN:MTn =4g,MZN:MTn =4h,MZN:MTn =4i,MZN:MTn =4j,MZN:MTn
    =4k,MZN:MTn =4l,MZN:MTn =4m,MZN:MTn =4n,MZN:MTn =4o,MZN:MTn =4p,MZN:MTn =4q,MZN:MTn =4r,MZN:MTn
    =4s,MZN:MTn =4t,MZN:MTn =4v,MZN:MTn =4w,MZN:MTn =4x,MZN:MTn =4y,MZN:MTn =4z,MZN:MTn =51,MZN:MTn
    =52,MZN:MTn =53,MZN:MTn =54,MZN:MTn =55,MZN:MTn =56,MZN:MTn =57,MZN:MTn =58,MZN:MTn =59,MZN:MTn
    =5a,MZN:MTn =5b,MZN:MTn =5c,MZN:MTn =5d,MZN:MTn =5e,MZN:MTn =5f,MZN:MTn =5g,MZN:MTn =5h,MZN:MTn
    =5i,MZN:MTn =5j,MZN:MTn =5k,MZN:MTn =5l,MZN:MTn =5m,MZN:MTn =5n,MZN:MTn =5o,MZN:MTn =5p,MZN:MTn
    =5q,MZN:MTn =5r,MZN:MTn =5s,MZN:MTn =5t,MZN:MTn =5u,MZN:MTn =5v,MZN:MTn =5w,MZN:MTn =5x,MZN:MTn
    =5y,MZN:MTn =5z,MZN:MTn =60,MZN:MTn =61,MZN:MTn =62,MZN:MTn =63,MZN:MTn =64,MZN:MTn =65,MZN:MTn
    =66,MZN:MTn =68,MZN:MTn =69,MZN:MTn =6a,MZN:MTn =6b,MZN:MTn =6c,MZN:MTn =6d,MZN:MTn =6e,MZN:MTn
    =6f,MZN:MTn =6g,MZN:MTn =6h,MZN:MTn =6i,MZN:MTn =6j,MZN:MTn =6k,MZN:MTn =6l,MZN:MTn =6m,MZN:MTn
    =6n,MZN:MTn =6o,MZN:MTn =6p,MZN:MTn =6q,MZN:MTn =6r,MZN:MTn =6s,MZN:MTn =6t,MZN:MTn =6u,MZN:MTn
    =6v,MZN:MTn =67,STN:Db =6x,MZN:MTn =6y,MZN:MTn =6z,MZN:MTn =70,MZN:MTn =71,MZN:MTn =72,MZN:MTn
    =73,MZN:MTn =74,MZN:MTn =75,MZN:MTn =76,MZN:MTn =77,MZN:MTn =78,MZN:MTn =79,MZN:MTn =7a,MZN:MTn
    =7b,MZN:MTn =4o,JPY:{a5} =2mt,NZD:{24} =41,JPY:{a5},NZD:{24} =2mv,NZD:{24} =45,NZD:{24}
    =6cf,BOB:Bs =4j,NZD:{24} =2my,NZD:{24} =2mz,NZD:{24} =6cf,CRC:{20a1} =2n1,NZD:{24}
    =2n3,NZD:{24} =p6,JPY:{a5} =3r,NZD:{24} =2n6,NZD:{24} =6cf,GTQ:Q =6cf,HNL:L =43x,JPY:{a5}
    =5k,NZD:{24} =6cf,MDL:L =5z,NZD:{24} =66,JPY:{a5},NZD:{24} =6cf,NIO:C{24} =6cf,NOK:kr
    =6cf,PAB:B{2f}. =6cf,PEN:S{2f} =6cf,PLN:zł =6cf,ILS:NIS =74,NZD:{24} =2nl,NZD:{24}
    =78,JPY:{a5},NZD:{24} =183,BGN: =3r,MKD:ден. =1ve,MKD:ден. =iu,MKD:ден.
    =iv,MKD:ден. =3v,MKD:ден. =iw,MKD:ден. =ix,MKD:ден. =iy,MKD:ден. =6da,ARS:{24}
    =j0,MKD:ден. =6da,AUD:{24},SCR:Rs,XPF:CFP =j2,MKD:ден. =61q,MKD:ден. =j4,MKD:ден.
    =1lw,MKD:ден. =46,MKD:ден. =j6,MKD:ден. =j7,MKD:ден. =33i,MKD:ден.,XCD:EC{24}
    =183,USD:щ.д. =4a,MKD:ден. =4b,MKD:ден. =j9,MKD:ден. =6da,BOB:Bs =jb,MKD:ден.
    =jc,MKD:ден. =4g,MKD:ден. =1ee,MKD:ден. =4i,MKD:ден. =10o,USD:{24} =4k,MKD:ден.
    =4l,MKD:ден. =4m,MKD:ден. =je,MKD:ден. =4o,MKD:ден. =6da,CLP:{24} =jg,MKD:ден.
    =6da,COP:{24} =6da,CRC:{20a1} =6da,CUP:{24} =jk,MKD:ден. =jl,MKD:ден. =4w,MKD:ден.
    =jm,MKD:ден. =27z,MKD:ден. =6dt,DJF:Fdj =jp,MKD:ден. =6da,DOP:RD{24} =34b,MKD:ден.
    =6da,USD:{24} =1ep,MKD:ден. =3dz,MKD:ден.,USD:{24} =55,MKD:ден. =56,MKD:ден.
    =ju,MKD:ден. =4r2,MKD:ден. =59,MKD:ден. =5a,MKD:ден. =5b,MKD:ден.
    =5c,MKD:ден. =6dt,GNF:FG =6da,GTQ:Q =5f,MKD:ден. =jy,MKD:ден. =6da,HNL:L
    =456,MKD:ден. =6dt,HTG:G =48r,MKD:ден. =k3,MKD:ден. =k4,MKD:ден. =4k1,MKD:ден.
    =4m5,MKD:ден. =5o,MKD:ден. =1f0,MKD:ден. =k6,MKD:ден. =k7,MKD:ден.
    =k8,MKD:ден. =k9,MKD:ден. =5t,MKD:ден. =1y2,MKD:ден. =kb,MKD:ден.
    =jr,MKD:ден. =5w,MKD:ден. =5x,MKD:ден. =6da,MDL:L =3dy,MKD:ден. =60,MKD:ден.
    =61,MKD:ден. =ke,MKD:ден. =kf,MKD:ден. =is,MKD:ден. =64,MKD:ден. =65,MKD:ден.
    =6da,MRU:UM,MXN:{24} =kh,MKD:ден. =ki,MKD:ден. =kj,MKD:ден. =69,MKD:ден.
    =6a,MKD:ден. =6da,NIO:C{24} =6da,GBP:{a3},NOK:kr =6da,PAB:B{2f}. =6da,PEN:S{2f}
    =6f,MKD:ден. =6g,MKD:ден. =ko,MKD:ден. =6da,PLN:zł =6j,MKD:ден. =6fo,BAM:КМ
    =6fi,KZT: =6m,MKD:ден. =6n,MKD:ден. =6dt,SCR:SR =6p,MKD:ден. =6q,MKD:ден.
    =4ts,GBP:,GEL:,MKD:ден.,TWD: =6da,ILS:NIS =6s,MKD:ден. =6t,MKD:ден. =ku,MKD:ден.
    =kv,MKD:ден. =kw,MKD:ден. =6x,MKD:ден. =6y,MKD:ден. =it,MKD:ден. =ya,MKD:ден.
    =62e,MKD:ден. =6z,MKD:ден. =kx,MKD:ден. =71,MKD:ден. =ky,MKD:ден.
    =kz,MKD:ден. =6da,JPY:{a5},UAH:{20b4} =l1,MKD:ден. =6da,UYU:{24} =l3,MKD:ден.
    =6da,VEF:Bs.,VES:Bs.S =6dt,VUV:VT =7a,MKD:ден. =7b,MKD:ден. =52,MNT:{20ae} =62,JPY:{a5}
    =j0,MNT:{20ae} =iu,MNT:{20ae} =iv,MNT:{20ae} =op,MNT:{20ae} =iw,MNT:{20ae} =iy,MNT:{20ae}
    =321,MNT:{20ae} =322,MNT:{20ae} =j2,MNT:{20ae} =323,MNT:{20ae} =j4,MNT:{20ae} =ot,MNT:{20ae}
    =ou,MNT:{20ae} =j6,MNT:{20ae} =j7,MNT:{20ae} =2e6,MNT:{20ae} =185,USD:щ.д. =ow,MNT:{20ae}
    =ox,MNT:{20ae} =oy,MNT:{20ae} =ke,BOB:Bs =jb,MNT:{20ae} =jc,MNT:{20ae} =p0,MNT:{20ae}
    =4h,MNT:{20ae} =p1,MNT:{20ae} =p2,MNT:{20ae} =p3,MNT:{20ae} =p4,MNT:{20ae} =p5,MNT:{20ae}
    =je,MNT:{20ae} =p6,MNT:{20ae} =325,MNT:{20ae} =326,MNT:{20ae} =ke,CRC:{20a1} =328,MNT:{20ae}
    =jk,MNT:{20ae} =jl,MNT:{20ae} =pc,MNT:{20ae} =pd,MNT:{20ae} =2ed,MNT:{20ae} =jp,MNT:{20ae}
    =329,MNT:{20ae} =jr,MNT:{20ae} =cc,MNT:{20ae} =ke,JPY:{a5} =pi,MNT:{20ae} =pj,MNT:{20ae}
    =pk,MNT:{20ae} =32a,MNT:{20ae} =8o,MNT:{20ae} =pm,MNT:{20ae} =pn,MNT:{20ae} =po,MNT:{20ae}
    =2ei,MNT:{20ae} =ke,GTQ:Q =pr,MNT:{20ae} =it,MNT:{20ae} =ke,HNL:L =2em,MNT:{20ae}
    =pv,MNT:{20ae} =k3,MNT:{20ae} =k4,MNT:{20ae} =px,MNT:{20ae} =k6,MNT:{20ae} =k7,MNT:{20ae}
    =k8,MNT:{20ae} =py,MNT:{20ae} =1y2,MNT:{20ae} =kb,MNT:{20ae} =pz,MNT:{20ae} =2b,MNT:{20ae}
    =ke,MDL:L =q1,MNT:{20ae} =q2,MNT:{20ae} =6fk,MNT:{20ae} =61,MNT:{20ae} =q3,MNT:{20ae}
    =q4,MNT:{20ae} =q5,MNT:{20ae} =32f,MNT:{20ae} =ke,MYR:RM =ki,MNT:{20ae} =2g,NAD:{24}
    =q9,MNT:{20ae} =qa,MNT:{20ae} =ke,NIO:C{24} =ke,NOK:kr =ke,PAB:B{2f}. =ke,PEN:S{2f}
    =qf,MNT:{20ae} =ke,PKR:Rs =ke,PLN:zł =qh,MNT:{20ae} =6ja,BAM:КМ =6j5,KZT: =qi,MNT:{20ae}
    =qj,MNT:{20ae} =2f0,MNT:{20ae} =ql,MNT:{20ae} =qm,MNT:{20ae} =ke,ILS:NIS =qo,MNT:{20ae}
    =qp,MNT:{20ae} =ku,MNT:{20ae} =kv,MNT:{20ae} =kw,MNT:{20ae} =qq,MNT:{20ae} =qr,MNT:{20ae}
    =62,TJS:сом. =qs,MNT:{20ae} =kx,MNT:{20ae} =qt,MNT:{20ae} =qu,MNT:{20ae} =kz,MNT:{20ae}
    =qv,MNT:{20ae} =l1,MNT:{20ae} =32m,MNT:{20ae} =qx,MNT:{20ae} =32n,MNT:{20ae} =2f5,MNT:{20ae}
    =1,MNT:{20ae} =r0,MNT:{20ae} =3r,MYR:RM =3,MYR:RM,ZAR: =iu,MYR:RM =iv,MYR:RM =3v,MYR:RM
    =iw,MYR:RM =iy,MYR:RM =34d,ARS:{24},THB: =j0,MYR:RM =c,MYR:RM,THB:,ZAR: =j2,MYR:RM =j3,MYR:RM
    =1m3,JPY:{a5} =46,MYR:RM =j7,MYR:RM =j8,MYR:RM =4a,MYR:RM =4b,MYR:RM =626,BOB:Bs =jb,MYR:RM
    =jc,MYR:RM =4g,MYR:RM =4h,MYR:RM =4i,MYR:RM =10w,JPY:{a5} =4k,MYR:RM =4l,MYR:RM =je,MYR:RM
    =4m,NZD:{24} =34d,CLP:{24},THB: =jg,MYR:RM =34d,COP:{24},THB: =626,CRC:{20a1}
    =34d,CUP:{24},THB: =jk,MYR:RM =jl,MYR:RM =4m,AUD:{24} =jn,MYR:RM =jo,MYR:RM =jp,MYR:RM
    =34d,DOP:RD{24},THB: =54,MYR:RM =3e1,JPY:{a5} =4m,FJD:{24} =56,MYR:RM =59,MYR:RM =5a,MYR:RM
    =4m,GMD:D =jw,MYR:RM =626,GTQ:Q =4m,GYD:{24} =jy,MYR:RM =626,HNL:L =k1,MYR:RM =48z,JPY:{a5}
    =626,IDR:Rp =k4,MYR:RM =4m,JMD:{24} =jt,MYR:RM =k6,MYR:RM =k7,MYR:RM =k8,MYR:RM =k9,MYR:RM
    =4m,KYD:{24} =ka,MYR:RM =5x,MYR:RM =626,MDL:L =kd,MYR:RM =61,MYR:RM =kf,MYR:RM =4m,MWK:MK
    =626,MRU:UM,MXN:{24} =ki,MYR:RM =2l,NAD:{24} =69,MYR:RM =626,NIO:C{24} =626,NOK:kr
    =626,PAB:B{2f}. =626,PEN:S{2f} =4m,PGK:K =6g,MYR:RM =ko,MYR:RM =626,PLN:zł =kh,JPY:{a5}
    =kr,MYR:RM =4m,RWF:RF =4m,SBD:{24} =ks,MYR:RM =626,SGD:{24} =6q,MYR:RM =626,ILS:NIS,MXN:MX{24}
    =4m,SLE:Le =6t,MYR:RM =ku,MYR:RM =kv,MYR:RM =kw,MYR:RM =4m,ANG:NAf. =4m,SZL:E =it,MYR:RM
    =6z,MYR:RM =kx,MYR:RM =4m,TTD:{24} =ky,MYR:RM =kz,MYR:RM =626,JPY:{a5},UAH:{20b4} =l1,MYR:RM
    =34d,THB:,UYU:{24} =kh,UZS:soʻm =626,VEF:Bs.,VES:Bs.S =l5,MYR:RM =x,THB: =3s,MYR:RM =su,MYR:RM
    =sv,MYR:RM =3w,MYR:RM =3x,MYR:RM =3y,MYR:RM =3z,MYR:RM =40,MYR:RM =41,MYR:RM =42,MYR:RM
    =43,MYR:RM =45,MYR:RM =48,MYR:RM =49,MYR:RM =4d,MYR:RM =4e,MYR:RM =4f,MYR:RM =4j,MYR:RM
    =4n,MYR:RM =4m,CLP:{24} =4q,MYR:RM =4m,COP:{24} =4m,CRC:{20a1} =4m,CUP:{24} =4u,MYR:RM
    =4v,MYR:RM =4y,MYR:RM =4z,MYR:RM =50,MYR:RM =4m,DOP:RD{24} =5d,MYR:RM =4m,GTQ:Q =5g,MYR:RM
    =4m,HNL:L =5j,MYR:RM =5k,MYR:RM =5l,MYR:RM =5m,MYR:RM =5p,MYR:RM =5q,MYR:RM =26e,MYR:RM
    =4m,AUD:AU{24} =5u,MYR:RM =4m,MDL:L =5z,MYR:RM =62,MYR:RM =63,MYR:RM =66,MYR:RM =67,MYR:RM
    =x,NAD:{24} =4m,NIO:C{24} =4m,NOK:kr =4m,PAB:B{2f}. =4m,PEN:S{2f} =6h,MYR:RM =4m,PLN:zł
    =4m,JPY:{a5} =6l,MYR:RM =6o,MYR:RM =4m,SGD:{24} =4m,ILS:NIS =6u,MYR:RM =27i,MYR:RM =6w,MYR:RM
    =70,MYR:RM =72,MYR:RM =73,MYR:RM =74,MYR:RM =75,MYR:RM =4m,UYU:{24} =4m,UZS:soʻm =78,MYR:RM
    =79,MYR:RM =61,JPY:{a5},USD:{24} =61,AUD:AU{24},JPY:{a5} =61,AUD:AU{24},GBP:UK{a3}
    =3u,ANG:NAf,AWG:Afl,HTG:G,MMK:K,PAB:B{2f}.,TTD:TT{24} =61,XCD:{24} =61,ALL:Lekë =4cd,USD:{24}
    =61,AOA:Kz,AUD:AU{24} =61,ARS:{24} =6ps,AUD:AU{24} =61,AUD:{24},SCR:Rs,XPF:CFP
    =3pb,AUD:AU{24},AWG:Afl.,CAD:C{24}
    =43,ANG:NAf,AWG:Afl,HTG:G,MMK:K,PAB:B{2f}.,THB:{e3f},TTD:TT{24} =1lx,JPY:{a5} =61,BBD:{24}
    =6q3,AWG:Afl =3ou,ANG:NAf,AWG:Afl,MMK:K,PAB:B{2f}. =61,BIF:FBu =61,BMD:{24} =6mk,BND:{24}
    =61,BOB:Bs =6q7,USD:{24} =61,AUD:AU{24} =61,BSD:{24} =2x8,AUD:AU{24},KRW:KR{20a9},THB:TH{e3f}
    =61,BWP:P =10p,JPY:{a5},USD:{24} =61,BZD:{24} =61,CAD:{24} =nf,CDF:FC,KES:Ksh =61,NZD:{24}
    =61,CLP:{24} =6qe,CNY:{a5} =61,COP:{24} =61,CRC:{20a1} =61,CUP:{24} =513,AUD:AU{24}
    =6q7,ANG:NAf. =61,AUD:{24} =61,USD:{24} =2ac,AUD:AU{24} =6q8,DJF:Fdj =2ha,AUD:AU{24}
    =61,DOP:RD{24} =1ta,ETB:Br =61,FJD:{24} =61,FKP:{a3},GBP:GB{a3} =9n,XOF:AAS
    =61,GBP:GB{a3},GIP:{a3} =61,GMD:D =6q8,GNF:FG =61,GTQ:Q =61,GYD:{24} =61,HNL:L =48s,JPY:{a5}
    =4gj,AUD:AU{24},INR:Rs =6ps,CNY:{200e}CN{a5}{200e} =61,JMD:{24} =nf,KES:Ksh,USD:{24}
    =6qv,KHR:{17db} =6pu,KMF:CF =61,KYD:{24} =6ps,KZT:{20b8},RUB:{20bd},UAH:{20b4} =2f,LSL:M
    =61,MDL:L =61,BAM:KM,JPY:{a5} =6jd,USD:{24} =6pt,MOP:MOP{24} =61,MWK:MK =61,MRU:UM,MXN:{24}
    =6b5,AUD:AU{24} =2f,NAD:{24} =6ps,NGN:{20a6} =61,NIO:C{24} =61,NOK:kr =61,PEN:S{2f} =61,PGK:K
    =6qv,PKR:Rs =61,JPY:{a5} =6ri,KZT: =61,RWF:RF =61,SBD:{24} =6q8,SCR:SR =61,SGD:{24}
    =61,GBP:GB{a3},SHP:{a3} =61,ILS:NIS =61,SLE:Le =61,BBD:DBB,SOS:S =6q7,SRD:{24}
    =6pu,GBP:GB{a3},SSP:{a3} =6qe,STN:Db =61,ANG:NAf. =61,SZL:E
    =61,AUD:AUD{24},NZD:NZD{24},TOP:T{24} =6q1,TRY:{20ba} =61,TTD:{24} =6pt,KRW:{ffe6},TWD:{24}
    =nf,KES:Ksh =6ry,UAH:{20b4} =6sh,UGX:USh =61,UYU:{24} =61,UZS:soʻm =61,VEF:Bs.,VES:Bs.S
    =6q8,VUV:VT =3r,NAD:{24} =3s,NAD:{24} =3t,NAD:{24} =3u,NAD:{24} =3v,NAD:{24} =3w,NAD:{24}
    =3x,NAD:{24} =3y,NAD:{24} =3z,NAD:{24} =40,NAD:{24} =41,NAD:{24} =42,NAD:{24} =43,NAD:{24}
    =44,NAD:{24} =45,NAD:{24} =46,NAD:{24} =47,NAD:{24} =48,NAD:{24} =4a,NAD:{24} =4b,NAD:{24}
    =4c,NAD:{24} =4d,NAD:{24} =4e,NAD:{24} =4f,NAD:{24} =4g,NAD:{24} =4h,NAD:{24} =4i,NAD:{24}
    =4j,NAD:{24} =4k,NAD:{24} =4l,NAD:{24} =4m,NAD:{24} =4n,NAD:{24} =4o,NAD:{24} =4p,NAD:{24}
    =4q,NAD:{24} =4r,NAD:{24} =4s,NAD:{24} =4t,NAD:{24} =4u,NAD:{24} =4v,NAD:{24} =4w,NAD:{24}
    =4x,NAD:{24} =4y,NAD:{24} =50,NAD:{24} =51,NAD:{24} =52,NAD:{24} =53,NAD:{24} =54,NAD:{24}
    =55,NAD:{24} =56,NAD:{24} =57,NAD:{24} =58,NAD:{24} =59,NAD:{24} =5a,NAD:{24} =5b,NAD:{24}
    =5c,NAD:{24} =5e,NAD:{24} =5f,NAD:{24} =5g,NAD:{24} =5h,NAD:{24} =5i,NAD:{24} =5k,NAD:{24}
    =5l,NAD:{24} =5m,NAD:{24} =5n,NAD:{24} =5o,NAD:{24} =5p,NAD:{24} =5q,NAD:{24} =5r,NAD:{24}
    =5s,NAD:{24} =5t,NAD:{24} =5u,NAD:{24} =5v,NAD:{24} =5w,NAD:{24} =5x,NAD:{24} =5y,NAD:{24}
    =5z,NAD:{24} =60,NAD:{24} =61,NAD:{24} =62,NAD:{24} =63,NAD:{24} =64,NAD:{24} =65,NAD:{24}
    =66,NAD:{24} =67,NAD:{24} =69,NAD:{24} =6a,NAD:{24} =6b,NAD:{24} =6c,NAD:{24} =6d,NAD:{24}
    =6e,NAD:{24} =6f,NAD:{24} =6g,NAD:{24} =6h,NAD:{24} =6i,NAD:{24} =6j,NAD:{24} =6k,NAD:{24}
    =6l,NAD:{24} =6m,NAD:{24} =6n,NAD:{24} =6p,NAD:{24} =6q,NAD:{24} =6r,NAD:{24} =6s,NAD:{24}
    =6t,NAD:{24} =6u,NAD:{24} =6v,NAD:{24} =6w,NAD:{24} =6x,NAD:{24} =6y,NAD:{24} =6z,NAD:{24}
    =70,NAD:{24} =71,NAD:{24} =72,NAD:{24} =73,NAD:{24} =74,NAD:{24} =75,NAD:{24} =76,NAD:{24}
    =77,NAD:{24} =78,NAD:{24} =68,THB: =7b,NAD:{24} =628,XPF:CFPF =iu,NOK:kr =iv,NOK:kr =3v,NOK:kr
    =1e6,NOK:kr =iy,NOK:kr =6w2,ARS:{24},USD:US{24} =61p,GBP:{a3},NOK:kr,XOF:F{202f}CFA =3d7,NOK:kr
    =3d8,JPY: =46,NOK:kr =3d9,NOK:kr =33i,NOK:kr =6w2,XAF:FCFA =4a,NOK:kr =4b,NOK:kr =61s,NOK:kr
    =6w2,BOB:Bs =3dd,NOK:kr =dl,ETB: =4g,NOK:kr =4i,NOK:kr =4k,NOK:kr =4l,NOK:kr =je,NOK:kr
    =4o,NOK:kr =6w2,CLP:{24},USD:US{24} =jg,NOK:kr =6w2,COP:{24},USD:US{24} =6w2,CRC:{20a1}
    =6w2,CUP:{24},USD:US{24} =jk,NOK:kr =3di,NOK:kr =4w,NOK:kr =3k9,NOK:kr
    =6w2,DOP:RD{24},USD:US{24} =6w2,USD:{24} =1ep,NOK:kr =55,NOK:kr =56,NOK:kr =59,NOK:kr
    =5a,NOK:kr =5c,NOK:kr =3kp,NOK:kr =34g,XAF:FCFA =6w2,GTQ:Q =5f,NOK:kr =jy,NOK:kr =6w2,HNL:L
    =3kv,NOK:kr =5o,NOK:kr =1f0,NOK:kr =k6,NOK:kr =5tu,KGS: =k7,NOK:kr =k8,NOK:kr =5t,NOK:kr
    =ka,NOK:kr =5x,NOK:kr =6wf,MDL:L =3dy,NOK:kr =6g3,MKD: =kf,NOK:kr =65,NOK:kr
    =6w2,MRU:UM,MXN:{24} =ki,NOK:kr =2n,NOK:kr =6w2,NIO:C{24} =6w2,PAB:B{2f}. =6w2,PEN:S{2f}
    =6c,PGK:K =ko,NOK:kr =62b,GBP:{a3},NOK:kr =3e8,NOK:kr =kr,NOK:kr =6c,RWF:RF =6c,SBD:{24}
    =3m8,NOK:kr =6c,SGD:{24} =6q,NOK:kr =3ea,NOK:kr =62d,GBP:{a3},NOK:kr =6c,SLE:Le =6t,NOK:kr
    =3ec,NOK:kr =kv,NOK:kr =kw,NOK:kr =6c,ANG:NAf. =6c,SZL:E =it,NOK:kr =6z,NOK:kr =kx,NOK:kr
    =6c,TTD:{24} =ky,NOK:kr =kz,NOK:kr =3ed,NOK:kr,USD: =l1,NOK:kr =6w2,USD:US{24},UYU:{24}
    =kl,UZS:soʻm =6w2,VEF:Bs.,VES:Bs.S =3mz,NOK:kr =6c,ZAR:R =6g,NPR:नेरू
    =it,NPR:नेरू =iu,NPR:नेरू =iv,NPR:नेरू =op,NPR:नेरू
    =iw,NPR:नेरू =ix,NPR:नेरू =iy,NPR:नेरू =321,NPR:नेरू
    =j0,NPR:नेरू =34w,NPR:नेरू =j2,NPR:नेरू =323,NPR:नेरू
    =j4,NPR:नेरू =j5,NPR:नेरू =ou,NPR:नेरू =j6,NPR:नेरू
    =j7,NPR:नेरू =2e6,NPR:नेरू =ow,NPR:नेरू =ox,NPR:नेरू
    =2e7,NPR:नेरू =34x,NPR:नेरू =jb,NPR:नेरू =jc,NPR:नेरू
    =p0,NPR:नेरू =4h,NPR:नेरू =p1,NPR:नेरू =p2,NPR:नेरू
    =p3,NPR:नेरू =p4,NPR:नेरू =p5,NPR:नेरू =je,NPR:नेरू
    =p6,NPR:नेरू =325,NPR:नेरू =p8,NPR:नेरू =326,NPR:नेरू
    =34y,NPR:नेरू =328,NPR:नेरू =jk,NPR:नेरू =jl,NPR:नेरू
    =pc,NPR:नेरू =jm,NPR:नेरू =pd,NPR:नेरू =2ed,NPR:नेरू
    =jp,NPR:नेरू =329,NPR:नेरू =cc,NPR:नेरू =oo,NPR:नेरू
    =pi,NPR:नेरू =pj,NPR:नेरू =pk,NPR:नेरू =32a,NPR:नेरू
    =8o,NPR:नेरू =pm,NPR:नेरू =pn,NPR:नेरू =po,NPR:नेरू
    =2ei,NPR:नेरू =34z,NPR:नेरू =pr,NPR:नेरू =350,NPR:नेरू
    =351,NPR:नेरू =2em,NPR:नेरू =352,NPR:नेरू =k3,NPR:नेरू
    =k4,NPR:नेरू =353,NPR:नेरू =px,NPR:नेरू =k6,NPR:नेरू
    =k7,NPR:नेरू =k8,NPR:नेरू =py,NPR:नेरू =ka,NPR:नेरू
    =kb,NPR:नेरू =pz,NPR:नेरू =2b,NPR:नेरू =354,NPR:नेरू
    =q1,NPR:नेरू =q2,NPR:नेरू =61,NPR:नेरू =ke,NPR:नेरू
    =q3,NPR:नेरू =q4,NPR:नेरू =q5,NPR:नेरू =355,NPR:नेरू
    =2et,NPR:नेरू =ki,NPR:नेरू =kj,NPR:नेरू =q9,NPR:नेरू
    =qa,NPR:नेरू =356,NPR:नेरू =357,NPR:नेरू =358,NPR:नेरू
    =359,NPR:नेरू =qf,NPR:नेरू =ko,NPR:नेरू =35a,NPR:नेरू
    =qh,NPR:नेरू =pg,NPR:नेरू =kr,NPR:नेरू =qi,NPR:नेरू
    =qj,NPR:नेरू =2f0,NPR:नेरू =ql,NPR:नेरू =qm,NPR:नेरू
    =35b,NPR:नेरू =qo,NPR:नेरू =qp,NPR:नेरू =ku,NPR:नेरू
    =kv,NPR:नेरू =kw,NPR:नेरू =qq,NPR:नेरू =qr,NPR:नेरू
    =4x,NPR:नेरू =qs,NPR:नेरू =kx,NPR:नेरू =qt,NPR:नेरू
    =qu,NPR:नेरू =kz,NPR:नेरू =35c,NPR:नेरू =l1,NPR:नेरू
    =32m,NPR:नेरू =qx,NPR:नेरू =35d,NPR:नेरू =2f5,NPR:नेरू
    =1,NPR:नेरू =r0,NPR:नेरू =j7,JPY:{a5} =3n6,PHP: =3n7,PHP: =3n9,PHP: =3na,PHP:
    =3nb,PHP: =j7,ARS:{24} =3nd,PHP: =3ne,PHP: =3ng,PHP: =3nh,PHP: =1k1,JPY:{a5} =3nk,PHP:
    =3no,PHP: =j7,BOB:Bs =j7,CAD:CA{24} =3nv,PHP: =3nz,PHP: =j7,CLP:{24} =3o2,PHP: =j7,COP:{24}
    =j7,CRC:{20a1} =j7,CUP:{24} =3o6,PHP: =3o9,PHP: =28i,CAD:CA{24} =2fn,CAD:CA{24} =j7,DOP:RD{24}
    =3dd,JPY:{a5} =3oi,PHP: =3oj,PHP: =j7,GTQ:Q =3or,PHP: =j7,HNL:L =3ov,PHP: =3ow,PHP: =3ox,PHP:
    =3n4,PHP: =3p0,PHP: =3p1,PHP: =3p2,PHP: =3p4,PHP: =3p5,PHP: =3n3,PHP: =j7,MDL:L =3p9,PHP:
    =3pc,PHP: =3pd,PHP: =3pg,PHP: =3ph,PHP: =3pi,PHP: =3pj,PHP: =j7,NIO:C{24} =j7,PAB:B{2f}.
    =j7,PEN:S{2f} =3pr,PHP: =j7,PLN:zł =3pt,PHP: =jb,JPY:{a5} =j7,ILS:NIS =3q4,PHP: =3q5,PHP:
    =3q9,PHP: =3qb,PHP: =3qc,PHP: =3qd,PHP: =3qe,PHP: =j7,UYU:{24} =3qg,PHP: =3qh,PHP: =628,GBP:
    =6w2,GBP: =6w8,GBP: =6w9,GBP: =1jj,NOK:kr =61r,NOK:kr =6wj,GBP: =6ws,GBP: =6wu,GBP: =6wv,GBP:
    =6ww,GBP: =6x1,GBP: =34g,GBP: =6x2,GBP: =33h,NOK:kr =6xb,GBP: =6xe,GBP: =436,NOK:kr =46z,NOK:kr
    =4id,NOK:kr =622,NOK:kr =623,NOK:kr =624,NOK:kr =6xu,GBP: =6xx,GBP: =6xy,GBP: =6xz,GBP:
    =62b,NOK:kr =62c,NOK:kr =62d,NOK:kr =kl,GBP: =62f,NOK:kr =6yr,GBP: =6yt,GBP:
    =1,AED:ߊߐߘ,AFN:ߊߝߊ,ALL:ߊߟߟ,AMD:ߊߡߘ,ANG:ߊ{7f2}ߕߝ,AOA:ߊ{7f2}ߜ{7ed}ߎ,ARS:ߊߖ{7ed}ߔ,AUD:{24}ߐ,AWG:ߊߥߖ{7ed},AZN:ߊߖߣ,BAM:ߓߍߡ,BBD:ߓߓߘ,BDT:ߓߘߕ,BGN:ߓߜ{7ed}ߟ,BHD:ߓߤߘ,BIF:ߓߙߝ,BMD:ߓߡߘ,BND:ߓߣߘ,BOB:ߓߏߓ,BSD:ߓߛߘ,BTN:ߓߕߒ,BWP:ߓߥߔ,BYN:ߓߌߙ,CDF:ߞߝ,CHF:ߛߥߝ,CLP:ߛߟߔ,CNY:ߛߣߦ,COP:ߞߐߔ,CRC:ߞߙߞ,CUC:ߞߎ{7f3}ߞ,CUP:ߞߎ{7f3}ߔ,CVE:ߍߛߞ,CZK:ߗߞߞ,DJF:ߖߓߝ,DKK:ߘߞߞ,DOP:ߘߏߔ,DZD:ߊߟߘ,EGP:ߡߛߔ,ERN:ߋߙߝ,ETB:ߋߗߓ,FJD:{24}{20}ߝߖ,FKP:ߝߞߔ,GEL:ߖ{7ed}ߐߟ,GHS:ߜ{7ed}ߛߘ,GIP:ߖ{7ed}ߓߔ{a3},GMD:ߜ{7ed}ߓߘ,GNF:{7ff},GTQ:ߜ{7ed}ߕߞ,GYD:ߜ{7ed}ߎ{7f3}ߘ,HKD:ߤߞߘ,HNL:ߤߘߟ,HRK:ߞߛߞ,HTG:ߤߕߜ{7ed},HUF:ߤߜ{7ed}ߝ,IDR:ߍ{7f2}ߘߙ,IQD:ߌߞߘ,IRR:ߌߙߙ,ISK:ߌߛߞ,JMD:ߖߡߘ,JOD:ߖߐߘ,JPY:ߗ{7ed}ߔߦ,KES:ߞߋߛ,KGS:ߞߜ{7ed}ߛ,KHR:ߞߓߙ,KMF:ߞߡߝ,KPW:ߞߞߥ,KWD:ߞߥߘ,KYD:ߞߌߘ,KZT:ߞߗ{7ed}ߕ,LAK:ߟߊߞ,LBP:ߟߓ{a3},LKR:ߟߞߙ,LRD:ߟ{7fe},LSL:ߟߛߟ,LYD:ߟߓߘ,MAD:ߡߘߤ,MDL:ߡߘߟ,MGA:ߡߘߙ,MKD:ߡߞߘ,MMK:ߡߡߞ,MNT:ߡߣߕ,MOP:ߡߏߔ,MRU:ߡߎߜ{7ed},MUR:ߡߙߔ,MVR:ߡߝ{7ed}ߙ,MWK:ߡߟߞ,MXN:ߡߞ{24},MYR:ߡߦߙ,MZN:ߡߖ{7ed}ߡ,NAD:ߣߡߘ,NGN:ߖߣ,NIO:ߣߌߏ,NOK:ߣߐߞ,NPR:ߣߔߙ,NZD:{24}ߣߖ{7ed},OMR:ߏߡߙ,PAB:ߔߊߓ,PEN:ߔߋߛ,PGK:ߔߖߞ,PKR:ߔߞߙ,PLN:ߔߟߗ{7ed},PYG:ߔߙߜ{7ed},QAR:ߞߊߙ,RON:ߙߎߟ,RSD:ߙߛߘ,RUB:ߌߎߙ,RWF:ߙߥߝ,SAR:ߛߊߙ,SBD:ߛߓߘ,SCR:ߛߛߥ,SDG:ߛߘߜ{7ed},SEK:ߛߥߞ,SGD:ߛߜ{7ed}ߘ,SHP:ߛߤߔ,SLE:ߛߙߔ,SLL:ߛߟߟ,SOS:ߛߡߛ,SRD:ߛߎߘ,SSP:ߛߛߔ,STN:ߛߔߘ,SYP:ߛߌߔ,SZL:ߛߖ{7ed}ߟ,THB:ߕߘߓ,TJS:ߕߖߛ,TMT:ߕߡߕ,TND:ߕߣߘ,TOP:ߕߏߔ,TRY:ߕߎߟ,TTD:ߕߕߘ,TWD:ߕߥߘ,TZS:ߕߖ{7ed}ߛ,UAH:ߌߞߤ,UGX:ߎߜ{7ed}ߛ,USD:ߊߞߘ{24},UYU:ߎ{7f3}ߔ,UZS:ߎߗ{7ed}ߛ,VES:ߝ{7ed}ߋߓ,VUV:ߝ{7ed}ߕߝ{7ed},WST:{24}ߥߛ,XAF:ߝߛߝ,XCD:ߛߟߘ,XOF:{7fe},XPF:{7fe}{20}ߝߛߝ,YER:ߦߡߙ,ZAR:ߥߝߙ,ZMW:ߖ{7ed}ߓߥ
    =75b,AUD:A{24},CNY:CN{a5},HKD:HK{24},JPY:JP{a5},MXN:MX{24},NZD:NZ{24},TWD:NT{24},USD:US{24},XAF:FCFA,XCD:EC{24},XOF:F{202f}CFA,XPF:CFPF
    =75c,JPY:{a5},USD:{24} =75b,XPF:CFPF
    =75d,AUD:AU{24},CNY:ߛߣߦ,MXN:ߡߞ{24},THB:{e3f},USD:ߊߞߘ{24},XCD:ߛߟߘ
    =75c,AUD:AU{24},GBP:UK{a3},THB:{e3f}
    =75d,AFN:{60b},CAD:{24}CA,CNY:{a5}CN,HKD:{24}HK,MXN:{24}MX,NZD:{24}NZ,THB:{e3f},XCD:{24}EC,XOF:{7fe}
    =75c,XCD:{24} =75c,ALL:Lekë,THB:{e3f} =75c,AMD:{58f},THB:{e3f},USD:{24} =75g,AOA:Kz,GBP:{a3}
    =75e,ARS:{24},USD:US{24} =75d,AUD:AU{24},THB:{e3f} =75b,AUD:{24},SCR:Rs,XPF:CFP
    =75g,AWG:Afl.,CAD:C{24},FJD:FJ{24},GBP:{a3},SBD:SI{24},XPF:{7fe}{20}ߝߛߝ
    =75e,BBD:Bds{24},BMD:BM{24},BRL:BR{24},BSD:BS{24},BZD:BZ{24},DKK:Dkr,DOP:RD{24},EGP:EG{a3},ISK:Ikr,JMD:JM{24},MXN:MX{24},NOK:Nkr,SEK:kr,USD:US{24},XAF:FCFA,XCD:EC{24},XOF:F{202f}CFA
    =75c,AZN:{20bc},THB:{e3f}
    =75f,AUD:{24}ߐ,BAM:KM,HKD:ߤߞߘ,HRK:kn,NZD:{24}ߣߖ{7ed},RSD:din.,XPF:{7fe}{20}ߝߛߝ
    =75c,BBD:{24} =75c,BDT:{9f3},THB:{e3f} =75p,AWG:ߊߥߖ{7ed}
    =75b,ARS:{24}AR,AUD:{24}AU,BMD:{24}BM,BND:{24}BN,BZD:{24}BZ,CAD:{24}CA,CLP:{24}CL,COP:{24}CO,FJD:{24}FJ,FKP:{a3}FK,GBP:{a3}GB,GIP:{a3}GI,LBP:{a3}LB,MXN:{24}MX,NAD:{24}NA,NZD:{24}NZ,SBD:{24}SB,SGD:{24}SG,SRD:{24}SR,TTD:{24}TT,USD:{24}US,UYU:{24}UY,WST:{24}WS,XAF:FCFA,XOF:F{202f}CFA,XPF:FCFP
    =75e,XAF:FCFA,XOF:F{202f}CFA =75c,BIF:FBu =75c,BMD:{24}
    =75c,BND:{24},MXN:ߡߞ{24},MYR:RM,USD:ߊߞߘ{24} =75e,BOB:Bs =75v,USD:{24} =75g,GBP:{a3}
    =75c,BSD:{24} =763,BTN:Nu.,KRW:KR{20a9},THB:TH{e3f},XAF:ߝߛߝ =75c,BWP:P
    =75d,BYN:Br,NZD:{24}ߣߖ{7ed},RUB:{20bd} =75c,BZD:{24} =75c,CAD:{24} =75c,MYR:RM
    =75c,CDF:FC,KES:Ksh,THB:{e3f},TZS:TSh =75c,NZD:{24} =75e,CLP:{24},USD:US{24}
    =75c,AUD:AU{24},CNY:{a5} =75e,COP:{24},USD:US{24} =75e,CRC:{20a1} =75e,CUP:{24},USD:US{24}
    =763,CVE:{200b} =75v,ANG:NAf. =75c,AUD:{24} =75k,AMD:ߊߡߘ =75c,AUD:AU{24},CZK:Kč
    =75w,DJF:Fdj =763,DKK:kr. =75e,DOP:RD{24},USD:US{24} =75e,THB:{e3f},USD:US{24} =75e,USD:{24}
    =75c,CNY:ߛߣߦ,ERN:Nfk,ETB:Br,JPY:ߗ{7ed}ߔߦ =75x,JPY:{a5},USD:{24},XPF:{7fe}{20}ߝߛߝ
    =75c,FJD:{24} =75c,FKP:{a3},GBP:GB{a3} =75c,DKK:kr
    =75x,GEL:{20be},MXN:MX{24},TWD:NT{24},USD:US{24},XCD:EC{24}
    =75c,GHS:GH{20b5},IQD:Irak{20}dinaa,XOF:AAS =75c,GBP:GB{a3},GIP:{a3} =75c,DKK:kr. =75c,GMD:D
    =76q,XAF:FCFA =75e,GTQ:Q =75c,GYD:{24} =75c,AUD:AU{24},JPY:{a5} =75e,HNL:L
    =75x,HRK:kn,XPF:{7fe}{20}ߝߛߝ =75w,HTG:G =75x,HUF:Ft,JPY:{a5} =763,IDR:Rp,INR:Rs
    =75d,CNY:{200e}CN{a5}{200e},THB:{e3f} =75x,CNY:CN{a5},HKD:HK{24},ISK:kr.,JPY:JP{a5},XCD:EC{24}
    =75x,AUD:A{24},CNY:CN{a5},NZD:NZ{24},THB:{e3f},XCD:EC{24} =75c,JMD:{24} =75d,CNY:ߛߣߦ
    =76b,CDF:ߞߝ,USD:{24} =75x,CNY:CN{a5},JPY:JP{a5},THB:{e3f} =76l,KHR:{17db} =75g,KMF:CF
    =75c,AUD:AU{24} =75c,KYD:{24} =75d,KZT:{20b8},RUB:{20bd},THB:{e3f},UAH:{20b4}
    =75c,LAK:{20ad},THB:{e3f} =75c,THB:{e3f},XOF:{7fe} =75c,LRD:{24} =75c,LSL:M,ZAR:R =75x,MDL:L
    =775,AUD:{24}ߐ,BAM:KM,NZD:{24}ߣߖ{7ed} =75c,MGA:Ar =76x,GEL:ߖ{7ed}ߐߟ,TWD:ߕߥߘ
    =75c,ANG:NAf,AWG:Afl,HTG:G,MMK:K,PAB:B{2f}.,THB:{e3f},TTD:TT{24} =76l,MNT:{20ae}
    =775,MOP:MOP{24} =75c,MUR:Rs =75c,MWK:MK =75e,MRU:UM,MXN:{24} =760,BND:ߓߣߘ =763,MZN:MTn
    =76l,MXN:ߡߞ{24},NAD:{24},USD:ߊߞߘ{24},ZAR:R =75d,NGN:{20a6} =75c,NGN:{20a6} =75e,NIO:C{24}
    =75b,NOK:kr,XOF:F{202f}CFA =75c,THB:{e3f} =75e,PAB:B{2f}. =75e,PEN:S{2f} =75c,PGK:K
    =75d,THB:{e3f} =76l,PKR:Rs =75x,PLN:zł,XCD:EC{24} =75c,PYG:{20b2} =77s,BAM:ߓߍߡ
    =77m,KZT:ߞߗ{7ed}ߕ =75c,RWF:RF =75c,SBD:{24} =75w,SCR:SR =75c,SGD:{24}
    =75c,GBP:GB{a3},SHP:{a3} =76t,CNY:CN{a5},HKD:HK{24},XPF:CFPF =77u,ILS:NIS,USD:ߊߞߘ{24}
    =75c,SLE:Le =75c,BBD:DBB,SOS:S =75v,SRD:{24} =75g,GBP:GB{a3},SSP:{a3} =763,STN:Db =75c,ANG:NAf.
    =75c,SZL:E =75n,USD:US{24} =75c,USD:{24} =75c,AUD:AUD{24},NZD:NZD{24},TOP:T{24} =75n,TRY:{20ba}
    =75c,TTD:{24} =775,KRW:{ffe6},TWD:{24} =76b,CDF:ߞߝ =75x,JPY:{a5},UAH:{20b4} =792,UGX:USh
    =75e,USD:US{24},UYU:{24} =75c,UZS:soʻm =75e,VEF:Bs.,VES:Bs.S =75w,VUV:VT =75c,ZAR:R =75c,ZMW:K
    =2,THB: =1s,PHP:{20b1} =4,PHP:{20b1} =5,PHP:{20b1} =6,THB: =1,ALL:Lekë =8,PHP:{20b1}
    =9,PHP:{20b1} =3z,ZAR:R =2,AUD:AU{24} =41,ZAR:R =d,PHP:{20b1} =43,ZAR:R =45,ZAR:R =h,THB:
    =j,PHP:{20b1} =49,ZAR:R =l,THB: =m,THB: =4c,ZAR:R =4d,ZAR:R =p,PHP:{20b1} =1,AUD:AU{24} =r,THB:
    =t,THB: =4j,ZAR:R =v,THB: =w,THB: =y,PHP:{20b1} =z,THB: =4p,ZAR:R =4q,ZAR:R =4r,ZAR:R =4s,ZAR:R
    =4t,ZAR:R =15,PHP:{20b1} =16,PHP:{20b1} =17,THB: =4y,ZAR:R =4z,ZAR:R =1b,PHP:{20b1} =51,ZAR:R
    =3d,THB: =1f,THB: =1h,THB: =1i,THB: =1l,THB: =1m,THB: =1o,THB: =5d,ZAR:R =5e,ZAR:R =1r,THB:
    =5g,ZAR:R =5h,ZAR:R =5j,ZAR:R =5k,ZAR:R =1x,PHP:{20b1} =2,CNY:{200e}CN{a5}{200e} =21,THB:
    =23,PHP:{20b1} =24,PHP:{20b1} =25,PHP:{20b1} =5s,ZAR:R =26,THB: =27,PHP:{20b1} =5y,ZAR:R
    =5z,ZAR:R =2g,PHP:{20b1} =63,ZAR:R =2j,THB: =66,ZAR:R =2m,PHP:{20b1} =2o,THB: =6b,ZAR:R
    =6d,ZAR:R =6e,ZAR:R =2u,THB: =2v,PHP:{20b1} =6i,ZAR:R =6k,ZAR:R =2z,PHP:{20b1} =30,THB:
    =31,THB: =6o,ZAR:R =33,THB: =34,THB: =6r,ZAR:R =36,THB: =37,THB: =38,PHP:{20b1} =39,PHP:{20b1}
    =3a,PHP:{20b1} =3b,THB: =3c,THB: =3e,THB: =3f,PHP:{20b1} =3g,THB: =72,ZAR:R =3i,PHP:{20b1}
    =74,ZAR:R =3k,PHP:{20b1} =76,ZAR:R =77,ZAR:R =78,ZAR:R =79,ZAR:R =3q,SSP:{a3} =3r,SSP:{a3}
    =3s,SSP:{a3} =3t,SSP:{a3} =3u,SSP:{a3} =3v,SSP:{a3} =3w,SSP:{a3} =3x,SSP:{a3} =3y,SSP:{a3}
    =334,ARS:{24} =40,SSP:{a3} =41,GBP:GB{a3},SSP:{a3} =42,SSP:{a3} =43,GBP:GB{a3},SSP:{a3}
    =44,SSP:{a3} =45,GBP:GB{a3},SSP:{a3} =46,SSP:{a3} =47,SSP:{a3} =48,SSP:{a3} =49,SSP:{a3}
    =4a,SSP:{a3} =4b,SSP:{a3} =4c,SSP:{a3} =334,BOB:Bs =4e,SSP:{a3} =4f,SSP:{a3} =4g,SSP:{a3}
    =4h,SSP:{a3} =4i,SSP:{a3} =4j,SSP:{a3} =4k,SSP:{a3} =4l,SSP:{a3} =4m,SSP:{a3} =4n,SSP:{a3}
    =4o,SSP:{a3} =334,CLP:{24} =4q,SSP:{a3} =334,COP:{24} =334,CRC:{20a1} =334,CUP:{24}
    =4u,SSP:{a3} =4v,SSP:{a3} =4w,SSP:{a3} =4x,SSP:{a3} =4y,SSP:{a3} =4z,SSP:{a3} =50,SSP:{a3}
    =334,DOP:RD{24} =6v,AUD:A{24} =334,USD:{24} =54,SSP:{a3} =55,SSP:{a3} =56,SSP:{a3} =57,SSP:{a3}
    =58,SSP:{a3} =59,SSP:{a3} =5a,SSP:{a3} =5b,SSP:{a3} =5c,SSP:{a3} =5d,SSP:{a3} =334,GTQ:Q
    =5f,SSP:{a3} =5g,SSP:{a3} =334,HNL:L =334,HRK:kn =5j,SSP:{a3} =5k,GBP:GB{a3},SSP:{a3}
    =5l,SSP:{a3} =5m,SSP:{a3} =334,ISK:kr. =52,SSP:{a3} =5o,SSP:{a3} =5p,SSP:{a3} =5q,SSP:{a3}
    =5r,SSP:{a3} =5s,SSP:{a3} =5t,SSP:{a3} =5u,SSP:{a3} =5v,SSP:{a3} =5w,SSP:{a3} =5x,SSP:{a3}
    =334,MDL:L =5z,SSP:{a3} =60,SSP:{a3} =61,SSP:{a3} =62,SSP:{a3} =63,SSP:{a3} =64,SSP:{a3}
    =65,SSP:{a3} =66,GBP:GB{a3},SSP:{a3} =67,SSP:{a3} =68,SSP:{a3} =69,SSP:{a3} =6a,SSP:{a3}
    =334,NIO:C{24} =6c,SSP:{a3} =334,PAB:B{2f}. =334,PEN:S{2f} =6f,SSP:{a3} =6g,SSP:{a3}
    =6h,SSP:{a3} =334,PLN:zł =6j,SSP:{a3} =6k,SSP:{a3} =6l,SSP:{a3} =6m,SSP:{a3} =6n,SSP:{a3}
    =6o,SSP:{a3} =6p,SSP:{a3} =6q,SSP:{a3} =7c9,GBP:GB{a3} =334,ILS:NIS =6s,SSP:{a3} =6t,SSP:{a3}
    =6u,SSP:{a3} =6w,SSP:{a3} =6x,SSP:{a3} =6y,SSP:{a3} =53,SSP:{a3} =6z,SSP:{a3} =70,SSP:{a3}
    =71,SSP:{a3} =72,SSP:{a3} =73,SSP:{a3} =74,GBP:GB{a3},SSP:{a3} =75,SSP:{a3} =334,UYU:{24}
    =77,SSP:{a3} =78,GBP:GB{a3},SSP:{a3} =79,SSP:{a3} =7a,SSP:{a3} =7b,SSP:{a3} =3q,ETB:Br
    =3r,ETB:Br =3s,ETB:Br =3t,ETB:Br =3u,ETB:Br =3v,ETB:Br =3w,ETB:Br =3x,ETB:Br =3y,ETB:Br
    =3z,ETB:Br =40,ETB:Br =41,ETB:Br =42,ETB:Br =43,ETB:Br =44,ETB:Br =45,ETB:Br =46,ETB:Br
    =47,ETB:Br =48,ETB:Br =49,ETB:Br =4a,ETB:Br =4b,ETB:Br =4c,ETB:Br =4d,ETB:Br =4e,ETB:Br
    =4f,ETB:Br =4g,ETB:Br =4h,ETB:Br =4i,ETB:Br =4j,ETB:Br =4k,ETB:Br =4l,ETB:Br =4m,ETB:Br
    =4n,ETB:Br =4o,ETB:Br =4p,ETB:Br =4q,ETB:Br =4r,ETB:Br =4s,ETB:Br =4t,ETB:Br =4u,ETB:Br
    =4v,ETB:Br =4w,ETB:Br =4x,ETB:Br =4y,ETB:Br =4z,ETB:Br =50,ETB:Br =51,ETB:Br =52,ETB:Br
    =53,ETB:Br =55,ETB:Br =56,ETB:Br =57,ETB:Br =58,ETB:Br =59,ETB:Br =5a,ETB:Br =5b,ETB:Br
    =5c,ETB:Br =5d,ETB:Br =5e,ETB:Br =5f,ETB:Br =5g,ETB:Br =5h,ETB:Br =5i,ETB:Br =5j,ETB:Br
    =5k,ETB:Br =5l,ETB:Br =5m,ETB:Br =5n,ETB:Br =5o,ETB:Br =2ik,ETB:Br =5q,ETB:Br =5r,ETB:Br
    =5s,ETB:Br =5t,ETB:Br =5u,ETB:Br =5v,ETB:Br =5w,ETB:Br =5x,ETB:Br =5y,ETB:Br =5z,ETB:Br
    =60,ETB:Br =61,ETB:Br =62,ETB:Br =63,ETB:Br =64,ETB:Br =65,ETB:Br =66,ETB:Br =67,ETB:Br
    =68,ETB:Br =69,ETB:Br =6a,ETB:Br =6b,ETB:Br =6c,ETB:Br =6d,ETB:Br =6e,ETB:Br =6f,ETB:Br
    =6g,ETB:Br =6h,ETB:Br =6i,ETB:Br =6j,ETB:Br =6k,ETB:Br =6l,ETB:Br =6m,ETB:Br =6n,ETB:Br
    =6o,ETB:Br =6p,ETB:Br =6q,ETB:Br =6r,ETB:Br =6s,ETB:Br =6t,ETB:Br =6u,ETB:Br =6v,ETB:Br
    =6w,ETB:Br =6x,ETB:Br =6y,ETB:Br =6z,ETB:Br =70,ETB:Br =71,ETB:Br =72,ETB:Br =73,ETB:Br
    =74,ETB:Br =75,ETB:Br =76,ETB:Br =77,ETB:Br =78,ETB:Br =79,ETB:Br =7a,ETB:Br =7b,ETB:Br
    =iz,JPY:{a5} =or,THB: =j3,JPY:{a5} =j8,JPY:{a5} =jt,BOB:Bs =jf,JPY:{a5} =jh,JPY:{a5}
    =jt,CRC:{20a1} =jj,JPY:{a5} =jo,JPY:{a5} =jq,JPY:{a5} =jv,JPY:{a5} =jw,JPY:{a5} =jt,GTQ:Q
    =jt,HNL:L =jt,HRK:kn =k1,JPY:{a5} =jt,MDL:L =q6,THB: =jt,NIO:C{24} =jt,NOK:kr =jt,PAB:B{2f}.
    =jt,PEN:S{2f} =jt,PLN:zł =ks,JPY:{a5} =jt,ILS:NIS =kq,UYU:{24} =qy,THB: =l5,JPY:{a5}
    =40,GEL:{20be} =3t,GEL:{20be} =3u,GEL:{20be} =3w,GEL:{20be} =3x,GEL:{20be} =3y,GEL:{20be}
    =3z,GEL:{20be} =ek,GEL:{20be} =42,GEL:{20be} =43,GEL:{20be} =44,GEL:{20be} =el,GEL:{20be}
    =47,GEL:{20be} =48,GEL:{20be} =49,GEL:{20be} =y5,GEL:{20be} =em,GEL:{20be} =en,GEL:{20be}
    =4e,GEL:{20be} =4f,GEL:{20be} =4h,GEL:{20be} =4j,GEL:{20be} =4n,GEL:{20be} =4p,GEL:{20be}
    =4q,GEL:{20be} =4r,GEL:{20be} =eo,GEL:{20be} =4t,GEL:{20be} =4v,GEL:{20be} =4x,GEL:{20be}
    =4y,GEL:{20be} =4z,GEL:{20be} =50,GEL:{20be} =51,GEL:{20be} =52,GEL:{20be} =54,GEL:{20be}
    =57,GEL:{20be} =5d,GEL:{20be} =ep,GEL:{20be} =5g,GEL:{20be} =eq,GEL:{20be} =er,GEL:{20be}
    =5j,GEL:{20be} =es,GEL:{20be} =5l,GEL:{20be} =5m,GEL:{20be} =et,GEL:{20be} =5p,GEL:{20be}
    =7l3,KGS:сом =5q,GEL:{20be} =5r,GEL:{20be} =58,AUD:AU{24} =y7,GEL:{20be} =5v,GEL:{20be}
    =eu,GEL:{20be} =5z,GEL:{20be} =58,MKD:ден. =62,GEL:{20be} =63,GEL:{20be} =ev,GEL:{20be}
    =ew,GEL:{20be} =67,GEL:{20be} =ex,GEL:{20be} =ey,GEL:{20be} =ez,GEL:{20be} =f0,GEL:{20be}
    =f1,GEL:{20be} =6h,GEL:{20be} =f2,GEL:{20be} =y9,GEL:{20be} =6o,GEL:{20be} =f3,GEL:{20be}
    =6u,GEL:{20be} =6v,GEL:{20be} =6w,GEL:{20be} =3s,GEL:{20be} =ya,GEL:{20be} =70,GEL:{20be}
    =72,GEL:{20be} =73,GEL:{20be} =f4,GEL:{20be} =75,GEL:{20be} =58,UYU:{24} =58,UZS:soʻm
    =f5,GEL:{20be} =79,GEL:{20be} =3q,PKR:ر =3r,PKR:ر =3s,PKR:ر =su,PKR:ر =sv,PKR:ر =3v,PKR:ر
    =3w,PKR:ر =3x,PKR:ر =3y,PKR:ر =3z,PKR:ر =40,PKR:ر =41,PKR:ر =42,PKR:ر =43,PKR:ر
    =44,PKR:ر =45,PKR:ر =46,PKR:ر =47,PKR:ر =48,PKR:ر =49,PKR:ر =4a,PKR:ر =4b,PKR:ر
    =4c,PKR:ر =4d,PKR:ر =4e,PKR:ر =4f,PKR:ر =4g,PKR:ر =4h,PKR:ر =4i,PKR:ر =4j,PKR:ر
    =4k,PKR:ر =4l,PKR:ر =4m,PKR:ر =4n,PKR:ر =4o,PKR:ر =4p,PKR:ر =4q,PKR:ر =4r,PKR:ر
    =4s,PKR:ر =4t,PKR:ر =4u,PKR:ر =4v,PKR:ر =4w,PKR:ر =4x,PKR:ر =4y,PKR:ر =4z,PKR:ر
    =50,PKR:ر =51,PKR:ر =52,PKR:ر =53,PKR:ر =54,PKR:ر =55,PKR:ر =56,PKR:ر =57,PKR:ر
    =58,PKR:ر =59,PKR:ر =5a,PKR:ر =5b,PKR:ر =5c,PKR:ر =5d,PKR:ر =5e,PKR:ر =5f,PKR:ر
    =5g,PKR:ر =5h,PKR:ر =5i,PKR:ر =5j,PKR:ر =5k,PKR:ر =5l,PKR:ر =5m,PKR:ر =5n,PKR:ر
    =5o,PKR:ر =5p,PKR:ر =5q,PKR:ر =26e,PKR:ر =5s,PKR:ر =5t,PKR:ر =5u,PKR:ر =5v,PKR:ر
    =5w,PKR:ر =5x,PKR:ر =5y,PKR:ر =5z,PKR:ر =60,PKR:ر =61,PKR:ر =62,PKR:ر =63,PKR:ر
    =64,PKR:ر =65,PKR:ر =66,PKR:ر =67,PKR:ر =68,PKR:ر =69,PKR:ر =6a,PKR:ر =6b,PKR:ر
    =6c,PKR:ر =6d,PKR:ر =6e,PKR:ر =6f,PKR:ر =6g,PKR:ر =6i,PKR:ر =6j,PKR:ر =6k,PKR:ر
    =6l,PKR:ر =6m,PKR:ر =6n,PKR:ر =6o,PKR:ر =6p,PKR:ر =6q,PKR:ر =6r,PKR:ر =6s,PKR:ر
    =6t,PKR:ر =6u,PKR:ر =27i,PKR:ر =6w,PKR:ر =6x,PKR:ر =6y,PKR:ر =6z,PKR:ر =70,PKR:ر
    =71,PKR:ر =72,PKR:ر =73,PKR:ر =74,PKR:ر =75,PKR:ر =76,PKR:ر =77,PKR:ر =78,PKR:ر
    =79,PKR:ر =7a,PKR:ر =7b,PKR:ر =6a,CAD:KA{24},PHP: =it,CAD:KA{24},NGN:{20a6} =iu,NGN:{20a6}
    =iv,NGN:{20a6} =iw,NGN:{20a6} =ix,NGN:{20a6} =iy,NGN:{20a6} =7q9,ARS:{24} =j0,NGN:{20a6}
    =j1,CAD:KA{24},NGN:{20a6} =j2,NGN:{20a6} =j3,NGN:{20a6} =j4,NGN:{20a6}
    =j5,CAD:KA{24},NGN:{20a6} =j6,NGN:{20a6} =j7,NGN:{20a6} =j8,NGN:{20a6}
    =j9,CAD:KA{24},NGN:{20a6} =7q9,BOB:Bs =jb,NGN:{20a6} =jc,NGN:{20a6} =jd,CAD:KA{24},NGN:{20a6}
    =je,NGN:{20a6} =7q9,CLP:{24} =jg,NGN:{20a6} =7q9,COP:{24} =7q9,CRC:{20a1} =7q9,CUP:{24}
    =jk,NGN:{20a6} =jl,NGN:{20a6} =jm,NGN:{20a6} =jn,NGN:{20a6} =jo,NGN:{20a6} =jp,NGN:{20a6}
    =7q9,DOP:RD{24} =7q9,THB:{e3f} =7q9,USD:{24} =7r9,JPY:{a5} =ju,NGN:{20a6} =jv,NGN:{20a6}
    =jw,NGN:{20a6} =7q9,GTQ:Q =jy,NGN:{20a6} =7q9,HNL:L =7q9,HRK:kn =k1,NGN:{20a6}
    =k2,CAD:KA{24},NGN:{20a6} =k3,NGN:{20a6} =k4,NGN:{20a6} =7q9,ISK:kr. =69,PHP: =k6,NGN:{20a6}
    =k7,NGN:{20a6} =k8,NGN:{20a6} =k9,NGN:{20a6} =ka,NGN:{20a6} =kb,NGN:{20a6} =jr,NGN:{20a6}
    =7q9,MDL:L =kd,NGN:{20a6} =6a,PHP: =ke,NGN:{20a6} =kf,NGN:{20a6} =kg,CAD:KA{24},NGN:{20a6}
    =7q9,MYR:RM =ki,NGN:{20a6} =kj,CAD:KA{24},NGN:{20a6} =7q9,NIO:C{24} =7q9,NOK:kr =7q9,PAB:B{2f}.
    =7q9,PEN:S{2f} =ko,NGN:{20a6} =7q9,PLN:zł =kq,NGN:{20a6} =kr,NGN:{20a6} =ks,NGN:{20a6}
    =7q9,ILS:NIS =ku,NGN:{20a6} =kv,NGN:{20a6} =kw,NGN:{20a6} =it,NGN:{20a6} =kx,NGN:{20a6}
    =ky,NGN:{20a6} =kz,NGN:{20a6} =l0,CAD:KA{24},NGN:{20a6} =l1,NGN:{20a6} =7q9,UYU:{24}
    =l3,NGN:{20a6} =l4,CAD:KA{24},NGN:{20a6} =l5,NGN:{20a6} =iu,PLN:zł =iv,PLN:zł =3v,PLN:zł
    =iw,PLN:zł =iy,PLN:zł =62b,ARS:{24},USD:US{24} =62b,AUD:{24},SCR:Rs,XPF:CFP =j2,PLN:zł
    =61q,PLN:zł =46,PLN:zł =3m2,XPF:FCFP =4a,PLN:zł =4b,PLN:zł =61s,PLN:zł =62b,BOB:Bs
    =jb,PLN:zł =dq,ETB: =4g,PLN:zł =4i,PLN:zł =4k,PLN:zł =4l,PLN:zł =je,PLN:zł =4o,PLN:zł
    =62b,CLP:{24},USD:US{24} =jg,PLN:zł =62b,COP:{24},USD:US{24} =62b,CRC:{20a1}
    =62b,CUP:{24},USD:US{24} =jk,PLN:zł =jl,PLN:zł =4w,PLN:zł =7t1,DJF:Fdj
    =62b,DOP:RD{24},USD:US{24} =62b,USD:{24} =1ep,PLN:zł =55,PLN:zł =56,PLN:zł =59,PLN:zł
    =5a,PLN:zł =5c,PLN:zł =7t1,GNF:FG =62b,GTQ:Q =5f,PLN:zł =jy,PLN:zł =62b,HNL:L =7t1,HTG:G
    =5o,PLN:zł =1f0,PLN:zł =k6,PLN:zł =5tz,KGS: =k7,PLN:zł =k8,PLN:zł =5t,PLN:zł =ka,PLN:zł
    =5x,PLN:zł =62b,MDL:L =3dy,PLN:zł =624,PLN:zł =kf,PLN:zł =65,PLN:zł =62b,MRU:UM,MXN:{24}
    =ki,PLN:zł =2n,PLN:zł =62b,NIO:C{24} =62b,PAB:B{2f}. =62b,PEN:S{2f} =6f,PLN:zł =ko,PLN:zł
    =3e8,PLN:zł =kr,PLN:zł =6i,RWF:RF =6i,SBD:{24} =7t1,SCR:SR =6i,SGD:{24} =6q,PLN:zł
    =4ks,BRL:R{24},ISK:,PLN:zł =62b,ILS:NIS,MXN:MX{24} =6i,SLE:Le =6t,PLN:zł =ku,PLN:zł
    =kv,PLN:zł =kw,PLN:zł =6i,ANG:NAf. =6i,SZL:E =it,PLN:zł =kp,GBP: =6z,PLN:zł =kx,PLN:zł
    =6i,TTD:{24} =ky,PLN:zł =kz,PLN:zł =499,HUF:,UAH:{20b4} =l1,PLN:zł =62b,USD:US{24},UYU:{24}
    =kp,UZS:soʻm =62b,VEF:Bs.,VES:Bs.S =7t1,VUV:VT =53,AFN:{60b} =3q,AFN:{60b} =3r,AFN:{60b}
    =40,AFN:{60b} =su,AFN:{60b} =3v,AFN:{60b} =3w,AFN:{60b} =3x,AFN:{60b} =3y,AFN:{60b}
    =3z,AFN:{60b} =ek,AFN:{60b} =42,AFN:{60b} =43,AFN:{60b} =44,AFN:{60b} =el,AFN:{60b}
    =46,AFN:{60b} =47,AFN:{60b} =48,AFN:{60b} =49,AFN:{60b} =4a,AFN:{60b} =4b,AFN:{60b}
    =em,AFN:{60b} =en,AFN:{60b} =4e,AFN:{60b} =4f,AFN:{60b} =4g,AFN:{60b} =4h,AFN:{60b}
    =4i,AFN:{60b} =4j,AFN:{60b} =4k,AFN:{60b} =4l,AFN:{60b} =4m,AFN:{60b} =4n,AFN:{60b}
    =4o,AFN:{60b} =4p,AFN:{60b} =4q,AFN:{60b} =4r,AFN:{60b} =eo,AFN:{60b} =4t,AFN:{60b}
    =4u,AFN:{60b} =4v,AFN:{60b} =4w,AFN:{60b} =4x,AFN:{60b} =4y,AFN:{60b} =4z,AFN:{60b}
    =50,AFN:{60b} =51,AFN:{60b} =52,AFN:{60b} =54,AFN:{60b} =55,AFN:{60b} =56,AFN:{60b}
    =57,AFN:{60b} =58,AFN:{60b} =59,AFN:{60b} =5a,AFN:{60b} =5b,AFN:{60b} =5c,AFN:{60b}
    =5d,AFN:{60b} =ep,AFN:{60b} =5f,AFN:{60b} =5g,AFN:{60b} =eq,AFN:{60b} =er,AFN:{60b}
    =5j,AFN:{60b} =es,AFN:{60b} =5l,AFN:{60b} =5m,AFN:{60b} =et,AFN:{60b} =5o,AFN:{60b}
    =5p,AFN:{60b} =5q,AFN:{60b} =26e,AFN:{60b} =5s,AFN:{60b} =5t,AFN:{60b} =5u,AFN:{60b}
    =5v,AFN:{60b} =5w,AFN:{60b} =5x,AFN:{60b} =eu,AFN:{60b} =5z,AFN:{60b} =60,AFN:{60b}
    =61,AFN:{60b} =62,AFN:{60b} =63,AFN:{60b} =64,AFN:{60b} =65,AFN:{60b} =ev,AFN:{60b}
    =ew,AFN:{60b} =67,AFN:{60b} =ex,AFN:{60b} =69,AFN:{60b} =6a,AFN:{60b} =ey,AFN:{60b}
    =ez,AFN:{60b} =f0,AFN:{60b} =f1,AFN:{60b} =6f,AFN:{60b} =6g,AFN:{60b} =7vg,PKR:Rs =f2,AFN:{60b}
    =6j,AFN:{60b} =6k,AFN:{60b} =6l,AFN:{60b} =6m,AFN:{60b} =6n,AFN:{60b} =6o,AFN:{60b}
    =6p,AFN:{60b} =6q,AFN:{60b} =f3,AFN:{60b} =6s,AFN:{60b} =6t,AFN:{60b} =6u,AFN:{60b}
    =27i,AFN:{60b} =6w,AFN:{60b} =6x,AFN:{60b} =6y,AFN:{60b} =3s,AFN:{60b} =6z,AFN:{60b}
    =70,AFN:{60b} =71,AFN:{60b} =72,AFN:{60b} =73,AFN:{60b} =f4,AFN:{60b} =75,AFN:{60b}
    =76,AFN:{60b} =77,AFN:{60b} =f5,AFN:{60b} =79,AFN:{60b} =7a,AFN:{60b} =7b,AFN:{60b} =b9,ETB:
    =bn,ETB: =by,ETB: =c0,ETB: =c1,ETB: =c2,ETB: =ca,ETB: =cm,ETB: =co,ETB: =d6,ETB:
    =jc,MOP:MOP{24} =de,ETB: =dk,ETB: =dm,ETB: =dn,ETB: =dy,ETB: =ec,ETB: =ee,ETB: =eg,ETB:
    =kn,BBD:BBG,BMD:DBM,BZD:DBZ,CAD:{24}CA,USD:{24}US =6e,BBD:BBG,BMD:DBM,BZD:DBZ
    =7zm,JPY:{a5},USD:{24} =7zl,AUD:AU{24},JPY:{a5},THB:{e3f} =iu,BBD:BBG,BMD:DBM,BZD:DBZ,PEN:S{2f}
    =iv,BBD:BBG,BMD:DBM,BZD:DBZ,PEN:S{2f} =7zm,XCD:{24} =7zm,ALL:Lekë,PHP:,THB:{e3f}
    =4cr,BBD:BBG,BMD:DBM,BZD:DBZ =7zp,AOA:Kz,GBP:{a3} =7zl,ARS:{24},USD:US{24}
    =7zo,CAD:CA{24},USD:{24} =7zl,AUD:{24},SCR:Rs,XPF:CFP =j2,BBD:BBG,BMD:DBM,BZD:DBZ,PEN:S{2f}
    =j3,PEN:S{2f} =7zs,ALL:,AZN:{20bc} =7zo,AUD:A{24},BAM:KM,HRK:kn,RSD:din. =7zm,BBD:{24}
    =7zs,ALL:,BDT:{9f3} =7zy,AWG: =j8,BBD:BBG,PEN:S{2f} =7zm,BIF:FBu =7zm,BMD:{24}
    =7zl,BND:{24},MYR:RM =7zl,BOB:Bs,PEN: =804,USD:{24} =7zp,GBP:{a3} =7zm,BSD:{24}
    =4h,BBD:BBG,BMD:DBM,BZD:DBZ,PEN:S{2f} =7zm,BWP:P =7zl,BYN:Br,JPY:{a5},RUB:{20bd},USD:{24}
    =7zm,BZD:{24} =7zm,CAD:{24} =7zm,MYR:RM =je,BBD:BBG,BMD:DBM,BZD:DBZ,PEN:S{2f} =7zm,NZD:{24}
    =7zl,CLP:{24},USD:US{24} =80b,CNY:{a5},THB: =7zl,COP:{24},USD:US{24} =7zl,CRC:{20a1}
    =7zl,CUP:{24},USD:US{24} =80b,CVE:{200b} =804,ANG:NAf. =7zm,AUD:{24} =7zt,AMD:
    =80b,CZK:Kč,THB: =805,DJF:Fdj =80b,DKK:kr. =7zl,DOP:RD{24},USD:US{24}
    =7zl,THB:{e3f},USD:US{24} =7zl,PEN:,USD:{24} =7zm,ERN:Nfk,ETB:Br =7zl,JPY:{a5},USD:{24}
    =7zm,FJD:{24} =7zm,FKP:{a3},GBP:GB{a3} =7zm,DKK:kr,PHP: =7zm,GEL:{20be},PHP:
    =a0,BBD:BBG,BMD:DBM,BZD:DBZ =7zm,GBP:GB{a3},GIP:{a3} =7zm,DKK:kr. =7zm,GMD:D =805,GNF:FG
    =7zl,GTQ:Q =7zm,GYD:{24} =7zw,THB:,USD:US{24} =7zl,HNL:L =7zl,HRK:kn =805,HTG:G
    =7zl,HUF:Ft,JPY:{a5} =80b,IDR:Rp,INR:Rs =7zw,AUD:A{24},CNY:{200e}CN{a5}{200e} =7zl,ISK:kr.
    =7zm,THB:{e3f},USD:{24}US =7zm,JMD:{24} =7zn,PHP: =80j,CDF:,USD:{24} =7zl,THB:{e3f}
    =80t,KHR:{17db} =7zp,KMF:CF =80b,THB: =7zm,KYD:{24} =ka,BBD:BBG,BMD:DBM,BZD:DBZ,PEN:S{2f}
    =7zs,ALL:,LAK:{20ad} =7zs,ALL: =7zm,LRD:{24} =7zm,LSL:M,ZAR:R =7zl,MDL:L =81d,AUD:A{24},BAM:KM
    =7zm,MGA:Ar =7zm,PHP: =6rv,BBD:BBG,BMD:DBM,BZD:DBZ =80t,MNT:{20ae} =81d,MOP:MOP{24} =7zm,MUR:Rs
    =7zm,MWK:MK =7zl,MRU:UM,MXN:{24} =7zl,MYR:RM =80b,MZN:MTn =81p,NAD:{24},ZAR:R =7zn,NGN:{20a6}
    =7zm,NGN:{20a6} =7zl,NIO:C{24} =7zl,NOK:kr =7zl,PAB:B{2f}. =7zm,PGK:K =7zn,THB:{e3f}
    =80t,PKR:Rs =7zl,PLN:zł =7zl,USD:{24} =7zm,PYG:{20b2} =81d,AUD:A{24} =81u,KZT: =7zm,RWF:RF
    =7zm,SBD:{24} =805,SCR:SR =7zm,SGD:{24} =7zm,GBP:GB{a3},SHP:{a3} =7zl,ILS:NIS =7zm,SLE:Le
    =7zm,BBD:DBB,SOS:S =804,SRD:{24} =7zp,GBP:GB{a3},SSP:{a3} =80b,STN:Db =7zm,ANG:NAf. =7zm,SZL:E
    =7zw,USD:US{24} =7zm,USD:{24} =7zm,AUD:AUD{24},NZD:NZD{24},TOP:T{24} =7zw,TRY:{20ba}
    =7zm,TTD:{24} =81d,KRW:{ffe6},TWD:{24} =80j,CDF: =7zl,JPY:{a5},UAH:{20b4} =838,UGX:USh
    =7zl,USD:US{24},UYU:{24} =822,UZS:soʻm =7zl,VEF:Bs.,VES:Bs.S =805,VUV:VT =7zm,ZAR:R =7zm,ZMW:K
    =3s,BIF:FBu =3t,BIF:FBu =3u,BIF:FBu =3v,BIF:FBu =3w,BIF:FBu =3x,BIF:FBu =3y,BIF:FBu =3z,BIF:FBu
    =40,BIF:FBu =41,BIF:FBu =42,BIF:FBu =43,BIF:FBu =45,BIF:FBu =46,BIF:FBu =48,BIF:FBu =49,BIF:FBu
    =4a,BMD:{24} =4c,BIF:FBu =4a,BOB:Bs =4e,BIF:FBu =4f,BIF:FBu =4a,BSD:{24} =4h,BIF:FBu =4a,BWP:P
    =4j,BIF:FBu =4a,BZD:{24} =4a,CAD:{24} =4n,BIF:FBu =4a,NZD:{24} =4a,CLP:{24} =4q,BIF:FBu
    =4a,COP:{24} =4a,CRC:{20a1} =4a,CUP:{24} =4u,BIF:FBu =4v,BIF:FBu =4a,AUD:{24} =4x,BIF:FBu
    =4y,BIF:FBu =4z,BIF:FBu =50,BIF:FBu =4a,DOP:RD{24} =4a,USD:{24} =54,BIF:FBu =4a,FJD:{24}
    =56,BIF:FBu =59,BIF:FBu =5a,BIF:FBu =4a,GMD:D =5d,BIF:FBu =4a,GTQ:Q =4a,GYD:{24} =5g,BIF:FBu
    =4a,HNL:L =5j,BIF:FBu =5k,BIF:FBu =5l,BIF:FBu =5m,BIF:FBu =4a,JMD:{24} =5p,BIF:FBu =5q,BIF:FBu
    =5r,BIF:FBu =4a,AUD:AU{24} =4a,KYD:{24} =5u,BIF:FBu =5x,BIF:FBu =4a,MDL:L =5z,BIF:FBu
    =62,BIF:FBu =63,BIF:FBu =4a,MWK:MK =66,BIF:FBu =67,BIF:FBu =l,NAD:{24} =69,BIF:FBu
    =4a,NIO:C{24} =4a,PAB:B{2f}. =4a,PEN:S{2f} =4a,PGK:K =6g,BIF:FBu =6h,BIF:FBu =4a,JPY:{a5}
    =6l,BIF:FBu =4a,RWF:RF =4a,SBD:{24} =6o,BIF:FBu =4a,SGD:{24} =6q,BIF:FBu =4a,ILS:NIS =4a,SLE:Le
    =6t,BIF:FBu =6u,BIF:FBu =6v,BIF:FBu =6w,BIF:FBu =4a,ANG:NAf. =4a,SZL:E =6z,BIF:FBu =70,BIF:FBu
    =4a,TTD:{24} =72,BIF:FBu =73,BIF:FBu =74,BIF:FBu =75,BIF:FBu =4a,UYU:{24} =4a,UZS:soʻm
    =78,BIF:FBu =79,BIF:FBu =61r,EUR: =15w,BGN:,EUR: =32o,XAF:FCFA,XOF:F{202f}CFA =86g,BOB:Bs
    =16m,BGN:,EUR: =16o,BGN:,EUR: =86g,CRC:{20a1} =16q,BGN:,EUR: =16y,BGN:,EUR: =86g,USD:{24}
    =86g,GTQ:Q =86g,HNL:L =623,EUR: =34c,XAF:FCFA,XOF:F{202f}CFA =86g,NIO:C{24} =86g,PAB:B{2f}.
    =86g,PEN:S{2f} =49t,HUF: =49z,HUF: =19f,BGN:,EUR: =34u,XAF:FCFA,XOF:F{202f}CFA =kr,TMT:ТМТ
    =1xu,TMT:ТМТ,UAH:{20b4} =871,AUD:AU{24} =1vy,TMT:ТМТ,UAH:{20b4}
    =1vz,TMT:ТМТ,UAH:{20b4} =872,XCD:{24} =1w1,TMT:ТМТ,UAH:{20b4} =1w2,TMT:ТМТ,UAH:{20b4}
    =1w3,TMT:ТМТ,UAH:{20b4} =871,ARS:{24},USD:US{24} =or,RUB:{20bd},TMT:ТМТ,UAH:{20b4}
    =1w7,TMT:ТМТ,UAH:{20b4} =os,RUB:{20bd},TMT:ТМТ,UAH:{20b4} =1w9,TMT:ТМТ,UAH:{20b4}
    =1mg,TMT:ТМТ =872,BBD:{24} =1wc,TMT:ТМТ,UAH:{20b4} =87c,AWG:
    =ov,RUB:{20bd},TMT:ТМТ,UAH:{20b4} =18q,USD:щ.д. =872,BIF:FBu =872,BMD:{24}
    =oy,RUB:{20bd},TMT:ТМТ,UAH:{20b4} =871,BOB:Bs =87i,USD:{24} =874,GBP:{a3} =872,BSD:{24}
    =1wn,TMT:ТМТ,UAH:{20b4} =872,BWP:P =872,BZD:{24} =872,CAD:{24} =872,MYR:RM
    =1ws,TMT:ТМТ,UAH:{20b4} =872,NZD:{24} =871,CLP:{24},USD:US{24} =87q,CNY:{a5}
    =871,COP:{24},USD:US{24} =871,CRC:{20a1} =871,CUP:{24},USD:US{24} =87q,CVE:{200b} =87i,ANG:NAf.
    =872,AUD:{24} =871,JPY:JP{a5} =87q,CZK:Kč =87j,DJF:Fdj =87q,DKK:kr. =871,DOP:RD{24},USD:US{24}
    =871,USD:US{24} =ph,RUB:{20bd},TMT:ТМТ,UAH:{20b4} =872,FJD:{24} =872,FKP:{a3},GBP:GB{a3}
    =872,DKK:kr,PHP: =88c,GEL:{20be} =8o,RUB:{20bd},TMT:ТМТ,UAH:{20b4} =872,GBP:GB{a3},GIP:{a3}
    =872,DKK:kr. =872,GMD:D =87j,GNF:FG =871,GTQ:Q =872,GYD:{24} =873,USD:US{24} =871,HNL:L
    =45p,TMT:ТМТ =87j,HTG:G =49c,TMT:ТМТ =1xr,TMT:ТМТ,UAH:{20b4}
    =871,CNY:{200e}CN{a5}{200e} =887,ISK:kr. =872,JMD:{24} =1xw,TMT:ТМТ,UAH:{20b4}
    =887,KHR:{17db} =874,KMF:CF =872,KYD:{24} =1y3,TMT:ТМТ,UAH:{20b4} =872,PHP: =872,LRD:{24}
    =872,LSL:M,ZAR:R =871,MDL:L =88c,BAM:KM =872,MGA:Ar =6gc,USD:US{24} =1ya,TMT:ТМТ,UAH:{20b4}
    =6jw,JPY:JP{a5} =88p,MOP:MOP{24} =872,MUR:Rs =872,MWK:MK =871,MRU:UM,MXN:{24} =87n,BND:
    =87q,MZN:MTn =887,NAD:{24},ZAR:R =41f,TMT:ТМТ =872,NGN:{20a6} =871,NIO:C{24} =6y4,TMT:ТМТ
    =871,PAB:B{2f}. =871,PEN:S{2f} =872,PGK:K =887,PKR:Rs =7uo,TMT:ТМТ =872,PYG:{20b2}
    =88c,BAM:КМ =872,RWF:RF =872,SBD:{24} =87j,SCR:SR =872,SGD:{24} =872,GBP:GB{a3},SHP:{a3}
    =871,ILS:NIS =872,SLE:Le =872,BBD:DBB,SOS:S =87i,SRD:{24} =1z4,TMT:ТМТ,UAH:{20b4}
    =87q,STN:Db =872,ANG:NAf. =872,SZL:E =4hv,JPY:JP{a5},TJS:сом.
    =qs,RUB:{20bd},TMT:ТМТ,UAH:{20b4} =873,TRY:{20ba} =872,TTD:{24} =88p,KRW:{ffe6},TWD:{24}
    =87x,CDF: =8ac,UGX:USh =88c,UYU:{24} =893,UZS:soʻm =871,VEF:Bs.,VES:Bs.S =87j,VUV:VT
    =872,ZAR:R =872,ZMW:K =3r,RWF:RF =3s,RWF:RF =3t,RWF:RF =3u,RWF:RF =3v,RWF:RF =3w,RWF:RF
    =3x,RWF:RF =3y,RWF:RF =3z,RWF:RF =40,RWF:RF =41,RWF:RF =42,RWF:RF =43,RWF:RF =45,RWF:RF
    =46,RWF:RF =48,RWF:RF =49,RWF:RF =4b,RWF:RF =4c,RWF:RF =4d,RWF:RF =4e,RWF:RF =4f,RWF:RF
    =4g,RWF:RF =4h,RWF:RF =4i,RWF:RF =4j,RWF:RF =4k,RWF:RF =4l,RWF:RF =4n,RWF:RF =4o,RWF:RF
    =4p,RWF:RF =4q,RWF:RF =4r,RWF:RF =4s,RWF:RF =4t,RWF:RF =4u,RWF:RF =4v,RWF:RF =4w,RWF:RF
    =4x,RWF:RF =4y,RWF:RF =4z,RWF:RF =50,RWF:RF =51,RWF:RF =53,RWF:RF =54,RWF:RF =55,RWF:RF
    =56,RWF:RF =59,RWF:RF =5a,RWF:RF =5c,RWF:RF =5d,RWF:RF =5e,RWF:RF =5f,RWF:RF =5g,RWF:RF
    =5h,RWF:RF =5j,RWF:RF =5k,RWF:RF =5l,RWF:RF =5m,RWF:RF =5o,RWF:RF =5p,RWF:RF =5q,RWF:RF
    =5r,RWF:RF =5s,RWF:RF =5t,RWF:RF =5u,RWF:RF =5x,RWF:RF =5y,RWF:RF =5z,RWF:RF =62,RWF:RF
    =63,RWF:RF =65,RWF:RF =66,RWF:RF =67,RWF:RF =30,NAD:{24} =69,RWF:RF =6b,RWF:RF =6d,RWF:RF
    =6e,RWF:RF =6f,RWF:RF =6g,RWF:RF =6h,RWF:RF =6k,RWF:RF =6l,RWF:RF =6m,SBD:{24} =6o,RWF:RF
    =6m,SGD:{24} =6q,RWF:RF =6m,ILS:NIS =6m,SLE:Le =6t,RWF:RF =6u,RWF:RF =6v,RWF:RF =6w,RWF:RF
    =6m,ANG:NAf. =6m,SZL:E =6z,RWF:RF =70,RWF:RF =6m,TTD:{24} =72,RWF:RF =73,RWF:RF =74,RWF:RF
    =75,RWF:RF =6m,UYU:{24} =6m,UZS:soʻm =78,RWF:RF =79,RWF:RF =y6,RUB:{20bd} =is,PKR:Rs
    =3r,PKR:Rs =it,PKR:Rs =f6,PKR:Rs =35e,PKR:Rs =3v,PKR:Rs =iw,PKR:Rs =iy,PKR:Rs =iz,PKR:Rs
    =j0,PKR:Rs =j1,PKR:Rs =j2,PKR:Rs =j3,PKR:Rs =j4,PKR:Rs =j5,PKR:Rs =46,PKR:Rs =j6,PKR:Rs
    =j7,PKR:Rs =j8,PKR:Rs =4a,PKR:Rs =4b,PKR:Rs =j9,PKR:Rs =ja,PKR:Rs =jb,PKR:Rs =jc,PKR:Rs
    =4g,PKR:Rs =4h,PKR:Rs =4i,PKR:Rs =jd,PKR:Rs =4k,PKR:Rs =4l,PKR:Rs =4m,PKR:Rs =je,PKR:Rs
    =4o,PKR:Rs =jf,PKR:Rs =jg,PKR:Rs =jh,PKR:Rs =ji,PKR:Rs =jj,PKR:Rs =jk,PKR:Rs =jl,PKR:Rs
    =4w,PKR:Rs =jn,PKR:Rs =jo,PKR:Rs =jp,PKR:Rs =jq,PKR:Rs =jr,PKR:Rs =js,PKR:Rs =54,PKR:Rs
    =jt,PKR:Rs =55,PKR:Rs =56,PKR:Rs =ju,PKR:Rs =jv,PKR:Rs =59,PKR:Rs =5a,PKR:Rs =5b,PKR:Rs
    =5c,PKR:Rs =jw,PKR:Rs =jx,PKR:Rs =5f,PKR:Rs =jy,PKR:Rs =jz,PKR:Rs =k0,PKR:Rs =k1,PKR:Rs
    =k2,PKR:Rs =k3,PKR:Rs =k4,PKR:Rs =k5,PKR:Rs =52,PKR:Rs =5o,PKR:Rs =k6,PKR:Rs =k7,PKR:Rs
    =h5,PKR:Rs =k9,PKR:Rs =5t,PKR:Rs =ka,PKR:Rs =kb,PKR:Rs =5w,PKR:Rs =5x,PKR:Rs =kc,PKR:Rs
    =kd,PKR:Rs =60,PKR:Rs =61,PKR:Rs =kf,PKR:Rs =64,PKR:Rs =65,PKR:Rs =kg,PKR:Rs =kh,PKR:Rs
    =ki,PKR:Rs =kj,PKR:Rs =69,PKR:Rs =6a,PKR:Rs =kk,PKR:Rs =kl,PKR:Rs =km,PKR:Rs =kn,PKR:Rs
    =6f,PKR:Rs =6g,PKR:Rs =kp,PKR:Rs =6j,PKR:Rs =kq,PKR:Rs =kr,PKR:Rs =6m,PKR:Rs =6n,PKR:Rs
    =ks,PKR:Rs =6p,PKR:Rs =6q,PKR:Rs =kt,PKR:Rs =6s,PKR:Rs =6t,PKR:Rs =ku,PKR:Rs =i9,PKR:Rs
    =kw,PKR:Rs =6x,PKR:Rs =6y,PKR:Rs =53,PKR:Rs =6z,PKR:Rs =kx,PKR:Rs =71,PKR:Rs =ky,PKR:Rs
    =kz,PKR:Rs =l0,PKR:Rs =l1,PKR:Rs =l2,PKR:Rs =l3,PKR:Rs =l4,PKR:Rs =l5,PKR:Rs =7a,PKR:Rs
    =7b,PKR:Rs =52,DKK:Dkr,NOK:kr,SEK:Skr =3fa,DKK:Dkr,SEK:Skr =8h6,AUD:AU{24},JPY:{a5}
    =8h6,AUD:AU{24},GBP:UK{a3} =3u,DKK:Dkr,NOK:kr,SEK:Skr =8h6,XCD:{24} =8h6,ALL:Lekë
    =8h6,AMD:{58f},USD:{24} =8h6,AOA:Kz,AUD:AU{24} =8h6,ARS:{24} =8h7,AUD:AU{24}
    =8h6,AUD:{24},SCR:Rs,XPF:CFP =42,DKK:Dkr,NOK:kr,SEK:Skr =43,THB:{e3f} =8h6,AZN:{20bc}
    =45,DKK:Dkr,NOK:kr,SEK:Skr =8h6,BBD:{24} =8h6,BDT:{9f3} =8hi,AWG: =3nl,DKK:Dkr,NOK:kr,SEK:Skr
    =8h6,BIF:FBu =8h6,BMD:{24} =8h6,BND:{24},MYR:RM =8h6,BOB:Bs =8ho,USD:{24} =8h6,AUD:AU{24}
    =8h6,BSD:{24} =4h,DKK:Dkr,NOK:kr,SEK:Skr =8h6,BWP:P =8h7,BYN:Br,RUB:{20bd} =8h6,BZD:{24}
    =8h6,CAD:{24} =8h6,MYR:RM =4n,DKK:Dkr,NOK:kr,SEK:Skr =8h6,NZD:{24} =8h6,CLP:{24} =8hv,CNY:{a5}
    =8h6,COP:{24} =8h6,CRC:{20a1} =8h6,CUP:{24} =8hv,CVE:{200b} =8ho,ANG:NAf. =8h6,AUD:{24}
    =8h6,USD:{24} =8hv,CZK:Kč =8hp,DJF:Fdj =8hv,DKK:kr. =8h6,DOP:RD{24} =8h6,ERN:Nfk,ETB:Br
    =8h6,FJD:{24} =8h6,FKP:{a3},GBP:GB{a3} =8h6,DKK:kr =8h6,GEL:{20be} =8o,DKK:Dkr,NOK:kr,SEK:Skr
    =8h6,GBP:GB{a3},GIP:{a3} =8h6,DKK:kr. =8h6,GMD:D =8hp,GNF:FG =8h6,GTQ:Q =8h6,GYD:{24}
    =8h6,HNL:L =8h6,HRK:kn =8hp,HTG:G =8h6,HUF:Ft,JPY:{a5} =8hv,IDR:Rp,INR:Rs
    =8h7,CNY:{200e}CN{a5}{200e} =8h6,ISK:kr. =8h6,JMD:{24} =8i3,CDF:,USD:{24} =8id,KHR:{17db}
    =8h9,KMF:CF =8h6,KYD:{24} =5u,DKK:Dkr,NOK:kr,SEK:Skr =8h6,LAK:{20ad} =8h6,LRD:{24}
    =8h6,LSL:M,ZAR:R =8h6,MDL:L =8h6,BAM:KM,JPY:{a5} =8h6,MGA:Ar =6ru,DKK:Dkr,SEK:Skr
    =8id,MNT:{20ae} =8h8,MOP:MOP{24} =8h6,MUR:Rs =8h6,MWK:MK =8h6,MRU:UM,MXN:{24} =8hv,MZN:MTn
    =8h6,NAD:{24},ZAR:R =8h7,NGN:{20a6} =8h6,NGN:{20a6} =8h6,NIO:C{24} =8h6,PAB:B{2f}.
    =8h6,PEN:S{2f} =8h6,PGK:K =8id,PKR:Rs =8h6,PLN:zł =8h6,PYG:{20b2} =8h6,JPY:{a5} =8j6,KZT:
    =8h6,RWF:RF =8h6,SBD:{24} =8hp,SCR:SR =8h6,NOK:Nkr,SEK:kr =8h6,SGD:{24}
    =8h6,GBP:GB{a3},SHP:{a3} =8h6,ILS:NIS =8h6,SLE:Le =8h6,BBD:DBB,SOS:S =8ho,SRD:{24}
    =8h9,GBP:GB{a3},SSP:{a3} =8hv,STN:Db =8h6,ANG:NAf. =8h6,SZL:E =qs,DKK:Dkr,NOK:kr,SEK:Skr
    =8hg,TRY:{20ba} =8h6,TTD:{24} =8h8,KRW:{ffe6},TWD:{24} =8i3,CDF: =8ju,UAH:{20b4} =8ke,UGX:USh
    =8h6,UYU:{24} =8h6,UZS:soʻm =8h6,VEF:Bs.,VES:Bs.S =8hp,VUV:VT =8h6,ZAR:R =8h6,ZMW:K
    =jr,LKR:රු.,XOF:සිෆ{dca}එ =52,LKR:රු. =6g,LKR:රු. =it,LKR:රු.
    =iu,LKR:රු. =iv,LKR:රු.,XOF:සිෆ{dca}එ =op,LKR:රු. =iw,LKR:රු.
    =ix,LKR:රු. =iy,LKR:රු. =8kn,ARS:{24} =j0,LKR:රු.
    =34w,LKR:රු.,XOF:සිෆ{dca}එ =j2,LKR:රු. =323,LKR:රු. =j4,LKR:රු.
    =j5,LKR:රු. =ou,LKR:රු. =j6,LKR:රු. =j7,LKR:රු. =2e6,LKR:රු.
    =jr,LKR:රු. =ow,LKR:රු. =ox,LKR:රු. =2e7,LKR:රු. =8kn,BOB:Bs =jb,LKR:රු.
    =jc,LKR:රු. =p0,LKR:රු. =4h,LKR:රු. =p1,LKR:රු. =p2,LKR:රු. =p3,LKR:රු.
    =p4,LKR:රු. =p5,LKR:රු. =je,LKR:රු. =p6,LKR:රු. =8kn,CLP:{24} =p8,LKR:රු.
    =8kn,COP:{24} =8kn,CRC:{20a1} =8kn,CUP:{24} =jk,LKR:රු. =jl,LKR:රු. =pc,LKR:රු.
    =jm,LKR:රු. =pd,LKR:රු. =2ed,LKR:රු. =jp,LKR:රු. =8kn,DOP:RD{24} =8kn,USD:{24}
    =cc,LKR:රු. =oo,LKR:රු. =pi,LKR:රු. =pj,LKR:රු. =pk,LKR:රු.
    =32a,LKR:රු. =8o,LKR:රු. =pm,LKR:රු. =pn,LKR:රු. =po,LKR:රු.
    =2ei,LKR:රු. =8kn,GTQ:Q =pr,LKR:රු. =8kn,HNL:L =351,LKR:රු. =2em,LKR:රු.
    =352,LKR:රු. =k3,LKR:රු. =k4,LKR:රු. =353,LKR:රු. =px,LKR:රු.
    =k6,LKR:රු. =k7,LKR:රු. =k8,LKR:රු. =py,LKR:රු. =ka,LKR:රු. =kb,LKR:රු.
    =pz,LKR:රු. =2b,LKR:රු. =354,LKR:රු. =q1,LKR:රු. =q2,LKR:රු.
    =61,LKR:රු. =ke,LKR:රු. =q3,LKR:රු. =q4,LKR:රු. =q5,LKR:රු.
    =355,LKR:රු.,XOF:සිෆ{dca}එ =2et,LKR:රු. =ki,LKR:රු. =kj,LKR:රු.
    =q9,LKR:රු. =qa,LKR:රු. =8kn,NIO:C{24} =357,LKR:රු. =8kn,PAB:B{2f}. =8kn,PEN:S{2f}
    =qf,LKR:රු. =ko,LKR:රු. =35a,LKR:රු. =qh,LKR:රු. =pg,LKR:රු.
    =kr,LKR:රු. =qi,LKR:රු. =qj,LKR:රු. =2f0,LKR:රු. =ql,LKR:රු.
    =qm,LKR:රු. =35b,LKR:රු. =qo,LKR:රු. =qp,LKR:රු. =ku,LKR:රු.
    =kv,LKR:රු. =kw,LKR:රු. =qq,LKR:රු. =qr,LKR:රු. =4x,LKR:රු. =qs,LKR:රු.
    =kx,LKR:රු. =qt,LKR:රු. =qu,LKR:රු. =kz,LKR:රු. =35c,LKR:රු.
    =l1,LKR:රු. =8kn,UYU:{24} =qx,LKR:රු. =35d,LKR:රු.,XOF:සිෆ{dca}එ
    =2f5,LKR:රු. =1,LKR:රු. =r0,LKR:රු. =1vo,ILS:{20aa} =62d,ARS:{24},USD:US{24}
    =62d,AUD:{24},SCR:Rs,XPF:CFP =33i,XCD:EC{24} =61s,MXN:MX{24} =62d,BOB:Bs
    =62d,CLP:{24},USD:US{24} =62d,COP:{24},USD:US{24} =62d,CRC:{20a1} =62d,CUP:{24},USD:US{24}
    =3k9,XCD:EC{24} =62d,DOP:RD{24},USD:US{24} =62d,USD:{24} =3kp,XCD:EC{24} =62d,GTQ:Q =62d,HNL:L
    =3kv,XCD:EC{24} =4id,MXN:MX{24} =4lf,MXN:MX{24} =5u9,KGS: =62d,MDL:L =624,ILS:NIS
    =62d,MRU:UM,MXN:{24} =626,MXN:MX{24} =2n,MXN:MX{24} =62d,NIO:C{24} =62d,PAB:B{2f}.
    =62d,PEN:S{2f} =3m8,XCD:EC{24} =4ks,ISK:,MXN:MX{24} =49j,HUF:,UAH:{20b4}
    =62d,USD:US{24},UYU:{24} =62d,VEF:Bs.,VES:Bs.S =3mz,XCD:EC{24} =62c,ARS:{24},USD:US{24}
    =62c,AUD:{24},SCR:Rs,XPF:CFP =4i8,INR:{20b9},JPY:{a5},KRW:{20a9},VND:{20ab}
    =3da,CNY:CN{a5},HKD:HK{24} =62c,BOB:Bs =62c,CLP:{24},USD:US{24} =62c,COP:{24},USD:US{24}
    =62c,CRC:{20a1} =62c,CUP:{24},USD:US{24} =8pb,DJF:Fdj =62c,DOP:RD{24},USD:US{24}
    =34o,USD:US{24} =4ts,USD:US{24} =8pb,GNF:FG =62c,GTQ:Q =62c,HNL:L =8pb,HTG:G =4ks,JPY:JP{a5}
    =34o,JPY:JP{a5} =62c,MDL:L =kd,AUD:,NZD: =6gi,MKD:,USD:US{24} =62c,MRU:UM,MXN:{24}
    =62c,NIO:C{24} =62c,PAB:B{2f}. =62c,PEN:S{2f} =8pk,GEL: =8pb,SCR:SR =8p3,ILS:NIS
    =62c,UAH:{20b4} =62c,USD:US{24},UYU:{24} =62c,VEF:Bs.,VES:Bs.S =8pb,VUV:VT =3r,BBD:DBB,SOS:S
    =3s,BBD:DBB,SOS:S =3t,BBD:DBB,SOS:S =3u,BBD:DBB,SOS:S =6t,XCD:{24} =qp,ALL:Lekë =4d5,USD:{24}
    =3y,BBD:DBB,SOS:S =6t,ARS:{24} =8q6,USD:{24} =41,BBD:DBB,SOS:S =42,BBD:DBB,SOS:S =43,SOS:S
    =1mp,JPY:{a5} =46,SOS:S =8qg,AWG: =49,BBD:DBB,SOS:S =6t,BMD:{24} =6n8,BND:{24} =6t,BOB:Bs
    =8qk,USD:{24} =qp,AUD:AU{24} =6t,BSD:{24} =4h,BBD:DBB,SOS:S =6t,BWP:P =4j,BBD:DBB,SOS:S
    =6t,BZD:{24} =6t,CAD:{24} =4n,BBD:DBB,SOS:S =6t,NZD:{24} =6t,CLP:{24} =4q,BBD:DBB,SOS:S
    =6t,COP:{24} =6t,CRC:{20a1} =6t,CUP:{24} =51s,AUD:AU{24} =8qk,ANG:NAf. =6t,AUD:{24}
    =qp,USD:{24} =2b7,AUD:AU{24} =6t,DJF:Fdj =2i1,AUD:AU{24} =6t,DOP:RD{24} =6t,USD:{24}
    =1u2,ETB:Br =6t,FJD:{24} =56,BBD:DBB,SOS:S =af,XOF:AAS =5a,BBD:DBB,SOS:S =6t,GMD:D =8ql,GNF:FG
    =6t,GTQ:Q =6t,GYD:{24} =8q6,THB: =6t,HNL:L =8ql,HTG:G =49l,JPY:{a5} =5l,BBD:DBB,SOS:S
    =5m,BBD:DBB,SOS:S =6t,JMD:{24} =8r7,KHR:{17db} =8q7,KMF:CF =6t,AUD:AU{24} =6t,KYD:{24}
    =5u,BBD:DBB,SOS:S =7br,LSL:M =6t,MDL:L =5z,BBD:DBB,SOS:S =6k4,USD:{24} =8rm,MOP:MOP{24}
    =6t,MWK:MK =66,BBD:DBB,SOS:S =8qq,MZN:MTn =37,NAD:{24} =8q5,NGN:{20a6} =6t,NIO:C{24}
    =6t,PAB:B{2f}. =6t,PEN:S{2f} =6t,PGK:K =8q5,THB:{e3f} =8r7,PKR:Rs =6t,JPY:{a5} =8rx,KZT:
    =6t,SBD:{24} =8ql,SCR:SR =6t,SGD:{24} =6q,BBD:DBB,SOS:S =6t,ILS:NIS =6t,SLE:Le =8qk,SRD:{24}
    =6v,BBD:DBB,SOS:S =8qq,STN:Db =6t,ANG:NAf. =6t,SZL:E =6z,BBD:DBB,SOS:S =8qe,TRY:{20ba}
    =6t,TTD:{24} =72,BBD:DBB,SOS:S =8qx,CDF: =8se,UAH:{20b4} =8sv,UGX:USh =6t,UYU:{24}
    =6t,UZS:soʻm =6t,VEF:Bs.,VES:Bs.S =8ql,VUV:VT =6g,ALL:Lekë =it,ALL:Lekë,BRL: =iu,ALL:Lekë
    =iv,ALL:Lekë =3w,XCD:{24} =ix,ALL:Lekë =iy,ALL:Lekë =1e6,ARS:{24} =j0,ALL:Lekë
    =34w,ALL:Lekë,BRL: =j2,ALL:Lekë =323,ALL:Lekë =1jq,JPY:{a5} =3w,BBD:{24} =j7,ALL:Lekë
    =2e6,ALL:Lekë =3w,BMD:{24} =2e7,ALL:Lekë =1e6,BOB:Bs =jb,ALL:Lekë =iw,AUD:AU{24}
    =3w,BSD:{24} =4h,ALL:Lekë =3w,BWP:P =p2,ALL:Lekë,BRL: =3w,BZD:{24} =3w,CAD:{24} =je,ALL:Lekë
    =3w,NZD:{24} =1e6,CLP:{24} =p8,ALL:Lekë =1e6,COP:{24} =1e6,CRC:{20a1} =1e6,CUP:{24}
    =jk,ALL:Lekë =jl,ALL:Lekë =3w,AUD:{24} =iw,USD:{24} =pd,ALL:Lekë =2ed,ALL:Lekë
    =jp,ALL:Lekë =1e6,DOP:RD{24} =1e6,USD:{24} =cc,ALL:Lekë =8u8,JPY:{a5} =3w,FJD:{24}
    =pj,ALL:Lekë =7i,XOF:AAS =pm,ALL:Lekë =3w,GMD:D =2ei,ALL:Lekë =1e6,GTQ:Q =3w,GYD:{24}
    =it,ALL:Lekë =1e6,HNL:L =2em,ALL:Lekë =46n,JPY:{a5} =k3,ALL:Lekë =k4,ALL:Lekë =3w,JMD:{24}
    =oo,ALL:Lekë =k6,ALL:Lekë =k7,ALL:Lekë =k8,ALL:Lekë =3w,KYD:{24} =ka,ALL:Lekë
    =2b,ALL:Lekë =1e6,MDL:L =q1,ALL:Lekë =1e6,MKD:den =ke,ALL:Lekë =q3,ALL:Lekë =3w,MWK:MK
    =1e6,MRU:UM,MXN:{24} =ki,ALL:Lekë =7,NAD:{24} =q9,ALL:Lekë =1e6,NIO:C{24} =1e6,PAB:B{2f}.
    =1e6,PEN:S{2f} =3w,PGK:K =ko,ALL:Lekë =iw,JPY:{a5} =kr,ALL:Lekë =3w,SBD:{24} =2f0,ALL:Lekë
    =3w,SGD:{24} =qm,ALL:Lekë =1e6,ILS:NIS =3w,SLE:Le =ku,ALL:Lekë =kv,ALL:Lekë =kw,ALL:Lekë
    =3w,ANG:NAf. =3w,SZL:E =3w,USD:{24} =qs,ALL:Lekë =kx,ALL:Lekë =3w,TTD:{24} =qu,ALL:Lekë
    =kz,ALL:Lekë =1e6,JPY:{a5},UAH:{20b4} =l1,ALL:Lekë =1e6,UYU:{24} =iw,UZS:soʻm
    =1e6,VEF:Bs.,VES:Bs.S =2f5,ALL:Lekë =18p,BGN: =3q,BAM:КМ =3r,BAM:КМ =it,BAM:КМ
    =iu,BAM:КМ =iv,BAM:КМ =3v,BAM:КМ =iw,BAM:КМ =ix,BAM:КМ =iy,BAM:КМ =8w1,ARS:{24}
    =j0,BAM:КМ =8w1,AUD:{24},SCR:Rs,XPF:CFP =j2,BAM:КМ
    =3d8,BAM:КМ,CNY:CN{a5},HKD:HK{24},INR:{20b9},TWD:NT{24} =j4,BAM:КМ =46,BAM:КМ
    =j6,BAM:КМ =j7,BAM:КМ =7jk,BAM:КМ =18p,USD:щ.д. =4a,BAM:КМ =4b,BAM:КМ =j9,BAM:КМ
    =8w1,BOB:Bs =jb,BAM:КМ =jc,BAM:КМ =4g,BAM:КМ =4h,BAM:КМ =4i,BAM:КМ =11a,USD:{24}
    =4k,BAM:КМ =4l,BAM:КМ =4m,BAM:КМ =je,BAM:КМ =4o,BAM:КМ =8w1,CLP:{24} =jg,BAM:КМ
    =8w1,COP:{24} =8w1,CRC:{20a1} =8w1,CUP:{24} =jk,BAM:КМ =jl,BAM:КМ =4w,BAM:КМ =jm,BAM:КМ
    =jn,BAM:КМ,VND: =7jq,BAM:КМ =jp,BAM:КМ =8w1,DOP:RD{24} =34a,BAM:КМ =8w1,USD:{24}
    =2n5,BAM:КМ =55,BAM:КМ =56,BAM:КМ =ju,BAM:КМ =4t0,BAM:КМ =59,BAM:КМ =5a,BAM:КМ
    =5b,BAM:КМ =5c,BAM:КМ =7jt,BAM:КМ =8w1,GTQ:Q =5f,BAM:КМ =jy,BAM:КМ =8w1,HNL:L
    =454,BAM:КМ =7jx,BAM:КМ =48p,BAM:КМ =k3,BAM:КМ =k4,BAM:КМ =4jz,BAM:КМ,JPY:JP{a5}
    =4m4,BAM:КМ =5o,BAM:КМ =jt,BAM:КМ =k6,BAM:КМ =5u1,JPY:JP{a5} =k7,BAM:КМ =k8,BAM:КМ
    =k9,BAM:КМ =5t,BAM:КМ =1y2,BAM:КМ =kb,BAM:КМ =jr,BAM:КМ =5w,BAM:КМ =5x,BAM:КМ
    =8w1,MDL:L =60,BAM:КМ =61,BAM:КМ =ke,BAM:КМ =kf,BAM:КМ =is,BAM:КМ =64,BAM:КМ
    =65,BAM:КМ =8w1,MRU:UM,MXN:{24} =kh,BAM:КМ =ki,BAM:КМ =kj,BAM:КМ =69,BAM:КМ
    =6a,BAM:КМ =8w1,NIO:C{24} =6xq,BAM:КМ =8w1,PAB:B{2f}. =8w1,PEN:S{2f} =6f,BAM:КМ
    =6g,BAM:КМ =ko,BAM:КМ =7ub,BAM:КМ =6j,BAM:КМ =kr,BAM:КМ =6m,BAM:КМ =6n,BAM:КМ
    =7k5,BAM:КМ =6p,BAM:КМ =6q,BAM:КМ =4ts,BAM:КМ,GEL: =8w1,ILS:NIS =6s,BAM:КМ
    =6t,BAM:КМ =ku,BAM:КМ =kv,BAM:КМ =kw,BAM:КМ =6x,BAM:КМ =6y,BAM:КМ =ya,BAM:КМ
    =6z,BAM:КМ =kx,BAM:КМ =71,BAM:КМ =ky,BAM:КМ =kz,BAM:КМ =8w1,UAH:{20b4} =l1,BAM:КМ
    =8w1,UYU:{24} =l3,BAM:КМ =8w1,VEF:Bs.,VES:Bs.S =7k9,BAM:КМ =7a,BAM:КМ =7b,BAM:КМ
    =871,BAM:КМ =3q,BAM:KM =3r,BAM:KM =iu,BAM:KM =iv,BAM:KM =3v,BAM:KM =iw,BAM:KM =ix,BAM:KM
    =iy,BAM:KM =3dy,ARS:{24} =j0,BAM:KM =8wd,BAM:KM =j2,BAM:KM =8wf,BAM:KM =j4,BAM:KM =46,BAM:KM
    =j6,BAM:KM =j7,BAM:KM =7jk,BAM:KM =4a,BAM:KM =4b,BAM:KM =j9,BAM:KM =3dy,BOB:Bs =jb,BAM:KM
    =jc,BAM:KM =4g,BAM:KM =4h,BAM:KM =4i,BAM:KM =10m,USD:{24} =4k,BAM:KM =4l,BAM:KM =4m,BAM:KM
    =je,BAM:KM =4o,BAM:KM =3dy,CLP:{24} =jg,BAM:KM =3dy,COP:{24} =3dy,CRC:{20a1} =3dy,CUP:{24}
    =jk,BAM:KM =jl,BAM:KM =4w,BAM:KM =jm,BAM:KM =2aa,JPY:JP{a5} =7jq,BAM:KM =jp,BAM:KM
    =3dy,DOP:RD{24} =3dy,USD:{24} =1t8,ETB:Br =55,BAM:KM =56,BAM:KM =ju,BAM:KM =59,BAM:KM
    =5a,BAM:KM =5b,BAM:KM =5c,BAM:KM =7jt,BAM:KM =3dy,GTQ:Q =5f,BAM:KM =3dy,HNL:L =7jx,BAM:KM
    =k3,BAM:KM =k4,BAM:KM =4jz,JPY:JP{a5} =5o,BAM:KM =jt,BAM:KM =k6,BAM:KM =34a,JPY:JP{a5}
    =k7,BAM:KM =k8,BAM:KM =k9,BAM:KM =5t,BAM:KM =ka,BAM:KM =kb,BAM:KM =jr,BAM:KM =5w,BAM:KM
    =5x,BAM:KM =3dy,MDL:L =60,BAM:KM =61,BAM:KM =ke,BAM:KM =kf,BAM:KM =is,BAM:KM =64,BAM:KM
    =65,BAM:KM =8ym,BAM:KM =kh,BAM:KM =ki,BAM:KM =kj,BAM:KM =69,BAM:KM =6a,BAM:KM =3dy,NIO:C{24}
    =3dy,PAB:B{2f}. =3dy,PEN:S{2f} =6f,BAM:KM =6g,BAM:KM =ko,BAM:KM =6j,BAM:KM =kr,BAM:KM
    =6m,BAM:KM =6n,BAM:KM =7k5,BAM:KM =6p,BAM:KM =6q,BAM:KM =8ps,USD:{24} =3dy,ILS:NIS =6s,BAM:KM
    =6t,BAM:KM =ku,BAM:KM =kv,BAM:KM =kw,BAM:KM =6x,BAM:KM =6y,BAM:KM =53,BAM:KM =6z,BAM:KM
    =kx,BAM:KM =71,BAM:KM =ky,BAM:KM =kz,BAM:KM =3dy,UAH:{20b4} =l1,BAM:KM =3dy,UYU:{24} =l3,BAM:KM
    =8zq,BAM:KM =7k9,BAM:KM =7a,BAM:KM =7b,BAM:KM =79b,SZL:E =79c,SZL:E =79d,SZL:E =79e,SZL:E
    =79f,SZL:E =3c,ALL:Lekë =79h,SZL:E =79i,SZL:E =79j,SZL:E =79k,SZL:E =79l,SZL:E =79m,SZL:E
    =79n,SZL:E =3c,AZN:{20bc} =79o,SZL:E =79p,SZL:E =3c,BDT:{9f3} =79q,SZL:E =79r,SZL:E =79s,SZL:E
    =79t,SZL:E =79u,SZL:E =79v,SZL:E =79w,SZL:E =3c,AUD:AU{24} =79y,SZL:E =s,SZL:E =79z,SZL:E
    =7a0,SZL:E =7a1,SZL:E =7a2,SZL:E =6nd,ZAR:R =7a3,SZL:E =7a4,SZL:E =7a5,SZL:E =7a6,SZL:E
    =7a7,SZL:E =7a8,SZL:E =7a9,SZL:E =7aa,SZL:E =7ab,SZL:E =7ac,SZL:E =3c,USD:{24} =7ad,SZL:E
    =7ae,SZL:E =7af,SZL:E =7ag,SZL:E =7ah,SZL:E =7ai,SZL:E =7aj,SZL:E =7ak,SZL:E =3io,ZAR:R
    =4u0,ZAR:R =7al,SZL:E =7am,SZL:E =5bz,ZAR:R =7an,SZL:E =7ao,SZL:E =7ap,SZL:E =7aq,SZL:E
    =7ar,SZL:E =7as,SZL:E =463,ZAR:R =7at,SZL:E =7au,SZL:E =7av,SZL:E =7aw,SZL:E =4l0,ZAR:R
    =7ax,SZL:E =7ay,SZL:E =7az,SZL:E =7b0,SZL:E =7b1,SZL:E =7b2,SZL:E =7b3,SZL:E =3c,LAK:{20ad}
    =5n7,ZAR:R =5x,SZL:E =7b4,SZL:E =7b5,SZL:E =68k,ZAR:R =2f,SZL:E =7b6,SZL:E =7b7,SZL:E
    =65e,ZAR:R =7b8,SZL:E =7b9,SZL:E =7ba,SZL:E =3c,NAD:{24} =7bb,SZL:E =41s,ZAR:R =7bc,SZL:E
    =6yi,ZAR:R =7bd,SZL:E =7be,SZL:E =7bf,SZL:E =2,SZL:E =7bg,SZL:E =7bh,SZL:E =3yj,ZAR:R
    =7bi,SZL:E =7bj,SZL:E =7bk,SZL:E =7bl,SZL:E =7bm,SZL:E =7bn,SZL:E =7bo,SZL:E =7bp,SZL:E
    =7bq,SZL:E =7br,SZL:E =7bs,SZL:E =7bt,SZL:E =7bu,SZL:E =7bv,SZL:E =7bx,SZL:E =7by,SZL:E
    =7bw,TTD:{24} =7c0,SZL:E =7c1,SZL:E =7c2,SZL:E =7c3,SZL:E =7bw,UYU:{24} =7bw,UZS:soʻm
    =7c6,SZL:E =7c7,SZL:E =159,ZAR:R =2mt,IDR:Rp =2mu,IDR:Rp =2mv,IDR:Rp =el,IDR:Rp =2mw,IDR:Rp
    =em,IDR:Rp =2mx,IDR:Rp =2my,IDR:Rp =2mz,IDR:Rp =2n0,IDR:Rp =2n1,IDR:Rp =2n2,IDR:Rp =2n3,IDR:Rp
    =2n4,IDR:Rp =2n5,IDR:Rp =2n6,IDR:Rp =2n7,IDR:Rp =2n8,IDR:Rp =2n9,IDR:Rp =2na,IDR:Rp =2nb,IDR:Rp
    =es,IDR:Rp =et,IDR:Rp =2nc,IDR:Rp =2nd,IDR:Rp =ew,IDR:Rp =ex,IDR:Rp =2ne,IDR:Rp =2nf,IDR:Rp
    =2ng,IDR:Rp =2nh,IDR:Rp =2ni,IDR:Rp =2nj,IDR:Rp =2nk,IDR:Rp =f4,IDR:Rp =2nl,IDR:Rp =2nm,IDR:Rp
    =2nn,IDR:Rp =43,BRL:R{24} =2mv,BRL:R{24},USD:{24} =2fi,BRL:R{24},GBP:UK{a3}
    =35r,BRL:R{24},CAD:{24}CA,IRR:,MXN:{24}MX,USD:{24},XCD:{24}EC =97x,XCD:{24}
    =4ai,BRL:R{24},USD:{24} =2fi,AOA:Kz,BRL:R{24} =61q,ARS:{24} =2m3,BRL:R{24},USD:{24}
    =61q,AUD:{24},SCR:Rs,XPF:CFP =72o,AWG:Afl.,BRL:R{24},CAD:C{24} =rd,BRL:R{24} =97x,BBD:{24}
    =19y,BRL:R{24} =987,AWG:
    =3jg,BMD:{24}BM,BRL:R{24},BZD:{24}BZ,CAD:{24}CA,MXN:{24}MX,USD:{24}US,XPF:FCFP =83s,BRL:R{24}
    =97x,BMD:{24} =6kz,BND:{24},BRL:R{24} =61q,BOB:Bs =98b,USD:{24} =2fi,BRL:R{24} =97x,BSD:{24}
    =2v7,BRL:R{24} =97x,BWP:P =yo,USD:{24} =97x,BZD:{24} =97x,CAD:{24} =6o1,BRL:R{24}
    =323,BRL:R{24},CDF:FC,KES:Ksh,TZS:TSh =97x,NZD:{24} =61q,CLP:{24} =5fx,BRL:R{24},CNY:{a5}
    =61q,COP:{24} =61q,CRC:{20a1} =61q,CUP:{24} =98i,CVE:{200b} =98b,ANG:NAf. =97x,AUD:{24}
    =982,AMD: =28d,BRL:R{24} =98c,DJF:Fdj =98i,DKK:kr. =61q,USD:{24}
    =1rc,BRL:R{24},CNY:,ETB:Br,JPY: =97x,FJD:{24} =97x,FKP:{a3},GBP:GB{a3} =j3,BRL:R{24},DKK:kr
    =4re,BRL:R{24} =7p,BRL:R{24},XOF:AAS =97x,GBP:GB{a3},GIP:{a3} =97x,DKK:kr. =97x,GMD:D
    =98c,GNF:FG =61q,GTQ:Q =97x,GYD:{24} =2m3,BRL:R{24},THB: =61q,HNL:L =98c,HTG:G =4en,BRL:R{24}
    =42a,BRL:R{24},USD:{24} =4i8,ISK:kr. =97x,JMD:{24} =97y,CNY:,PHP: =98q,CDF:,USD:{24} =5rh,KGS:
    =990,KHR:{17db} =97z,KMF:CF =5fx,BRL:R{24} =97x,KYD:{24}
    =87d,BRL:R{24},KZT:{20b8},TMT:,USD:{24} =5yr,BRL:R{24} =323,BRL:R{24} =5ko,BRL:R{24}
    =79n,BRL:R{24},LSL:M =61q,MDL:L =907,BRL:R{24} =663,BRL:R{24} =61q,BRL:R{24} =6q4,BRL:R{24}
    =990,MNT:{20ae} =99h,MOP:MOP{24} =j3,BRL:R{24} =62w,BRL:R{24} =97x,MWK:MK =61q,MRU:UM,MXN:{24}
    =6kz,BRL:R{24} =98i,MZN:MTn =e,BRL:R{24},NAD:{24} =97y,NGN:{20a6} =4y2,BRL:R{24} =61q,NIO:C{24}
    =6wb,NOK:kr =61q,PAB:B{2f}. =61q,PEN:S{2f} =97x,PGK:K =97y,THB:{e3f} =990,PKR:Rs =7sz,BRL:R{24}
    =3vt,BRL:R{24} =9a1,BAM: =99v,KZT: =8aw,BRL:R{24} =97x,SBD:{24} =98c,SCR:SR =97x,SGD:{24}
    =97x,GBP:GB{a3},SHP:{a3} =8pa,USD:{24} =61q,ILS:NIS =97x,SLE:Le =8qh,BBD:DBB,BRL:R{24}
    =98b,SRD:{24} =97z,GBP:GB{a3},SSP:{a3} =98i,STN:Db =97x,ANG:NAf. =97x,SZL:E =2m3,BRL:R{24}
    =97x,USD:{24} =9a7,GBP: =97x,AUD:AUD{24},NZD:NZD{24},TOP:T{24} =985,TRY:{20ba} =97x,TTD:{24}
    =99h,KRW:{ffe6},TWD:{24} =98q,CDF: =3d8,GBP:,UAH:{20b4} =9bc,UGX:USh =61q,UYU:{24}
    =9a7,UZS:soʻm =61q,VEF:Bs.,VES:Bs.S =98c,VUV:VT =79n,BRL:R{24} =12g,BRL:R{24} =5p,JPY:{a5}
    =it,KES:Ksh,TZS:TSh =iu,KES:Ksh,TZS:TSh =iv,KES:Ksh,TZS:TSh =73,XCD:{24} =iy,KES:Ksh,TZS:TSh
    =kz,ARS:{24} =9bm,USD:{24} =34w,KES:Ksh,TZS:TSh =j2,KES:Ksh,TZS:TSh =9bc,BRL:BR{24}
    =1n1,JPY:{a5} =73,BBD:{24} =9bu,AWG: =2e6,KES:Ksh,TZS:TSh =73,BMD:{24} =6nj,BND:{24} =kz,BOB:Bs
    =9by,USD:{24} =kz,AUD:AU{24} =73,BSD:{24} =lx,KES:Ksh =73,BWP:P =10a,JPY:{a5} =73,BZD:{24}
    =73,CAD:{24} =73,NZD:{24} =kz,CLP:{24} =9c4,CNY:{a5} =kz,COP:{24} =kz,CRC:{20a1} =kz,CUP:{24}
    =9c4,CVE:{200b} =9by,ANG:NAf. =73,AUD:{24} =2bi,AUD:AU{24} =9bz,DJF:Fdj =2ic,AUD:AU{24}
    =kz,DOP:RD{24} =1uc,ETB:Br =k6,JPY:{a5} =73,FJD:{24} =73,FKP:{a3},GBP:GB{a3} =aq,XOF:AAS
    =73,GBP:GB{a3},GIP:{a3} =73,GMD:D =9bz,GNF:FG =kz,GTQ:Q =73,GYD:{24} =kz,HNL:L =9bz,HTG:G
    =49y,JPY:{a5} =k3,KES:Ksh,TZS:TSh =9cp,CNY:{200e}CN{a5}{200e} =73,JMD:{24} =k6,KHR:{17db}
    =9bn,KMF:CF =73,KYD:{24} =ka,KES:Ksh,TZS:TSh =7c1,LSL:M =kz,MDL:L =934,JPY:{a5}
    =9bm,MOP:MOP{24} =73,MWK:MK =kz,MRU:UM,MXN:{24} =9c4,MZN:MTn =3i,NAD:{24} =40m,JPY:{a5}
    =kz,NIO:C{24} =kz,PAB:B{2f}. =kz,PEN:S{2f} =73,PGK:K =kz,JPY:{a5} =9d7,KZT: =73,SBD:{24}
    =9bz,SCR:SR =73,SGD:{24} =73,GBP:GB{a3},SHP:{a3} =kz,ILS:NIS =73,SLE:Le =9by,SRD:{24}
    =kv,KES:Ksh,TZS:TSh =9c4,STN:Db =73,ANG:NAf. =73,SZL:E =od,KES:Ksh,THB:{e3f} =9bs,TRY:{20ba}
    =73,TTD:{24} =qu,KES:Ksh,TZS:TSh =9dl,UAH:{20b4} =kz,UYU:{24} =kz,UZS:soʻm
    =kz,VEF:Bs.,VES:Bs.S =9bz,VUV:VT =3q,SYP:ل.س.{200f} =3r,SYP:ل.س.{200f} =3s,SYP:ل.س.{200f}
    =3t,SYP:ل.س.{200f} =3u,SYP:ل.س.{200f} =3v,SYP:ل.س.{200f} =3w,SYP:ل.س.{200f}
    =3x,SYP:ل.س.{200f} =3y,SYP:ل.س.{200f} =3z,SYP:ل.س.{200f} =40,SYP:ل.س.{200f}
    =41,SYP:ل.س.{200f} =42,SYP:ل.س.{200f} =43,SYP:ل.س.{200f} =44,SYP:ل.س.{200f}
    =45,SYP:ل.س.{200f} =46,SYP:ل.س.{200f} =47,SYP:ل.س.{200f} =48,SYP:ل.س.{200f}
    =49,SYP:ل.س.{200f} =4a,SYP:ل.س.{200f} =4b,SYP:ل.س.{200f} =4c,SYP:ل.س.{200f}
    =4d,SYP:ل.س.{200f} =4e,SYP:ل.س.{200f} =4f,SYP:ل.س.{200f} =4g,SYP:ل.س.{200f}
    =4h,SYP:ل.س.{200f} =4i,SYP:ل.س.{200f} =4j,SYP:ل.س.{200f} =4k,SYP:ل.س.{200f}
    =4l,SYP:ل.س.{200f} =4m,SYP:ل.س.{200f} =4n,SYP:ل.س.{200f} =4o,SYP:ل.س.{200f}
    =4p,SYP:ل.س.{200f} =4q,SYP:ل.س.{200f} =4r,SYP:ل.س.{200f} =4s,SYP:ل.س.{200f}
    =4t,SYP:ل.س.{200f} =4u,SYP:ل.س.{200f} =4v,SYP:ل.س.{200f} =4w,SYP:ل.س.{200f}
    =4x,SYP:ل.س.{200f} =4y,SYP:ل.س.{200f} =4z,SYP:ل.س.{200f} =50,SYP:ل.س.{200f}
    =51,SYP:ل.س.{200f} =52,SYP:ل.س.{200f} =53,SYP:ل.س.{200f} =54,SYP:ل.س.{200f}
    =55,SYP:ل.س.{200f} =56,SYP:ل.س.{200f} =57,SYP:ل.س.{200f} =58,SYP:ل.س.{200f}
    =59,SYP:ل.س.{200f} =5a,SYP:ل.س.{200f} =5b,SYP:ل.س.{200f} =5c,SYP:ل.س.{200f}
    =5d,SYP:ل.س.{200f} =5e,SYP:ل.س.{200f} =5f,SYP:ل.س.{200f} =5g,SYP:ل.س.{200f}
    =5h,SYP:ل.س.{200f} =5i,SYP:ل.س.{200f} =5j,SYP:ل.س.{200f} =5k,SYP:ل.س.{200f}
    =5l,SYP:ل.س.{200f} =5m,SYP:ل.س.{200f} =5n,SYP:ل.س.{200f} =5o,SYP:ل.س.{200f}
    =5p,SYP:ل.س.{200f} =5q,SYP:ل.س.{200f} =5r,SYP:ل.س.{200f} =5s,SYP:ل.س.{200f}
    =5t,SYP:ل.س.{200f} =5u,SYP:ل.س.{200f} =5v,SYP:ل.س.{200f} =5w,SYP:ل.س.{200f}
    =5x,SYP:ل.س.{200f} =5y,SYP:ل.س.{200f} =5z,SYP:ل.س.{200f} =60,SYP:ل.س.{200f}
    =61,SYP:ل.س.{200f} =62,SYP:ل.س.{200f} =63,SYP:ل.س.{200f} =64,SYP:ل.س.{200f}
    =65,SYP:ل.س.{200f} =66,SYP:ل.س.{200f} =67,SYP:ل.س.{200f} =68,SYP:ل.س.{200f}
    =69,SYP:ل.س.{200f} =6a,SYP:ل.س.{200f} =6b,SYP:ل.س.{200f} =6c,SYP:ل.س.{200f}
    =6d,SYP:ل.س.{200f} =6e,SYP:ل.س.{200f} =6f,SYP:ل.س.{200f} =6g,SYP:ل.س.{200f}
    =6h,SYP:ل.س.{200f} =6i,SYP:ل.س.{200f} =6j,SYP:ل.س.{200f} =6k,SYP:ل.س.{200f}
    =6l,SYP:ل.س.{200f} =6m,SYP:ل.س.{200f} =6n,SYP:ل.س.{200f} =6o,SYP:ل.س.{200f}
    =6p,SYP:ل.س.{200f} =6q,SYP:ل.س.{200f} =6r,SYP:ل.س.{200f} =6s,SYP:ل.س.{200f}
    =6t,SYP:ل.س.{200f} =6u,SYP:ل.س.{200f} =6v,SYP:ل.س.{200f} =6w,SYP:ل.س.{200f}
    =6x,SYP:ل.س.{200f} =6y,SYP:ل.س.{200f} =6z,SYP:ل.س.{200f} =70,SYP:ل.س.{200f}
    =71,SYP:ل.س.{200f} =72,SYP:ل.س.{200f} =73,SYP:ل.س.{200f} =74,SYP:ل.س.{200f}
    =75,SYP:ل.س.{200f} =76,SYP:ل.س.{200f} =77,SYP:ل.س.{200f} =78,SYP:ل.س.{200f}
    =79,SYP:ل.س.{200f} =7a,SYP:ل.س.{200f} =7b,SYP:ل.س.{200f} =3z,PLN:zł =41,PLN:zł
    =43,PLN:zł =45,PLN:zł =49,PLN:zł =4c,PLN:zł =4d,PLN:zł =4j,PLN:zł =4p,PLN:zł =4q,PLN:zł
    =4r,PLN:zł =4s,PLN:zł =4t,PLN:zł =4y,PLN:zł =4z,PLN:zł =51,PLN:zł =54,PLN:zł =57,PLN:zł
    =58,PLN:zł =5d,PLN:zł =5e,PLN:zł =5g,PLN:zł =5h,PLN:zł =5i,PLN:zł =5j,PLN:zł =5k,PLN:zł
    =5n,PLN:zł =5s,PLN:zł =5y,PLN:zł =5z,PLN:zł =63,PLN:zł =66,PLN:zł =68,PLN:zł =6b,PLN:zł
    =6c,PLN:zł =6d,PLN:zł =6e,PLN:zł =6i,JPY:{a5} =6o,PLN:zł =6i,ILS:NIS =72,PLN:zł
    =74,PLN:zł =6i,UYU:{24} =6i,UZS:soʻm =78,PLN:zł =79,PLN:zł =oo,LKR:Rs. =oo,MYR:RM,SGD:S{24}
    =pg,MYR:RM,SGD:{24} =20b,KES:Ksh =3q,TJS:сом. =3r,TJS:сом. =40,TJS:сом.
    =3t,TJS:сом. =3u,TJS:сом. =3v,TJS:сом. =3w,TJS:сом. =3x,TJS:сом. =3y,TJS:сом.
    =3z,TJS:сом. =ek,TJS:сом. =42,TJS:сом. =43,TJS:сом. =44,TJS:сом. =el,TJS:сом.
    =46,TJS:сом. =47,TJS:сом. =48,TJS:сом. =49,TJS:сом. =y5,TJS:сом. =4a,TJS:сом.
    =4b,TJS:сом. =em,TJS:сом. =en,TJS:сом. =4e,TJS:сом. =4f,TJS:сом. =4g,TJS:сом.
    =4h,TJS:сом. =4i,TJS:сом. =4j,TJS:сом. =4k,TJS:сом. =4l,TJS:сом. =4m,TJS:сом.
    =4n,TJS:сом. =4o,TJS:сом. =4p,TJS:сом. =4q,TJS:сом. =4r,TJS:сом. =eo,TJS:сом.
    =4t,TJS:сом. =4u,TJS:сом. =4v,TJS:сом. =4w,TJS:сом. =4x,TJS:сом. =4y,TJS:сом.
    =4z,TJS:сом. =50,TJS:сом. =51,TJS:сом. =52,TJS:сом. =54,TJS:сом. =55,TJS:сом.
    =56,TJS:сом. =57,TJS:сом. =58,TJS:сом. =59,TJS:сом. =5a,TJS:сом. =5b,TJS:сом.
    =5c,TJS:сом. =5d,TJS:сом. =ep,TJS:сом. =5f,TJS:сом. =5g,TJS:сом. =eq,TJS:сом.
    =er,TJS:сом. =5j,TJS:сом. =es,TJS:сом. =5l,TJS:сом. =5m,TJS:сом. =et,TJS:сом.
    =5o,TJS:сом. =5p,TJS:сом. =5q,TJS:сом. =5r,TJS:сом. =5s,TJS:сом. =5t,TJS:сом.
    =y7,TJS:сом. =5v,TJS:сом. =5w,TJS:сом. =5x,TJS:сом. =eu,TJS:сом. =5z,TJS:сом.
    =60,TJS:сом. =y8,TJS:сом. =61,TJS:сом. =63,TJS:сом. =64,TJS:сом. =65,TJS:сом.
    =ev,TJS:сом. =ew,TJS:сом. =67,TJS:сом. =ex,TJS:сом. =69,TJS:сом. =6a,TJS:сом.
    =ey,TJS:сом. =ez,TJS:сом. =f0,TJS:сом. =f1,TJS:сом. =6f,TJS:сом. =6g,TJS:сом.
    =f2,TJS:сом. =6j,TJS:сом. =y9,TJS:сом. =4hv,TJS:сом. =6m,TJS:сом.
    =6n,TJS:сом. =6o,TJS:сом. =6p,TJS:сом. =6q,TJS:сом. =f3,TJS:сом. =6s,TJS:сом.
    =6t,TJS:сом. =6u,TJS:сом. =6v,TJS:сом. =6w,TJS:сом. =6x,TJS:сом. =6y,TJS:сом.
    =3s,TJS:сом. =6z,TJS:сом. =70,TJS:сом. =71,TJS:сом. =72,TJS:сом. =73,TJS:сом.
    =f4,TJS:сом. =75,TJS:сом. =76,TJS:сом. =77,TJS:сом. =f5,TJS:сом. =79,TJS:сом.
    =7a,TJS:сом. =7b,TJS:сом. =or,USD:US{24} =it,BOB:Bs =it,CRC:{20a1} =it,GTQ:Q =it,HNL:L
    =it,MDL:L =2mj,USD:US{24} =it,NIO:C{24} =it,PAB:B{2f}. =it,PEN:S{2f} =it,ILS:NIS
    =2ms,USD:US{24} =1ep,ERN: =7fy,CNY: =9n5,ARS:{24} =7g7,CNY:,JPY: =7g9,CNY:,JPY: =1kw,ERN:
    =7gf,CNY:,JPY: =9n5,BOB:Bs =9n5,CLP:{24} =9n5,COP:{24} =9n5,CRC:{20a1} =9n5,CUP:{24}
    =9nb,DJF:Fdj =9n5,DOP:RD{24} =33w,ERN: =9n5,USD:{24} =7fx,CNY: =4s8,ERN: =9nb,GNF:FG =9n5,GTQ:Q
    =9n5,HNL:L =449,ERN: =9nb,HTG:G =47t,ERN: =4lw,ERN: =5p,ETB:Br =9n5,MDL:L =7ib,CNY:,JPY:
    =9n5,NIO:C{24} =6x3,ERN: =9n5,PAB:B{2f}. =9n5,PEN:S{2f} =7tp,ERN: =9nb,SCR:SR =9n5,ILS:NIS
    =7j9,CNY: =9n5,UYU:{24} =7jd,CNY:,JPY: =9nb,VUV:VT =86x,ARS:{24} =j1,EUR:,GBP: =j3,GBP:
    =j5,GBP: =86x,BOB:Bs =86x,CLP:{24} =86x,COP:{24} =86x,CRC:{20a1} =86x,CUP:{24} =86x,DOP:RD{24}
    =86x,USD:{24} =86x,GTQ:Q =86x,HNL:L =49t,JPY:{a5} =86x,MDL:L =kg,EUR:,GBP: =86x,NIO:C{24}
    =86x,PAB:B{2f}. =86x,PEN:S{2f} =jt,GBP: =kt,GBP: =l0,EUR:,GBP: =86x,UYU:{24} =l4,EUR:,GBP:
    =3r,TOP:T{24} =3s,TOP:T{24} =3t,TOP:T{24} =3u,TOP:T{24} =3v,TOP:T{24} =3w,TOP:T{24}
    =3x,TOP:T{24} =3y,TOP:T{24} =6z,ARS:{24} =40,TOP:T{24} =41,NZD:NZD{24},TOP:T{24} =42,TOP:T{24}
    =9b8,BRL:BR{24} =44,TOP:T{24} =1mx,JPY:{a5} =46,TOP:T{24} =47,TOP:T{24} =48,TOP:T{24}
    =49,TOP:T{24} =4a,TOP:T{24} =4b,TOP:T{24} =4c,TOP:T{24} =6z,BOB:Bs =4e,TOP:T{24} =4f,TOP:T{24}
    =4g,TOP:T{24} =4h,TOP:T{24} =4i,TOP:T{24} =4j,NZD:NZD{24},TOP:T{24} =4k,TOP:T{24} =4l,TOP:T{24}
    =4m,TOP:T{24} =4n,TOP:T{24} =4o,TOP:T{24} =6z,CLP:{24} =4q,TOP:T{24} =6z,COP:{24}
    =6z,CRC:{20a1} =6z,CUP:{24} =4u,TOP:T{24} =4v,TOP:T{24} =4w,TOP:T{24} =4x,TOP:T{24}
    =4y,TOP:T{24} =4z,TOP:T{24} =50,TOP:T{24} =6z,DOP:RD{24} =6z,USD:{24} =54,TOP:T{24}
    =9q7,JPY:{a5} =55,TOP:T{24} =56,TOP:T{24} =57,TOP:T{24} =59,TOP:T{24} =5a,TOP:T{24}
    =5b,TOP:T{24} =5c,TOP:T{24} =5d,TOP:T{24} =6z,GTQ:Q =5f,TOP:T{24} =5g,TOP:T{24} =6z,HNL:L
    =5j,TOP:T{24} =49u,JPY:{a5} =5l,TOP:T{24} =5m,TOP:T{24} =52,TOP:T{24} =5o,TOP:T{24}
    =5p,TOP:T{24} =5q,TOP:T{24} =5r,TOP:T{24} =5s,TOP:T{24} =5t,TOP:T{24} =5u,TOP:T{24}
    =5v,TOP:T{24} =5w,TOP:T{24} =5x,TOP:T{24} =6z,MDL:L =930,JPY:{a5} =60,TOP:T{24} =61,TOP:T{24}
    =62,TOP:T{24} =63,TOP:T{24} =64,TOP:T{24} =65,TOP:T{24} =6z,MRU:UM,MXN:{24} =67,TOP:T{24}
    =68,TOP:T{24} =69,TOP:T{24} =6a,TOP:T{24} =6z,NIO:C{24} =6z,PAB:B{2f}. =6z,PEN:S{2f}
    =6f,TOP:T{24} =6g,TOP:T{24} =6h,TOP:T{24} =6j,TOP:T{24} =6z,JPY:{a5} =6l,TOP:T{24}
    =6m,TOP:T{24} =6n,TOP:T{24} =6o,TOP:T{24} =6p,TOP:T{24} =6q,TOP:T{24} =6z,ILS:NIS =6s,TOP:T{24}
    =6t,TOP:T{24} =6u,TOP:T{24} =6v,TOP:T{24} =6w,TOP:T{24} =6x,TOP:T{24} =6y,TOP:T{24}
    =53,TOP:T{24} =70,TOP:T{24} =71,TOP:T{24} =72,TOP:T{24} =73,TOP:T{24} =9rl,UAH:{20b4}
    =75,TOP:T{24} =6z,UYU:{24} =77,TOP:T{24} =6z,VEF:Bs.,VES:Bs.S =79,TOP:T{24} =7a,TOP:T{24}
    =7b,TOP:T{24} =iu,TRY:{20ba} =iv,TRY:{20ba} =op,TRY:{20ba} =iw,TRY:{20ba} =ix,TRY:{20ba}
    =iy,TRY:{20ba} =2m2,TRY:{20ba} =or,TRY:{20ba} =j2,TRY:{20ba} =2m3,TRY:{20ba} =j4,TRY:{20ba}
    =ou,TRY:{20ba} =j6,TRY:{20ba} =j7,TRY:{20ba} =ov,TRY:{20ba} =ow,TRY:{20ba} =ox,TRY:{20ba}
    =oy,TRY:{20ba} =kx,BOB:Bs =jb,TRY:{20ba} =jc,TRY:{20ba} =p0,TRY:{20ba} =p1,TRY:{20ba}
    =p2,TRY:{20ba} =p3,TRY:{20ba} =p4,TRY:{20ba} =p5,TRY:{20ba} =je,TRY:{20ba} =p6,TRY:{20ba}
    =2m6,TRY:{20ba} =p8,TRY:{20ba} =2m7,TRY:{20ba} =kx,CRC:{20a1} =2m9,TRY:{20ba} =jk,TRY:{20ba}
    =jl,TRY:{20ba} =pc,TRY:{20ba} =pd,TRY:{20ba} =pe,TRY:{20ba} =jp,TRY:{20ba} =2ma,TRY:{20ba}
    =it,TRY:{20ba} =ph,TRY:{20ba} =pi,TRY:{20ba} =pj,TRY:{20ba} =pk,TRY:{20ba} =2mb,TRY:{20ba}
    =8o,TRY:{20ba} =pm,TRY:{20ba} =pn,TRY:{20ba} =po,TRY:{20ba} =pp,TRY:{20ba} =jm,TRY:{20ba}
    =kx,GTQ:Q =pr,TRY:{20ba} =kx,HNL:L =pu,TRY:{20ba} =k3,TRY:{20ba} =k4,TRY:{20ba} =2mg,TRY:{20ba}
    =px,TRY:{20ba} =kx,AUD:A{24} =k6,TRY:{20ba} =kx,JPY:JP{a5} =k7,TRY:{20ba} =k8,TRY:{20ba}
    =py,TRY:{20ba} =ka,TRY:{20ba} =kb,TRY:{20ba} =jr,TRY:{20ba} =pz,TRY:{20ba} =2b,TRY:{20ba}
    =kx,MDL:L =1vd,TRY:{20ba} =q2,TRY:{20ba} =ke,TRY:{20ba} =q3,TRY:{20ba} =q4,TRY:{20ba}
    =q5,TRY:{20ba} =2mj,TRY:{20ba} =q7,TRY:{20ba} =ki,TRY:{20ba} =q8,TRY:{20ba} =q9,TRY:{20ba}
    =qa,TRY:{20ba} =kx,NIO:C{24} =kx,PAB:B{2f}. =kx,PEN:S{2f} =qf,TRY:{20ba} =ko,TRY:{20ba}
    =qh,TRY:{20ba} =kr,TRY:{20ba} =qi,TRY:{20ba} =qj,TRY:{20ba} =qk,TRY:{20ba} =ql,TRY:{20ba}
    =qm,TRY:{20ba} =kx,ILS:NIS =qo,TRY:{20ba} =qp,TRY:{20ba} =ku,TRY:{20ba} =kv,TRY:{20ba}
    =kw,TRY:{20ba} =qq,TRY:{20ba} =qr,TRY:{20ba} =qs,TRY:{20ba} =qt,TRY:{20ba} =qu,TRY:{20ba}
    =kz,TRY:{20ba} =kx,UAH:{20b4} =l1,TRY:{20ba} =2mr,TRY:{20ba} =qx,TRY:{20ba} =2ms,TRY:{20ba}
    =qz,TRY:{20ba} =1,TRY:{20ba} =r0,TRY:{20ba} =53,CNY:{ffe5} =40,CNY:{ffe5} =3z,CNY:{ffe5}
    =ek,CNY:{ffe5} =43,CNY:{ffe5} =el,CNY:{ffe5} =49,CNY:{ffe5} =en,CNY:{ffe5} =4p,CNY:{ffe5}
    =4r,CNY:{ffe5} =eo,CNY:{ffe5} =4t,CNY:{ffe5} =4z,CNY:{ffe5} =51,CNY:{ffe5} =52,CNY:{ffe5}
    =54,CNY:{ffe5} =3r,CNY:{ffe5} =58,CNY:{ffe5} =5d,CNY:{ffe5} =ep,CNY:{ffe5} =eq,CNY:{ffe5}
    =er,CNY:{ffe5} =5j,CNY:{ffe5} =es,CNY:{ffe5} =eu,CNY:{ffe5} =3q,CNY:{ffe5} =ev,CNY:{ffe5}
    =ey,CNY:{ffe5} =ez,CNY:{ffe5} =f0,CNY:{ffe5} =f1,CNY:{ffe5} =f2,CNY:{ffe5} =6o,CNY:{ffe5}
    =f3,CNY:{ffe5} =f4,CNY:{ffe5} =76,CNY:{ffe5} =f5,CNY:{ffe5} =79,CNY:{ffe5} =3q,UAH:{20b4}
    =iu,UAH:{20b4} =iv,UAH:{20b4} =3v,UAH:{20b4} =1e6,UAH:{20b4} =ix,UAH:{20b4} =iy,UAH:{20b4}
    =46q,HUF:,UAH:{20b4} =46r,HUF:,UAH:{20b4} =j2,UAH:{20b4} =j4,UAH:{20b4} =46,UAH:{20b4}
    =j6,UAH:{20b4} =j7,UAH:{20b4} =3da,UAH:{20b4} =4a,UAH:{20b4} =4b,UAH:{20b4} =61s,UAH:{20b4}
    =86y,BOB:Bs =jb,UAH:{20b4} =jc,UAH:{20b4} =4g,UAH:{20b4} =1ee,UAH:{20b4} =4i,UAH:{20b4}
    =4k,UAH:{20b4} =4l,UAH:{20b4} =4m,UAH:{20b4} =je,UAH:{20b4} =2m5,UAH:{20b4} =4o,UAH:{20b4}
    =47f,HUF:,UAH:{20b4} =jg,UAH:{20b4} =47h,HUF:,UAH:{20b4} =86y,CRC:{20a1} =47j,HUF:,UAH:{20b4}
    =jk,UAH:{20b4} =jl,UAH:{20b4} =4w,UAH:{20b4} =jm,UAH:{20b4} =27z,UAH:{20b4} =3dj,UAH:{20b4}
    =jp,UAH:{20b4} =47r,HUF:,UAH:{20b4} =86y,USD:{24} =3dm,UAH:{20b4} =55,UAH:{20b4} =56,UAH:{20b4}
    =ju,UAH:{20b4} =59,UAH:{20b4} =5a,UAH:{20b4} =5b,UAH:{20b4} =5c,UAH:{20b4} =3do,UAH:{20b4}
    =86y,GTQ:Q =5f,UAH:{20b4} =86y,HNL:L =3ds,UAH:{20b4} =k3,UAH:{20b4} =4hw,UAH:{20b4}
    =5o,UAH:{20b4} =1f0,UAH:{20b4} =k6,UAH:{20b4} =5r4,UAH:{20b4} =k7,UAH:{20b4} =k8,UAH:{20b4}
    =k9,UAH:{20b4} =5t,UAH:{20b4} =kb,UAH:{20b4} =jr,UAH:{20b4} =5w,UAH:{20b4} =5x,UAH:{20b4}
    =86y,MDL:L =60,UAH:{20b4} =61,UAH:{20b4} =ke,UAH:{20b4} =kf,UAH:{20b4} =is,UAH:{20b4}
    =64,UAH:{20b4} =65,UAH:{20b4} =48y,HUF:,UAH:{20b4} =626,UAH:{20b4} =ki,UAH:{20b4}
    =2n,UAH:{20b4} =6a,UAH:{20b4} =86y,NIO:C{24} =86y,PAB:B{2f}. =86y,PEN:S{2f} =6f,UAH:{20b4}
    =ko,UAH:{20b4} =6j,UAH:{20b4} =6m,UAH:{20b4} =6n,UAH:{20b4} =3e9,UAH:{20b4} =6p,UAH:{20b4}
    =6q,UAH:{20b4} =6s,UAH:{20b4} =6t,UAH:{20b4} =ku,UAH:{20b4} =kv,UAH:{20b4} =kw,UAH:{20b4}
    =6x,UAH:{20b4} =6y,UAH:{20b4} =ya,UAH:{20b4} =86x,UAH:{20b4} =6z,UAH:{20b4} =71,UAH:{20b4}
    =ky,UAH:{20b4} =kz,UAH:{20b4} =l1,UAH:{20b4} =4a1,HUF:,UAH:{20b4} =l3,UAH:{20b4}
    =4a3,HUF:,UAH:{20b4} =3eg,UAH:{20b4} =7a,UAH:{20b4} =7b,UAH:{20b4} =op,PKR:Rs =321,PKR:Rs
    =322,PKR:Rs =323,PKR:Rs =ot,PKR:Rs =ou,PKR:Rs =2e6,PKR:Rs =ow,PKR:Rs =ox,PKR:Rs =oy,PKR:Rs
    =ko,BOB:Bs =p0,PKR:Rs =p1,PKR:Rs =p2,PKR:Rs =p3,PKR:Rs =p4,PKR:Rs =p5,PKR:Rs =p6,PKR:Rs
    =325,PKR:Rs =p8,PKR:Rs =326,PKR:Rs =ko,CRC:{20a1} =328,PKR:Rs =pc,PKR:Rs =pd,PKR:Rs =2ed,PKR:Rs
    =329,PKR:Rs =cc,PKR:Rs =ko,JPY:{a5} =pi,PKR:Rs =pj,PKR:Rs =pk,PKR:Rs =32a,PKR:Rs =8o,PKR:Rs
    =pm,PKR:Rs =pn,PKR:Rs =po,PKR:Rs =2ei,PKR:Rs =ko,GTQ:Q =pr,PKR:Rs =ko,HNL:L =2em,PKR:Rs
    =pv,PKR:Rs =px,PKR:Rs =py,PKR:Rs =pz,PKR:Rs =2b,PKR:Rs =ko,MDL:L =q1,PKR:Rs =q2,PKR:Rs
    =q3,PKR:Rs =q4,PKR:Rs =q5,PKR:Rs =32f,PKR:Rs =2v,NAD:{24} =q9,PKR:Rs =qa,PKR:Rs =ko,NIO:C{24}
    =ko,PAB:B{2f}. =ko,PEN:S{2f} =qf,PKR:Rs =qh,PKR:Rs =pg,PKR:Rs =qi,PKR:Rs =qj,PKR:Rs =2f0,PKR:Rs
    =ql,PKR:Rs =qm,PKR:Rs =ko,ILS:NIS =qo,PKR:Rs =qp,PKR:Rs =qq,PKR:Rs =qr,PKR:Rs =qs,PKR:Rs
    =qt,PKR:Rs =qu,PKR:Rs =qv,PKR:Rs =32m,PKR:Rs =qx,PKR:Rs =32n,PKR:Rs =2f5,PKR:Rs =1,PKR:Rs
    =r0,PKR:Rs =3r,UZS:soʻm =it,UZS:soʻm =iu,UZS:soʻm =3v,UZS:soʻm =ix,UZS:soʻm =iy,UZS:soʻm
    =iz,UZS:soʻm =j0,UZS:soʻm =j1,UZS:soʻm =j2,UZS:soʻm =j3,UZS:soʻm =j5,UZS:soʻm
    =46,UZS:soʻm =j7,UZS:soʻm =j8,UZS:soʻm =4b,UZS:soʻm =j9,UZS:soʻm =ja,UZS:soʻm
    =jb,UZS:soʻm =jc,UZS:soʻm =4g,UZS:soʻm =4h,UZS:soʻm =4i,UZS:soʻm =jd,UZS:soʻm
    =4k,UZS:soʻm =4l,UZS:soʻm =je,UZS:soʻm =4o,UZS:soʻm =jf,UZS:soʻm =3eo,UZS:сўм
    =jh,UZS:soʻm =ji,UZS:soʻm =jj,UZS:soʻm =jk,UZS:soʻm =jl,UZS:soʻm =4w,UZS:soʻm
    =jm,UZS:soʻm =jn,UZS:soʻm =jo,UZS:soʻm =jp,UZS:soʻm =jq,UZS:soʻm =js,UZS:soʻm
    =54,UZS:soʻm =jt,UZS:soʻm =55,UZS:soʻm =56,UZS:soʻm =59,UZS:soʻm =5a,UZS:soʻm
    =5c,UZS:soʻm =jw,UZS:soʻm =jx,UZS:soʻm =5f,UZS:soʻm =jy,UZS:soʻm =jz,UZS:soʻm
    =k1,UZS:soʻm =k2,UZS:soʻm =k3,UZS:soʻm =k4,UZS:soʻm =iv,UZS:soʻm =5o,UZS:soʻm
    =k6,UZS:soʻm =k7,UZS:soʻm =k8,UZS:soʻm =k9,UZS:soʻm =5t,UZS:soʻm =ka,UZS:soʻm
    =5x,UZS:soʻm =kc,UZS:soʻm =kd,UZS:soʻm =ke,UZS:soʻm =kf,UZS:soʻm =65,UZS:soʻm
    =kg,UZS:soʻm =ki,UZS:soʻm =3m,NAD:{24} =69,UZS:soʻm =kk,UZS:soʻm =km,UZS:soʻm
    =kn,UZS:soʻm =6f,UZS:soʻm =6g,UZS:soʻm =ko,UZS:soʻm =kq,UZS:soʻm =kr,UZS:soʻm
    =6n,UZS:soʻm =ks,UZS:soʻm =6p,UZS:soʻm =6q,UZS:soʻm =kt,UZS:soʻm =6s,UZS:soʻm
    =ku,UZS:soʻm =kv,UZS:soʻm =kw,UZS:soʻm =6x,UZS:soʻm =6y,UZS:soʻm =53,UZS:soʻm
    =6z,UZS:soʻm =kx,UZS:soʻm =71,UZS:soʻm =ky,UZS:soʻm =l0,UZS:soʻm =l1,UZS:soʻm
    =l2,UZS:soʻm =l4,UZS:soʻm =l5,UZS:soʻm =41,AFN:{60b} =45,AFN:{60b} =4c,AFN:{60b}
    =4d,AFN:{60b} =4s,AFN:{60b} =5e,AFN:{60b} =5h,AFN:{60b} =5i,AFN:{60b} =5k,AFN:{60b}
    =5n,AFN:{60b} =5y,AFN:{60b} =66,AFN:{60b} =68,AFN:{60b} =6b,AFN:{60b} =6c,AFN:{60b}
    =6d,AFN:{60b} =6e,AFN:{60b} =6h,AFN:{60b} =6i,AFN:{60b} =6r,AFN:{60b} =74,AFN:{60b}
    =78,AFN:{60b} =52,UZS:сўм =6g,UZS:сўм =3s,UZS:сўм =3t,UZS:сўм =3u,UZS:сўм
    =op,UZS:сўм =3w,UZS:сўм =3x,UZS:сўм =3y,UZS:сўм =a5p,ARS:{24} =40,UZS:сўм
    =41,THB:{e3f},UZS:сўм =42,UZS:сўм =8hj,UZS:сўм =44,UZS:сўм =45,UZS:сўм
    =ou,UZS:сўм =47,UZS:сўм =48,UZS:сўм =3nl,UZS:сўм =y5,THB:{e3f},UZS:сўм
    =ow,UZS:сўм =ox,UZS:сўм =4c,THB:{e3f},UZS:сўм =a5p,BOB:Bs =4e,UZS:сўм
    =4f,UZS:сўм =p0,UZS:сўм =4h,UZS:сўм =p1,UZS:сўм =116,UZS:сўм =p3,UZS:сўм
    =p4,UZS:сўм =p5,UZS:сўм =4n,UZS:сўм =p6,UZS:сўм =a5p,CLP:{24} =a5p,COP:{24}
    =a5p,CRC:{20a1} =a5p,CUP:{24} =4u,UZS:сўм =4v,UZS:сўм =pc,UZS:сўм =4x,UZS:сўм
    =3es,UZS:сўм =3ob,UZS:сўм =50,UZS:сўм =a5p,DOP:RD{24} =cc,UZS:сўм =pi,UZS:сўм
    =pj,UZS:сўм =3ev,UZS:сўм =7l8,UZS:сўм =8o,UZS:сўм =pm,UZS:сўм =pn,UZS:сўм
    =po,UZS:сўм =3oo,UZS:сўм =a5p,GTQ:Q =pr,UZS:сўм =a5p,HNL:L =a5p,HRK:kn =3ou,UZS:сўм
    =5k,THB:{e3f},UZS:сўм =5l,UZS:сўм =5m,UZS:сўм =a5p,ISK:kr. =px,UZS:сўм
    =5p,UZS:сўм =y6,UZS:сўм =5q,UZS:сўм =5r,UZS:сўм =py,UZS:сўм =y7,UZS:сўм
    =5v,UZS:сўм =pz,UZS:сўм =2b,UZS:сўм =a5p,MDL:L =3f5,UZS:сўм =q2,UZS:сўм
    =a5p,MKD:ден. =61,UZS:сўм =62,UZS:сўм =3f6,UZS:сўм =q4,UZS:сўм =q5,UZS:сўм
    =66,THB:{e3f},UZS:сўм =67,UZS:сўм =68,UZS:сўм =q9,UZS:сўм =qa,UZS:сўм
    =a5p,NIO:C{24} =a5p,NOK:kr =a5p,PAB:B{2f}. =a5p,PEN:S{2f} =qf,UZS:сўм =6h,UZS:сўм
    =2np,UZS:сўм =qh,UZS:сўм =a7v,BAM:КМ =4hv,UZS:сўм =qi,UZS:сўм =qj,UZS:сўм
    =3pw,UZS:сўм =ql,UZS:сўм =qm,UZS:сўм =a5p,ILS:NIS =qo,UZS:сўм =qp,UZS:сўм
    =6u,UZS:сўм =6v,UZS:сўм =6w,UZS:сўм =qq,UZS:сўм =qr,UZS:сўм =9ke,UZS:сўм
    =qs,UZS:сўм =70,UZS:сўм =qt,UZS:сўм =3ff,UZS:сўм =73,UZS:сўм
    =74,THB:{e3f},UZS:сўм =75,UZS:сўм =a5p,UYU:{24} =78,THB:{e3f},UZS:сўм =3qi,UZS:сўм
    =1,UZS:сўм =r0,UZS:сўм =jg,UZS:soʻm =5d,LRD:{24} =33b,XPF:
    =53,EGP:EGPP,GHS:GHS.,GIP:GIIP,GTQ:GT{20}Q,HRK:HRKS,MDL:Vote{20}MDL,NGN:NGN. =a9b,USD:US{24}
    =a9b,JPY:{a5} =a9d,AUD:AU{24},THB:{e3f} =a9c,AUD:AU{24},GBP:UK{a3},THB:{e3f}
    =3u,EGP:EGPP,GHS:GHS.,GIP:GIIP,GTQ:GT{20}Q,HRK:HRKS,MDL:Vote{20}MDL,NGN:NGN. =a9c,XCD:{24}
    =a9c,ALL:Lekë,THB:{e3f} =a9b,AMD:{58f},THB:{e3f} =a9f,AOA:Kz,GBP:{a3} =a9c,ARS:{24}
    =a9b,AUD:{24},SCR:Rs,XPF:CFP =a9f,AWG:Afl.,CAD:C{24},FJD:FJ{24},GBP:{a3},SBD:SI{24}
    =43,GHS:GHS.,GIP:GIIP,GTQ:GT{20}Q,HRK:HRKS,MDL:Vote{20}MDL,NGN:NGN. =a9c,AZN:{20bc},THB:{e3f}
    =a9d,BAM:KM,HRK:kn,RSD:din.,THB:{e3f} =a9c,BBD:{24} =a9c,BDT:{9f3},THB:{e3f} =a9n,AWG:
    =49,EGP:EGPP,GHS:GHS.,GTQ:GT{20}Q,HRK:HRKS,MDL:Vote{20}MDL,NGN:NGN. =a9c,BIF:FBu =a9c,BMD:{24}
    =a9b,BND:{24},MYR:RM =a9b,BOB:Bs =a9t,USD:{24} =a9f,GBP:{a3} =a9c,BSD:{24}
    =aa0,BTN:Nu.,KRW:KR{20a9},THB:TH{e3f} =a9c,BWP:P =a9d,BYN:Br,RUB:{20bd} =a9c,BZD:{24}
    =a9c,CAD:{24} =a9c,MYR:RM =a9c,CDF:FC,KES:Ksh,THB:{e3f},TZS:TSh =a9c,NZD:{24} =a9c,CLP:{24}
    =a9c,AUD:AU{24},CNY:{a5} =a9c,COP:{24} =a9b,CRC:{20a1} =a9c,CUP:{24} =aa0,CVE:{200b}
    =a9t,ANG:NAf. =a9c,AUD:{24} =a9b,THB:{e3f} =a9c,AUD:AU{24},CZK:Kč =a9u,DJF:Fdj =aa0,DKK:kr.
    =a9c,DOP:RD{24} =a9c,THB:{e3f} =a9c,ERN:Nfk,ETB:Br =a9c,FJD:{24} =a9c,FKP:{a3},GBP:GB{a3}
    =a9c,DKK:kr =a9c,GEL:{20be} =a9c,GHS:GH{20b5},IQD:Irak{20}dinaa,XOF:AAS
    =a9c,GBP:GB{a3},GIP:{a3} =a9c,DKK:kr. =a9c,GMD:D =a9u,GNF:FG =a9b,GTQ:Q =a9c,GYD:{24}
    =a9c,AUD:AU{24},JPY:{a5} =a9b,HNL:L =a9b,HRK:kn =a9u,HTG:G =a9d,HUF:Ft =aa0,IDR:Rp,INR:Rs
    =a9d,CNY:{200e}CN{a5}{200e},THB:{e3f} =a9b,ISK:kr. =a9c,JMD:{24} =aa8,CDF:,USD:{24}
    =aai,KHR:{17db} =a9f,KMF:CF =a9c,AUD:AU{24} =a9c,KYD:{24}
    =a9d,KZT:{20b8},RUB:{20bd},THB:{e3f},UAH:{20b4} =aan,LAK:{20ad} =a9c,LRD:{24} =a9c,LSL:M,ZAR:R
    =a9b,MDL:L =a9c,BAM:KM,JPY:{a5} =a9c,MGA:Ar
    =aan,ANG:NAf,AWG:Afl,HTG:G,MMK:K,PAB:B{2f}.,TTD:TT{24} =aai,MNT:{20ae} =ab0,MOP:MOP{24}
    =a9c,MUR:Rs =a9c,MWK:MK =a9b,MRU:UM,MXN:{24} =a9b,MYR:RM =aa0,MZN:MTn =aai,NAD:{24},ZAR:R
    =a9d,NGN:{20a6} =a9c,NGN:{20a6} =a9b,NIO:C{24} =a9b,NOK:kr =a9b,PAB:B{2f}. =a9b,PEN:S{2f}
    =a9c,PGK:K =a9d,THB:{e3f} =aai,PKR:Rs =a9b,PLN:zł =a9c,PYG:{20b2} =a9c,JPY:{a5} =abe,KZT:
    =a9c,RWF:RF =a9c,SBD:{24} =a9u,SCR:SR =a9c,SGD:{24} =a9c,GBP:GB{a3},SHP:{a3} =a9b,ILS:NIS
    =a9c,SLE:Le =a9c,BBD:DBB,SOS:S =a9t,SRD:{24} =a9f,GBP:GB{a3},SSP:{a3} =aa0,STN:Db =a9c,ANG:NAf.
    =a9c,SZL:E =a9e,USD:US{24} =a9c,AUD:AUD{24},NZD:NZD{24},TOP:T{24} =a9e,TRY:{20ba} =a9c,TTD:{24}
    =ab0,KRW:{ffe6},TWD:{24} =aa8,CDF: =a9d,UAH:{20b4} =acp,UGX:USh =a9c,UYU:{24} =a9c,UZS:soʻm
    =a9b,VEF:Bs.,VES:Bs.S =a9u,VUV:VT =a9c,ZAR:R =a9c,ZMW:K =2mt,ZAR:R =2mu,ZAR:R =2mv,ZAR:R
    =el,ZAR:R =2mw,ZAR:R =em,ZAR:R =2mx,ZAR:R =2my,ZAR:R =2mz,ZAR:R =2n0,ZAR:R =2n1,ZAR:R
    =2n2,ZAR:R =2n3,ZAR:R =1,JPY:{a5} =2n5,ZAR:R =2n6,ZAR:R =2n7,ZAR:R =2n8,ZAR:R =2n9,ZAR:R
    =2na,ZAR:R =2nb,ZAR:R =es,ZAR:R =et,ZAR:R =2nc,ZAR:R =2nd,ZAR:R =ew,ZAR:R =2ne,ZAR:R =2nf,ZAR:R
    =2ng,ZAR:R =2nh,ZAR:R =2ni,ZAR:R =2nj,ZAR:R =2nk,ZAR:R =f4,ZAR:R =2nl,ZAR:R =2nm,ZAR:R
    =2nn,ZAR:R =1yj,JPY:JP{a5} =2bs,NGN:{20a6} =2bt,NGN:{20a6} =2bu,NGN:{20a6} =1w0,NGN:{20a6}
    =2bv,NGN:{20a6} =2bw,NGN:{20a6} =2bx,NGN:{20a6} =1yk,ARS:{24} =2bz,NGN:{20a6} =2c0,NGN:{20a6}
    =2c1,NGN:{20a6} =tj,RUB:{20bd} =1m6,RUB:{20bd} =1wb,NGN:{20a6} =1c1,RUB:{20bd} =2c5,NGN:{20a6}
    =2c6,NGN:{20a6} =1wg,NGN:{20a6} =1wh,NGN:{20a6} =2c8,NGN:{20a6} =2c9,NGN:{20a6} =2ca,NGN:{20a6}
    =2cb,NGN:{20a6} =1wm,NGN:{20a6} =1wn,NGN:{20a6} =1wo,NGN:{20a6} =1wp,NGN:{20a6} =1wq,NGN:{20a6}
    =1wr,NGN:{20a6} =2cc,NGN:{20a6} =1wt,NGN:{20a6} =1yk,CLP:{24} =2ce,NGN:{20a6} =1yk,COP:{24}
    =2cg,NGN:{20a6} =1yk,CUP:{24} =2ci,NGN:{20a6} =2cj,NGN:{20a6} =1x1,NGN:{20a6} =2ck,NGN:{20a6}
    =2cl,NGN:{20a6} =2cm,NGN:{20a6} =2cn,NGN:{20a6} =1yk,DOP:RD{24} =qa,RUB:{20bd} =1x9,NGN:{20a6}
    =1xb,NGN:{20a6} =1xc,NGN:{20a6} =1yk,DKK:kr =1yk,GEL:{20be} =1xf,NGN:{20a6} =1xg,NGN:{20a6}
    =1xh,NGN:{20a6} =1xi,NGN:{20a6} =2cr,NGN:{20a6} =2cs,NGN:{20a6} =1xl,NGN:{20a6} =2ct,NGN:{20a6}
    =2cu,NGN:{20a6} =2cv,NGN:{20a6} =2cw,NGN:{20a6} =1yj,HUF:Ft =2cy,NGN:{20a6} =2cz,NGN:{20a6}
    =2d0,NGN:{20a6} =1xv,NGN:{20a6} =2d1,NGN:{20a6} =2d3,NGN:{20a6} =2d4,NGN:{20a6} =1yk,AUD:AU{24}
    =1y1,NGN:{20a6} =2d6,NGN:{20a6} =1y4,NGN:{20a6} =1y5,NGN:{20a6} =2d7,NGN:{20a6} =2d8,NGN:{20a6}
    =1y8,NGN:{20a6} =1ya,NGN:{20a6} =2da,NGN:{20a6} =2db,NGN:{20a6} =1yd,NGN:{20a6} =1ye,NGN:{20a6}
    =2dc,NGN:{20a6} =2dd,NGN:{20a6} =2de,NGN:{20a6} =2df,NGN:{20a6} =2dg,NGN:{20a6} =2dh,NGN:{20a6}
    =2di,NGN:{20a6} =2dj,NGN:{20a6} =1yk,PGK:K =q9,RUB:{20bd} =2dk,NGN:{20a6} =2dl,NGN:{20a6}
    =1yk,PYG:{20b2} =1yj,USD:US{24} =1yk,RWF:RF =1yk,SBD:{24} =2dn,NGN:{20a6} =1yk,SGD:{24}
    =1yz,NGN:{20a6} =2do,NGN:{20a6} =1yk,SLE:Le =1z2,NGN:{20a6} =2dp,NGN:{20a6} =2dq,NGN:{20a6}
    =2dr,NGN:{20a6} =1yk,ANG:NAf. =1yk,SZL:E =2ds,NGN:{20a6} =1z9,NGN:{20a6} =2dt,NGN:{20a6}
    =1yk,TTD:{24} =2du,NGN:{20a6} =2dv,NGN:{20a6} =1yj,UAH:{20b4} =2dx,NGN:{20a6} =1yk,UYU:{24}
    =1yk,UZS:soʻm =2e0,NGN:{20a6} =2e1,NGN:{20a6} =1yk,ZAR:R =14l,RUB:{20bd}
    =539,BOB:BUB,FJD:,SCR:SCRu,VES:Bs.S,XAF:FCF,XPF:CFP =4r,BOB:BUB,SCR:SCRu,THB:{e3f},VES:Bs.S
    =ahg,JPY:{a5},USD:{24} =ahf,XPF:CFPF =2m7,BOB:BUB,SCR:SCRu,VES:Bs.S =ahj,GBP:UK{a3},JPY:JP{a5}
    =iv,BOB:BUB,COP:{24},SCR:SCRu,VES:Bs.S,XOF:CFA =ahg,XCD:{24} =ahg,ALL:Lekë,PHP:
    =ahg,AMD:{58f},PHP:,USD:{24} =ahj,AOA:Kz,JPY:JP{a5} =ahi,ARS:{24} =ahj,USD:{24}
    =ahf,AUD:{24},SCR:Rs =j2,BOB:BUB,COP:{24},SCR:SCRu,VES:Bs.S,XPF:CFP
    =2fi,BOB:BUB,COP:{24},SCR:SCRu,VES:Bs.S =ahg,AZN:{20bc},PHP:
    =ahj,BAM:KM,HRK:kn,RSD:din.,XPF:CFP =ahg,BBD:{24} =ahg,BDT:{9f3},PHP: =aht,AWG:
    =2e6,BOB:BUB,SCR:SCRu,VES:Bs.S =ahj,JPY:JP{a5} =ahg,BIF:FBu =ahg,BMD:{24}
    =ahg,BND:{24},MYR:RM,PHP: =ahi,BOB:Bs =ahz,USD:{24} =ahg,BSD:{24}
    =4h,BOB:BUB,COP:{24},SCR:SCRu,VES:Bs.S,XAF:FCF =ahg,BWP:P =ahh,BYN:Br,PHP:,RUB:{20bd}
    =ahg,BZD:{24} =ahg,CAD:{24} =ahg,MYR:RM =je,BOB:BUB,COP:{24},SCR:SCRu,VES:Bs.S =ahg,NZD:{24}
    =ahi,CLP:{24} =ai1,CNY:{a5} =ahi,CRC:{20a1} =ahi,CUP:{24} =ai1,CVE:{200b} =ahz,ANG:NAf.
    =ahg,AUD:{24} =aho,AMD: =ai1,CZK:Kč =ai0,DJF:Fdj =ai1,DKK:kr. =ahi,DOP:RD{24} =ahi,USD:{24}
    =ahg,ERN:Nfk,ETB:Br =ahr,XPF:CFP =ahg,FJD:{24} =ahg,FKP:{a3},GBP:GB{a3} =ahg,DKK:kr,PHP:
    =ai1,GEL:{20be} =ahg,GHS:GH{20b5},IQD:Irak{20}dinaa,XOF:AAS =ahg,GBP:GB{a3},GIP:{a3}
    =ahg,DKK:kr. =ahg,GMD:D =ai0,GNF:FG =ahi,XAF:FCFA =ahi,GTQ:Q =ahg,GYD:{24} =ahi,HNL:L
    =ai1,HRK:kn,XPF:CFP =ai0,HTG:G =ahj,HUF:Ft =ai1,IDR:Rp,INR:Rs =ahh,CNY:{200e}CN{a5}{200e},PHP:
    =ai1,ISK:kr. =ahg,JMD:{24} =ahh,PHP: =aie,CDF:,USD:{24} =ain,KHR:{17db} =ahk,KMF:CF
    =ahg,KYD:{24} =aia,BYN:,KZT:{20b8},UAH:{20b4} =ahg,LAK:{20ad},PHP: =aj4,AUD:A{24} =ahg,LRD:{24}
    =ahg,LSL:M,ZAR:R =ai1,MDL:L =ahj,BAM:KM =ahg,MGA:Ar =6qp,BOB:BUB,SCR:SCRu,VES:Bs.S
    =ain,MNT:{20ae} =ahj,MOP:MOP{24} =ahg,PHP: =ahg,MUR:Rs =ahg,MWK:MK =ahi,MRU:UM,MXN:{24}
    =ai4,BND: =ai1,MZN:MTn =ajv,NAD:{24},ZAR:R =ahh,NGN:{20a6} =ahg,NGN:{20a6} =ahi,NIO:C{24}
    =ahf,NOK:kr,XOF:F{202f}CFA =ahi,PAB:B{2f}. =ahi,PEN:S{2f} =ahg,PGK:K =ain,PKR:Rs =ai1,PLN:zł
    =ahg,PYG:{20b2} =ajk,KZT: =ahg,RWF:RF =ahg,SBD:{24} =ai0,SCR:SR =ahg,SGD:{24}
    =ahg,GBP:GB{a3},SHP:{a3} =ai1,ILS:NIS =ahg,SLE:Le =ahg,BBD:DBB,SOS:S =ahz,SRD:{24}
    =ahk,GBP:GB{a3},SSP:{a3} =ai1,STN:Db =ahg,ANG:NAf. =ahg,SZL:E =ahg,USD:{24}
    =ahg,AUD:AUD{24},NZD:NZD{24},TOP:T{24} =ahr,TRY:{20ba} =ahg,TTD:{24} =ahj,KRW:{ffe6},TWD:{24}
    =aie,CDF: =ahj,UAH:{20b4} =akv,UGX:USh =ahi,UYU:{24} =ajv,UZS:soʻm =ai0,VUV:VT =ahg,ZAR:R
    =ahg,ZMW:K =jy,KRW:{ffe6} =al3,ARS:{24} =j1,JPY:{a5},KRW:{ffe6} =2m3,KRW:{ffe6},THB:
    =al3,BOB:Bs =al3,CLP:{24} =jg,KRW:{ffe6} =al3,COP:{24} =al3,CRC:{20a1} =al3,CUP:{24}
    =al3,DOP:RD{24} =it,KRW:{ffe6} =5g5,KRW:{ffe6} =4sj,KRW:{ffe6} =al3,GTQ:Q =al3,HNL:L
    =44k,KRW:{ffe6} =485,KRW:{ffe6} =4js,KRW:{ffe6} =2n4,KRW:{ffe6} =jc,KRW:{ffe6} =al3,MDL:L
    =5g9,KRW:{ffe6} =5ga,JPY:{a5},KRW:{ffe6} =al3,NIO:C{24} =6xd,KRW:{ffe6} =al3,PAB:B{2f}.
    =al3,PEN:S{2f} =7ty,KRW:{ffe6} =al3,ILS:NIS =5gh,KRW:{ffe6} =al3,UYU:{24}
    =5gj,JPY:{a5},KRW:{ffe6} =it,CNY:{a5} =al9,ARS:{24} =j1,CNY:{a5},KRW:{ffe6}
    =5fx,CNY:{a5},KRW:{ffe6} =1ki,JPY:{a5} =j8,CNY:{a5} =al9,BOB:Bs =al9,CLP:{24} =al9,COP:{24}
    =al9,CRC:{20a1} =al9,CUP:{24} =jo,CNY:{a5} =al9,DOP:RD{24} =p8,KRW:{ffe6} =al9,USD:{24}
    =alf,CNY:{a5} =4rx,KRW:{ffe6} =jw,CNY:{a5} =al9,GTQ:Q =al9,HNL:L =43z,KRW:{ffe6} =k1,CNY:{a5}
    =alk,CNY:{a5} =52,KRW:{ffe6} =al9,MDL:L =5ga,CNY:{a5},KRW:{ffe6} =al9,NIO:C{24} =6wt,KRW:{ffe6}
    =al9,PAB:B{2f}. =al9,PEN:S{2f} =7tf,KRW:{ffe6} =ks,CNY:{a5} =al9,ILS:NIS =alx,CNY:{a5}
    =al9,UYU:{24} =5gj,CNY:{a5},KRW:{ffe6} =l5,CNY:{a5} =jg,ARS:{24} =al5,TWD:{24} =5fx,CNY:{a5}
    =jg,BOB:Bs =jg,CLP:{24} =jg,COP:{24} =jg,CRC:{20a1} =jg,CUP:{24} =jg,DOP:RD{24} =jg,USD:{24}
    =5g5,CNY:{a5} =7jk,TWD:{24} =jg,GTQ:Q =jg,HNL:L =47g,JPY:{a5} =jg,MDL:L =5ga,CNY:{a5}
    =jg,NIO:C{24} =ky,PAB:B{2f}. =jg,PEN:S{2f} =k9,SGD:{24} =jg,ILS:NIS =5gh,CNY:{a5} =jg,UYU:{24}
    =5gj,CNY:{a5} =j1,CNY:{a5} =k9,MOP:MOP{24} =jg,PAB:B{2f}. =ky,ARS:{24} =9bb,BRL:BR{24}
    =ky,BOB:Bs =ky,CLP:{24} =ky,COP:{24} =ky,CRC:{20a1} =ky,CUP:{24} =7jq,TWD:{24} =ky,DOP:RD{24}
    =ky,USD:{24} =7jt,TWD:{24} =ky,GTQ:Q =ky,HNL:L =7jx,TWD:{24} =4l6,JPY:JP{a5} =337,THB:{e3f}
    =qu,JPY:JP{a5} =ky,MDL:L =alq,TWD:{24} =ky,NIO:C{24} =ky,PEN:S{2f} =7k5,TWD:{24} =5g5,TWD:{24}
    =ky,ILS:NIS =ky,UYU:{24} =alz,TWD:{24} =7k9,TWD:{24} =29,ARS:{24} =322,ZAR:R =ot,ZAR:R
    =oy,ZAR:R =18,BOB:Bs =u,CAD:CA{24} =29,CLP:{24} =29,COP:{24} =18,CRC:{20a1} =29,CUP:{24}
    =29,DOP:RD{24} =18,GTQ:Q =18,HNL:L =18,HRK:kn =22,HUF:Ft =18,ISK:kr. =18,MDL:L =32f,ZAR:R
    =18,MYR:RM =18,NIO:C{24} =18,NOK:kr =18,PAB:B{2f}. =18,PEN:S{2f} =18,PLN:zł =18,ILS:NIS
    =22,UAH:{20b4} =29,UYU:{24} =32n,ZAR:R
    """

  /// Numbers of those sets.
  static let symbolSetNumberLines = """
    0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34
    35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66
    67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98
    99 100 101 102 103 104 105 106 107 108 109 110 111 112 113 114 115 116 117 118 119 120 121 122
    123 124 125 126 127 128 129 130 131 132 133 134 135 136 137 138 139 140 141 142 143 144 145 146
    147 148 149 150 151 152 153 154 155 156 157 158 159 160 161 162 163 164 165 166 167 168 169 170
    171 172 173 174 175 176 177 178 179 180 181 182 183 184 185 186 187 188 189 190 191 192 193 194
    195 196 197 198 199 200 201 202 203 204 205 206 207 208 209 210 211 212 213 214 215 216 217 218
    219 220 221 222 223 224 225 226 227 228 229 230 231 232 233 234 235 236 237 238 239 240 241 242
    243 244 245 246 247 248 249 250 251 252 253 254 255 256 257 258 259 260 261 262 263 264 265 266
    267 268 269 270 271 272 273 274 275 276 277 278 279 280 281 282 283 284 285 286 287 288 289 290
    291 292 293 294 295 296 297 298 299 300 301 302 303 304 305 306 307 308 309 310 311 312 313 314
    315 316 317 318 319 320 321 322 323 324 325 326 327 328 329 330 331 332 333 334 335 336 337 338
    339 340 341 342 343 344 345 346 347 348 349 350 351 352 353 354 355 356 357 358 359 360 361 362
    363 364 365 366 367 368 369 370 371 372 373 374 375 376 377 378 379 380 381 382 383 384 385 386
    387 388 389 390 391 392 393 394 395 396 397 398 399 400 401 402 403 404 405 406 407 408 409 410
    411 412 413 414 415 416 417 418 419 420 421 422 423 424 425 426 427 428 429 430 431 432 433 434
    435 436 437 438 439 440 441 442 443 444 445 446 447 448 449 450 451 452 453 454 455 456 457 458
    459 460 461 462 463 464 465 466 467 468 469 470 471 472 473 474 475 476 477 478 479 480 481 482
    483 484 485 486 487 488 489 490 491 492 493 494 495 496 497 498 499 500 501 502 503 504 505 506
    507 508 509 510 511 512 513 514 515 516 517 518 519 520 521 522 523 524 525 526 527 528 529 530
    531 532 533 534 535 536 537 538 539 540 541 542 543 544 545 546 547 548 549 550 551 552 553 554
    555 556 557 558 559 560 561 562 563 564 565 566 567 568 569 570 571 572 573 574 575 576 577 578
    579 580 581 582 583 584 585 586 587 588 589 590 591 592 593 594 595 596 597 598 599 600 601 602
    603 604 605 606 607 608 609 610 611 612 613 614 615 616 617 618 619 620 621 622 623 624 625 626
    627 628 629 630 631 632 633 634 635 636 637 638 639 640 641 642 643 644 645 646 647 648 649 650
    651 652 653 654 655 656 657 658 659 660 661 662 663 664 665 666 667 668 669 670 671 672 673 674
    675 676 677 678 679 680 681 682 683 684 685 686 687 688 689 690 691 692 693 694 695 696 697 698
    699 700 701 702 703 704 705 706 707 708 709 710 711 712 713 714 715 716 717 718 719 720 721 722
    723 724 725 726 727 728 729 730 731 732 733 734 735 736 737 738 739 740 741 742 743 744 745 746
    747 748 749 750 751 752 753 754 755 756 757 758 759 760 761 762 763 764 765 766 767 768 769 770
    771 772 773 774 775 776 777 778 779 780 781 782 783 784 785 786 787 788 789 790 791 792 793 794
    795 796 797 798 799 800 801 802 803 804 805 806 807 808 809 810 811 812 813 814 815 816 817 818
    819 820 821 822 823 824 825 826 827 828 829 830 831 832 833 834 835 836 837 838 839 840 841 842
    843 844 845 846 847 848 849 850 851 852 853 854 855 856 857 858 859 860 861 862 863 864 865 866
    867 868 869 870 871 872 873 874 875 876 877 878 879 880 881 882 883 884 885 886 887 888 889 890
    891 892 893 894 895 896 897 898 899 900 901 902 903 904 905 906 907 908 909 910 911 912 913 914
    915 916 917 918 919 920 921 922 923 924 925 926 927 928 929 930 931 932 933 934 935 936 937 938
    939 940 941 942 943 944 945 946 947 948 949 950 951 952 953 954 955 956 957 958 959 960 961 962
    963 964 965 966 967 968 969 970 971 972 973 974 975 976 977 978 979 980 981 982 983 984 985 986
    987 988 989 990 991 992 993 994 995 996 997 998 999 1000 1001 1002 1003 1004 1005 1006 1007
    1008 1009 1010 1011 1012 1013 1014 1015 1016 1017 1018 1019 1020 1021 1022 1023 1024 1025 1026
    1027 1028 1029 1030 1031 1032 1033 1034 1035 1036 1037 1038 1039 1040 1041 1042 1043 1044 1045
    1046 1047 1048 1049 1050 1051 1052 1053 1054 1055 1056 1057 1058 1059 1060 1061 1062 1063 1064
    1065 1066 1067 1068 1069 1070 1071 1072 1073 1074 1075 1076 1077 1078 1079 1080 1081 1082 1083
    1084 1085 1086 1087 1088 1089 1090 1091 1092 1093 1094 1095 1096 1097 1098 1099 1100 1101 1102
    1103 1104 1105 1106 1107 1108 1109 1110 1111 1112 1113 1114 1115 1116 1117 1118 1119 1120 1121
    1122 1123 1124 1125 1126 1127 1128 1129 1130 1131 1132 1133 1134 1135 1136 1137 1138 1139 1140
    1141 1142 1143 1144 1145 1146 1147 1148 1149 1150 1151 1152 1153 1154 1155 1156 1157 1158 1159
    1160 1161 1162 1163 1164 1165 1166 1167 1168 1169 1170 1171 1172 1173 1174 1175 1176 1177 1178
    1179 1180 1181 1182 1183 1184 1185 1186 1187 1188 1189 1190 1191 1192 1193 1194 1195 1196 1197
    1198 1199 1200 1201 1202 1203 1204 1205 1206 1207 1208 1209 1210 1211 1212 1213 1214 1215 1216
    1217 1218 1219 1220 1221 1222 1223 1224 1225 1226 1227 1228 1229 1230 1231 1232 1233 1234 1235
    1236 1237 1238 1239 1240 1241 1242 1243 1244 1245 1246 1247 1248 1249 1250 1251 1252 1253 1254
    1255 1256 1257 1258 1259 1260 1261 1262 1263 1264 1265 1266 1267 1268 1269 1270 1271 1272 1273
    1274 1275 1276 1277 1278 1279 1280 1281 1282 1283 1284 1285 1286 1287 1288 1289 1290 1291 1292
    1293 1294 1295 1296 1297 1298 1299 1300 1301 1302 1303 1304 1305 1306 1307 1308 1309 1310 1311
    1312 1313 1314 1315 1316 1317 1318 1319 1320 1321 1322 1323 1324 1325 1326 1327 1328 1329 1330
    1331 1332 1333 1334 1335 1336 1337 1338 1339 1340 1341 1342 1343 1344 1345 1346 1347 1348 1349
    1350 1351 1352 1353 1354 1355 1356 1357 1358 1359 1360 1361 1362 1363 1364 1365 1366 1367 1368
    1369 1370 1371 1372 1373 1374 1375 1376 1377 1378 1379 1380 1381 1382 1383 1384 1385 1386 1387
    1388 1389 1390 1391 1392 1393 1394 1395 1396 1397 1398 1399 1400 1401 1402 1403 1404 1405 1406
    1407 1408 1409 1410 1411 1412 1413 1414 1415 1416 1417 1418 1419 1420 1421 1422 1423 1424 1425
    1426 1427 1428 1429 1430 1431 1432 1433 1434 1435 1436 1437 1438 1439 1440 1441 1442 1443 1444
    1445 1446 1447 1448 1449 1450 1451 1452 1453 1454 1455 1456 1457 1458 1459 1460 1461 1462 1463
    1464 1465 1466 1467 1468 1469 1470 1471 1472 1473 1474 1475 1476 1477 1478 1479 1480 1481 1482
    1483 1484 1485 1486 1487 1488 1489 1490 1491 1492 1493 1494 1495 1496 1497 1498 1499 1500 1501
    1502 1503 1504 1505 1506 1507 1508 1509 1510 1511 1512 1513 1514 1515 1516 1517 1518 1519 1520
    1521 1522 1523 1524 1525 1526 1527 1528 1529 1530 1531 1532 1533 1534 1535 1536 1537 1538 1539
    1540 1541 1542 1543 1544 1545 1546 1547 1548 1549 1550 1551 1552 1553 1554 1555 1556 1557 1558
    1559 1560 1561 1562 1563 1564 1565 1566 1567 1568 1569 1570 1571 1572 1573 1574 1575 1576 1577
    1578 1579 1580 1581 1582 1583 1584 1585 1586 1587 1588 1589 1590 1591 1592 1593 1594 1595 1596
    1597 1598 1599 1600 1601 1602 1603 1604 1605 1606 1607 1608 1609 1610 1611 1612 1613 1614 1615
    1616 1617 1618 1619 1620 1621 1622 1623 1624 1625 1626 1627 1628 1629 1630 1631 1632 1633 1634
    1635 1636 1637 1638 1639 1640 1641 1642 1643 1644 1645 1646 1647 1648 1649 1650 1651 1652 1653
    1654 1655 1656 1657 1658 1659 1660 1661 1662 1663 1664 1665 1666 1667 1668 1669 1670 1671 1672
    1673 1674 1675 1676 1677 1678 1679 1680 1681 1682 1683 1684 1685 1686 1687 1688 1689 1690 1691
    1692 1693 1694 1695 1696 1697 1698 1699 1700 1701 1702 1703 1704 1705 1706 1707 1708 1709 1710
    1711 1712 1713 1714 1715 1716 1717 1718 1719 1720 1721 1722 1723 1724 1725 1726 1727 1728 1729
    1730 1731 1732 1733 1734 1735 1736 1737 1738 1739 1740 1741 1742 1743 1744 1745 1746 1747 1748
    1749 1750 1751 1752 1753 1754 1755 1756 1757 1758 1759 1760 1761 1762 1763 1764 1765 1766 1767
    1768 1769 1770 1771 1772 1773 1774 1775 1776 1777 1778 1779 1780 1781 1782 1783 1784 1785 1786
    1787 1788 1789 1790 1791 1792 1793 1794 1795 1796 1797 1798 1799 1800 1801 1802 1803 1804 1805
    1806 1807 1808 1809 1810 1811 1812 1813 1814 1815 1816 1817 1818 1819 1820 1821 1822 1823 1824
    1825 1826 1827 1828 1829 1830 1831 1832 1833 1834 1835 1836 1837 1838 1839 1840 1841 1842 1843
    1844 1845 1846 1847 1848 1849 1850 1851 1852 1853 1854 1855 1856 1857 1858 1859 1860 1861 1862
    1863 1864 1865 1866 1867 1868 1869 1870 1871 1872 1873 1874 1875 1876 1877 1878 1879 1880 1881
    1882 1883 1884 1885 1886 1887 1888 1889 1890 1891 1892 1893 1894 1895 1896 1897 1898 1899 1900
    1901 1902 1903 1904 1905 1906 1907 1908 1909 1910 1911 1912 1913 1914 1915 1916 1917 1918 1919
    1920 1921 1922 1923 1924 1925 1926 1927 1928 1929 1930 1931 1932 1933 1934 1935 1936 1937 1938
    1939 1940 1941 1942 1943 1944 1945 1946 1947 1948 1949 1950 1951 1952 1953 1954 1955 1956 1957
    1958 1959 1960 1961 1962 1963 1964 1965 1966 1967 1968 1969 1970 1971 1972 1973 1974 1975 1976
    1977 1978 1979 1980 1981 1982 1983 1984 1985 1986 1987 1988 1989 1990 1991 1992 1993 1994 1995
    1996 1997 1998 1999 2000 2001 2002 2003 2004 2005 2006 2007 2008 2009 2010 2011 2012 2013 2014
    2015 2016 2017 2018 2019 2020 2021 2022 2023 2024 2025 2026 2027 2028 2029 2030 2031 2032 2033
    2034 2035 2036 2037 2038 2039 2040 2041 2042 2043 2044 2045 2046 2047 2048 2049 2050 2051 2052
    2053 2054 2055 2056 2057 2058 2059 2060 2061 2062 2063 2064 2065 2066 2067 2068 2069 2070 2071
    2072 2073 2074 2075 2076 2077 2078 2079 2080 2081 2082 2083 2084 2085 2086 2087 2088 2089 2090
    2091 2092 2093 2094 2095 2096 2097 2098 2099 2100 2101 2102 2103 2104 2105 2106 2107 2108 2109
    2110 2111 2112 2113 2114 2115 2116 2117 2118 2119 2120 2121 2122 2123 2124 2125 2126 2127 2128
    2129 2130 2131 2132 2133 2134 2135 2136 2137 2138 2139 2140 2141 2142 2143 2144 2145 2146 2147
    2148 2149 2150 2151 2152 2153 2154 2155 2156 2157 2158 2159 2160 2161 2162 2163 2164 2165 2166
    2167 2168 2169 2170 2171 2172 2173 2174 2175 2176 2177 2178 2179 2180 2181 2182 2183 2184 2185
    2186 2187 2188 2189 2190 2191 2192 2193 2194 2195 2196 2197 2198 2199 2200 2201 2202 2203 2204
    2205 2206 2207 2208 2209 2210 2211 2212 2213 2214 2215 2216 2217 2218 2219 2220 2221 2222 2223
    2224 2225 2226 2227 2228 2229 2230 2231 2232 2233 2234 2235 2236 2237 2238 2239 2240 2241 2242
    2243 2244 2245 2246 2247 2248 2249 2250 2251 2252 2253 2254 2255 2256 2257 2258 2259 2260 2261
    2262 2263 2264 2265 2266 2267 2268 2269 2270 2271 2272 2273 2274 2275 2276 2277 2278 2279 2280
    2281 2282 2283 2284 2285 2286 2287 2288 2289 2290 2291 2292 2293 2294 2295 2296 2297 2298 2299
    2300 2301 2302 2303 2304 2305 2306 2307 2308 2309 2310 2311 2312 2313 2314 2315 2316 2317 2318
    2319 2320 2321 2322 2323 2324 2325 2326 2327 2328 2329 2330 2331 2332 2333 2334 2335 2336 2337
    2338 2339 2340 2341 2342 2343 2344 2345 2346 2347 2348 2349 2350 2351 2352 2353 2354 2355 2356
    2357 2358 2359 2360 2361 2362 2363 2364 2365 2366 2367 2368 2369 2370 2371 2372 2373 2374 2375
    2376 2377 2378 2379 2380 2381 2382 2383 2384 2385 2386 2387 2388 2389 2390 2391 2392 2393 2394
    2395 2396 2397 2398 2399 2400 2401 2402 2403 2404 2405 2406 2407 2408 2409 2410 2411 2412 2413
    2414 2415 2416 2417 2418 2419 2420 2421 2422 2423 2424 2425 2426 2427 2428 2429 2430 2431 2432
    2433 2434 2435 2436 2437 2438 2439 2440 2441 2442 2443 2444 2445 2446 2447 2448 2449 2450 2451
    2452 2453 2454 2455 2456 2457 2458 2459 2460 2461 2462 2463 2464 2465 2466 2467 2468 2469 2470
    2471 2472 2473 2474 2475 2476 2477 2478 2479 2480 2481 2482 2483 2484 2485 2486 2487 2488 2489
    2490 2491 2492 2493 2494 2495 2496 2497 2498 2499 2500 2501 2502 2503 2504 2505 2506 2507 2508
    2509 2510 2511 2512 2513 2514 2515 2516 2517 2518 2519 2520 2521 2522 2523 2524 2525 2526 2527
    2528 2529 2530 2531 2532 2533 2534 2535 2536 2537 2538 2539 2540 2541 2542 2543 2544 2545 2546
    2547 2548 2549 2550 2551 2552 2553 2554 2555 2556 2557 2558 2559 2560 2561 2562 2563 2564 2565
    2566 2567 2568 2569 2570 2571 2572 2573 2574 2575 2576 2577 2578 2579 2580 2581 2582 2583 2584
    2585 2586 2587 2588 2589 2590 2591 2592 2593 2594 2595 2596 2597 2598 2599 2600 2601 2602 2603
    2604 2605 2606 2607 2608 2609 2610 2611 2612 2613 2614 2615 2616 2617 2618 2619 2620 2621 2622
    2623 2624 2625 2626 2627 2628 2629 2630 2631 2632 2633 2634 2635 2636 2637 2638 2639 2640 2641
    2642 2643 2644 2645 2646 2647 2648 2649 2650 2651 2652 2653 2654 2655 2656 2657 2658 2659 2660
    2661 2662 2663 2664 2665 2666 2667 2668 2669 2670 2671 2672 2673 2674 2675 2676 2677 2678 2679
    2680 2681 2682 2683 2684 2685 2686 2687 2688 2689 2690 2691 2692 2693 2694 2695 2696 2697 2698
    2699 2700 2701 2702 2703 2704 2705 2706 2707 2708 2709 2710 2711 2712 2713 2714 2715 2716 2717
    2718 2719 2720 2721 2722 2723 2724 2725 2726 2727 2728 2729 2730 2731 2732 2733 2734 2735 2736
    2737 2738 2739 2740 2741 2742 2743 2744 2745 2746 2747 2748 2749 2750 2751 2752 2753 2754 2755
    2756 2757 2758 2759 2760 2761 2762 2763 2764 2765 2766 2767 2768 2769 2770 2771 2772 2773 2774
    2775 2776 2777 2778 2779 2780 2781 2782 2783 2784 2785 2786 2787 2788 2789 2790 2791 2792 2793
    2794 2795 2796 2797 2798 2799 2800 2801 2802 2803 2804 2805 2806 2807 2808 2809 2810 2811 2812
    2813 2814 2815 2816 2817 2818 2819 2820 2821 2822 2823 2824 2825 2826 2827 2828 2829 2830 2831
    2832 2833 2834 2835 2836 2837 2838 2839 2840 2841 2842 2843 2844 2845 2846 2847 2848 2849 2850
    2851 2852 2853 2854 2855 2856 2857 2858 2859 2860 2861 2862 2863 2864 2865 2866 2867 2868 2869
    2870 2871 2872 2873 2874 2875 2876 2877 2878 2879 2880 2881 2882 2883 2884 2885 2886 2887 2888
    2889 2890 2891 2892 2893 2894 2895 2896 2897 2898 2899 2900 2901 2902 2903 2904 2905 2906 2907
    2908 2909 2910 2911 2912 2913 2914 2915 2916 2917 2918 2919 2920 2921 2922 2923 2924 2925 2926
    2927 2928 2929 2930 2931 2932 2933 2934 2935 2936 2937 2938 2939 2940 2941 2942 2943 2944 2945
    2946 2947 2948 2949 2950 2951 2952 2953 2954 2955 2956 2957 2958 2959 2960 2961 2962 2963 2964
    2965 2966 2967 2968 2969 2970 2971 2972 2973 2974 2975 2976 2977 2978 2979 2980 2981 2982 2983
    2984 2985 2986 2987 2988 2989 2990 2991 2992 2993 2994 2995 2996 2997 2998 2999 3000 3001 3002
    3003 3004 3005 3006 3007 3008 3009 3010 3011 3012 3013 3014 3015 3016 3017 3018 3019 3020 3021
    3022 3023 3024 3025 3026 3027 3028 3029 3030 3031 3032 3033 3034 3035 3036 3037 3038 3039 3040
    3041 3042 3043 3044 3045 3046 3047 3048 3049 3050 3051 3052 3053 3054 3055 3056 3057 3058 3059
    3060 3061 3062 3063 3064 3065 3066 3067 3068 3069 3070 3071 3072 3073 3074 3075 3076 3077 3078
    3079 3080 3081 3082 3083 3084 3085 3086 3087 3088 3089 3090 3091 3092 3093 3094 3095 3096 3097
    3098 3099 3100 3101 3102 3103 3104 3105 3106 3107 3108 3109 3110 3111 3112 3113 3114 3115 3116
    3117 3118 3119 3120 3121 3122 3123 3124 3125 3126 3127 3128 3129 3130 3131 3132 3133 3134 3135
    3136 3137 3138 3139 3140 3141 3142 3143 3144 3145 3146 3147 3148 3149 3150 3151 3152 3153 3154
    3155 3156 3157 3158 3159 3160 3161 3162 3163 3164 3165 3166 3167 3168 3169 3170 3171 3172 3173
    3174 3175 3176 3177 3178 3179 3180 3181 3182 3183 3184 3185 3186 3187 3188 3189 3190 3191 3192
    3193 3194 3195 3196 3197 3198 3199 3200 3201 3202 3203 3204 3205 3206 3207 3208 3209 3210 3211
    3212 3213 3214 3215 3216 3217 3218 3219 3220 3221 3222 3223 3224 3225 3226 3227 3228 3229 3230
    3231 3232 3233 3234 3235 3236 3237 3238 3239 3240 3241 3242 3243 3244 3245 3246 3247 3248 3249
    3250 3251 3252 3253 3254 3255 3256 3257 3258 3259 3260 3261 3262 3263 3264 3265 3266 3267 3268
    3269 3270 3271 3272 3273 3274 3275 3276 3277 3278 3279 3280 3281 3282 3283 3284 3285 3286 3287
    3288 3289 3290 3291 3292 3293 3294 3295 3296 3297 3298 3299 3300 3301 3302 3303 3304 3305 3306
    3307 3308 3309 3310 3311 3312 3313 3314 3315 3316 3317 3318 3319 3320 3321 3322 3323 3324 3325
    3326 3327 3328 3329 3330 3331 3332 3333 3334 3335 3336 3337 3338 3339 3340 3341 3342 3343 3344
    3345 3346 3347 3348 3349 3350 3351 3352 3353 3354 3355 3356 3357 3358 3359 3360 3361 3362 3363
    3364 3365 3366 3367 3368 3369 3370 3371 3372 3373 3374 3375 3376 3377 3378 3379 3380 3381 3382
    3383 3384 3385 3386 3387 3388 3389 3390 3391 3392 3393 3394 3395 3396 3397 3398 3399 3400 3401
    3402 3403 3404 3405 3406 3407 3408 3409 3410 3411 3412 3413 3414 3415 3416 3417 3418 3419 3420
    3421 3422 3423 3424 3425 3426 3427 3428 3429 3430 3431 3432 3433 3434 3435 3436 3437 3438 3439
    3440 3441 3442 3443 3444 3445 3446 3447 3448 3449 3450 3451 3452 3453 3454 3455 3456 3457 3458
    3459 3460 3461 3462 3463 3464 3465 3466 3467 3468 3469 3470 3471 3472 3473 3474 3475 3476 3477
    3478 3479 3480 3481 3482 3483 3484 3485 3486 3487 3488 3489 3490 3491 3492 3493 3494 3495 3496
    3497 3498 3499 3500 3501 3502 3503 3504 3505 3506 3507 3508 3509 3510 3511 3512 3513 3514 3515
    3516 3517 3518 3519 3520 3521 3522 3523 3524 3525 3526 3527 3528 3529 3530 3531 3532 3533 3534
    3535 3536 3537 3538 3539 3540 3541 3542 3543 3544 3545 3546 3547 3548 3549 3550 3551 3552 3553
    3554 3555 3556 3557 3558 3559 3560 3561 3562 3563 3564 3565 3566 3567 3568 3569 3570 3571 3572
    3573 3574 3575 3576 3577 3578 3579 3580 3581 3582 3583 3584 3585 3586 3587 3588 3589 3590 3591
    3592 3593 3594 3595 3596 3597 3598 3599 3600 3601 3602 3603 3604 3605 3606 3607 3608 3609 3610
    3611 3612 3613 3614 3615 3616 3617 3618 3619 3620 3621 3622 3623 3624 3625 3626 3627 3628 3629
    3630 3631 3632 3633 3634 3635 3636 3637 3638 3639 3640 3641 3642 3643 3644 3645 3646 3647 3648
    3649 3650 3651 3652 3653 3654 3655 3656 3657 3658 3659 3660 3661 3662 3663 3664 3665 3666 3667
    3668 3669 3670 3671 3672 3673 3674 3675 3676 3677 3678 3679 3680 3681 3682 3683 3684 3685 3686
    3687 3688 3689 3690 3691 3692 3693 3694 3695 3696 3697 3698 3699 3700 3701 3702 3703 3704 3705
    3706 3707 3708 3709 3710 3711 3712 3713 3714 3715 3716 3717 3718 3719 3720 3721 3722 3723 3724
    3725 3726 3727 3728 3729 3730 3731 3732 3733 3734 3735 3736 3737 3738 3739 3740 3741 3742 3743
    3744 3745 3746 3747 3748 3749 3750 3751 3752 3753 3754 3755 3756 3757 3758 3759 3760 3761 3762
    3763 3764 3765 3766 3767 3768 3769 3770 3771 3772 3773 3774 3775 3776 3777 3778 3779 3780 3781
    3782 3783 3784 3785 3786 3787 3788 3789 3790 3791 3792 3793 3794 3795 3796 3797 3798 3799 3800
    3801 3802 3803 3804 3805 3806 3807 3808 3809 3810 3811 3812 3813 3814 3815 3816 3817 3818 3819
    3820 3821 3822 3823 3824 3825 3826 3827 3828 3829 3830 3831 3832 3833 3834 3835 3836 3837 3838
    3839 3840 3841 3842 3843 3844 3845 3846 3847 3848 3849 3850 3851 3852 3853 3854 3855 3856 3857
    3858 3859 3860 3861 3862 3863 3864 3865 3866 3867 3868 3869 3870 3871 3872 3873 3874 3875 3876
    3877 3878 3879 3880 3881 3882 3883 3884 3885 3886 3887 3888 3889 3890 3891 3892 3893 3894 3895
    3896 3897 3898 3899 3900 3901 3902 3903 3904 3905 3906 3907 3908 3909 3910 3911 3912 3913 3914
    3915 3916 3917 3918 3919 3920 3921 3922 3923 3924 3925 3926 3927 3928 3929 3930 3931 3932 3933
    3934 3935 3936 3937 3938 3939 3940 3941 3942 3943 3944 3945 3946 3947 3948 3949 3950 3951 3952
    3953 3954 3955 3956 3957 3958 3959 3960 3961 3962 3963 3964 3965 3966 3967 3968 3969 3970 3971
    3972 3973 3974 3975 3976 3977 3978 3979 3980 3981 3982 3983 3984 3985 3986 3987 3988 3989 3990
    3991 3992 3993 3994 3995 3996 3997 3998 3999 4000 4001 4002 4003 4004 4005 4006 4007 4008 4009
    4010 4011 4012 4013 4014 4015 4016 4017 4018 4019 4020 4021 4022 4023 4024 4025 4026 4027 4028
    4029 4030 4031 4032 4033 4034 4035 4036 4037 4038 4039 4040 4041 4042 4043 4044 4045 4046 4047
    4048 4049 4050 4051 4052 4053 4054 4055 4056 4057 4058 4059 4060 4061 4062 4063 4064 4065 4066
    4067 4068 4069 4070 4071 4072 4073 4074 4075 4076 4077 4078 4079 4080 4081 4082 4083 4084 4085
    4086 4087 4088 4089 4090 4091 4092 4093 4094 4095 4096 4097 4098 4099 4100 4101 4102 4103 4104
    4105 4106 4107 4108 4109 4110 4111 4112 4113 4114 4115 4116 4117 4118 4119 4120 4121 4122 4123
    4124 4125 4126 4127 4128 4129 4130 4131 4132 4133 4134 4135 4136 4137 4138 4139 4140 4141 4142
    4143 4144 4145 4146 4147 4148 4149 4150 4151 4152 4153 4154 4155 4156 4157 4158 4159 4160 4161
    4162 4163 4164 4165 4166 4167 4168 4169 4170 4171 4172 4173 4174 4175 4176 4177 4178 4179 4180
    4181 4182 4183 4184 4185 4186 4187 4188 4189 4190 4191 4192 4193 4194 4195 4196 4197 4198 4199
    4200 4201 4202 4203 4204 4205 4206 4207 4208 4209 4210 4211 4212 4213 4214 4215 4216 4217 4218
    4219 4220 4221 4222 4223 4224 4225 4226 4227 4228 4229 4230 4231 4232 4233 4234 4235 4236 4237
    4238 4239 4240 4241 4242 4243 4244 4245 4246 4247 4248 4249 4250 4251 4252 4253 4254 4255 4256
    4257 4258 4259 4260 4261 4262 4263 4264 4265 4266 4267 4268 4269 4270 4271 4272 4273 4274 4275
    4276 4277 4278 4279 4280 4281 4282 4283 4284 4285 4286 4287 4288 4289 4290 4291 4292 4293 4294
    4295 4296 4297 4298 4299 4300 4301 4302 4303 4304 4305 4306 4307 4308 4309 4310 4311 4312 4313
    4314 4315 4316 4317 4318 4319 4320 4321 4322 4323 4324 4325 4326 4327 4328 4329 4330 4331 4332
    4333 4334 4335 4336 4337 4338 4339 4340 4341 4342 4343 4344 4345 4346 4347 4348 4349 4350 4351
    4352 4353 4354 4355 4356 4357 4358 4359 4360 4361 4362 4363 4364 4365 4366 4367 4368 4369 4370
    4371 4372 4373 4374 4375 4376 4377 4378 4379 4380 4381 4382 4383 4384 4385 4386 4387 4388 4389
    4390 4391 4392 4393 4394 4395 4396 4397 4398 4399 4400 4401 4402 4403 4404 4405 4406 4407 4408
    4409 4410 4411 4412 4413 4414 4415 4416 4417 4418 4419 4420 4421 4422 4423 4424 4425 4426 4427
    4428 4429 4430 4431 4432 4433 4434 4435 4436 4437 4438 4439 4440 4441 4442 4443 4444 4445 4446
    4447 4448 4449 4450 4451 4452 4453 4454 4455 4456 4457 4458 4459 4460 4461 4462 4463 4464 4465
    4466 4467 4468 4469 4470 4471 4472 4473 4474 4475 4476 4477 4478 4479 4480 4481 4482 4483 4484
    4485 4486 4487 4488 4489 4490 4491 4492 4493 4494 4495 4496 4497 4498 4499 4500 4501 4502 4503
    4504 4505 4506 4507 4508 4509 4510 4511 4512 4513 4514 4515 4516 4517 4518 4519 4520 4521 4522
    4523 4524 4525 4526 4527 4528 4529 4530 4531 4532 4533 4534 4535 4536 4537 4538 4539 4540 4541
    4542 4543 4544 4545 4546 4547 4548 4549 4550 4551 4552 4553 4554 4555 4556 4557 4558 4559 4560
    4561 4562 4563 4564 4565 4566 4567 4568 4569 4570 4571 4572 4573 4574 4575 4576 4577 4578 4579
    4580 4581 4582 4583 4584 4585 4586 4587 4588 4589 4590 4591 4592 4593 4594 4595 4596 4597 4598
    4599 4600 4601 4602 4603 4604 4605 4606 4607 4608 4609 4610 4611 4612 4613 4614 4615 4616 4617
    4618 4619 4620 4621 4622 4623 4624 4625 4626 4627 4628 4629 4630 4631 4632 4633 4634 4635 4636
    4637 4638 4639 4640 4641 4642 4643 4644 4645 4646 4647 4648 4649 4650 4651 4652 4653 4654 4655
    4656 4657 4658 4659 4660 4661 4662 4663 4664 4665 4666 4667 4668 4669 4670 4671 4672 4673 4674
    4675 4676 4677 4678 4679 4680 4681 4682 4683 4684 4685 4686 4687 4688 4689 4690 4691 4692 4693
    4694 4695 4696 4697 4698 4699 4700 4701 4702 4703 4704 4705 4706 4707 4708 4709 4710 4711 4712
    4713 4714 4715 4716 4717 4718 4719 4720 4721 4722 4723 4724 4725 4726 4727 4728 4729 4730 4731
    4732 4733 4734 4735 4736 4737 4738 4739 4740 4741 4742 4743 4744 4745 4746 4747 4748 4749 4750
    4751 4752 4753 4754 4755 4756 4757 4758 4759 4760 4761 4762 4763 4764 4765 4766 4767 4768 4769
    4770 4771 4772 4773 4774 4775 4776 4777 4778 4779 4780 4781 4782 4783 4784 4785 4786 4787 4788
    4789 4790 4791 4792 4793 4794 4795 4796 4797 4798 4799 4800 4801 4802 4803 4804 4805 4806 4807
    4808 4809 4810 4811 4812 4813 4814 4815 4816 4817 4818 4819 4820 4821 4822 4823 4824 4825 4826
    4827 4828 4829 4830 4831 4832 4833 4834 4835 4836 4837 4838 4839 4840 4841 4842 4843 4844 4845
    4846 4847 4848 4849 4850 4851 4852 4853 4854 4855 4856 4857 4858 4859 4860 4861 4862 4863 4864
    4865 4866 4867 4868 4869 4870 4871 4872 4873 4874 4875 4876 4877 4878 4879 4880 4881 4882 4883
    4884 4885 4886 4887 4888 4889 4890 4891 4892 4893 4894 4895 4896 4897 4898 4899 4900 4901 4902
    4903 4904 4905 4906 4907 4908 4909 4910 4911 4912 4913 4914 4915 4916 4917 4918 4919 4920 4921
    4922 4923 4924 4925 4926 4927 4928 4929 4930 4931 4932 4933 4934 4935 4936 4937 4938 4939 4940
    4941 4942 4943 4944 4945 4946 4947 4948 4949 4950 4951 4952 4953 4954 4955 4956 4957 4958 4959
    4960 4961 4962 4963 4964 4965 4966 4967 4968 4969 4970 4971 4972 4973 4974 4975 4976 4977 4978
    4979 4980 4981 4982 4983 4984 4985 4986 4987 4988 4989 4990 4991 4992 4993 4994 4995 4996 4997
    4998 4999 5000 5001 5002 5003 5004 5005 5006 5007 5008 5009 5010 5011 5012 5013 5014 5015 5016
    5017 5018 5019 5020 5021 5022 5023 5024 5025 5026 5027 5028 5029 5030 5031 5032 5033 5034 5035
    5036 5037 5038 5039 5040 5041 5042 5043 5044 5045 5046 5047 5048 5049 5050 5051 5052 5053 5054
    5055 5056 5057 5058 5059 5060 5061 5062 5063 5064 5065 5066 5067 5068 5069 5070 5071 5072 5073
    5074 5075 5076 5077 5078 5079 5080 5081 5082 5083 5084 5085 5086 5087 5088 5089 5090 5091 5092
    5093 5094 5095 5096 5097 5098 5099 5100 5101 5102 5103 5104 5105 5106 5107 5108 5109 5110 5111
    5112 5113 5114 5115 5116 5117 5118 5119 5120 5121 5122 5123 5124 5125 5126 5127 5128 5129 5130
    5131 5132 5133 5134 5135 5136 5137 5138 5139 5140 5141 5142 5143 5144 5145 5146 5147 5148 5149
    5150 5151 5152 5153 5154 5155 5156 5157 5158 5159 5160 5161 5162 5163 5164 5165 5166 5167 5168
    5169 5170 5171 5172 5173 5174 5175 5176 5177 5178 5179 5180 5181 5182 5183 5184 5185 5186 5187
    5188 5189 5190 5191 5192 5193 5194 5195 5196 5197 5198 5199 5200 5201 5202 5203 5204 5205 5206
    5207 5208 5209 5210 5211 5212 5213 5214 5215 5216 5217 5218 5219 5220 5221 5222 5223 5224 5225
    5226 5227 5228 5229 5230 5231 5232 5233 5234 5235 5236 5237 5238 5239 5240 5241 5242 5243 5244
    5245 5246 5247 5248 5249 5250 5251 5252 5253 5254 5255 5256 5257 5258 5259 5260 5261 5262 5263
    5264 5265 5266 5267 5268 5269 5270 5271 5272 5273 5274 5275 5276 5277 5278 5279 5280 5281 5282
    5283 5284 5285 5286 5287 5288 5289 5290 5291 5292 5293 5294 5295 5296 5297 5298 5299 5300 5301
    5302 5303 5304 5305 5306 5307 5308 5309 5310 5311 5312 5313 5314 5315 5316 5317 5318 5319 5320
    5321 5322 5323 5324 5325 5326 5327 5328 5329 5330 5331 5332 5333 5334 5335 5336 5337 5338 5339
    5340 5341 5342 5343 5344 5345 5346 5347 5348 5349 5350 5351 5352 5353 5354 5355 5356 5357 5358
    5359 5360 5361 5362 5363 5364 5365 5366 5367 5368 5369 5370 5371 5372 5373 5374 5375 5376 5377
    5378 5379 5380 5381 5382 5383 5384 5385 5386 5387 5388 5389 5390 5391 5392 5393 5394 5395 5396
    5397 5398 5399 5400 5401 5402 5403 5404 5405 5406 5407 5408 5409 5410 5411 5412 5413 5414 5415
    5416 5417 5418 5419 5420 5421 5422 5423 5424 5425 5426 5427 5428 5429 5430 5431 5432 5433 5434
    5435 5436 5437 5438 5439 5440 5441 5442 5443 5444 5445 5446 5447 5448 5449 5450 5451 5452 5453
    5454 5455 5456 5457 5458 5459 5460 5461 5462 5463 5464 5465 5466 5467 5468 5469 5470 5471 5472
    5473 5474 5475 5476 5477 5478 5479 5480 5481 5482 5483 5484 5485 5486 5487 5488 5489 5490 5491
    5492 5493 5494 5495 5496 5497 5498 5499 5500 5501 5502 5503 5504 5505 5506 5507 5508 5509 5510
    5511 5512 5513 5514 5515 5516 5517 5518 5519 5520 5521 5522 5523 5524 5525 5526 5527 5528 5529
    5530 5531 5532 5533 5534 5535 5536 5537 5538 5539 5540 5541 5542 5543 5544 5545 5546 5547 5548
    5549 5550 5551 5552 5553 5554 5555 5556 5557 5558 5559 5560 5561 5562 5563 5564 5565 5566 5567
    5568 5569 5570 5571 5572 5573 5574 5575 5576 5577 5578 5579 5580 5581 5582 5583 5584 5585 5586
    5587 5588 5589 5590 5591 5592 5593 5594 5595 5596 5597 5598 5599 5600 5601 5602 5603 5604 5605
    5606 5607 5608 5609 5610 5611 5612 5613 5614 5615 5616 5617 5618 5619 5620 5621 5622 5623 5624
    5625 5626 5627 5628 5629 5630 5631 5632 5633 5634 5635 5636 5637 5638 5639 5640 5641 5642 5643
    5644 5645 5646 5647 5648 5649 5650 5651 5652 5653 5654 5655 5656 5657 5658 5659 5660 5661 5662
    5663 5664 5665 5666 5667 5668 5669 5670 5671 5672 5673 5674 5675 5676 5677 5678 5679 5680 5681
    5682 5683 5684 5685 5686 5687 5688 5689 5690 5691 5692 5693 5694 5695 5696 5697 5698 5699 5700
    5701 5702 5703 5704 5705 5706 5707 5708 5709 5710 5711 5712 5713 5714 5715 5716 5717 5718 5719
    5720 5721 5722 5723 5724 5725 5726 5727 5728 5729 5730 5731 5732 5733 5734 5735 5736 5737 5738
    5739 5740 5741 5742 5743 5744 5745 5746 5747 5748 5749 5750 5751 5752 5753 5754 5755 5756 5757
    5758 5759 5760 5761 5762 5763 5764 5765 5766 5767 5768 5769 5770 5771 5772 5773 5774 5775 5776
    5777 5778 5779 5780 5781 5782 5783 5784 5785 5786 5787 5788 5789 5790 5791 5792 5793 5794 5795
    5796 5797 5798 5799 5800 5801 5802 5803 5804 5805 5806 5807 5808 5809 5810 5811 5812 5813 5814
    5815 5816 5817 5818 5819 5820 5821 5822 5823 5824 5825 5826 5827 5828 5829 5830 5831 5832 5833
    5834 5835 5836 5837 5838 5839 5840 5841 5842 5843 5844 5845 5846 5847 5848 5849 5850 5851 5852
    5853 5854 5855 5856 5857 5858 5859 5860 5861 5862 5863 5864 5865 5866 5867 5868 5869 5870 5871
    5872 5873 5874 5875 5876 5877 5878 5879 5880 5881 5882 5883 5884 5885 5886 5887 5888 5889 5890
    5891 5892 5893 5894 5895 5896 5897 5898 5899 5900 5901 5902 5903 5904 5905 5906 5907 5908 5909
    5910 5911 5912 5913 5914 5915 5916 5917 5918 5919 5920 5921 5922 5923 5924 5925 5926 5927 5928
    5929 5930 5931 5932 5933 5934 5935 5936 5937 5938 5939 5940 5941 5942 5943 5944 5945 5946 5947
    5948 5949 5950 5951 5952 5953 5954 5955 5956 5957 5958 5959 5960 5961 5962 5963 5964 5965 5966
    5967 5968 5969 5970 5971 5972 5973 5974 5975 5976 5977 5978 5979 5980 5981 5982 5983 5984 5985
    5986 5987 5988 5989 5990 5991 5992 5993 5994 5995 5996 5997 5998 5999 6000 6001 6002 6003 6004
    6005 6006 6007 6008 6009 6010 6011 6012 6013 6014 6015 6016 6017 6018 6019 6020 6021 6022 6023
    6024 6025 6026 6027 6028 6029 6030 6031 6032 6033 6034 6035 6036 6037 6038 6039 6040 6041 6042
    6043 6044 6045 6046 6047 6048 6049 6050 6051 6052 6053 6054 6055 6056 6057 6058 6059 6060 6061
    6062 6063 6064 6065 6066 6067 6068 6069 6070 6071 6072 6073 6074 6075 6076 6077 6078 6079 6080
    6081 6082 6083 6084 6085 6086 6087 6088 6089 6090 6091 6092 6093 6094 6095 6096 6097 6098 6099
    6100 6101 6102 6103 6104 6105 6106 6107 6108 6109 6110 6111 6112 6113 6114 6115 6116 6117 6118
    6119 6120 6121 6122 6123 6124 6125 6126 6127 6128 6129 6130 6131 6132 6133 6134 6135 6136 6137
    6138 6139 6140 6141 6142 6143 6144 6145 6146 6147 6148 6149 6150 6151 6152 6153 6154 6155 6156
    6157 6158 6159 6160 6161 6162 6163 6164 6165 6166 6167 6168 6169 6170 6171 6172 6173 6174 6175
    6176 6177 6178 6179 6180 6181 6182 6183 6184 6185 6186 6187 6188 6189 6190 6191 6192 6193 6194
    6195 6196 6197 6198 6199 6200 6201 6202 6203 6204 6205 6206 6207 6208 6209 6210 6211 6212 6213
    6214 6215 6216 6217 6218 6219 6220 6221 6222 6223 6224 6225 6226 6227 6228 6229 6230 6231 6232
    6233 6234 6235 6236 6237 6238 6239 6240 6241 6242 6243 6244 6245 6246 6247 6248 6249 6250 6251
    6252 6253 6254 6255 6256 6257 6258 6259 6260 6261 6262 6263 6264 6265 6266 6267 6268 6269 6270
    6271 6272 6273 6274 6275 6276 6277 6278 6279 6280 6281 6282 6283 6284 6285 6286 6287 6288 6289
    6290 6291 6292 6293 6294 6295 6296 6297 6298 6299 6300 6301 6302 6303 6304 6305 6306 6307 6308
    6309 6310 6311 6312 6313 6314 6315 6316 6317 6318 6319 6320 6321 6322 6323 6324 6325 6326 6327
    6328 6329 6330 6331 6332 6333 6334 6335 6336 6337 6338 6339 6340 6341 6342 6343 6344 6345 6346
    6347 6348 6349 6350 6351 6352 6353 6354 6355 6356 6357 6358 6359 6360 6361 6362 6363 6364 6365
    6366 6367 6368 6369 6370 6371 6372 6373 6374 6375 6376 6377 6378 6379 6380 6381 6382 6383 6384
    6385 6386 6387 6388 6389 6390 6391 6392 6393 6394 6395 6396 6397 6398 6399 6400 6401 6402 6403
    6404 6405 6406 6407 6408 6409 6410 6411 6412 6413 6414 6415 6416 6417 6418 6419 6420 6421 6422
    6423 6424 6425 6426 6427 6428 6429 6430 6431 6432 6433 6434 6435 6436 6437 6438 6439 6440 6441
    6442 6443 6444 6445 6446 6447 6448 6449 6450 6451 6452 6453 6454 6455 6456 6457 6458 6459 6460
    6461 6462 6463 6464 6465 6466 6467 6468 6469 6470 6471 6472 6473 6474 6475 6476 6477 6478 6479
    6480 6481 6482 6483 6484 6485 6486 6487 6488 6489 6490 6491 6492 6493 6494 6495 6496 6497 6498
    6499 6500 6501 6502 6503 6504 6505 6506 6507 6508 6509 6510 6511 6512 6513 6514 6515 6516 6517
    6518 6519 6520 6521 6522 6523 6524 6525 6526 6527 6528 6529 6530 6531 6532 6533 6534 6535 6536
    6537 6538 6539 6540 6541 6542 6543 6544 6545 6546 6547 6548 6549 6550 6551 6552 6553 6554 6555
    6556 6557 6558 6559 6560 6561 6562 6563 6564 6565 6566 6567 6568 6569 6570 6571 6572 6573 6574
    6575 6576 6577 6578 6579 6580 6581 6582 6583 6584 6585 6586 6587 6588 6589 6590 6591 6592 6593
    6594 6595 6596 6597 6598 6599 6600 6601 6602 6603 6604 6605 6606 6607 6608 6609 6610 6611 6612
    6613 6614 6615 6616 6617 6618 6619 6620 6621 6622 6623 6624 6625 6626 6627 6628 6629 6630 6631
    6632 6633 6634 6635 6636 6637 6638 6639 6640 6641 6642 6643 6644 6645 6646 6647 6648 6649 6650
    6651 6652 6653 6654 6655 6656 6657 6658 6659 6660 6661 6662 6663 6664 6665 6666 6667 6668 6669
    6670 6671 6672 6673 6674 6675 6676 6677 6678 6679 6680 6681 6682 6683 6684 6685 6686 6687 6688
    6689 6690 6691 6692 6693 6694 6695 6696 6697 6698 6699 6700 6701 6702 6703 6704 6705 6706 6707
    6708 6709 6710 6711 6712 6713 6714 6715 6716 6717 6718 6719 6720 6721 6722 6723 6724 6725 6726
    6727 6728 6729 6730 6731 6732 6733 6734 6735 6736 6737 6738 6739 6740 6741 6742 6743 6744 6745
    6746 6747 6748 6749 6750 6751 6752 6753 6754 6755 6756 6757 6758 6759 6760 6761 6762 6763 6764
    6765 6766 6767 6768 6769 6770 6771 6772 6773 6774 6775 6776 6777 6778 6779 6780 6781 6782 6783
    6784 6785 6786 6787 6788 6789 6790 6791 6792 6793 6794 6795 6796 6797 6798 6799 6800 6801 6802
    6803 6804 6805 6806 6807 6808 6809 6810 6811 6812 6813 6814 6815 6816 6817 6818 6819 6820 6821
    6822 6823 6824 6825 6826 6827 6828 6829 6830 6831 6832 6833 6834 6835 6836 6837 6838 6839 6840
    6841 6842 6843 6844 6845 6846 6847 6848 6849 6850 6851 6852 6853 6854 6855 6856 6857 6858 6859
    6860 6861 6862 6863 6864 6865 6866 6867 6868 6869 6870 6871 6872 6873 6874 6875 6876 6877 6878
    6879 6880 6881 6882 6883 6884 6885 6886 6887 6888 6889 6890 6891 6892 6893 6894 6895 6896 6897
    6898 6899 6900 6901 6902 6903 6904 6905 6906 6907 6908 6909 6910 6911 6912 6913 6914 6915 6916
    6917 6918 6919 6920 6921 6922 6923 6924 6925 6926 6927 6928 6929 6930 6931 6932 6933 6934 6935
    6936 6937 6938 6939 6940 6941 6942 6943 6944 6945 6946 6947 6948 6949 6950 6951 6952 6953 6954
    6955 6956 6957 6958 6959 6960 6961 6962 6963 6964 6965 6966 6967 6968 6969 6970 6971 6972 6973
    6974 6975 6976 6977 6978 6979 6980 6981 6982 6983 6984 6985 6986 6987 6988 6989 6990 6991 6992
    6993 6994 6995 6996 6997 6998 6999 7000 7001 7002 7003 7004 7005 7006 7007 7008 7009 7010 7011
    7012 7013 7014 7015 7016 7017 7018 7019 7020 7021 7022 7023 7024 7025 7026 7027 7028 7029 7030
    7031 7032 7033 7034 7035 7036 7037 7038 7039 7040 7041 7042 7043 7044 7045 7046 7047 7048 7049
    7050 7051 7052 7053 7054 7055 7056 7057 7058 7059 7060 7061 7062 7063 7064 7065 7066 7067 7068
    7069 7070 7071 7072 7073 7074 7075 7076 7077 7078 7079 7080 7081 7082 7083 7084 7085 7086 7087
    7088 7089 7090 7091 7092 7093 7094 7095 7096 7097 7098 7099 7100 7101 7102 7103 7104 7105 7106
    7107 7108 7109 7110 7111 7112 7113 7114 7115 7116 7117 7118 7119 7120 7121 7122 7123 7124 7125
    7126 7127 7128 7129 7130 7131 7132 7133 7134 7135 7136 7137 7138 7139 7140 7141 7142 7143 7144
    7145 7146 7147 7148 7149 7150 7151 7152 7153 7154 7155 7156 7157 7158 7159 7160 7161 7162 7163
    7164 7165 7166 7167 7168 7169 7170 7171 7172 7173 7174 7175 7176 7177 7178 7179 7180 7181 7182
    7183 7184 7185 7186 7187 7188 7189 7190 7191 7192 7193 7194 7195 7196 7197 7198 7199 7200 7201
    7202 7203 7204 7205 7206 7207 7208 7209 7210 7211 7212 7213 7214 7215 7216 7217 7218 7219 7220
    7221 7222 7223 7224 7225 7226 7227 7228 7229 7230 7231 7232 7233 7234 7235 7236 7237 7238 7239
    7240 7241 7242 7243 7244 7245 7246 7247 7248 7249 7250 7251 7252 7253 7254 7255 7256 7257 7258
    7259 7260 7261 7262 7263 7264 7265 7266 7267 7268 7269 7270 7271 7272 7273 7274 7275 7276 7277
    7278 7279 7280 7281 7282 7283 7284 7285 7286 7287 7288 7289 7290 7291 7292 7293 7294 7295 7296
    7297 7298 7299 7300 7301 7302 7303 7304 7305 7306 7307 7308 7309 7310 7311 7312 7313 7314 7315
    7316 7317 7318 7319 7320 7321 7322 7323 7324 7325 7326 7327 7328 7329 7330 7331 7332 7333 7334
    7335 7336 7337 7338 7339 7340 7341 7342 7343 7344 7345 7346 7347 7348 7349 7350 7351 7352 7353
    7354 7355 7356 7357 7358 7359 7360 7361 7362 7363 7364 7365 7366 7367 7368 7369 7370 7371 7372
    7373 7374 7375 7376 7377 7378 7379 7380 7381 7382 7383 7384 7385 7386 7387 7388 7389 7390 7391
    7392 7393 7394 7395 7396 7397 7398 7399 7400 7401 7402 7403 7404 7405 7406 7407 7408 7409 7410
    7411 7412 7413 7414 7415 7416 7417 7418 7419 7420 7421 7422 7423 7424 7425 7426 7427 7428 7429
    7430 7431 7432 7433 7434 7435 7436 7437 7438 7439 7440 7441 7442 7443 7444 7445 7446 7447 7448
    7449 7450 7451 7452 7453 7454 7455 7456 7457 7458 7459 7460 7461 7462 7463 7464 7465 7466 7467
    7468 7469 7470 7471 7472 7473 7474 7475 7476 7477 7478 7479 7480 7481 7482 7483 7484 7485 7486
    7487 7488 7489 7490 7491 7492 7493 7494 7495 7496 7497 7498 7499 7500 7501 7502 7503 7504 7505
    7506 7507 7508 7509 7510 7511 7512 7513 7514 7515 7516 7517 7518 7519 7520 7521 7522 7523 7524
    7525 7526 7527 7528 7529 7530 7531 7532 7533 7534 7535 7536 7537 7538 7539 7540 7541 7542 7543
    7544 7545 7546 7547 7548 7549 7550 7551 7552 7553 7554 7555 7556 7557 7558 7559 7560 7561 7562
    7563 7564 7565 7566 7567 7568 7569 7570 7571 7572 7573 7574 7575 7576 7577 7578 7579 7580 7581
    7582 7583 7584 7585 7586 7587 7588 7589 7590 7591 7592 7593 7594 7595 7596 7597 7598 7599 7600
    7601 7602 7603 7604 7605 7606 7607 7608 7609 7610 7611 7612 7613 7614 7615 7616 7617 7618 7619
    7620 7621 7622 7623 7624 7625 7626 7627 7628 7629 7630 7631 7632 7633 7634 7635 7636 7637 7638
    7639 7640 7641 7642 7643 7644 7645 7646 7647 7648 7649 7650 7651 7652 7653 7654 7655 7656 7657
    7658 7659 7660 7661 7662 7663 7664 7665 7666 7667 7668 7669 7670 7671 7672 7673 7674 7675 7676
    7677 7678 7679 7680 7681 7682 7683 7684 7685 7686 7687 7688 7689 7690 7691 7692 7693 7694 7695
    7696 7697 7698 7699 7700 7701 7702 7703 7704 7705 7706 7707 7708 7709 7710 7711 7712 7713 7714
    7715 7716 7717 7718 7719 7720 7721 7722 7723 7724 7725 7726 7727 7728 7729 7730 7731 7732 7733
    7734 7735 7736 7737 7738 7739 7740 7741 7742 7743 7744 7745 7746 7747 7748 7749 7750 7751 7752
    7753 7754 7755 7756 7757 7758 7759 7760 7761 7762 7763 7764 7765 7766 7767 7768 7769 7770 7771
    7772 7773 7774 7775 7776 7777 7778 7779 7780 7781 7782 7783 7784 7785 7786 7787 7788 7789 7790
    7791 7792 7793 7794 7795 7796 7797 7798 7799 7800 7801 7802 7803 7804 7805 7806 7807 7808 7809
    7810 7811 7812 7813 7814 7815 7816 7817 7818 7819 7820 7821 7822 7823 7824 7825 7826 7827 7828
    7829 7830 7831 7832 7833 7834 7835 7836 7837 7838 7839 7840 7841 7842 7843 7844 7845 7846 7847
    7848 7849 7850 7851 7852 7853 7854 7855 7856 7857 7858 7859 7860 7861 7862 7863 7864 7865 7866
    7867 7868 7869 7870 7871 7872 7873 7874 7875 7876 7877 7878 7879 7880 7881 7882 7883 7884 7885
    7886 7887 7888 7889 7890 7891 7892 7893 7894 7895 7896 7897 7898 7899 7900 7901 7902 7903 7904
    7905 7906 7907 7908 7909 7910 7911 7912 7913 7914 7915 7916 7917 7918 7919 7920 7921 7922 7923
    7924 7925 7926 7927 7928 7929 7930 7931 7932 7933 7934 7935 7936 7937 7938 7939 7940 7941 7942
    7943 7944 7945 7946 7947 7948 7949 7950 7951 7952 7953 7954 7955 7956 7957 7958 7959 7960 7961
    7962 7963 7964 7965 7966 7967 7968 7969 7970 7971 7972 7973 7974 7975 7976 7977 7978 7979 7980
    7981 7982 7983 7984 7985 7986 7987 7988 7989 7990 7991 7992 7993 7994 7995 7996 7997 7998 7999
    8000 8001 8002 8003 8004 8005 8006 8007 8008 8009 8010 8011 8012 8013 8014 8015 8016 8017 8018
    8019 8020 8021 8022 8023 8024 8025 8026 8027 8028 8029 8030 8031 8032 8033 8034 8035 8036 8037
    8038 8039 8040 8041 8042 8043 8044 8045 8046 8047 8048 8049 8050 8051 8052 8053 8054 8055 8056
    8057 8058 8059 8060 8061 8062 8063 8064 8065 8066 8067 8068 8069 8070 8071 8072 8073 8074 8075
    8076 8077 8078 8079 8080 8081 8082 8083 8084 8085 8086 8087 8088 8089 8090 8091 8092 8093 8094
    8095 8096 8097 8098 8099 8100 8101 8102 8103 8104 8105 8106 8107 8108 8109 8110 8111 8112 8113
    8114 8115 8116 8117 8118 8119 8120 8121 8122 8123 8124 8125 8126 8127 8128 8129 8130 8131 8132
    8133 8134 8135 8136 8137 8138 8139 8140 8141 8142 8143 8144 8145 8146 8147 8148 8149 8150 8151
    8152 8153 8154 8155 8156 8157 8158 8159 8160 8161 8162 8163 8164 8165 8166 8167 8168 8169 8170
    8171 8172 8173 8174 8175 8176 8177 8178 8179 8180 8181 8182 8183 8184 8185 8186 8187 8188 8189
    8190 8191 8192 8193 8194 8195 8196 8197 8198 8199 8200 8201 8202 8203 8204 8205 8206 8207 8208
    8209 8210 8211 8212 8213 8214 8215 8216 8217 8218 8219 8220 8221 8222 8223 8224 8225 8226 8227
    8228 8229 8230 8231 8232 8233 8234 8235 8236 8237 8238 8239 8240 8241 8242 8243 8244 8245 8246
    8247 8248 8249 8250 8251 8252 8253 8254 8255 8256 8257 8258 8259 8260 8261 8262 8263 8264 8265
    8266 8267 8268 8269 8270 8271 8272 8273 8274 8275 8276 8277 8278 8279 8280 8281 8282 8283 8284
    8285 8286 8287 8288 8289 8290 8291 8292 8293 8294 8295 8296 8297 8298 8299 8300 8301 8302 8303
    8304 8305 8306 8307 8308 8309 8310 8311 8312 8313 8314 8315 8316 8317 8318 8319 8320 8321 8322
    8323 8324 8325 8326 8327 8328 8329 8330 8331 8332 8333 8334 8335 8336 8337 8338 8339 8340 8341
    8342 8343 8344 8345 8346 8347 8348 8349 8350 8351 8352 8353 8354 8355 8356 8357 8358 8359 8360
    8361 8362 8363 8364 8365 8366 8367 8368 8369 8370 8371 8372 8373 8374 8375 8376 8377 8378 8379
    8380 8381 8382 8383 8384 8385 8386 8387 8388 8389 8390 8391 8392 8393 8394 8395 8396 8397 8398
    8399 8400 8401 8402 8403 8404 8405 8406 8407 8408 8409 8410 8411 8412 8413 8414 8415 8416 8417
    8418 8419 8420 8421 8422 8423 8424 8425 8426 8427 8428 8429 8430 8431 8432 8433 8434 8435 8436
    8437 8438 8439 8440 8441 8442 8443 8444 8445 8446 8447 8448 8449 8450 8451 8452 8453 8454 8455
    8456 8457 8458 8459 8460 8461 8462 8463 8464 8465 8466 8467 8468 8469 8470 8471 8472 8473 8474
    8475 8476 8477 8478 8479 8480 8481 8482 8483 8484 8485 8486 8487 8488 8489 8490 8491 8492 8493
    8494 8495 8496 8497 8498 8499 8500 8501 8502 8503 8504 8505 8506 8507 8508 8509 8510 8511 8512
    8513 8514 8515 8516 8517 8518 8519 8520 8521 8522 8523 8524 8525 8526 8527 8528 8529 8530 8531
    8532 8533 8534 8535 8536 8537 8538 8539 8540 8541 8542 8543 8544 8545 8546 8547 8548 8549 8550
    8551 8552 8553 8554 8555 8556 8557 8558 8559 8560 8561 8562 8563 8564 8565 8566 8567 8568 8569
    8570 8571 8572 8573 8574 8575 8576 8577 8578 8579 8580 8581 8582 8583 8584 8585 8586 8587 8588
    8589 8590 8591 8592 8593 8594 8595 8596 8597 8598 8599 8600 8601 8602 8603 8604 8605 8606 8607
    8608 8609 8610 8611 8612 8613 8614 8615 8616 8617 8618 8619 8620 8621 8622 8623 8624 8625 8626
    8627 8628 8629 8630 8631 8632 8633 8634 8635 8636 8637 8638 8639 8640 8641 8642 8643 8644 8645
    8646 8647 8648 8649 8650 8651 8652 8653 8654 8655 8656 8657 8658 8659 8660 8661 8662 8663 8664
    8665 8666 8667 8668 8669 8670 8671 8672 8673 8674 8675 8676 8677 8678 8679 8680 8681 8682 8683
    8684 8685 8686 8687 8688 8689 8690 8691 8692 8693 8694 8695 8696 8697 8698 8699 8700 8701 8702
    8703 8704 8705 8706 8707 8708 8709 8710 8711 8712 8713 8714 8715 8716 8717 8718 8719 8720 8721
    8722 8723 8724 8725 8726 8727 8728 8729 8730 8731 8732 8733 8734 8735 8736 8737 8738 8739 8740
    8741 8742 8743 8744 8745 8746 8747 8748 8749 8750 8751 8752 8753 8754 8755 8756 8757 8758 8759
    8760 8761 8762 8763 8764 8765 8766 8767 8768 8769 8770 8771 8772 8773 8774 8775 8776 8777 8778
    8779 8780 8781 8782 8783 8784 8785 8786 8787 8788 8789 8790 8791 8792 8793 8794 8795 8796 8797
    8798 8799 8800 8801 8802 8803 8804 8805 8806 8807 8808 8809 8810 8811 8812 8813 8814 8815 8816
    8817 8818 8819 8820 8821 8822 8823 8824 8825 8826 8827 8828 8829 8830 8831 8832 8833 8834 8835
    8836 8837 8838 8839 8840 8841 8842 8843 8844 8845 8846 8847 8848 8849 8850 8851 8852 8853 8854
    8855 8856 8857 8858 8859 8860 8861 8862 8863 8864 8865 8866 8867 8868 8869 8870 8871 8872 8873
    8874 8875 8876 8877 8878 8879 8880 8881 8882 8883 8884 8885 8886 8887 8888 8889 8890 8891 8892
    8893 8894 8895 8896 8897 8898 8899 8900 8901 8902 8903 8904 8905 8906 8907 8908 8909 8910 8911
    8912 8913 8914 8915 8916 8917 8918 8919 8920 8921 8922 8923 8924 8925 8926 8927 8928 8929 8930
    8931 8932 8933 8934 8935 8936 8937 8938 8939 8940 8941 8942 8943 8944 8945 8946 8947 8948 8949
    8950 8951 8952 8953 8954 8955 8956 8957 8958 8959 8960 8961 8962 8963 8964 8965 8966 8967 8968
    8969 8970 8971 8972 8973 8974 8975 8976 8977 8978 8979 8980 8981 8982 8983 8984 8985 8986 8987
    8988 8989 8990 8991 8992 8993 8994 8995 8996 8997 8998 8999 9000 9001 9002 9003 9004 9005 9006
    9007 9008 9009 9010 9011 9012 9013 9014 9015 9016 9017 9018 9019 9020 9021 9022 9023 9024 9025
    9026 9027 9028 9029 9030 9031 9032 9033 9034 9035 9036 9037 9038 9039 9040 9041 9042 9043 9044
    9045 9046 9047 9048 9049 9050 9051 9052 9053 9054 9055 9056 9057 9058 9059 9060 9061 9062 9063
    9064 9065 9066 9067 9068 9069 9070 9071 9072 9073 9074 9075 9076 9077 9078 9079 9080 9081 9082
    9083 9084 9085 9086 9087 9088 9089 9090 9091 9092 9093 9094 9095 9096 9097 9098 9099 9100 9101
    9102 9103 9104 9105 9106 9107 9108 9109 9110 9111 9112 9113 9114 9115 9116 9117 9118 9119 9120
    9121 9122 9123 9124 9125 9126 9127 9128 9129 9130 9131 9132 9133 9134 9135 9136 9137 9138 9139
    9140 9141 9142 9143 9144 9145 9146 9147 9148 9149 9150 9151 9152 9153 9154 9155 9156 9157 9158
    9159 9160 9161 9162 9163 9164 9165 9166 9167 9168 9169 9170 9171 9172 9173 9174 9175 9176 9177
    9178 9179 9180 9181 9182 9183 9184 9185 9186 9187 9188 9189 9190 9191 9192 9193 9194 9195 9196
    9197 9198 9199 9200 9201 9202 9203 9204 9205 9206 9207 9208 9209 9210 9211 9212 9213 9214 9215
    9216 9217 9218 9219 9220 9221 9222 9223 9224 9225 9226 9227 9228 9229 9230 9231 9232 9233 9234
    9235 9236 9237 9238 9239 9240 9241 9242 9243 9244 9245 9246 9247 9248 9249 9250 9251 9252 9253
    9254 9255 9256 9257 9258 9259 9260 9261 9262 9263 9264 9265 9266 9267 9268 9269 9270 9271 9272
    9273 9274 9275 9276 9277 9278 9279 9280 9281 9282 9283 9284 9285 9286 9287 9288 9289 9290 9291
    9292 9293 9294 9295 9296 9297 9298 9299 9300 9301 9302 9303 9304 9305 9306 9307 9308 9309 9310
    9311 9312 9313 9314 9315 9316 9317 9318 9319 9320 9321 9322 9323 9324 9325 9326 9327 9328 9329
    9330 9331 9332 9333 9334 9335 9336 9337 9338 9339 9340 9341 9342 9343 9344 9345 9346 9347 9348
    9349 9350 9351 9352 9353 9354 9355 9356 9357 9358 9359 9360 9361 9362 9363 9364 9365 9366 9367
    9368 9369 9370 9371 9372 9373 9374 9375 9376 9377 9378 9379 9380 9381 9382 9383 9384 9385 9386
    9387 9388 9389 9390 9391 9392 9393 9394 9395 9396 9397 9398 9399 9400 9401 9402 9403 9404 9405
    9406 9407 9408 9409 9410 9411 9412 9413 9414 9415 9416 9417 9418 9419 9420 9421 9422 9423 9424
    9425 9426 9427 9428 9429 9430 9431 9432 9433 9434 9435 9436 9437 9438 9439 9440 9441 9442 9443
    9444 9445 9446 9447 9448 9449 9450 9451 9452 9453 9454 9455 9456 9457 9458 9459 9460 9461 9462
    9463 9464 9465 9466 9467 9468 9469 9470 9471 9472 9473 9474 9475 9476 9477 9478 9479 9480 9481
    9482 9483 9484 9485 9486 9487 9488 9489 9490 9491 9492 9493 9494 9495 9496 9497 9498 9499 9500
    9501 9502 9503 9504 9505 9506 9507 9508 9509 9510 9511 9512 9513 9514 9515 9516 9517 9518 9519
    9520 9521 9522 9523 9524 9525 9526 9527 9528 9529 9530 9531 9532 9533 9534 9535 9536 9537 9538
    9539 9540 9541 9542 9543 9544 9545 9546 9547 9548 9549 9550 9551 9552 9553 9554 9555 9556 9557
    9558 9559 9560 9561 9562 9563 9564 9565 9566 9567 9568 9569 9570 9571 9572 9573 9574 9575 9576
    9577 9578 9579 9580 9581 9582 9583 9584 9585 9586 9587 9588 9589 9590 9591 9592 9593 9594 9595
    9596 9597 9598 9599 9600 9601 9602 9603 9604 9605 9606 9607 9608 9609 9610 9611 9612 9613 9614
    9615 9616 9617 9618 9619 9620 9621 9622 9623 9624 9625 9626 9627 9628 9629 9630 9631 9632 9633
    9634 9635 9636 9637 9638 9639 9640 9641 9642 9643 9644 9645 9646 9647 9648 9649 9650 9651 9652
    9653 9654 9655 9656 9657 9658 9659 9660 9661 9662 9663 9664 9665 9666 9667 9668 9669 9670 9671
    9672 9673 9674 9675 9676 9677 9678 9679 9680 9681 9682 9683 9684 9685 9686 9687 9688 9689 9690
    9691 9692 9693 9694 9695 9696 9697 9698 9699 9700 9701 9702 9703 9704 9705 9706 9707 9708 9709
    9710 9711 9712 9713 9714 9715 9716 9717 9718 9719 9720 9721 9722 9723 9724 9725 9726 9727 9728
    9729 9730 9731 9732 9733 9734 9735 9736 9737 9738 9739 9740 9741 9742 9743 9744 9745 9746 9747
    9748 9749 9750 9751 9752 9753 9754 9755 9756 9757 9758 9759 9760 9761 9762 9763 9764 9765 9766
    9767 9768 9769 9770 9771 9772 9773 9774 9775 9776 9777 9778 9779 9780 9781 9782 9783 9784 9785
    9786 9787 9788 9789 9790 9791 9792 9793 9794 9795 9796 9797 9798 9799 9800 9801 9802 9803 9804
    9805 9806 9807 9808 9809 9810 9811 9812 9813 9814 9815 9816 9817 9818 9819 9820 9821 9822 9823
    9824 9825 9826 9827 9828 9829 9830 9831 9832 9833 9834 9835 9836 9837 9838 9839 9840 9841 9842
    9843 9844 9845 9846 9847 9848 9849 9850 9851 9852 9853 9854 9855 9856 9857 9858 9859 9860 9861
    9862 9863 9864 9865 9866 9867 9868 9869 9870 9871 9872 9873 9874 9875 9876 9877 9878 9879 9880
    9881 9882 9883 9884 9885 9886 9887 9888 9889 9890 9891 9892 9893 9894 9895 9896 9897 9898 9899
    9900 9901 9902 9903 9904 9905 9906 9907 9908 9909 9910 9911 9912 9913 9914 9915 9916 9917 9918
    9919 9920 9921 9922 9923 9924 9925 9926 9927 9928 9929 9930 9931 9932 9933 9934 9935 9936 9937
    9938 9939 9940 9941 9942 9943 9944 9945 9946 9947 9948 9949 9950 9951 9952 9953 9954 9955 9956
    9957 9958 9959 9960 9961 9962 9963 9964 9965 9966 9967 9968 9969 9970 9971 9972 9973 9974 9975
    9976 9977 9978 9979 9980 9981 9982 9983 9984 9985 9986 9987 9988 9989 9990 9991 9992 9993 9994
    9995 9996 9997 9998 9999 10000 10001 10002 10003 10004 10005 10006 10007 10008 10009 10010
    10011 10012 10013 10014 10015 10016 10017 10018 10019 10020 10021 10022 10023 10024 10025 10026
    10027 10028 10029 10030 10031 10032 10033 10034 10035 10036 10037 10038 10039 10040 10041 10042
    10043 10044 10045 10046 10047 10048 10049 10050 10051 10052 10053 10054 10055 10056 10057 10058
    10059 10060 10061 10062 10063 10064 10065 10066 10067 10068 10069 10070 10071 10072 10073 10074
    10075 10076 10077 10078 10079 10080 10081 10082 10083 10084 10085 10086 10087 10088 10089 10090
    10091 10092 10093 10094 10095 10091 10092 10098 10099 10100 10101 10102 10103 10104 10105 10106
    10107 10108 10109 10110 10111 10112 10113 10114 10115 10116 10117 10118 10119 10120 10121 10122
    10123 10124 10125 10126 10127 10128 10129 10130 10131 10132 10133 10134 10135 10136 10137 10138
    10139 10140 10141 10142 10143 10144 10145 10146 10147 10148 10149 10150 10151 10152 10153 10154
    10155 10156 10157 10158 10159 10160 10161 10162 10163 10164 10165 10166 10167 10168 10169 10170
    10171 10172 10173 10174 10175 10176 10177 10178 10179 10180 10181 10182 10183 10184 10185 10186
    10187 10188 10189 10190 10191 10192 10193 10194 10195 10196 10197 10198 10199 10200 10201 10202
    10203 10204 10205 10206 10207 10208 10209 10210 10211 10212 10213 10214 10215 10216 10217 10218
    10219 10220 10221 10222 10223 10224 10225 10226 10227 10228 10229 10230 10231 10232 10233 10234
    10235 10236 10237 10238 10239 10240 10241 10242 10243 10244 10245 10246 10247 10248 10249 10250
    10251 10252 10253 10254 10255 10256 10257 10258 10259 10260 10261 10262 10263 10264 10265 10266
    10267 10268 10269 10270 10271 10272 10273 10274 10275 10276 10277 10278 10279 10280 10281 10282
    10283 10284 10285 10286 10287 10288 10289 10290 10291 10292 10293 10294 10295 10296 10297 10298
    10299 10300 10301 10302 10303 10304 10305 10306 10307 10308 10309 10310 10311 10312 10313 10314
    10315 10316 10317 10318 10319 10320 10321 10322 10323 10324 10325 10326 10327 10328 10329 10330
    10331 10332 10333 10334 10335 10336 10337 10338 10339 10340 10341 10342 10343 10344 10345 10346
    10347 10348 10349 10350 10351 10352 10353 10354 10355 10356 10357 10358 10359 10360 10361 10362
    10363 10364 10365 10366 10367 10368 10369 10370 10371 10372 10373 10374 10375 10376 10377 10378
    10379 10380 10381 10382 10383 10384 10385 10386 10387 10388 10389 10390 10391 10392 10393 10394
    10395 10396 10397 10398 10399 10400 10401 10402 10403 10404 10405 10406 10407 10408 10409 10410
    10411 10412 10413 10414 10415 10416 10417 10418 10419 10420 10421 10422 10423 10424 10425 10426
    10427 10428 10429 10430 10431 10432 10433 10434 10435 10436 10437 10438 10439 10440 10441 10442
    10443 10444 10445 10446 10447 10448 10449 10450 10451 10452 10453 10454 10455 10456 10457 10458
    10459 10460 10461 10462 10463 10464 10465 10466 10467 10468 10469 10470 10471 10472 10473 10474
    10475 10476 10477 10478 10479 10480 10481 10482 10483 10484 10485 10486 10487 10488 10489 10490
    10491 10492 10493 10494 10495 10496 10497 10498 10499 10500 10501 10502 10503 10504 10505 10506
    10507 10508 10509 10510 10511 10512 10513 10514 10515 10516 10517 10518 10519 10520 10521 10522
    10523 10524 10525 10526 10527 10528 10529 10530 10531 10532 10533 10534 10535 10536 10537 10538
    10539 10540 10541 10542 10543 10544 10545 10546 10547 10548 10549 10550 10551 10552 10553 10554
    10555 10556 10557 10558 10559 10560 10561 10562 10563 10564 10565 10566 10567 10568 10569 10570
    10571 10572 10573 10574 10575 10576 10577 10578 10579 10580 10581 10582 10583 10584 10585 10586
    10587 10588 10589 10590 10591 10592 10593 10594 10595 10596 10597 10598 10599 10600 10601 10602
    10603 10604 10605 10606 10607 10608 10609 10610 10611 10612 10613 10614 10615 10616 10617 10618
    10619 10620 10621 10622 10623 10624 10625 10626 10627 10628 10629 10630 10631 10632 10633 10634
    10635 10636 10637 10638 10639 10640 10641 10642 10643 10644 10645 10646 10647 10648 10649 10650
    10651 10652 10653 10654 10655 10656 10657 10658 10659 10660 10661 10662 10663 10664 10665 10666
    10667 10668 10669 10670 10671 10672 10673 10674 10675 10676 10677 10678 10679 10680 10681 10682
    10683 10684 10685 10686 10687 10688 10689 10690 10691 10692 10693 10694 10695 10696 10697 10698
    10699 10700 10701 10702 10703 10704 10705 10706 10707 10708 10709 10710 10711 10712 10713 10714
    10715 10716 10717 10718 10719 10720 10721 10722 10723 10724 10725 10726 10727 10728 10729 10730
    10731 10732 10733 10734 10735 10736 10737 10738 10739 10740 10741 10742 10743 10744 10745 10746
    10747 10748 10749 10750 10751 10752 10753 10754 10755 10756 10757 10758 10759 10760 10761 10762
    10763 10764 10765 10766 10767 10768 10769 10770 10771 10772 10773 10774 10775 10776 10777 10778
    10779 10780 10781 10782 10783 10784 10785 10786 10787 10788 10789 10790 10791 10792 10793 10794
    10795 10796 10797 10798 10799 10800 10801 10802 10803 10804 10805 10806 10807 10808 10809 10810
    10811 10812 10813 10814 10815 10816 10817 10818 10819 10820 10821 10822 10823 10824 10825 10826
    10827 10828 10829 10830 10831 10832 10833 10834 10835 10836 10837 10838 10839 10840 10841 10842
    10843 10844 10845 10846 10847 10848 10849 10850 10851 10852 10853 10854 10855 10856 10857 10858
    10859 10860 10861 10862 10863 10864 10865 10866 10867 10868 10869 10870 10871 10872 10873 10874
    10875 10876 10877 10878 10879 10880 10881 10882 10883 10884 10885 10886 10887 10888 10889 10890
    10891 10892 10893 10894 10895 10896 10897 10898 10899 10900 10901 10902 10903 10904 10905 10906
    10907 10908 10909 10910 10911 10912 10913 10914 10915 10916 10917 10918 10919 10920 10921 10922
    10923 10924 10925 10926 10927 10928 10929 10930 10931 10932 10933 10934 10935 10936 10937 10938
    10939 10940 10941 10942 10943 10944 10945 10946 10947 10948 10949 10950 10951 10952 10953 10954
    10955 10956 10957 10958 10959 10960 10961 10962 10963 10964 10965 10966 10967 10968 10969 10970
    10971 10972 10973 10974 10975 10976 10977 10978 10979 10980 10981 10982 10983 10984 10985 10986
    10987 10988 10989 10990 10991 10992 10993 10994 10995 10996 10997 10998 10999 11000 11001 11002
    11003 11004 11005 11006 11007 11008 11009 11010 11011 11012 11013 11014 11015 11016 11017 11018
    11019 11020 11021 11022 11023 11024 11025 11026 11027 11028 11029 11030 11031 11032 11033 11034
    11035 11036 11037 11038 11039 11040 11041 11042 11043 11044 11045 11046 11047 11048 11049 11050
    11051 11052 11053 11054 11055 11056 11057 11058 11059 11060 11061 11062 11063 11064 11065 11066
    11067 11068 11069 11070 11071 11072 11073 11074 11075 11076 11077 11078 11079 11080 11081 11082
    11083 11084 11085 11086 11087 11088 11089 11090 11091 11092 11093 11094 11095 11096 11097 11098
    11099 11100 11101 11102 11103 11104 11105 11106 11107 11108 11109 11110 11111 11112 11113 11114
    11115 11116 11117 11118 11119 11120 11121 11122 11123 11124 11125 11126 11127 11128 11129 11130
    11131 11132 11133 11134 11135 11136 11137 11138 11139 11140 11141 11142 11143 11144 11145 11146
    11147 11148 11149 11150 11151 11152 11153 11154 11155 11156 11157 11158 11159 11160 11161 11162
    11163 11164 11165 11166 11167 11168 11169 11170 11171 11172 11173 11174 11175 11176 11177 11178
    11179 11180 11181 11182 11183 11184 11185 11186 11187 11188 11189 11190 11191 11192 11193 11194
    11195 11196 11197 11198 11199 11200 11201 11202 11203 11204 11205 11206 11207 11208 11209 11210
    11211 11212 11213 11214 11215 11216 11217 11218 11219 11220 11221 11222 11223 11224 11225 11226
    11227 11228 11229 11230 11231 11232 11233 11234 11235 11236 11237 11238 11239 11240 11241 11242
    11243 11244 11245 11246 11247 11248 11249 11250 11251 11252 11253 11254 11255 11256 11257 11258
    11259 11260 11261 11262 11263 11264 11265 11266 11267 11268 11269 11270 11271 11272 11273 11274
    11275 11276 11277 11278 11279 11280 11281 11282 11283 11284 11285 11286 11287 11288 11289 11290
    11291 11292 11293 11294 11295 11296 11297 11298 11299 11300 11301 11302 11303 11304 11305 11306
    11307 11308 11309 11310 11311 11312 11313 11314 11315 11316 11317 11318 11319 11320 11321 11322
    11323 11324 11325 11326 11327 11328 11329 11330 11331 11332 11333 11334 11335 11336 11337 11338
    11339 11340 11341 11342 11343 11344 11345 11346 11347 11348 11349 11350 11351 11352 11353 11354
    11355 11356 11357 11358 11359 11360 11361 11362 11363 11364 11365 11366 11367 11368 11369 11370
    11371 11372 11373 11374 11375 11376 11377 11378 11379 11380 11381 11382 11383 11384 11385 11386
    11387 11388 11389 11390 11391 11392 11393 11394 11395 11396 11397 11398 11399 11400 11401 11402
    11403 11404 11405 11406 11407 11408 11409 11410 11411 11412 11413 11414 11415 11416 11417 11418
    11419 11420 11421 11422 11423 11424 11425 11426 11427 11428 11429 11430 11431 11432 11433 11434
    11435 11436 11437 11438 11439 11440 11441 11442 11443 11444 11445 11446 11447 11448 11449 11450
    11451 11452 11453 11454 11455 11456 11457 11458 11459 11460 11461 11462 11463 11464 11465 11466
    11467 11468 11469 11470 11471 11472 11473 11474 11475 11476 11477 11478 11479 11480 11481 11482
    11483 11484 11485 11486 11487 11488 11489 11490 11491 11492 11493 11494 11495 11496 11497 11498
    11499 11500 11501 11502 11503 11504 11505 11506 11507 11508 11509 11510 11511 11512 11513 11514
    11515 11516 11517 11518 11519 11520 11521 11522 11523 11524 11525 11526 11527 11528 11529 11530
    11531 11532 11533 11534 11535 11536 11537 11538 11539 11540 11541 11542 11543 11544 11545 11546
    11547 11548 11549 11550 11551 11552 11553 11554 11555 11556 11557 11558 11559 11560 11561 11562
    11563 11564 11565 11566 11567 11568 11569 11570 11571 11572 11573 11574 11575 11576 11577 11578
    11579 11580 11581 11582 11583 11584 11585 11586 11587 11588 11589 11590 11591 11592 11593 11594
    11595 11596 11597 11598 11599 11600 11601 11602 11603 11604 11605 11606 11607 11608 11609 11610
    11611 11612 11613 11614 11615 11616 11617 11618 11619 11620 11621 11622 11623 11624 11625 11626
    11627 11628 11629 11630 11631 11632 11633 11634 11635 11636 11637 11638 11639 11640 11641 11642
    11643 11644 11645 11646 11647 11648 11649 11650 11651 11652 11653 11654 11655 11656 11657 11658
    11659 11660 11661 11662 11663 11664 11665 11666 11667 11668 11669 11670 11671 11672 11673 11674
    11675 11676 11677 11678 11679 11680 11681 11682 11683 11684 11685 11686 11687 11688 11689 11690
    11691 11692 11693 11694 11695 11696 11697 11698 11699 11700 11701 11702 11703 11704 11705 11706
    11707 11708 11709 11710 11711 11712 11713 11714 11715 11716 11717 11718 11719 11720 11721 11722
    11723 11724 11725 11726 11727 11728 11729 11730 11731 11732 11733 11734 11735 11736 11737 11738
    11739 11740 11741 11742 11743 11744 11745 11746 11747 11748 11749 11750 11751 11752 11753 11754
    11755 11756 11757 11758 11759 11760 11761 11762 11763 11764 11765 11766 11767 11768 11769 11770
    11771 11772 11773 11774 11775 11776 11777 11778 11779 11780 11781 11782 11783 11784 11785 11786
    11787 11788 11789 11790 11791 11792 11793 11794 11795 11796 11797 11798 11799 11800 11801 11802
    11803 11804 11805 11806 11807 11808 11809 11810 11811 11812 11813 11814 11815 11816 11817 11818
    11819 11820 11821 11822 11823 11824 11825 11826 11827 11828 11829 11830 11831 11832 11833 11834
    11835 11836 11837 11838 11839 11840 11841 11842 11843 11844 11845 11846 11847 11848 11849 11850
    11851 11852 11853 11854 11855 11856 11857 11858 11859 11860 11861 11862 11863 11864 11865 11866
    11867 11868 11869 11870 11871 11872 11873 11874 11875 11876 11877 11878 11879 11880 11881 11882
    11883 11884 11885 11886 11887 11888 11889 11890 11891 11892 11893 11894 11895 11896 11897 11898
    11899 11900 11901 11902 11903 11904 11905 11906 11907 11908 11909 11910 11911 11912 11913 11914
    11915 11916 11917 11918 11919 11920 11921 11922 11923 11924 11925 11926 11927 11928 11929 11930
    11931 11932 11933 11934 11935 11936 11937 11938 11939 11940 11941 11942 11943 11944 11945 11946
    11947 11948 11949 11950 11951 11952 11953 11954 11955 11956 11957 11958 11959 11960 11961 11962
    11963 11964 11965 11966 11967 11968 11969 11970 11971 11972 11973 11974 11975 11976 11977 11978
    11979 11980 11981 11982 11983 11984 11985 11986 11987 11988 11989 11990 11991 11992 11993 11994
    11995 11996 11997 11998 11999 12000 12001 12002 12003 12004 12005 12006 12007 12008 12009 12010
    12011 12012 12013 12014 12015 12016 12017 12018 12019 12020 12021 12022 12023 12024 12025 12026
    12027 12028 12029 12030 12031 12032 12033 12034 12035 12036 12037 12038 12039 12040 12041 12042
    12043 12044 12045 12046 12047 12048 12049 12050 12051 12052 12053 12054 12055 12056 12057 12058
    12059 12060 12061 12062 12063 12064 12065 12066 12067 12068 12069 12070 12071 12072 12073 12074
    12075 12076 12077 12078 12079 12080 12081 12082 12083 12084 12085 12086 12087 12088 12089 12090
    12091 12092 12093 12094 12095 12096 12097 12098 12099 12100 12101 12102 12103 12104 12105 12106
    12107 12108 12109 12110 12111 12112 12113 12114 12115 12116 12117 12118 12119 12120 12121 12122
    12123 12124 12125 12126 12127 12128 12129 12130 12131 12132 12133 12134 12135 12136 12137 12138
    12139 12140 12141 12142 12143 12144 12145 12146 12147 12148 12149 12150 12151 12152 12153 12154
    12155 12156 12157 12158 12159 12160 12161 12162 12163 12164 12165 12166 12167 12168 12169 12170
    12171 12172 12173 12174 12175 12176 12177 12178 12179 12180 12181 12182 12183 12184 12185 12186
    12187 12188 12189 12190 12191 12192 12193 12194 12195 12196 12197 12198 12199 12200 12201 12202
    12203 12204 12205 12206 12207 12208 12209 12210 12211 12212 12213 12214 12215 12216 12217 12218
    12219 12220 12221 12222 12223 12224 12225 12226 12227 12228 12229 12230 12231 12232 12233 12234
    12235 12236 12237 12238 12239 12240 12241 12242 12243 12244 12245 12246 12247 12248 12249 12250
    12251 12252 12253 12254 12255 12256 12257 12258 12259 12260 12261 12262 12263 12264 12265 12266
    12267 12268 12269 12270 12271 12272 12273 12274 12275 12276 12277 12278 12279 12280 12281 12282
    12283 12284 12285 12286 12287 12288 12289 12290 12291 12292 12293 12294 12295 12296 12297 12298
    12299 12300 12301 12302 12303 12304 12305 12306 12307 12308 12309 12310 12311 12312 12313 12314
    12315 12316 12317 12318 12319 12320 12321 12322 12323 12324 12325 12326 12327 12328 12329 12330
    12331 12332 12333 12334 12335 12336 12337 12338 12339 12340 12341 12342 12343 12344 12345 12346
    12347 12348 12349 12350 12351 12352 12353 12354 12355 12356 12357 12358 12359 12360 12361 12362
    12363 12364 12365 12366 12367 12368 12369 12370 12371 12372 12373 12374 12375 12376 12377 12378
    12379 12380 12381 12382 12383 12384 12385 12386 12387 12388 12389 12390 12391 12392 12393 12394
    12395 12396 12397 12398 12399 12400 12401 12402 12403 12404 12405 12406 12407 12408 12409 12410
    12411 12412 12413 12414 12415 12416 12417 12418 12419 12420 12421 12422 12423 12424 12425 12426
    12427 12428 12429 12430 12431 12432 12433 12434 12435 12436 12437 12438 12439 12440 12441 12442
    12443 12444 12445 12446 12447 12448 12449 12450 12451 12452 12453 12454 12455 12456 12457 12458
    12459 12460 12461 12462 12463 12464 12465 12466 12467 12468 12469 12470 12471 12472 12473 12474
    12475 12476 12477 12478 12479 12480 12481 12482 12483 12484 12485 12486 12487 12488 12489 12490
    12491 12492 12493 12494 12495 12496 12497 12498 12499 12500 12501 12502 12503 12504 12505 12506
    12507 12508 12509 12510 12511 12512 12513 12514 12515 12516 12517 12518 12519 12520 12521 12522
    12523 12524 12525 12526 12527 12528 12529 12530 12531 12532 12533 12534 12535 12536 12537 12538
    12539 12540 12541 12542 12543 12544 12545 12546 12547 12548 12549 12550 12551 12552 12553 12554
    12555 12556 12557 12558 12559 12560 12561 12562 12563 12564 12565 12566 12567 12568 12569 12570
    12571 12572 12573 12574 12575 12576 12577 12578 12579 12580 12581 12582 12583 12584 12585 12586
    12587 12588 12589 12590 12591 12592 12593 12594 12595 12596 12597 12598 12599 12600 12601 12602
    12603 12604 12605 12606 12607 12608 12609 12610 12611 12612 12613 12614 12615 12616 12617 12618
    12619 12620 12621 12622 12623 12624 12625 12626 12627 12628 12629 12630 12631 12632 12633 12634
    12635 12636 12637 12638 12639 12640 12641 12642 12643 12644 12645 12646 12647 12648 12649 12650
    12651 12652 12653 12654 12655 12656 12657 12658 12659 12660 12661 12662 12663 12664 12665 12666
    12667 12668 12669 12670 12671 12672 12673 12674 12675 12676 12677 12678 12679 12680 12681 12682
    12683 12684 12685 12686 12687 12688 12689 12690 12691 12692 12693 12694 12695 12696 12697 12698
    12699 12700 12701 12702 12703 12704 12705 12706 12707 12708 12709 12710 12711 12712 12713 12714
    12715 12716 12717 12718 12719 12720 12721 12722 12723 12724 12725 12726 12727 12728 12729 12730
    12731 12732 12733 12734 12735 12736 12737 12738 12739 12740 12741 12742 12743 12744 12745 12746
    12747 12748 12749 12750 12751 12752 12753 12754 12755 12756 12757 12758 12759 12760 12761 12762
    12763 12764 12765 12766 12767 12768 12769 12770 12771 12772 12773 12774 12775 12776 12777 12778
    12779 12780 12781 12782 12783 12784 12785 12786 12787 12788 12789 12790 12791 12792 12793 12794
    12795 12796 12797 12798 12799 12800 12801 12802 12803 12804 12805 12806 12807 12808 12809 12810
    12811 12812 12813 12814 12815 12816 12817 12818 12819 12820 12821 12822 12823 12824 12825 12826
    12827 12828 12829 12830 12831 12832 12833 12834 12835 12836 12837 12838 12839 12840 12841 12842
    12843 12844 12845 12846 12847 12848 12849 12850 12851 12852 12853 12854 12855 12856 12857 12858
    12859 12860 12861 12862 12863 12864 12865 12866 12867 12868 12869 12870 12871 12872 12873 12874
    12875 12876 12877 12878 12879 12880 12881 12882 12883 12884 12885 12886 12887 12888 12889 12890
    12891 12892 12893 12894 12895 12896 12897 12898 12899 12900 12901 12902 12903 12904 12905 12906
    12907 12908 12909 12910 12911 12912 12913 12914 12915 12916 12917 12918 12919 12920 12921 12922
    12923 12924 12925 12926 12927 12928 12929 12930 12931 12932 12933 12934 12935 12936 12937 12938
    12939 12940 12941 12942 12943 12944 12945 12946 12947 12948 12949 12950 12951 12952 12953 12954
    12955 12956 12957 12958 12959 12960 12961 12962 12963 12964 12965 12966 12967 12968 12969 12970
    12971 12972 12973 12974 12975 12976 12977 12978 12979 12980 12981 12982 12983 12984 12985 12986
    12987 12988 12989 12990 12991 12992 12993 12994 12995 12996 12997 12998 12999 13000 13001 13002
    13003 13004 13005 13006 13007 13008 13009 13010 13011 13012 13013 13014 13015 13016 13017 13018
    13019 13020 13021 13022 13023 13024 13025 13026 13027 13028 13029 13030 13031 13032 13033 13034
    13035 13036 13037 13038 13039 13040 13041 13042 13043 13044 13045 13046 13047 13048 13049 13050
    13051 13052 13053 13054 13055 13056 13057 13058 13059 13060 13061 13062 13063 13064 13065 13066
    13067 13068 13069 13070 13071 13072 13073 13074 13075 13076 13077 13078 13079 13080 13081 13082
    13083 13084 13085 13086 13087 13088 13089 13090 13091 13092 13093 13094 13095 13096 13097 13098
    13099 13100 13101 13102 13103 13104 13105 13106 13107 13108 13109 13110 13111 13112 13113 13114
    13115 13116 13117 13118 13119 13120 13121 13122 13123 13124 13125 13126 13127 13128 13129 13130
    13131 13132 13133 13134 13135 13136 13137 13138 13139 13140 13141 13142 13143 13144 13145 13146
    13147 13148 13149 13150 13151 13152 13153 13154 13155 13156 13157 13158 13159 13160 13161 13162
    13163 13164 13165 13166 13167 13168 13169 13170 13171 13172 13173 13174 13175 13176 13177 13178
    13179 13180 13181 13182 13183 13184 13185 13186 13187 13188 13189 13190 13191 13192 13193 13194
    13195 13196 13197 13198 13199 13200 13201 13202 13203 13204 13205 13206 13207 13208 13209 13210
    13211 13212 13213 13214 13215 13216 13217 13218 13219 13220 13221 13222 13223 13224 13225 13226
    13227 13228 13229 13230 13231 13232 13233 13234 13235 13236 13237 13238 13239 13240 13241 13242
    13243 13244 13245 13246 13247 13248 13249 13250 13251 13252 13253 13254 13255 13256 13257 13258
    13259 13260 13261 13262 13263 13264 13265 13266 13267 13268 13269 13270 13271 13272 13273 13274
    13275 13276 13277 13278 13279 13280 13281 13282 13283 13284 13285 13286 13287 13288 13289 13290
    13291 13292 13293 13294 13295 13296 13297 13298 13299 13300 13301 13302 13303 13304 13305 13306
    13307 13308 13309 13310 13311 13312 13313 13314 13315 13316 13317 13318 13319 13320 13321 13322
    13323 13324 13325 13326 13327 13328 13329 13330 13331 13332 13333 13334 13335 13336 13337 13338
    13339 13340 13341 13342 13343 13344 13345 13346 13347 13348 13349 13350 13351 13352 13353 13354
    13355 13356 13357 13358 13359 13360 13361 13362 13363 13364 13365 13366 13367 13368 13369 13370
    13371 13372 13373 13374 13375 13376 13377 13378 13379 13380 13381 13382 13383 13384 13385 13386
    13387 13388 13389 13390 13391 13392 13393 13394 13395 13396 13397 13398 13399 13400 13401 13402
    13403 13404 13405 13406 13407 13408 13409 13410 13411 13412 13413 13414 13415 13416 13417 13418
    13419 13420 13421 13422 13423 13424 13425 13426 13427 13428 13429 13430 13431 13432 13433 13434
    13435 13436 13437 13438 13439 13440 13441 13442 13443 13444 13445 13446 13447 13448 13449 13450
    13451 13452 13453 13454 13455 13456 13457 13458 13459 13460 13461 13462 13463 13464 13465 13466
    13467 13468 13469 13470 13471 13472 13473 13474 13475 13476 13477 13478 13479 13480 13481 13482
    13483 13484 13485 13486 13487 13488 13489 13490 13491 13492 13493 13494 13495 13496 13497 13498
    13499 13500 13501 13502 13503 13504 13505 13506 13507 13508 13509 13510 13511 13512 13513 13514
    13515 13516 13517 13518 13519 13520 13521 13522 13523 13524 13525 13526 13527 13528 13529 13530
    13531 13532 13533 13534 13535 13536 13537 13538 13539 13540 13541 13542 13543 13544 13545 13546
    13547 13548 13549 13550 13551 13552 13553 13554 13555 13556 13557 13558 13559 13560 13561 13562
    13563 13564 13565 13566 13567 13568 13569 13570 13571 13572 13573 13574 13575 13576 13577 13578
    13579 13580 13581 13582 13583 13584 13585 13586 13587 13588 13589 13590 13591 13592 13593 13594
    13595 13596 13597 13598 13599 13600 13601 13602 13603 13604 13605 13606 13607 13608 13609 13610
    13611 13612 13613 13614 13615 13616 13617 13618 13619 13620 13621 13622 13623 13624 13625 13626
    13627 13628 13629 13630 13631 13632 13633 13634 13635 13636 13637 13638 13639 13640 13641 13642
    13643 13644 13645 13646 13647 13648 13649 13650 13651 13652 13653 13654 13655 13656 13657 13658
    13659 13660 13661 13662 13663 13664 13665 13666 13667 13668 13669 13670 13671 13672 13673 13674
    13675 13676 13677 13678 13679 13680 13681 13682 13683 13684 13685 13686 13687 13688 13689 13690
    13691 13692 13693 13694 13695 13696 13697 13698 13699 13700 13701 13702 13703 13704 13705 13706
    13707 13708 13709 13710 13711 13712 13713 13714 13715 13716 13717 13718 13719 13720 13721 13722
    13723 13724 13725 13726 13727 13728 13729 13730 13731 13732 13733 13734 13735 13736 13737 13738
    13739 13740 13741 13742 13743 13744 13745 13746 13747 13748 13749 13750 13751 13752 13753 13754
    13755 13756 13757 13758 13759 13760 13761 13762 13763 13764 13765 13766 13767 13768 13769 13770
    13771 13772 13773 13774 13775 13776 13777 13778 13779 13780 13781 13782 13783 13784 13785 13786
    13787 13788 13789 13790 13791 13792 13793 13794 13795 13796 13797 13798 13799 13800 13801 13802
    13803 13804 13805 13806 13807 13808 13809 13810 13811 13812 13813 13814 13815 13816 13817 13818
    13819 13820 13821 13822 13823 13824 13825 13826 13827 13828 13829 13830 13831 13832 13833 13834
    13835 13836 13837 13838 13839 13840 13841 13842 13843 13844 13845 13846 13847 13848 13849 13850
    13851 13852 13853 13854 13855 13856 13857 13858 13859 13860 13861 13862 13863 13864 13865 13866
    13867 13868 13869 13870 13871
    """

  /// Where which of them is used.
  static let symbolLines = """
    af= 1:001,150,AS,DG,FM,GB,GG,IE,IM,IO,JE,ML,MV,PW,TC,VG,WS,ZW
    2:003,AC,AQ,BV,CP,CQ,GS,GU,HM,MH,MP,PH,TA,UM,US,VI 3:AD
    4:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 5:AF,IR 6:AG,AI,DM,GD,KN,LC,MS,VC
    7:AL,XK 8:AM 9:AO a:AR b:AT,CH,DE,EE,LI,LV c:AU d:AW e:AX,SE f:AZ g:BA h:BB i:BD j:BE,NL
    k:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF k:YT l:BI m:BM n:BN
    o:BO p:BQ q:BR,ET,GW,KP,KR,PT,TL r:BS s:BT t:BW u:BY v:BZ w:CA x:CC y:CD z:CK,NU,NZ,PN,TK 10:CL
    11:CN 12:CO 13:CR 14:CU 15:CV 16:CW 17:CX,KI,NF,NR,TV 18:CY,GR,IN 19:CZ 1a:DJ 1b:DK 1c:DO
    1d:EA,ES,GQ,IC 1e:EC,PR,SV 1f:ER 1g:FI,SI 1h:FJ 1i:FK 1j:FO 1k:GE 1l:GH 1m:GI 1n:GL 1o:GM 1p:GN
    1q:GT 1r:GY 1s:HK,TH,VN 1t:HN 1u:HR 1v:HT 1w:HU 1x:ID 1y:IL 1z:IS 20:IT,SM,VA 21:JM 22:JP 23:KE
    24:KH 25:KM 26:KY 27:KZ 28:LA 29:LK,MK,MT,NP,TM 2a:LR 2b:LS 2c:MD 2d:ME 2e:MG 2f:MM 2g:MN 2h:MO
    2i:MU 2j:MW 2k:MX 2l:MY 2m:MZ 2n:NA 2o:NE 2p:NG 2q:NI 2r:NO,SJ 2s:PA 2t:PE 2u:PG 2v:PK 2w:PL
    2x:PY 2y:RS 2z:RU 30:RW 31:SB 32:SC 33:SG 34:SH 35:SK 36:SL 37:SO 38:SR 39:SS 3a:ST 3b:SX 3c:SZ
    3d:TJ 3e:TO 3f:TR 3g:TT 3h:TW 3i:TZ 3j:UA 3k:UG 3l:UY 3m:UZ 3n:VE 3o:VU 3p:ZM
    agq,bas,dua,ewo,jgo,kkj,ksf,mgo,mua,nmg,nnh,yav=
    3q:-,001,150,419,AS,BG,CM,DG,FM,GB,GG,IE,IM,IO,JE,LT,MK,ML,MT,MV,PW,RO,TC,TM 3q:VG,WS,ZW
    3r:003,AC,AQ,BV,CP,CQ,FI,GS,GU,HM,JP,MH,MP,SI,TA,UM,US,VI 3s:AD,TH,VN
    3t:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 3u:AF,IR
    3v:AG,AI,DM,GD,KN,LC,MS,VC 3w:AL,XK 3x:AM 3y:AO 3z:AR 40:AT,CH,DE,EE,LI,LV 41:AU 42:AW 43:AX,SE
    44:AZ 45:BA 46:BB 47:BD 48:BE,NL
    49:BF,BJ,BL,CF,CG,CI,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF,YT 4a:BI 4b:BM 4c:BN
    4d:BO 4e:BQ 4f:BR,ET,GW,PT,TL 4g:BS 4h:BT 4i:BW 4j:BY 4k:BZ 4l:CA 4m:CC,MY 4n:CD
    4o:CK,NU,NZ,PN,TK 4p:CL 4q:CN 4r:CO 4s:CR 4t:CU 4u:CV 4v:CW 4w:CX,KI,NF,NR,TV 4x:CY,GR,IN 4y:CZ
    4z:DJ 50:DK 51:DO 52:EA,ES,GQ,IC,IT,KG,LK,NP,SM,VA 53:EC,PR,SV,TJ 54:ER 55:FJ 56:FK 57:FO 58:GE
    59:GH 5a:GI 5b:GL 5c:GM 5d:GN 5e:GT 5f:GY 5g:HK 5h:HN 5i:HR 5j:HT 5k:HU 5l:ID 5m:IL 5n:IS 5o:JM
    5p:KE 5q:KH 5r:KM 5s:KP,KR 5t:KY 5u:KZ 5v:LA 5w:LR 5x:LS 5y:MD 5z:ME 60:MG 61:MM 62:MN 63:MO
    64:MU 65:MW 66:MX 67:MZ 68:NA 69:NE 6a:NG 6b:NI 6c:NO,SJ 6d:PA 6e:PE 6f:PG 6g:PH 6h:PK 6i:PL
    6j:PY 6k:RS 6l:RU 6m:RW 6n:SB 6o:SC 6p:SG 6q:SH 6r:SK 6s:SL 6t:SO 6u:SR 6v:SS 6w:ST 6x:SX 6y:SZ
    6z:TO 70:TR 71:TT 72:TW 73:TZ 74:UA 75:UG 76:UY 77:UZ 78:VE 79:VU 7a:ZA 7b:ZM ain=1 3q:JP 49:CM
    ak=1 59:-,419,LT 7c:001,150,AS,BG,DG,FM,GB,GG,IE,IM,IO,JE,MK,ML,MT,MV,PW,RO,TC,TM,VG,WS,ZW
    7d:003,AC,AQ,BV,CP,CQ,FI,GS,GU,HM,JP,MH,MP,SI,TA,UM,US,VI 7e:AD,TH,VN
    7f:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 7g:AF,IR
    7h:AG,AI,DM,GD,KN,LC,MS,VC 7i:AL,XK 7j:AM 7k:AO 7l:AR 7m:AT,CH,DE,EE,LI,LV 7n:AU 7o:AW 7p:AX,SE
    7q:AZ 7r:BA 7s:BB 7t:BD 7u:BE,NL
    7v:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 7v:YT 7w:BI 7x:BM
    7y:BN 7z:BO 80:BQ 81:BR,ET,GW,PT,TL 82:BS 83:BT 84:BW 85:BY 86:BZ 87:CA 88:CC,MY 89:CD
    8a:CK,NU,NZ,PN,TK 8b:CL 8c:CN 8d:CO 8e:CR 8f:CU 8g:CV 8h:CW 8i:CX,KI,NF,NR,TV 8j:CY,GR,IN 8k:CZ
    8l:DJ 8m:DK 8n:DO 8o:EA,ES,GQ,IC,LK 8p:EC,PR,SV 8q:ER 8r:FJ 8s:FK 8t:FO 8u:GE 8v:GI 8w:GL 8x:GM
    8y:GN 8z:GT 90:GY 91:HK 92:HN 93:HR 94:HT 95:HU 96:ID 97:IL 98:IS 99:IT,KG,NP,SM,VA 9a:JM 9b:KE
    9c:KH 9d:KM 9e:KP,KR 9f:KY 9g:KZ 9h:LA 9i:LR 9j:LS 9k:MD 9l:ME 9m:MG 9n:MM 9o:MN 9p:MO 9q:MU
    9r:MW 9s:MX 9t:MZ 9u:NA 9v:NE 9w:NG 9x:NI 9y:NO,SJ 9z:PA a0:PE a1:PG a2:PH a3:PK a4:PL a5:PY
    a6:RS a7:RU a8:RW a9:SB aa:SC ab:SG ac:SH ad:SK ae:SL af:SO ag:SR ah:SS ai:ST aj:SX ak:SZ al:TJ
    am:TO an:TR ao:TT ap:TW aq:TZ ar:UA as:UG at:UY au:UZ av:VE aw:VU ax:ZA ay:ZM am=
    az:-,419,BG,BR,EA,ES,ET,GQ,GW,IC,KG,KP,KR,LT,MK,PT,RO,TL
    b0:001,150,AS,DG,FM,GB,GG,IE,IM,IO,IT,JE,ML,MV,PW,SM,TC,VA,VG,WS,ZW
    b1:003,AC,AQ,BV,CP,CQ,GS,GU,HM,MH,MP,PH,TA,UM,US,VI b2:AD,HK,RS,TH,VN
    b3:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE b4:AF,IR
    b5:AG,AI,DM,GD,KN,LC,MS,VC b6:AL,XK b7:AM b8:AO b9:AR ba:AT,CH,DE,EE,FI,LI,LV,SI bb:AU bc:AW
    bd:AX,SE be:AZ bf:BA bg:BB bh:BD bi:BE,NL
    bj:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF bj:YT bk:BI bl:BM
    bm:BN bn:BO bo:BQ bp:BS bq:BT br:BW bs:BY bt:BZ bu:CA bv:CC bw:CD bx:CK,NU,NZ,PN,TK by:CL bz:CN
    c0:CO c1:CR c2:CU c3:CV c4:CW c5:CX,KI,NF,NR,TV c6:CY,GR,IN c7:CZ c8:DJ c9:DK ca:DO cb:EC,PR,SV
    cc:ER cd:FJ ce:FK cf:FO cg:GE ch:GH ci:GI cj:GL ck:GM cl:GN cm:GT cn:GY co:HN cp:HR cq:HT cr:HU
    cs:ID ct:IL cu:IS cv:JM cw:JP cx:KE cy:KH cz:KM d0:KY d1:KZ d2:LA d3:LK,MT,NP,TM d4:LR d5:LS
    d6:MD d7:ME d8:MG d9:MM da:MN db:MO dc:MU dd:MW de:MX df:MY dg:MZ dh:NA di:NE dj:NG dk:NI
    dl:NO,SJ dm:PA dn:PE do:PG dp:PK dq:PL dr:PY ds:RU dt:RW du:SB dv:SC dw:SG dx:SH dy:SK dz:SL
    e0:SO e1:SR e2:SS e3:ST e4:SX e5:SZ e6:TJ e7:TO e8:TR e9:TT ea:TW eb:TZ ec:UA ed:UG ee:UY ef:UZ
    eg:VE eh:VU ei:ZA ej:ZM apw,cic,haw,lkt,mus,osa=1 40:AD 49:CM 4x:IT,KG,SM,VA
    53:-,419,BG,LT,RO,US ek:AU el:BA em:BN en:BO eo:CR ep:GT eq:HN er:HR es:HU et:IS eu:MD ev:MX
    ew:MY ex:NA ey:NI ez:NO,SJ f0:PA f1:PE f2:PL f3:SK f4:UA f5:VE ar=
    f6:-,001,419,AE,BG,BH,DZ,EA,EG,EH,ES,GQ,IC,IL,IQ,JO,KG,KW,LB,LT,LY,MA,MK,MR
    f6:OM,PS,QA,RO,SA,SD,SY,TD,TN,YE f7:003,AC,AQ,BV,CP,CQ,GS,GU,HM,MH,MP,PH,TA,UM,US,VI
    f8:150,AS,DG,FM,GB,GG,IE,IM,IO,IT,JE,ML,MV,PW,SM,TC,VA,VG,WS,ZW f9:AD,HK,RS,TH,VN fa:AF,IR
    fb:AG,AI,DM,GD,KN,LC,MS,VC fc:AL,XK fd:AM fe:AO ff:AR fg:AT,CH,DE,EE,FI,LI,LV fh:AU fi:AW
    fj:AX,SE fk:AZ fl:BA fm:BB fn:BD fo:BE,NL
    fp:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TF,TG,WF,YT fq:BI fr:BM fs:BN
    ft:BO fu:BQ fv:BR,ET,GW,KP,KR,PT,TL fw:BS fx:BT fy:BW fz:BY g0:BZ g1:CA g2:CC g3:CD
    g4:CK,NU,NZ,PN,TK g5:CL g6:CN g7:CO g8:CR g9:CU ga:CV gb:CW gc:CX,KI,NF,NR,TV gd:CY,GR,IN ge:CZ
    gf:DJ gg:DK gh:DO gi:EC,PR,SV gj:ER gk:FJ gl:FK gm:FO gn:GE go:GH gp:GI gq:GL gr:GM gs:GN gt:GT
    gu:GY gv:HN gw:HR gx:HT gy:HU gz:ID h0:IS h1:JM h2:JP h3:KE h4:KH h5:KM h6:KY h7:KZ h8:LA
    h9:LK,MT,NP ha:LR hb:LS hc:MD hd:ME he:MG hf:MM hg:MN hh:MO hi:MU hj:MW hk:MX hl:MY hm:MZ hn:NA
    ho:NE hp:NG hq:NI hr:NO,SJ hs:PA ht:PE hu:PG hv:PK hw:PL hx:PY hy:RU hz:RW i0:SB i1:SC i2:SG
    i3:SH i4:SI i5:SK i6:SL i7:SO i8:SR i9:SS ia:ST ib:SX ic:SZ id:TJ ie:TM if:TO ig:TR ih:TT ii:TW
    ij:TZ ik:UA il:UG im:UY in:UZ io:VE ip:VU iq:ZA ir:ZM arn=1 3q:CL 49:CM as=1
    is:-,419,BG,IN,LT,MK,MT,RO,TM it:AD,TH,VN
    iu:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE iv:AF,IR iw:AL,XK ix:AM iy:AO
    iz:AR j0:AT,CH,DE,EE,LI,LV j1:AU j2:AW j3:AX,SE j4:AZ j5:BA j6:BD j7:BE,NL
    j8:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF j8:YT j9:BN ja:BO
    jb:BQ jc:BR,ET,GW,PT,TL jd:BY je:CD jf:CL jg:CN jh:CO ji:CR jj:CU jk:CV jl:CW jm:CY,GR jn:CZ
    jo:DJ jp:DK jq:DO jr:EA,ES,GQ,IC,KG,LK,NP js:EC,PR,SV jt:FI,JP,SI ju:FO jv:GE jw:GN jx:GT jy:HK
    jz:HN k0:HR k1:HT k2:HU k3:ID k4:IL k5:IS k6:KE k7:KH k8:KM k9:KP,KR ka:KZ kb:LA kc:MD kd:ME
    ke:MN kf:MO kg:MX kh:MY ki:MZ kj:NA kk:NI kl:NO,SJ km:PA kn:PE ko:PK kp:PL kq:RS kr:RU ks:SC
    kt:SK ku:SR kv:SS kw:ST kx:TR ky:TW kz:TZ l0:UA l1:UG l2:UY l3:UZ l4:VE l5:VU
    asa,bez,jmc,kde,ksb,lag,rof,rwk,sbp,vun=1
    l6:-,001,150,419,AS,BG,DG,FM,GB,GG,IE,IM,IO,JE,LT,MK,ML,MT,MV,PW,RO,TC,TM,TZ l6:VG,WS,ZW
    l7:003,AC,AQ,BV,CP,CQ,FI,GS,GU,HM,JP,MH,MP,SI,TA,UM,US,VI l8:AD,TH,VN
    l9:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE la:AF,IR
    lb:AG,AI,DM,GD,KN,LC,MS,VC lc:AL,XK ld:AM le:AO lf:AR lg:AT,CH,DE,EE,LI,LV lh:AU li:AW lj:AX,SE
    lk:AZ ll:BA lm:BB ln:BD lo:BE,NL
    lp:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF lp:YT lq:BI lr:BM
    ls:BN lt:BO lu:BQ lv:BR,ET,GW,PT,TL lw:BS lx:BT ly:BW lz:BY m0:BZ m1:CA m2:CC,MY
    m3:CK,NU,NZ,PN,TK m4:CL m5:CN m6:CO m7:CR m8:CU m9:CV ma:CW mb:CX,KI,NF,NR,TV mc:CY,GR,IN md:CZ
    me:DJ mf:DK mg:DO mh:EA,ES,GQ,IC,IT,KG,LK,NP,SM,VA mi:EC,PR,SV,TJ mj:ER mk:FJ ml:FK mm:FO mn:GE
    mo:GH mp:GI mq:GL mr:GM ms:GN mt:GT mu:GY mv:HK mw:HN mx:HR my:HT mz:HU n0:ID n1:IL n2:IS n3:JM
    n4:KH n5:KM n6:KP,KR n7:KY n8:KZ n9:LA na:LR nb:LS nc:MD nd:ME ne:MG nf:MM ng:MN nh:MO ni:MU
    nj:MW nk:MX nl:MZ nm:NA nn:NE no:NG np:NI nq:NO,SJ nr:PA ns:PE nt:PG nu:PH nv:PK nw:PL nx:PY
    ny:RS nz:RU o0:RW o1:SB o2:SC o3:SG o4:SH o5:SK o6:SL o7:SO o8:SR o9:SS oa:ST ob:SX oc:SZ od:TO
    oe:TR of:TT og:TW oh:UA oi:UY oj:UZ ok:VE ol:VU om:ZA on:ZM ast=8 1:ZA 2b:LS 4x:TJ
    52:001,150,AS,DG,FM,GB,GG,IE,IM,IO,JE,ML,MV,PW,TC,VG,WS,ZW
    6g:003,AC,AQ,BV,CP,CQ,GS,GU,HM,IT,MH,MP,SM,TA,UM,US,VA,VI 8o:GH it:HK j0:AD jc:KP,KR jm:IN,KG
    jr:MT,TM oo:-,419,BG,EC,ES,FI,JP,LT,PR,RO,SI,SV op:AG,AI,DM,GD,KN,LC,MS,VC oq:AR or:AU os:AX,SE
    ot:BA ou:BB ov:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF ov:YT
    ow:BI ox:BM oy:BN oz:BO p0:BS p1:BW p2:BY p3:BZ p4:CA p5:CC p6:CK,NU,NZ,PN,TK p7:CL p8:CN p9:CO
    pa:CR pb:CU pc:CX,KI,NF,NR,TV pd:CZ pe:DJ pf:DO pg:EA,GQ,IC,MK,RS ph:ER pi:FJ pj:FK pk:FO pl:GE
    pm:GI pn:GL po:GM pp:GN pq:GT pr:GY ps:HN pt:HR pu:HT pv:HU pw:IS px:JM py:KY pz:LR q0:MD q1:ME
    q2:MG q3:MO q4:MU q5:MW q6:MX q7:MY q8:NA q9:NE qa:NG qb:NI qc:NO,SJ qd:PA qe:PE qf:PG qg:PL
    qh:PY qi:RW qj:SB qk:SC ql:SG qm:SH qn:SK qo:SL qp:SO qq:SX qr:SZ qs:TO qt:TT qu:TW qv:UA qw:UY
    qx:UZ qy:VE qz:VU r0:ZM az=8
    44:001,150,AS,DG,FM,GB,GG,IE,IM,IO,IT,JE,ML,MV,PW,SM,TC,VA,VG,WS,ZW
    j4:-,419,BG,EA,ES,GQ,IC,KG,LK,LT,MK,MT,NP,RO,TM
    r1:003,AC,AQ,BV,CP,CQ,GS,GU,HM,MH,MP,PH,TA,UM,US,VI r2:AD,HK,TH,VN
    r3:AE,BH,DZ,EG,EH,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE r4:AF r5:AG,AI,DM,GD,KN,LC,MS,VC
    r6:AL,XK r7:AM r8:AO r9:AR ra:AT,CH,DE,EE,LI,LV rb:AU rc:AW rd:AX,SE re:BA rf:BB rg:BD rh:BE,NL
    ri:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF ri:YT rj:BI rk:BM
    rl:BN rm:BO rn:BQ ro:BR,ET,GW,KP,KR,PT,TL rp:BS rq:BT rr:BW rs:BY rt:BZ ru:CA rv:CC rw:CD
    rx:CK,NU,NZ,PN,TK ry:CL rz:CN s0:CO s1:CR s2:CU s3:CV s4:CW s5:CX,KI,NF,NR,TV
    s6:CY,EC,GR,IN,PR,SV s7:CZ s8:DJ s9:DK sa:DO sb:ER sc:FI,JP,SI sd:FJ se:FK sf:FO sg:GE sh:GH
    si:GI sj:GL sk:GM sl:GN sm:GT sn:GY so:HN sp:HR sq:HT sr:HU ss:ID st:IL su:IQ sv:IR sw:IS sx:JM
    sy:KE sz:KH t0:KM t1:KY t2:KZ t3:LA t4:LR t5:LS t6:MD t7:ME t8:MG t9:MM ta:MN tb:MO tc:MU td:MW
    te:MX tf:MY tg:MZ th:NA ti:NE tj:NG tk:NI tl:NO,SJ tm:PA tn:PE to:PG tp:PK tq:PL tr:PY ts:RS
    tt:RU tu:RW tv:SB tw:SC tx:SG ty:SH tz:SK u0:SL u1:SO u2:SR u3:SS u4:ST u5:SX u6:SZ u7:TJ u8:TO
    u9:TR ua:TT ub:TW uc:TZ ud:UA ue:UG uf:UY ug:UZ uh:VE ui:VU uj:ZA uk:ZM az_Cyrl=b
    44:EA,ES,GQ,IC,LK,NP u7:CY,GR,IN
    ul:-,001,150,419,AS,AZ,DG,FM,GB,GG,IE,IM,IO,JE,LT,ML,MT,MV,PW,RO,TC,TM,VG,WS ul:ZW
    um:003,AC,AQ,BV,CP,CQ,FI,GS,GU,HM,JP,MH,MP,SI,TA,UM,US,VI un:AD,TH,VN
    uo:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE up:AF,IR
    uq:AG,AI,DM,GD,KN,LC,MS,VC ur:AL,XK us:AM ut:AO uu:AR uv:AT,CH,DE,EE,LI,LV uw:AU ux:AW uy:AX,SE
    uz:BA v0:BB v1:BD v2:BE,NL
    v3:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF v3:YT v4:BG v5:BI
    v6:BM v7:BN v8:BO v9:BQ va:BR,ET,GW,PT,TL vb:BS vc:BW vd:BY ve:BZ vf:CA vg:CC,MY vh:CD
    vi:CK,NU,NZ,PN,TK vj:CL vk:CN vl:CO vm:CR vn:CU vo:CV vp:CW vq:CX,KI,NF,NR,TV vr:CZ vs:DJ vt:DK
    vu:DO vv:EC,PR,SV vw:ER vx:FJ vy:FK vz:FO w0:GE w1:GH w2:GI w3:GL w4:GM w5:GN w6:GT w7:GY w8:HK
    w9:HN wa:HR wb:HT wc:HU wd:ID we:IL wf:IS wg:JM wh:KE wi:KG wj:KH wk:KM wl:KP,KR wm:KY wn:KZ
    wo:LA wp:LR wq:LS wr:MD ws:ME wt:MG wu:MK wv:MN ww:MO wx:MU wy:MW wz:MX x0:MZ x1:NA x2:NE x3:NG
    x4:NI x5:NO,SJ x6:PA x7:PE x8:PG x9:PK xa:PL xb:PY xc:RS xd:RW xe:SB xf:SC xg:SG xh:SH xi:SK
    xj:SL xk:SO xl:SR xm:SS xn:ST xo:SX xp:SZ xq:TJ xr:TO xs:TR xt:TT xu:TW xv:TZ xw:UA xx:UG xy:UY
    xz:UZ y0:VE y1:VU y2:ZA y3:ZM az_Latn=b r3:IQ r4:IR y4:RU ba,myv=1 3q:RU 49:CM y5:BG y6:KG
    y7:KZ y8:MK y9:RS ya:TJ be= 4j:003,AC,AQ,BV,CP,CQ,GS,GU,HM,MH,MP,TA,UM,US,VI jd:JP
    yb:-,419,BY,EC,FI,LT,PR,RO,SI,SV yc:001,150,AS,DG,FM,GB,GG,IE,IM,IO,JE,ML,MV,PW,TC,VG,WS,ZW
    yd:AD ye:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE yf:AF,IR
    yg:AG,AI,DM,GD,KN,LC,MS,VC yh:AL,XK yi:AM yj:AO yk:AR yl:AT,CH,DE,EE,LI,LV ym:AU yn:AW yo:AX,SE
    yp:AZ yq:BA yr:BB ys:BD yt:BE,NL
    yu:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF yu:YT yv:BG yw:BI
    yx:BM yy:BN yz:BO z0:BQ z1:BR,ET,GW,PT,TL z2:BS z3:BT z4:BW z5:BZ z6:CA z7:CC z8:CD
    z9:CK,NU,NZ,PN,TK za:CL zb:CN zc:CO zd:CR ze:CU zf:CV zg:CW zh:CX,KI,NF,NR,TV zi:CY,GR,IN zj:CZ
    zk:DJ zl:DK zm:DO zn:EA,ES,GQ,IC zo:ER zp:FJ zq:FK zr:FO zs:GE zt:GH zu:GI zv:GL zw:GM zx:GN
    zy:GT zz:GY 100:HK 101:HN 102:HR 103:HT 104:HU 105:ID 106:IL 107:IS 108:IT,SM,VA 109:JM 10a:KE
    10b:KG 10c:KH 10d:KM 10e:KP,KR 10f:KY 10g:KZ 10h:LA 10i:LK,NP 10j:LR 10k:LS 10l:MD 10m:ME
    10n:MG 10o:MK 10p:MM 10q:MN 10r:MO 10s:MT,TM 10t:MU 10u:MW 10v:MX 10w:MY 10x:MZ 10y:NA 10z:NE
    110:NG 111:NI 112:NO,SJ 113:PA 114:PE 115:PG 116:PH 117:PK 118:PL 119:PY 11a:RS 11b:RU 11c:RW
    11d:SB 11e:SC 11f:SG 11g:SH 11h:SK 11i:SL 11j:SO 11k:SR 11l:SS 11m:ST 11n:SX 11o:SZ 11p:TH,VN
    11q:TJ 11r:TO 11s:TR 11t:TT 11u:TW 11v:TZ 11w:UA 11x:UG 11y:UY 11z:UZ 120:VE 121:VU 122:ZA
    123:ZM bem=1 7b:-,001,150,419,AS,BG,DG,FM,GB,GG,IE,IM,IO,JE,LT,MK,ML,MT,MV,PW,RO,TC,TM,VG
    7b:WS,ZW r0:EA,ES,GQ,IC,IT,KG,LK,NP,SM,VA uk:AZ
    124:003,AC,AQ,BV,CP,CQ,FI,GS,GU,HM,JP,MH,MP,SI,TA,UM,US,VI 125:AD,TH,VN
    126:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 127:AF,IR
    128:AG,AI,DM,GD,KN,LC,MS,VC 129:AL,XK 12a:AM 12b:AO 12c:AR 12d:AT,CH,DE,EE,LI,LV 12e:AU 12f:AW
    12g:AX,SE 12h:BA 12i:BB 12j:BD 12k:BE,NL
    12l:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 12l:YT 12m:BI
    12n:BM 12o:BN 12p:BO 12q:BQ 12r:BR,ET,GW,PT,TL 12s:BS 12t:BT 12u:BW 12v:BY 12w:BZ 12x:CA
    12y:CC,MY 12z:CD 130:CK,NU,NZ,PN,TK 131:CL 132:CN 133:CO 134:CR 135:CU 136:CV 137:CW
    138:CX,KI,NF,NR,TV 139:CY,GR,IN 13a:CZ 13b:DJ 13c:DK 13d:DO 13e:EC,PR,SV,TJ 13f:ER 13g:FJ
    13h:FK 13i:FO 13j:GE 13k:GH 13l:GI 13m:GL 13n:GM 13o:GN 13p:GT 13q:GY 13r:HK 13s:HN 13t:HR
    13u:HT 13v:HU 13w:ID 13x:IL 13y:IS 13z:JM 140:KE 141:KH 142:KM 143:KP,KR 144:KY 145:KZ 146:LA
    147:LR 148:LS 149:MD 14a:ME 14b:MG 14c:MM 14d:MN 14e:MO 14f:MU 14g:MW 14h:MX 14i:MZ 14j:NA
    14k:NE 14l:NG 14m:NI 14n:NO,SJ 14o:PA 14p:PE 14q:PG 14r:PH 14s:PK 14t:PL 14u:PY 14v:RS 14w:RU
    14x:RW 14y:SB 14z:SC 150:SG 151:SH 152:SK 153:SL 154:SO 155:SR 156:SS 157:ST 158:SX 159:SZ
    15a:TO 15b:TR 15c:TT 15d:TW 15e:TZ 15f:UA 15g:UG 15h:UY 15i:UZ 15j:VE 15k:VU 15l:ZA
    ber,bm,eo,gv,io,jbo,khq,kw,lut,nd,rhg,ses,sje,sju,sm,sn,tok=1 49:CM
    ber_Latn,ber_Tfng,shi,shi_Latn,shi_Tfng,tzm,zgh=h 3q:MA bg= 15m:-,419,BG,LT,RO
    15n:001,150,AS,DG,FM,GB,GG,IE,IM,IO,JE,ML,MV,PW,TC,VG,WS,ZW
    15o:003,AC,AQ,BV,CP,CQ,GS,GU,HM,MH,MP,TA,UM,US,VI 15p:AD
    15q:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 15r:AF,IR
    15s:AG,AI,DM,GD,KN,LC,MS,VC 15t:AL,XK 15u:AM 15v:AO 15w:AR 15x:AT,CH,DE,EE,LI,LV 15y:AU 15z:AW
    160:AX,SE 161:AZ 162:BA 163:BB 164:BD 165:BE,NL
    166:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 166:YT 167:BI
    168:BM 169:BN 16a:BO 16b:BQ 16c:BR,ET,GW,PT,TL 16d:BS 16e:BT 16f:BW 16g:BY 16h:BZ 16i:CA 16j:CC
    16k:CD 16l:CK,NU,NZ,PN,TK 16m:CL 16n:CN 16o:CO 16p:CR 16q:CU 16r:CV 16s:CW 16t:CX,KI,NF,NR,TV
    16u:CY,GR,IN 16v:CZ 16w:DJ 16x:DK 16y:DO 16z:EA,ES,GQ,IC 170:EC,PR,SV 171:ER 172:FI 173:FJ
    174:FK 175:FO 176:GE 177:GH 178:GI 179:GL 17a:GM 17b:GN 17c:GT 17d:GY 17e:HK 17f:HN 17g:HR
    17h:HT 17i:HU 17j:ID 17k:IL 17l:IS 17m:IT,SM,VA 17n:JM 17o:JP 17p:KE 17q:KG 17r:KH 17s:KM
    17t:KP,KR 17u:KY 17v:KZ 17w:LA 17x:LK,NP 17y:LR 17z:LS 180:MD 181:ME 182:MG 183:MK 184:MM
    185:MN 186:MO 187:MT 188:MU 189:MW 18a:MX 18b:MY 18c:MZ 18d:NA 18e:NE 18f:NG 18g:NI 18h:NO,SJ
    18i:PA 18j:PE 18k:PG 18l:PH 18m:PK 18n:PL 18o:PY 18p:RS 18q:RU 18r:RW 18s:SB 18t:SC 18u:SG
    18v:SH 18w:SI 18x:SK 18y:SL 18z:SO 190:SR 191:SS 192:ST 193:SX 194:SZ 195:TH,VN 196:TJ 197:TM
    198:TO 199:TR 19a:TT 19b:TW 19c:TZ 19d:UA 19e:UG 19f:UY 19g:UZ 19h:VE 19i:VU 19j:ZA 19k:ZM
    bgc,bho,kxv_Deva,raj,sa,sat_Deva,xnr=h 3q:IN 19l:NP blo=h 3q:BJ bn=8
    47:001,150,AS,DG,FM,GB,GG,IE,IM,IO,IT,JE,ML,MV,PW,SM,TC,VA,VG,WS,ZW
    j6:-,419,BG,EA,ES,GQ,IC,KG,LK,LT,MK,MT,NP,RO,TM rg:AZ 12j:ZM
    19m:003,AC,AQ,BV,CP,CQ,GS,GU,HM,MH,MP,PH,TA,UM,US,VI 19n:AD,HK,TH,VN
    19o:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 19p:AF,IR
    19q:AG,AI,DM,GD,KN,LC,MS,VC 19r:AL,XK 19s:AM 19t:AO 19u:AR 19v:AT,CH,DE,EE,LI,LV 19w:AU 19x:AW
    19y:AX,SE 19z:BA 1a0:BB 1a1:BE,NL
    1a2:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 1a2:YT 1a3:BI
    1a4:BM 1a5:BN 1a6:BO 1a7:BQ 1a8:BR,ET,GW,KP,KR,PT,TL 1a9:BS 1aa:BT 1ab:BW 1ac:BY 1ad:BZ 1ae:CA
    1af:CC 1ag:CD 1ah:CK,NU,NZ,PN,TK 1ai:CL 1aj:CN 1ak:CO 1al:CR 1am:CU 1an:CV 1ao:CW
    1ap:CX,KI,NF,NR,TV 1aq:CY,EC,GR,IN,PR,SV 1ar:CZ 1as:DJ 1at:DK 1au:DO 1av:ER 1aw:FI,JP,SI 1ax:FJ
    1ay:FK 1az:FO 1b0:GE 1b1:GH 1b2:GI 1b3:GL 1b4:GM 1b5:GN 1b6:GT 1b7:GY 1b8:HN 1b9:HR 1ba:HT
    1bb:HU 1bc:ID 1bd:IL 1be:IS 1bf:JM 1bg:KE 1bh:KH 1bi:KM 1bj:KY 1bk:KZ 1bl:LA 1bm:LR 1bn:LS
    1bo:MD 1bp:ME 1bq:MG 1br:MM 1bs:MN 1bt:MO 1bu:MU 1bv:MW 1bw:MX 1bx:MY 1by:MZ 1bz:NA 1c0:NE
    1c1:NG 1c2:NI 1c3:NO,SJ 1c4:PA 1c5:PE 1c6:PG 1c7:PK 1c8:PL 1c9:PY 1ca:RS 1cb:RU 1cc:RW 1cd:SB
    1ce:SC 1cf:SG 1cg:SH 1ch:SK 1ci:SL 1cj:SO 1ck:SR 1cl:SS 1cm:ST 1cn:SX 1co:SZ 1cp:TJ 1cq:TO
    1cr:TR 1cs:TT 1ct:TW 1cu:TZ 1cv:UA 1cw:UG 1cx:UY 1cy:UZ 1cz:VE 1d0:VU 1d1:ZA bo=1 3q:IN
    1d2:-,419,BG,CN,LT,MK,RO 1d3:AD 1d4:AR 1d5:AU 1d6:AX,SE 1d7:BA
    1d8:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 1d8:YT 1d9:BO
    1da:CL 1db:CO 1dc:CR 1dd:CU 1de:DJ 1df:DO 1dg:EA,ES,GQ,IC 1dh:EC,PR,SV 1di:ER 1dj:FI,JP 1dk:GE
    1dl:GN 1dm:GT 1dn:HN 1do:HR 1dp:HT 1dq:HU 1dr:MD 1ds:MX 1dt:NI 1du:NO,SJ 1dv:PA 1dw:PE 1dx:PL
    1dy:SC 1dz:SK 1e0:UA 1e1:UY 1e2:VE 1e3:VU br=8 jm:IN 1e4:-,419,BG,FR,LT,RO 1e5:AD 1e6:AL,XK
    1e7:AR 1e8:AU 1e9:AX,SE 1ea:BA
    1eb:BF,BJ,BL,CF,CG,CI,CM,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF,YT 1ec:BN 1ed:BO
    1ee:BT 1ef:BY 1eg:CL 1eh:CO 1ei:CR 1ej:CU 1ek:CZ 1el:DJ 1em:DO 1en:EA,ES,GQ,IC 1eo:EC,PR,SV
    1ep:ER 1eq:FI 1er:GE 1es:GN 1et:GT 1eu:HN 1ev:HR 1ew:HT 1ex:HU 1ey:IS 1ez:IT,SM,VA 1f0:JP
    1f1:KG 1f2:MD 1f3:ME 1f4:MK 1f5:MX 1f6:MY 1f7:NA 1f8:NI 1f9:NO,SJ 1fa:PA 1fb:PE 1fc:PL 1fd:RS
    1fe:SC 1ff:SI 1fg:SK 1fh:TM 1fi:UA 1fj:UY 1fk:VE 1fl:VU brx= 1fm:-,419,BG,EC,IN,LT,PR,RO,SV
    1fn:001,150,AS,DG,FM,GB,GG,IE,IM,IO,JE,ML,MT,MV,PW,TC,TM,VG,WS,ZW
    1fo:003,AC,AQ,BV,CP,CQ,GS,GU,HM,MH,MP,TA,UM,US,VI 1fp:AD
    1fq:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 1fr:AF,IR
    1fs:AG,AI,DM,GD,KN,LC,MS,VC 1ft:AL,XK 1fu:AM 1fv:AO 1fw:AR 1fx:AT,CH,DE,EE,LI,LV 1fy:AU 1fz:AW
    1g0:AX,SE 1g1:AZ 1g2:BA 1g3:BB 1g4:BD 1g5:BE,NL
    1g6:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 1g6:YT 1g7:BI
    1g8:BM 1g9:BN 1ga:BO 1gb:BQ 1gc:BR,ET,GW,PT,TL 1gd:BS 1ge:BT 1gf:BW 1gg:BY 1gh:BZ 1gi:CA 1gj:CC
    1gk:CD 1gl:CK,NU,NZ,PN,TK 1gm:CL 1gn:CN 1go:CO 1gp:CR 1gq:CU 1gr:CV 1gs:CW 1gt:CX,KI,NF,NR,TV
    1gu:CY,GR 1gv:CZ 1gw:DJ 1gx:DK 1gy:DO 1gz:EA,ES,GQ,IC 1h0:ER 1h1:FI 1h2:FJ 1h3:FK 1h4:FO 1h5:GE
    1h6:GH 1h7:GI 1h8:GL 1h9:GM 1ha:GN 1hb:GT 1hc:GY 1hd:HK 1he:HN 1hf:HR 1hg:HT 1hh:HU 1hi:ID
    1hj:IL 1hk:IS 1hl:IT,SM,VA 1hm:JM 1hn:JP 1ho:KE 1hp:KG 1hq:KH 1hr:KM 1hs:KP,KR 1ht:KY 1hu:KZ
    1hv:LA 1hw:LK 1hx:LR 1hy:LS 1hz:MD 1i0:ME 1i1:MG 1i2:MK 1i3:MM 1i4:MN 1i5:MO 1i6:MU 1i7:MW
    1i8:MX 1i9:MY 1ia:MZ 1ib:NA 1ic:NE 1id:NG 1ie:NI 1if:NO,SJ 1ig:NP 1ih:PA 1ii:PE 1ij:PG 1ik:PH
    1il:PK 1im:PL 1in:PY 1io:RS 1ip:RU 1iq:RW 1ir:SB 1is:SC 1it:SG 1iu:SH 1iv:SI 1iw:SK 1ix:SL
    1iy:SO 1iz:SR 1j0:SS 1j1:ST 1j2:SX 1j3:SZ 1j4:TH,VN 1j5:TJ 1j6:TO 1j7:TR 1j8:TT 1j9:TW 1ja:TZ
    1jb:UA 1jc:UG 1jd:UY 1je:UZ 1jf:VE 1jg:VU 1jh:ZA 1ji:ZM bs,bs_Latn=
    el:003,AC,AQ,BV,CP,CQ,GS,GU,HM,MH,MP,PH,TA,UM,US,VI yq:BY 1jj:-,BA,HR,LT
    1jk:001,150,AS,DG,FM,GB,GG,IE,IM,IO,JE,ML,MV,PW,TC,VG,WS,ZW 1jl:419,BG,RO 1jm:AD
    1jn:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 1jo:AF,IR
    1jp:AG,AI,DM,GD,KN,LC,MS,VC 1jq:AL,XK 1jr:AM 1js:AO 1jt:AR 1ju:AT,CH,DE,EE,LI,LV 1jv:AU 1jw:AW
    1jx:AX,SE 1jy:AZ 1jz:BB 1k0:BD 1k1:BE,NL
    1k2:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 1k2:YT 1k3:BI
    1k4:BM 1k5:BN 1k6:BO 1k7:BQ 1k8:BR,ET,GW,KP,KR,PT,TL 1k9:BS 1ka:BT 1kb:BW 1kc:BZ 1kd:CA 1ke:CC
    1kf:CD 1kg:CK,NU,NZ,PN,TK 1kh:CL 1ki:CN 1kj:CO 1kk:CR 1kl:CU 1km:CV 1kn:CW 1ko:CX,KI,NF,NR,TV
    1kp:CY,GR,IN 1kq:CZ 1kr:DJ 1ks:DK 1kt:DO 1ku:EA,ES,GQ,IC 1kv:EC,PR,SV 1kw:ER 1kx:FI 1ky:FJ
    1kz:FK 1l0:FO 1l1:GE 1l2:GH 1l3:GI 1l4:GL 1l5:GM 1l6:GN 1l7:GT 1l8:GY 1l9:HK,TH,VN 1la:HN
    1lb:HT 1lc:HU 1ld:ID 1le:IL 1lf:IS 1lg:IT,SM,VA 1lh:JM 1li:JP 1lj:KE 1lk:KG 1ll:KH 1lm:KM
    1ln:KY 1lo:KZ 1lp:LA 1lq:LK,MT,NP 1lr:LR 1ls:LS 1lt:MD 1lu:ME,RS 1lv:MG 1lw:MK 1lx:MM 1ly:MN
    1lz:MO 1m0:MU 1m1:MW 1m2:MX 1m3:MY 1m4:MZ 1m5:NA 1m6:NE 1m7:NG 1m8:NI 1m9:NO,SJ 1ma:PA 1mb:PE
    1mc:PG 1md:PK 1me:PL 1mf:PY 1mg:RU 1mh:RW 1mi:SB 1mj:SC 1mk:SG 1ml:SH 1mm:SI 1mn:SK 1mo:SL
    1mp:SO 1mq:SR 1mr:SS 1ms:ST 1mt:SX 1mu:SZ 1mv:TJ 1mw:TM 1mx:TO 1my:TR 1mz:TT 1n0:TW 1n1:TZ
    1n2:UA 1n3:UG 1n4:UY 1n5:UZ 1n6:VE 1n7:VU 1n8:ZA 1n9:ZM bs_Cyrl= 1na:-,419,BA,LT,RO,RS
    1nb:001,150,AS,DG,FM,GB,GG,IE,IM,IO,JE,ML,MT,MV,PW,TC,TM,VG,WS,ZW
    1nc:003,AC,AQ,BV,CP,CQ,EC,FI,GS,GU,HM,JP,MH,MP,PR,SI,SV,TA,UM,US,VI 1nd:AD,TH,VN
    1ne:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 1nf:AF,IR
    1ng:AG,AI,DM,GD,KN,LC,MS,VC 1nh:AL,XK 1ni:AM 1nj:AO 1nk:AR 1nl:AT,CH,DE,EE,LI,LV 1nm:AU 1nn:AW
    1no:AX,SE 1np:AZ 1nq:BB 1nr:BD 1ns:BE,NL
    1nt:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 1nt:YT 1nu:BG
    1nv:BI 1nw:BM 1nx:BN 1ny:BO 1nz:BQ 1o0:BR,ET,GW,PT,TL 1o1:BS 1o2:BT 1o3:BW 1o4:BY 1o5:BZ 1o6:CA
    1o7:CC,MY 1o8:CD 1o9:CK,NU,NZ,PN,TK 1oa:CL 1ob:CN 1oc:CO 1od:CR 1oe:CU 1of:CV 1og:CW
    1oh:CX,KI,NF,NR,TV 1oi:CY,GR,IN 1oj:CZ 1ok:DJ 1ol:DK 1om:DO 1on:EA,ES,GQ,IC,IT,SM,VA 1oo:ER
    1op:FJ 1oq:FK 1or:FO 1os:GE 1ot:GH 1ou:GI 1ov:GL 1ow:GM 1ox:GN 1oy:GT 1oz:GY 1p0:HK 1p1:HN
    1p2:HR 1p3:HT 1p4:HU 1p5:ID 1p6:IL 1p7:IS 1p8:JM 1p9:KE 1pa:KG 1pb:KH 1pc:KM 1pd:KP,KR 1pe:KY
    1pf:KZ 1pg:LA 1ph:LK,NP 1pi:LR 1pj:LS 1pk:MD 1pl:ME 1pm:MG 1pn:MK 1po:MM 1pp:MN 1pq:MO 1pr:MU
    1ps:MW 1pt:MX 1pu:MZ 1pv:NA 1pw:NE 1px:NG 1py:NI 1pz:NO,SJ 1q0:PA 1q1:PE 1q2:PG 1q3:PH 1q4:PK
    1q5:PL 1q6:PY 1q7:RU 1q8:RW 1q9:SB 1qa:SC 1qb:SG 1qc:SH 1qd:SK 1qe:SL 1qf:SO 1qg:SR 1qh:SS
    1qi:ST 1qj:SX 1qk:SZ 1ql:TJ 1qm:TO 1qn:TR 1qo:TT 1qp:TW 1qq:TZ 1qr:UA 1qs:UG 1qt:UY 1qu:UZ
    1qv:VE 1qw:VU 1qx:ZA 1qy:ZM byn,tig=
    1qz:-,001,150,419,AS,BG,DG,ER,FM,GB,GG,IE,IM,IO,JE,LT,MK,ML,MT,MV,PW,RO,TC,TM 1qz:VG,WS,ZW
    1r0:003,AC,AQ,BV,CP,CQ,FI,GS,GU,HM,JP,MH,MP,SI,TA,UM,US,VI 1r1:AD,TH,VN
    1r2:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 1r3:AF,IR
    1r4:AG,AI,DM,GD,KN,LC,MS,VC 1r5:AL,XK 1r6:AM 1r7:AO 1r8:AR 1r9:AT,CH,DE,EE,LI,LV 1ra:AU 1rb:AW
    1rc:AX,SE 1rd:AZ 1re:BA 1rf:BB 1rg:BD 1rh:BE,NL
    1ri:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 1ri:YT 1rj:BI
    1rk:BM 1rl:BN 1rm:BO 1rn:BQ 1ro:BR,GW,PT,TL 1rp:BS 1rq:BT 1rr:BW 1rs:BY 1rt:BZ 1ru:CA 1rv:CC,MY
    1rw:CD 1rx:CK,NU,NZ,PN,TK 1ry:CL 1rz:CN 1s0:CO 1s1:CR 1s2:CU 1s3:CV 1s4:CW 1s5:CX,KI,NF,NR,TV
    1s6:CY,GR,IN 1s7:CZ 1s8:DJ 1s9:DK 1sa:DO 1sb:EA,ES,GQ,IC,IT,KG,LK,NP,SM,VA 1sc:EC,PR,SV,TJ
    1sd:ET 1se:FJ 1sf:FK 1sg:FO 1sh:GE 1si:GH 1sj:GI 1sk:GL 1sl:GM 1sm:GN 1sn:GT 1so:GY 1sp:HK
    1sq:HN 1sr:HR 1ss:HT 1st:HU 1su:ID 1sv:IL 1sw:IS 1sx:JM 1sy:KE 1sz:KH 1t0:KM 1t1:KP,KR 1t2:KY
    1t3:KZ 1t4:LA 1t5:LR 1t6:LS 1t7:MD 1t8:ME 1t9:MG 1ta:MM 1tb:MN 1tc:MO 1td:MU 1te:MW 1tf:MX
    1tg:MZ 1th:NA 1ti:NE 1tj:NG 1tk:NI 1tl:NO,SJ 1tm:PA 1tn:PE 1to:PG 1tp:PH 1tq:PK 1tr:PL 1ts:PY
    1tt:RS 1tu:RU 1tv:RW 1tw:SB 1tx:SC 1ty:SG 1tz:SH 1u0:SK 1u1:SL 1u2:SO 1u3:SR 1u4:SS 1u5:ST
    1u6:SX 1u7:SZ 1u8:TO 1u9:TR 1ua:TT 1ub:TW 1uc:TZ 1ud:UA 1ue:UG 1uf:UY 1ug:UZ 1uh:VE 1ui:VU
    1uj:ZA 1uk:ZM ca=a 2n:NA it:RS 1e6:AL,XK 1jm:BA 1ul:-,419,AD,BG,ES,FR,IT,LT,RO 1um:AR 1un:AU
    1uo:AX,SE 1up:BF,BJ,BL,CF,CG,CI,CM,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF,YT 1uq:BN
    1ur:BO 1us:BY 1ut:CL 1uu:CO 1uv:CR 1uw:CU 1ux:DJ 1uy:DO 1uz:EA,GQ,IC 1v0:EC,FI,PR,SV 1v1:ER
    1v2:GE 1v3:GN 1v4:GT 1v5:HN 1v6:HR 1v7:HT 1v8:HU 1v9:IS 1va:JP 1vb:KG 1vc:MD 1vd:ME 1ve:MK
    1vf:MX 1vg:MY 1vh:NI 1vi:NO,SJ 1vj:PA 1vk:PE 1vl:PL 1vm:SC 1vn:SI 1vo:SK 1vp:SM,VA 1vq:UA
    1vr:UY 1vs:VE 1vt:VU ccp=m j6:IN ce=8 1vu:-,419,LT,MT,RO,RU,TM
    1vv:001,150,AS,DG,FM,GB,GG,IE,IM,IO,JE,ML,MV,PW,TC,VG,WS,ZW
    1vw:003,AC,AQ,BV,CP,CQ,GS,GU,HM,MH,MP,TA,UM,US,VI 1vx:AD,TH,VN
    1vy:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 1vz:AF,IR
    1w0:AG,AI,DM,GD,KN,LC,MS,VC 1w1:AL,XK 1w2:AM 1w3:AO 1w4:AR 1w5:AT,CH,DE,EE,LI,LV 1w6:AU 1w7:AW
    1w8:AX,SE 1w9:AZ 1wa:BA 1wb:BB 1wc:BD 1wd:BE,NL
    1we:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 1we:YT 1wf:BG
    1wg:BI 1wh:BM 1wi:BN 1wj:BO 1wk:BQ 1wl:BR,ET,GW,PT,TL 1wm:BS 1wn:BT 1wo:BW 1wp:BZ 1wq:CA 1wr:CC
    1ws:CD 1wt:CK,NU,NZ,PN,TK 1wu:CL 1wv:CN 1ww:CO 1wx:CR 1wy:CU 1wz:CV 1x0:CW 1x1:CX,KI,NF,NR,TV
    1x2:CY,GR,IN 1x3:CZ 1x4:DJ 1x5:DK 1x6:DO 1x7:EA,ES,GQ,IC,LK,NP 1x8:EC,PR,SV 1x9:ER 1xa:FI,JP,SI
    1xb:FJ 1xc:FK 1xd:FO 1xe:GE 1xf:GH 1xg:GI 1xh:GL 1xi:GM 1xj:GN 1xk:GT 1xl:GY 1xm:HK 1xn:HN
    1xo:HR 1xp:HT 1xq:HU 1xr:ID 1xs:IL 1xt:IS 1xu:IT,SM,VA 1xv:JM 1xw:KE 1xx:KG 1xy:KH 1xz:KM
    1y0:KP,KR 1y1:KY 1y2:KZ 1y3:LA 1y4:LR 1y5:LS 1y6:MD 1y7:ME 1y8:MG 1y9:MK 1ya:MM 1yb:MN 1yc:MO
    1yd:MU 1ye:MW 1yf:MX 1yg:MY 1yh:MZ 1yi:NA 1yj:NE 1yk:NG 1yl:NI 1ym:NO,SJ 1yn:PA 1yo:PE 1yp:PG
    1yq:PH 1yr:PK 1ys:PL 1yt:PY 1yu:RS 1yv:RW 1yw:SB 1yx:SC 1yy:SG 1yz:SH 1z0:SK 1z1:SL 1z2:SO
    1z3:SR 1z4:SS 1z5:ST 1z6:SX 1z7:SZ 1z8:TJ 1z9:TO 1za:TR 1zb:TT 1zc:TW 1zd:TZ 1ze:UA 1zf:UG
    1zg:UY 1zh:UZ 1zi:VE 1zj:VU 1zk:ZA 1zl:ZM ceb=h 1zm:-,419,BG,LT,PH,RO 1zn:AD 1zo:AU 1zp:BA
    1zq:BN 1zr:BO 1zs:CR 1zt:GT 1zu:HN 1zv:HR 1zw:HU 1zx:IS 1zy:IT,KG,SM,VA 1zz:MD 200:MX 201:MY
    202:NA 203:NI 204:NO,SJ 205:PA 206:PE 207:PL 208:SK 209:UA 20a:VE cgg,lg,nyn,xog= 75:TZ
    20b:-,001,150,419,AS,BG,DG,FM,GB,GG,IE,IM,IO,JE,LT,MK,ML,MT,MV,PW,RO,TC,TM,UG 20b:VG,WS,ZW
    20c:003,AC,AQ,BV,CP,CQ,FI,GS,GU,HM,JP,MH,MP,SI,TA,UM,US,VI 20d:AD,TH,VN
    20e:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 20f:AF,IR
    20g:AG,AI,DM,GD,KN,LC,MS,VC 20h:AL,XK 20i:AM 20j:AO 20k:AR 20l:AT,CH,DE,EE,LI,LV 20m:AU 20n:AW
    20o:AX,SE 20p:AZ 20q:BA 20r:BB 20s:BD 20t:BE,NL
    20u:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 20u:YT 20v:BI
    20w:BM 20x:BN 20y:BO 20z:BQ 210:BR,ET,GW,PT,TL 211:BS 212:BT 213:BW 214:BY 215:BZ 216:CA
    217:CC,MY 218:CD 219:CK,NU,NZ,PN,TK 21a:CL 21b:CN 21c:CO 21d:CR 21e:CU 21f:CV 21g:CW
    21h:CX,KI,NF,NR,TV 21i:CY,GR,IN 21j:CZ 21k:DJ 21l:DK 21m:DO 21n:EA,ES,GQ,IC,IT,KG,LK,NP,SM,VA
    21o:EC,PR,SV,TJ 21p:ER 21q:FJ 21r:FK 21s:FO 21t:GE 21u:GH 21v:GI 21w:GL 21x:GM 21y:GN 21z:GT
    220:GY 221:HK 222:HN 223:HR 224:HT 225:HU 226:ID 227:IL 228:IS 229:JM 22a:KE 22b:KH 22c:KM
    22d:KP,KR 22e:KY 22f:KZ 22g:LA 22h:LR 22i:LS 22j:MD 22k:ME 22l:MG 22m:MM 22n:MN 22o:MO 22p:MU
    22q:MW 22r:MX 22s:MZ 22t:NA 22u:NE 22v:NG 22w:NI 22x:NO,SJ 22y:PA 22z:PE 230:PG 231:PH 232:PK
    233:PL 234:PY 235:RS 236:RU 237:RW 238:SB 239:SC 23a:SG 23b:SH 23c:SK 23d:SL 23e:SO 23f:SR
    23g:SS 23h:ST 23i:SX 23j:SZ 23k:TO 23l:TR 23m:TT 23n:TW 23o:UA 23p:UY 23q:UZ 23r:VE 23s:VU
    23t:ZA 23u:ZM cho,nv=h 3q:US chr=8 4x:IT,SM,VA j0:AD jm:IN,KG js:-,419,BG,LT,RO,US ot:BA q8:NA
    23v:AU 23w:BN 23x:BO 23y:CR 23z:GT 240:HN 241:HR 242:HU 243:IS 244:MD 245:MX 246:MY 247:NI
    248:NO,SJ 249:PA 24a:PE 24b:PL 24c:SK 24d:UA 24e:VE ckb,lrc=1
    su:AE,BH,DZ,EG,EH,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE
    24f:-,001,150,419,AS,BG,DG,FM,GB,GG,IE,IM,IO,IQ,IR,JE,LT,MK,ML,MT,MV,PW,RO,TC 24f:TM,VG,WS,ZW
    24g:003,AC,AQ,BV,CP,CQ,FI,GS,GU,HM,JP,MH,MP,SI,TA,UM,US,VI 24h:AD,TH,VN 24i:AF
    24j:AG,AI,DM,GD,KN,LC,MS,VC 24k:AL,XK 24l:AM 24m:AO 24n:AR 24o:AT,CH,DE,EE,LI,LV 24p:AU 24q:AW
    24r:AX,SE 24s:AZ 24t:BA 24u:BB 24v:BD 24w:BE,NL
    24x:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 24x:YT 24y:BI
    24z:BM 250:BN 251:BO 252:BQ 253:BR,ET,GW,PT,TL 254:BS 255:BT 256:BW 257:BY 258:BZ 259:CA
    25a:CC,MY 25b:CD 25c:CK,NU,NZ,PN,TK 25d:CL 25e:CN 25f:CO 25g:CR 25h:CU 25i:CV 25j:CW
    25k:CX,KI,NF,NR,TV 25l:CY,GR,IN 25m:CZ 25n:DJ 25o:DK 25p:DO 25q:EA,ES,GQ,IC,IT,KG,LK,NP,SM,VA
    25r:EC,PR,SV,TJ 25s:ER 25t:FJ 25u:FK 25v:FO 25w:GE 25x:GI 25y:GL 25z:GM 260:GN 261:GT 262:GY
    263:HK 264:HN 265:HR 266:HT 267:HU 268:ID 269:IL 26a:IS 26b:JM 26c:KE 26d:KH 26e:KM 26f:KP,KR
    26g:KY 26h:KZ 26i:LA 26j:LR 26k:LS 26l:MD 26m:ME 26n:MG 26o:MM 26p:MN 26q:MO 26r:MU 26s:MW
    26t:MX 26u:MZ 26v:NA 26w:NE 26x:NG 26y:NI 26z:NO,SJ 270:PA 271:PE 272:PG 273:PH 274:PK 275:PL
    276:PY 277:RS 278:RU 279:RW 27a:SB 27b:SC 27c:SG 27d:SH 27e:SK 27f:SL 27g:SO 27h:SR 27i:SS
    27j:ST 27k:SX 27l:SZ 27m:TO 27n:TR 27o:TT 27p:TW 27q:TZ 27r:UA 27s:UG 27t:UY 27u:UZ 27v:VE
    27w:VU 27x:ZA 27y:ZM co=h 3q:FR cs= jn:KP,KR pd:BR,ET,GW,PT,TL 27z:-,419,BG,CZ,LT,MK,RO
    280:001,150,AS,DG,FM,GB,GG,IE,IM,IO,JE,ML,MV,PW,TC,VG,WS,ZW
    281:003,AC,AQ,BV,CP,CQ,GS,GU,HM,MH,MP,TA,UM,US,VI 282:AD,TH,VN
    283:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 284:AF,IR
    285:AG,AI,DM,GD,KN,LC,MS,VC 286:AL,XK 287:AM 288:AO 289:AR 28a:AT,CH,DE,EE,LI,LV 28b:AU 28c:AW
    28d:AX,SE 28e:AZ 28f:BA 28g:BB 28h:BD 28i:BE,NL
    28j:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 28j:YT 28k:BI
    28l:BM 28m:BN 28n:BO 28o:BQ 28p:BS 28q:BT 28r:BW 28s:BY 28t:BZ 28u:CA 28v:CC 28w:CD
    28x:CK,NU,NZ,PN,TK 28y:CL 28z:CN 290:CO 291:CR 292:CU 293:CV 294:CW 295:CX,KI,NF,NR,TV
    296:CY,GR,IN 297:DJ 298:DK 299:DO 29a:EA,ES,GQ,IC,KG 29b:EC,PR,SV 29c:ER 29d:FI 29e:FJ 29f:FK
    29g:FO 29h:GE 29i:GH 29j:GI 29k:GL 29l:GM 29m:GN 29n:GT 29o:GY 29p:HK 29q:HN 29r:HR 29s:HT
    29t:HU 29u:ID 29v:IL 29w:IS 29x:IT,SM,VA 29y:JM 29z:JP 2a0:KE 2a1:KH 2a2:KM 2a3:KY 2a4:KZ
    2a5:LA 2a6:LK,NP 2a7:LR 2a8:LS 2a9:MD 2aa:ME 2ab:MG 2ac:MM 2ad:MN 2ae:MO 2af:MT,TM 2ag:MU
    2ah:MW 2ai:MX 2aj:MY 2ak:MZ 2al:NA 2am:NE 2an:NG 2ao:NI 2ap:NO,SJ 2aq:PA 2ar:PE 2as:PG 2at:PH
    2au:PK 2av:PL 2aw:PY 2ax:RS 2ay:RU 2az:RW 2b0:SB 2b1:SC 2b2:SG 2b3:SH 2b4:SI 2b5:SK 2b6:SL
    2b7:SO 2b8:SR 2b9:SS 2ba:ST 2bb:SX 2bc:SZ 2bd:TJ 2be:TO 2bf:TR 2bg:TT 2bh:TW 2bi:TZ 2bj:UA
    2bk:UG 2bl:UY 2bm:UZ 2bn:VE 2bo:VU 2bp:ZA 2bq:ZM csw,iu,mic,moh,pqm=h 3q:CA cv,tt=v 4j:BY y7:KZ
    1vv:MT,TM 1vw:FI,JP,SI 1xu:EA,ES,GQ,IC,LK,NP 2br:-,419,EC,LT,PR,RO,RU,SV
    2bs:AD,AT,CH,DE,EE,LI,LV 2bt:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE
    2bu:AF,IR 2bv:AL,XK 2bw:AM 2bx:AO 2by:AR 2bz:AU 2c0:AW 2c1:AX,SE 2c2:AZ 2c3:BA 2c4:BD 2c5:BE,NL
    2c6:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 2c6:YT 2c7:BG
    2c8:BN 2c9:BO 2ca:BQ 2cb:BR,ET,GW,PT,TL 2cc:CD 2cd:CL 2ce:CN 2cf:CO 2cg:CR 2ch:CU 2ci:CV 2cj:CW
    2ck:CY,GR,IN,IT,SM,VA 2cl:CZ 2cm:DJ 2cn:DK 2co:DO 2cp:FO 2cq:GE 2cr:GN 2cs:GT 2ct:HK 2cu:HN
    2cv:HR 2cw:HT 2cx:HU 2cy:ID 2cz:IL 2d0:IS 2d1:KE 2d2:KG 2d3:KH 2d4:KM 2d5:KP,KR 2d6:LA 2d7:MD
    2d8:ME 2d9:MK 2da:MN 2db:MO 2dc:MX 2dd:MY 2de:MZ 2df:NA 2dg:NI 2dh:NO,SJ 2di:PA 2dj:PE 2dk:PK
    2dl:PL 2dm:RS 2dn:SC 2do:SK 2dp:SR 2dq:SS 2dr:ST 2ds:TH,VN 2dt:TR 2du:TW 2dv:TZ 2dw:UA 2dx:UG
    2dy:UY 2dz:UZ 2e0:VE 2e1:VU cy=a cc:ER it:AD j5:BA kj:NA
    2e2:-,419,BG,EA,ES,GB,GQ,IC,KG,LT,MK,RO 2e3:AR 2e4:AU 2e5:AX,SE
    2e6:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 2e6:YT 2e7:BN
    2e8:BO 2e9:CL 2ea:CO 2eb:CR 2ec:CU 2ed:DJ 2ee:DO 2ef:EC,PR,SV 2eg:FI 2eh:GE 2ei:GN 2ej:GT
    2ek:HN 2el:HR 2em:HT 2en:HU 2eo:IS 2ep:IT,SM,VA 2eq:MD 2er:ME 2es:MX 2et:MY 2eu:NI 2ev:NO,SJ
    2ew:PA 2ex:PE 2ey:PL 2ez:RS 2f0:SC 2f1:SK 2f2:UA 2f3:UY 2f4:VE 2f5:VU da=a 1n:ZA
    jp:-,419,BG,BR,EA,ES,ET,GL,GQ,GW,IC,KG,KP,KR,LT,MK,PT,RO,TL
    pn:001,150,AS,DG,FM,GB,GG,IE,IM,IO,IT,JE,ML,MV,PW,SM,TC,VA,VG,WS,ZW 298:CZ
    2f6:003,AC,AQ,BV,CP,CQ,GS,GU,HM,MH,MP,PH,TA,UM,US,VI 2f7:AD,HK,RS,TH,VN
    2f8:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 2f9:AF,IR
    2fa:AG,AI,DM,GD,KN,LC,MS,VC 2fb:AL,XK 2fc:AM 2fd:AO 2fe:AR 2ff:AT,CH,DE,EE,FI,LI,LV,SI 2fg:AU
    2fh:AW 2fi:AX,SE 2fj:AZ 2fk:BA 2fl:BB 2fm:BD 2fn:BE,NL
    2fo:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 2fo:YT 2fp:BI
    2fq:BM 2fr:BN 2fs:BO 2ft:BQ 2fu:BS 2fv:BT 2fw:BW 2fx:BY 2fy:BZ 2fz:CA 2g0:CC 2g1:CD
    2g2:CK,NU,NZ,PN,TK 2g3:CL 2g4:CN 2g5:CO 2g6:CR 2g7:CU 2g8:CV 2g9:CW 2ga:CX,KI,NF,NR,TV
    2gb:CY,GR,IN 2gc:DJ 2gd:DO 2ge:EC,PR,SV 2gf:ER 2gg:FJ 2gh:FK 2gi:GE 2gj:GH 2gk:GI 2gl:GM 2gm:GN
    2gn:GT 2go:GY 2gp:HN 2gq:HR 2gr:HT 2gs:HU 2gt:ID 2gu:IL 2gv:IS 2gw:JM 2gx:JP 2gy:KE 2gz:KH
    2h0:KM 2h1:KY 2h2:KZ 2h3:LA 2h4:LK,MT,NP,TM 2h5:LR 2h6:LS 2h7:MD 2h8:ME 2h9:MG 2ha:MM 2hb:MN
    2hc:MO 2hd:MU 2he:MW 2hf:MX 2hg:MY 2hh:MZ 2hi:NA 2hj:NE 2hk:NG 2hl:NI 2hm:NO,SJ 2hn:PA 2ho:PE
    2hp:PG 2hq:PK 2hr:PL 2hs:PY 2ht:RU 2hu:RW 2hv:SB 2hw:SC 2hx:SG 2hy:SH 2hz:SK 2i0:SL 2i1:SO
    2i2:SR 2i3:SS 2i4:ST 2i5:SX 2i6:SZ 2i7:TJ 2i8:TO 2i9:TR 2ia:TT 2ib:TW 2ic:TZ 2id:UA 2ie:UG
    2if:UY 2ig:UZ 2ih:VE 2ii:VU 2ij:ZM dav,ebu,guz,kam,ki,kln,luo,luy,mer,saq=1
    2ik:-,001,150,419,AS,BG,DG,FM,GB,GG,IE,IM,IO,JE,KE,LT,MK,ML,MT,MV,PW,RO,TC,TM 2ik:VG,WS,ZW
    2il:003,AC,AQ,BV,CP,CQ,FI,GS,GU,HM,JP,MH,MP,SI,TA,UM,US,VI 2im:AD,TH,VN
    2in:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 2io:AF,IR
    2ip:AG,AI,DM,GD,KN,LC,MS,VC 2iq:AL,XK 2ir:AM 2is:AO 2it:AR 2iu:AT,CH,DE,EE,LI,LV 2iv:AU 2iw:AW
    2ix:AX,SE 2iy:AZ 2iz:BA 2j0:BB 2j1:BD 2j2:BE,NL
    2j3:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 2j3:YT 2j4:BI
    2j5:BM 2j6:BN 2j7:BO 2j8:BQ 2j9:BR,ET,GW,PT,TL 2ja:BS 2jb:BT 2jc:BW 2jd:BY 2je:BZ 2jf:CA
    2jg:CC,MY 2jh:CK,NU,NZ,PN,TK 2ji:CL 2jj:CN 2jk:CO 2jl:CR 2jm:CU 2jn:CV 2jo:CW
    2jp:CX,KI,NF,NR,TV 2jq:CY,GR,IN 2jr:CZ 2js:DJ 2jt:DK 2ju:DO 2jv:EA,ES,GQ,IC,IT,KG,LK,NP,SM,VA
    2jw:EC,PR,SV,TJ 2jx:ER 2jy:FJ 2jz:FK 2k0:FO 2k1:GE 2k2:GH 2k3:GI 2k4:GL 2k5:GM 2k6:GN 2k7:GT
    2k8:GY 2k9:HK 2ka:HN 2kb:HR 2kc:HT 2kd:HU 2ke:ID 2kf:IL 2kg:IS 2kh:JM 2ki:KH 2kj:KM 2kk:KP,KR
    2kl:KY 2km:KZ 2kn:LA 2ko:LR 2kp:LS 2kq:MD 2kr:ME 2ks:MG 2kt:MM 2ku:MN 2kv:MO 2kw:MU 2kx:MW
    2ky:MX 2kz:MZ 2l0:NA 2l1:NE 2l2:NG 2l3:NI 2l4:NO,SJ 2l5:PA 2l6:PE 2l7:PG 2l8:PH 2l9:PK 2la:PL
    2lb:PY 2lc:RS 2ld:RU 2le:RW 2lf:SB 2lg:SC 2lh:SG 2li:SH 2lj:SK 2lk:SL 2ll:SO 2lm:SR 2ln:SS
    2lo:ST 2lp:SX 2lq:SZ 2lr:TO 2ls:TR 2lt:TT 2lu:TW 2lv:UA 2lw:UY 2lx:UZ 2ly:VE 2lz:VU 2m0:ZA
    2m1:ZM de=a it:EA,ES,GQ,IC,MK,RS j0:-,419,BE,BG,EC,FI,IT,LT,LU,PR,RO,SI,SV 1ju:BA 1vd:ME 2m2:AR
    2m3:AX,SE 2m4:BO 2m5:CH,LI 2m6:CL 2m7:CO 2m8:CR 2m9:CU 2ma:DO 2mb:GE 2mc:GT 2md:HN 2me:HR
    2mf:HU 2mg:IS 2mh:KG 2mi:MD 2mj:MX 2mk:NI 2ml:NO,SJ 2mm:PA 2mn:PE 2mo:PL 2mp:SK 2mq:UA 2mr:UY
    2ms:VE dje,twq=h 3q:NE doi,sd_Deva=5 3r:-,419,BG,EC,IN,LT,PR,RO,SV,US 6g:IT,SM,VA 6k:MK 19l:NP
    2mt:AR 2mu:AU 2mv:AX,SE
    2mw:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 2mw:YT 2mx:BO
    2my:CL 2mz:CO 2n0:CR 2n1:CU 2n2:DJ 2n3:DO 2n4:EA,ES,GQ,IC 2n5:ER 2n6:GE 2n7:GN 2n8:GT 2n9:HN
    2na:HR 2nb:HT 2nc:MD 2nd:MX 2ne:NI 2nf:NO,SJ 2ng:PA 2nh:PE 2ni:PL 2nj:SC 2nk:SK 2nl:UY 2nm:VE
    2nn:VU dsb,hsb= 2no:-,419,BG,DE,EC,FI,LT,PL,PR,RO,SI,SV
    2np:001,150,AS,DG,FM,GB,GG,IE,IM,IO,JE,LK,ML,MT,MV,NP,PW,TC,TM,VG,WS,ZW
    2nq:003,AC,AQ,BV,CP,CQ,GS,GU,HM,IT,JP,MH,MP,PH,SM,TA,UM,US,VA,VI 2nr:AD,AT,CH,EE,LI,LV
    2ns:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 2nt:AF,IR
    2nu:AG,AI,DM,GD,KN,LC,MS,VC 2nv:AL,XK 2nw:AM 2nx:AO 2ny:AR 2nz:AU 2o0:AW 2o1:AX,SE 2o2:AZ
    2o3:BA 2o4:BB 2o5:BD 2o6:BE,NL
    2o7:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 2o7:YT 2o8:BI
    2o9:BM 2oa:BN 2ob:BO 2oc:BQ 2od:BR,ET,GW,KP,KR,PT,TL 2oe:BS 2of:BT 2og:BW 2oh:BY 2oi:BZ 2oj:CA
    2ok:CC 2ol:CD 2om:CK,NU,NZ,PN,TK 2on:CL 2oo:CN 2op:CO 2oq:CR 2or:CU 2os:CV 2ot:CW
    2ou:CX,KI,NF,NR,TV 2ov:CY,GR,IN,TJ 2ow:CZ 2ox:DJ 2oy:DK 2oz:DO 2p0:EA,ES,GQ,IC,MK,RS 2p1:ER
    2p2:FJ 2p3:FK 2p4:FO 2p5:GE 2p6:GH 2p7:GI 2p8:GL 2p9:GM 2pa:GN 2pb:GT 2pc:GY 2pd:HK,TH,VN
    2pe:HN 2pf:HR 2pg:HT 2ph:HU 2pi:ID 2pj:IL 2pk:IS 2pl:JM 2pm:KE 2pn:KG 2po:KH 2pp:KM 2pq:KY
    2pr:KZ 2ps:LA 2pt:LR 2pu:LS 2pv:MD 2pw:ME 2px:MG 2py:MM 2pz:MN 2q0:MO 2q1:MU 2q2:MW 2q3:MX
    2q4:MY 2q5:MZ 2q6:NA 2q7:NE 2q8:NG 2q9:NI 2qa:NO,SJ 2qb:PA 2qc:PE 2qd:PG 2qe:PK 2qf:PY 2qg:RU
    2qh:RW 2qi:SB 2qj:SC 2qk:SG 2ql:SH 2qm:SK 2qn:SL 2qo:SO 2qp:SR 2qq:SS 2qr:ST 2qs:SX 2qt:SZ
    2qu:TO 2qv:TR 2qw:TT 2qx:TW 2qy:TZ 2qz:UA 2r0:UG 2r1:UY 2r2:UZ 2r3:VE 2r4:VU 2r5:ZA 2r6:ZM dv=
    2r7:-,001,150,419,AS,BG,DG,FM,GB,GG,IE,IM,IO,JE,LT,MK,ML,MT,MV,PW,RO,TC,TM,VG 2r7:WS,ZW
    2r8:003,AC,AQ,BV,CP,CQ,FI,GS,GU,HM,JP,MH,MP,SI,TA,UM,US,VI 2r9:AD,TH,VN
    2ra:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 2rb:AF,IR
    2rc:AG,AI,DM,GD,KN,LC,MS,VC 2rd:AL,XK 2re:AM 2rf:AO 2rg:AR 2rh:AT,CH,DE,EE,LI,LV 2ri:AU 2rj:AW
    2rk:AX,SE 2rl:AZ 2rm:BA 2rn:BB 2ro:BD 2rp:BE,NL
    2rq:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 2rq:YT 2rr:BI
    2rs:BM 2rt:BN 2ru:BO 2rv:BQ 2rw:BR,ET,GW,PT,TL 2rx:BS 2ry:BT 2rz:BW 2s0:BY 2s1:BZ 2s2:CA
    2s3:CC,MY 2s4:CD 2s5:CK,NU,NZ,PN,TK 2s6:CL 2s7:CN 2s8:CO 2s9:CR 2sa:CU 2sb:CV 2sc:CW
    2sd:CX,KI,NF,NR,TV 2se:CY,GR,IN 2sf:CZ 2sg:DJ 2sh:DK 2si:DO 2sj:EA,ES,GQ,IC,IT,KG,LK,NP,SM,VA
    2sk:EC,PR,SV,TJ 2sl:ER 2sm:FJ 2sn:FK 2so:FO 2sp:GE 2sq:GH 2sr:GI 2ss:GL 2st:GM 2su:GN 2sv:GT
    2sw:GY 2sx:HK 2sy:HN 2sz:HR 2t0:HT 2t1:HU 2t2:ID 2t3:IL 2t4:IS 2t5:JM 2t6:KE 2t7:KH 2t8:KM
    2t9:KP,KR 2ta:KY 2tb:KZ 2tc:LA 2td:LR 2te:LS 2tf:MD 2tg:ME 2th:MG 2ti:MM 2tj:MN 2tk:MO 2tl:MU
    2tm:MW 2tn:MX 2to:MZ 2tp:NA 2tq:NE 2tr:NG 2ts:NI 2tt:NO,SJ 2tu:PA 2tv:PE 2tw:PG 2tx:PH 2ty:PK
    2tz:PL 2u0:PY 2u1:RS 2u2:RU 2u3:RW 2u4:SB 2u5:SC 2u6:SG 2u7:SH 2u8:SK 2u9:SL 2ua:SO 2ub:SR
    2uc:SS 2ud:ST 2ue:SX 2uf:SZ 2ug:TO 2uh:TR 2ui:TT 2uj:TW 2uk:TZ 2ul:UA 2um:UG 2un:UY 2uo:UZ
    2up:VE 2uq:VU 2ur:ZA 2us:ZM dyo=h 3q:SN dz= 1ee:BG,MK,RO 2ut:-,419,BT,LT
    2uu:001,150,AS,DG,FM,GB,GG,IE,IM,IO,JE,ML,MT,MV,PW,TC,TM,VG,WS,ZW
    2uv:003,AC,AQ,BV,CP,CQ,GS,GU,HM,JP,MH,MP,TA,UM,US,VI 2uw:AD,TH,VN
    2ux:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 2uy:AF,IR
    2uz:AG,AI,DM,GD,KN,LC,MS,VC 2v0:AL,XK 2v1:AM 2v2:AO 2v3:AR 2v4:AT,CH,DE,EE,LI,LV 2v5:AU 2v6:AW
    2v7:AX,SE 2v8:AZ 2v9:BA 2va:BB 2vb:BD 2vc:BE,NL
    2vd:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 2vd:YT 2ve:BI
    2vf:BM 2vg:BN 2vh:BO 2vi:BQ 2vj:BR,ET,GW,PT,TL 2vk:BS 2vl:BW 2vm:BY 2vn:BZ 2vo:CA 2vp:CC,MY
    2vq:CD 2vr:CK,NU,NZ,PN,TK 2vs:CL 2vt:CN 2vu:CO 2vv:CR 2vw:CU 2vx:CV 2vy:CW 2vz:CX,KI,NF,NR,TV
    2w0:CY,GR,IN 2w1:CZ 2w2:DJ 2w3:DK 2w4:DO 2w5:EA,ES,IC 2w6:EC,PR,SV 2w7:ER 2w8:FI 2w9:FJ 2wa:FK
    2wb:FO 2wc:GE 2wd:GH 2we:GI 2wf:GL 2wg:GM 2wh:GN 2wi:GQ,KG 2wj:GT 2wk:GY 2wl:HK 2wm:HN 2wn:HR
    2wo:HT 2wp:HU 2wq:ID 2wr:IL 2ws:IS 2wt:IT,SM,VA 2wu:JM 2wv:KE 2ww:KH 2wx:KM 2wy:KP,KR 2wz:KY
    2x0:KZ 2x1:LA 2x2:LK,NP 2x3:LR 2x4:LS 2x5:MD 2x6:ME 2x7:MG 2x8:MM 2x9:MN 2xa:MO 2xb:MU 2xc:MW
    2xd:MX 2xe:MZ 2xf:NA 2xg:NE 2xh:NG 2xi:NI 2xj:NO,SJ 2xk:PA 2xl:PE 2xm:PG 2xn:PH 2xo:PK 2xp:PL
    2xq:PY 2xr:RS 2xs:RU 2xt:RW 2xu:SB 2xv:SC 2xw:SG 2xx:SH 2xy:SI 2xz:SK 2y0:SL 2y1:SO 2y2:SR
    2y3:SS 2y4:ST 2y5:SX 2y6:SZ 2y7:TJ 2y8:TO 2y9:TR 2ya:TT 2yb:TW 2yc:TZ 2yd:UA 2ye:UG 2yf:UY
    2yg:UZ 2yh:VE 2yi:VU 2yj:ZA 2yk:ZM ee=
    2yl:-,419,BG,BR,EA,ES,ET,GH,GQ,GW,IC,KG,KP,KR,LT,MK,PT,RO,TG,TL
    2ym:001,150,AS,DG,FM,GB,GG,IE,IM,IO,IT,JE,LK,ML,MT,MV,NP,PW,SM,TC,TM,VA,VG,WS 2ym:ZW
    2yn:003,AC,AQ,BV,CP,CQ,GS,GU,HM,JP,MH,MP,PH,TA,UM,US,VI 2yo:AD,HK,RS,TH,VN
    2yp:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 2yq:AF,IR
    2yr:AG,AI,DM,GD,KN,LC,MS,VC 2ys:AL,XK 2yt:AM 2yu:AO 2yv:AR 2yw:AT,CH,DE,EE,FI,LI,LV,SI 2yx:AU
    2yy:AW 2yz:AX,SE 2z0:AZ 2z1:BA 2z2:BB 2z3:BD 2z4:BE,NL
    2z5:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,WF,YT 2z6:BI 2z7:BM
    2z8:BN 2z9:BO 2za:BQ 2zb:BS 2zc:BT 2zd:BW 2ze:BY 2zf:BZ 2zg:CA 2zh:CC,MY 2zi:CD
    2zj:CK,NU,NZ,PN,TK 2zk:CL 2zl:CN 2zm:CO 2zn:CR 2zo:CU 2zp:CV 2zq:CW 2zr:CX,KI,NF,NR,TV
    2zs:CY,GR,IN,TJ 2zt:CZ 2zu:DJ 2zv:DK 2zw:DO 2zx:EC,PR,SV 2zy:ER 2zz:FJ 300:FK 301:FO 302:GE
    303:GI 304:GL 305:GM 306:GN 307:GT 308:GY 309:HN 30a:HR 30b:HT 30c:HU 30d:ID 30e:IL 30f:IS
    30g:JM 30h:KE 30i:KH 30j:KM 30k:KY 30l:KZ 30m:LA 30n:LR 30o:LS 30p:MD 30q:ME 30r:MG 30s:MM
    30t:MN 30u:MO 30v:MU 30w:MW 30x:MX 30y:MZ 30z:NA 310:NE 311:NG 312:NI 313:NO,SJ 314:PA 315:PE
    316:PG 317:PK 318:PL 319:PY 31a:RU 31b:RW 31c:SB 31d:SC 31e:SG 31f:SH 31g:SK 31h:SL 31i:SO
    31j:SR 31k:SS 31l:ST 31m:SX 31n:SZ 31o:TO 31p:TR 31q:TT 31r:TW 31s:TZ 31t:UA 31u:UG 31v:UY
    31w:UZ 31x:VE 31y:VU 31z:ZA 320:ZM el,kn,te=15 4x:IT,SM,VA 52:GB j0:AD
    jm:-,419,BG,EC,KG,LT,PR,RO,SV jr:EA,ES,GQ,IC,MK oo:FI ot:BA oy:BN pg:RS pv:HU pw:IS q1:ME q7:MY
    q8:NA qv:UA 321:AR 322:AU 323:AX,SE 324:BO 325:CL 326:CO 327:CR 328:CU 329:DO 32a:GE 32b:GT
    32c:HN 32d:HR 32e:MD 32f:MX 32g:NI 32h:NO,SJ 32i:PA 32j:PE 32k:PL 32l:SK 32m:UY 32n:VE en=1
    3q:AL,AT,BE,BR,CH,CY,CZ,DE,EE,FI,FR,GR,HK,HU,IL,LV,MM,NL,NO,PH,PL,PT,RU,SD 3q:SI,SK,TH,UA
    3r:-,419,AE,AS,KR,PR,SA 4w:CC 53:IN 5b:DK 7a:LS l6:TZ 1qz:ER 20b:UG 2ik:KE 2my:CL 2mz:CO 2n2:DJ
    2n4:EA 2ng:PA 32o:AU 32p:BD 32q:BI 32r:BN 32s:CN 32t:CV 32u:GH 32v:ID 32w:MO 32x:MT 32y:MV
    32z:MX 330:NA 331:PK 332:SC 333:SE 334:SS 335:TO 336:TR 337:TW 338:VU 339:WS es=t 3v:AI,MS
    56:FK 5b:GL 6x:SX 1f0:JP 1ku:BA 1uz:AD 29a:CZ 2ut:BT 33a:-,003,EA,ES,IC,LT
    33b:419,AG,BB,BM,BQ,BS,CW,DM,GD,GY,HT,KN,KY,LC,TC,TT,VC,VG,VI 33c:AF,IR 33d:AR 33e:AU 33f:AX,SE
    33g:BF,BJ,CF,CG,CI,CM,FR,GA,LU,MC,NC,PF,RE,SN,TD,TF,TG,WF,YT 33h:BG,RO 33i:BL,GF,GP,MF,MQ,PM
    33j:BN 33k:BO 33l:BR 33m:BY 33n:BZ 33o:CA 33p:CL 33q:CO 33r:CR 33s:CU 33t:DJ 33u:DO
    33v:EC,PR,SV 33w:ER 33x:FI 33y:GE 33z:GN 340:GQ 341:GT 342:HN 343:HR 344:HU 345:IS 346:IT,SM,VA
    347:KG 348:LK 349:MD 34a:ME 34b:MK 34c:MX 34d:MY 34e:NA 34f:NI 34g:NO,SJ 34h:PA 34i:PE 34j:PH
    34k:PL 34l:PY 34m:RS 34n:SC 34o:SI 34p:SK 34q:TM 34r:UA 34s:US 34t:UY 34u:VE 34v:VU et,lv=18
    6g:IT j0:CH,LI j7:BE ov:LU eu=1g 52:IT,SM,VA it:AD j5:BA jr:-,419,BG,KG,LT,RO kj:NA 2e7:BN
    2et:MY 34w:AU 34x:BO 34y:CR 34z:GT 350:HN 351:HR 352:HU 353:IS 354:MD 355:MX 356:NI 357:NO,SJ
    358:PA 359:PE 35a:PL 35b:SK 35c:UA 35d:VE fa= 35e:-,419,AF,EC,IR,LT,PR,SV
    35f:001,150,AS,DG,FM,GB,GG,IE,IM,IO,JE,ML,MV,PW,TC,VG,WS,ZW
    35g:003,AC,AQ,BV,CP,CQ,GS,GU,HM,MH,MP,PH,TA,UM,US,VI 35h:AD
    35i:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 35j:AG,AI,DM,GD,KN,LC,MS,VC
    35k:AL,XK 35l:AM 35m:AO 35n:AR 35o:AT,CH,DE,EE,LI,LV 35p:AU 35q:AW 35r:AX,SE 35s:AZ 35t:BA
    35u:BB 35v:BD 35w:BE,NL
    35x:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 35x:YT 35y:BG,FI,RO
    35z:BI 360:BM 361:BN 362:BO 363:BQ 364:BR,ET,GW,KP,KR,PT,TL 365:BS 366:BT 367:BW 368:BY 369:BZ
    36a:CA 36b:CC 36c:CD 36d:CK,NU,NZ,PN,TK 36e:CL 36f:CN 36g:CO 36h:CR 36i:CU 36j:CV 36k:CW
    36l:CX,KI,NF,NR,TV 36m:CY,GR,IN 36n:CZ 36o:DJ 36p:DK 36q:DO 36r:EA,ES,GQ,IC 36s:ER 36t:FJ
    36u:FK 36v:FO 36w:GE 36x:GH 36y:GI 36z:GL 370:GM 371:GN 372:GT 373:GY 374:HK,TH,VN 375:HN
    376:HR 377:HT 378:HU 379:ID 37a:IL 37b:IS 37c:IT,SM,VA 37d:JM 37e:JP 37f:KE 37g:KG 37h:KH
    37i:KM 37j:KY 37k:KZ 37l:LA 37m:LK 37n:LR 37o:LS 37p:MD 37q:ME 37r:MG 37s:MK 37t:MM 37u:MN
    37v:MO 37w:MT,NP,TM 37x:MU 37y:MW 37z:MX 380:MY 381:MZ 382:NA 383:NE 384:NG 385:NI 386:NO,SJ
    387:PA 388:PE 389:PG 38a:PK 38b:PL 38c:PY 38d:RS 38e:RU 38f:RW 38g:SB 38h:SC 38i:SG 38j:SH
    38k:SI 38l:SK 38m:SL 38n:SO 38o:SR 38p:SS 38q:ST 38r:SX 38s:SZ 38t:TJ 38u:TO 38v:TR 38w:TT
    38x:TW 38y:TZ 38z:UA 390:UG 391:UY 392:UZ 393:VE 394:VU 395:ZA 396:ZM ff=1 3q:SN 397:GN 398:MR
    ff_Adlm= 399:-,419,GN,LT 39a:001,150,AS,DG,FM,GB,GG,IE,IM,IO,JE,ML,MV,PW,TC,VG,WS,ZW
    39b:003,AC,AQ,BV,CP,CQ,GS,GU,HM,MH,MP,TA,UM,US,VI 39c:AD,TH,VN
    39d:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,OM,PS,QA,SA,SD,SY,TN,YE 39e:AF,IR
    39f:AG,AI,DM,GD,KN,LC,MS,VC 39g:AL,XK 39h:AM 39i:AO 39j:AR 39k:AT,CH,DE,EE,LI,LV 39l:AU 39m:AW
    39n:AX,SE 39o:AZ 39p:BA 39q:BB 39r:BD 39s:BE,NL 39t:BF,CM,GW,NE,SN 39u:BG,MK,MT,RO,TM 39v:BI
    39w:BJ,BL,CF,CG,CI,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,TD,TF,TG,WF,YT 39x:BM 39y:BN 39z:BO
    3a0:BQ 3a1:BR,ET,PT,TL 3a2:BS 3a3:BT 3a4:BW 3a5:BY 3a6:BZ 3a7:CA 3a8:CC 3a9:CD
    3aa:CK,NU,NZ,PN,TK 3ab:CL 3ac:CN 3ad:CO 3ae:CR 3af:CU 3ag:CV 3ah:CW 3ai:CX,KI,NF,NR,TV
    3aj:CY,GR,IN 3ak:CZ 3al:DJ 3am:DK 3an:DO 3ao:EA,ES,IC 3ap:EC,PR,SV 3aq:ER 3ar:FI,JP,SI 3as:FJ
    3at:FK 3au:FO 3av:GE 3aw:GH 3ax:GI 3ay:GL 3az:GM 3b0:GQ,LK 3b1:GT 3b2:GY 3b3:HK 3b4:HN 3b5:HR
    3b6:HT 3b7:HU 3b8:ID 3b9:IL 3ba:IS 3bb:IT,SM,VA 3bc:JM 3bd:KE 3be:KG,NP 3bf:KH 3bg:KM 3bh:KP,KR
    3bi:KY 3bj:KZ 3bk:LA 3bl:LR 3bm:LS 3bn:MD 3bo:ME 3bp:MG 3bq:MM 3br:MN 3bs:MO 3bt:MR 3bu:MU
    3bv:MW 3bw:MX 3bx:MY 3by:MZ 3bz:NA 3c0:NG 3c1:NI 3c2:NO,SJ 3c3:PA 3c4:PE 3c5:PG 3c6:PH 3c7:PK
    3c8:PL 3c9:PY 3ca:RS 3cb:RU 3cc:RW 3cd:SB 3ce:SC 3cf:SG 3cg:SH 3ch:SK 3ci:SL 3cj:SO 3ck:SR
    3cl:SS 3cm:ST 3cn:SX 3co:SZ 3cp:TJ 3cq:TO 3cr:TR 3cs:TT 3ct:TW 3cu:TZ 3cv:UA 3cw:UG 3cx:UY
    3cy:UZ 3cz:VE 3d0:VU 3d1:ZA 3d2:ZM ff_Latn=1m 3q:BF,GW,NE 32u:GH fi=o is:TM yb:BY 1kx:BA 1v0:AD
    27z:CZ 3d3:-,FI,LT 3d4:419,BG,EC,PR,RO,SV 3d5:AR 3d6:AU 3d7:AW 3d8:AX,SE 3d9:BE,NL
    3da:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 3da:YT 3db:BN
    3dc:BO 3dd:BQ 3de:CL 3df:CO 3dg:CR 3dh:CU 3di:CW 3dj:DJ 3dk:DO 3dl:EA,ES,GQ,IC 3dm:ER 3dn:GE
    3do:GN 3dp:GT 3dq:HN 3dr:HR 3ds:HT 3dt:HU 3du:IS 3dv:IT,SM,VA 3dw:KG 3dx:MD 3dy:ME 3dz:MK
    3e0:MX 3e1:MY 3e2:NA 3e3:NI 3e4:NO,SJ 3e5:PA 3e6:PE 3e7:PL 3e8:RS 3e9:SC 3ea:SI 3eb:SK 3ec:SR
    3ed:UA 3ee:UY 3ef:VE 3eg:VU fil=a 3s:HK,TH,VN
    3t:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 3u:AF,IR 3w:AL,XK 3x:AM 3y:AO
    40:AD,AT,CH,DE,EE,LI,LV 42:AW 44:AZ 47:BD 48:BE,NL 4e:BQ 4f:BR,ET,GW,KP,KR,PT,TL 4n:CD 4u:CV
    4v:CW 4x:CY,GR,IN,KG 50:DK 52:LK,MT,NP,TM 5l:ID 5m:IL 5p:KE 5q:KH 5r:KM 5u:KZ 5v:LA 62:MN 67:MZ
    6g:-,419,BG,EC,FI,JP,LT,PR,RO,SI,SV 6h:PK 6l:RU 6u:SR 6v:SS 6w:ST 70:TR 73:TZ 75:UG el:BA ex:NA
    116:BY 2n4:EA,ES,GQ,IC,MK,RS 2nq:PL 3eh:AR 3ei:AU 3ej:AX,SE
    3ek:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 3ek:YT 3el:BN
    3em:BO 3en:CL 3eo:CN 3ep:CO 3eq:CR 3er:CU 3es:CZ 3et:DJ 3eu:DO 3ev:FO 3ew:GE 3ex:GN 3ey:GT
    3ez:HN 3f0:HR 3f1:HT 3f2:HU 3f3:IS 3f4:MD 3f5:ME 3f6:MO 3f7:MX 3f8:MY 3f9:NI 3fa:NO,SJ 3fb:PA
    3fc:PE 3fd:SC 3fe:SK 3ff:TW 3fg:UA 3fh:UY 3fi:UZ 3fj:VE 3fk:VU fo=8
    57:001,150,AS,DG,FM,GB,GG,IE,IM,IO,JE,ML,MV,PW,TC,VG,WS,ZW ju:-,419,BG,LT,MK,MT,RO,TM
    pk:EA,ES,GQ,IC,KG,LK,NP sf:AZ 13i:ZM 1az:BD 3ev:IT,SM,VA
    3fl:003,AC,AQ,BV,CP,CQ,GS,GU,HM,MH,MP,TA,UM,US,VI 3fm:AD,TH,VN
    3fn:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 3fo:AF,IR
    3fp:AG,AI,DM,GD,KN,LC,MS,VC 3fq:AL,XK 3fr:AM 3fs:AO 3ft:AR 3fu:AT,CH,DE,EE,LI,LV 3fv:AU 3fw:AW
    3fx:BA 3fy:BB 3fz:BE,NL
    3g0:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 3g0:YT 3g1:BI
    3g2:BM 3g3:BN 3g4:BO 3g5:BQ 3g6:BR,ET,GW,PT,TL 3g7:BS 3g8:BT 3g9:BW 3ga:BY 3gb:BZ 3gc:CA 3gd:CC
    3ge:CD 3gf:CK,NU,NZ,PN,TK 3gg:CL 3gh:CN 3gi:CO 3gj:CR 3gk:CU 3gl:CV 3gm:CW 3gn:CX,KI,NF,NR,TV
    3go:CY,GR,IN 3gp:CZ 3gq:DJ 3gr:DK 3gs:DO 3gt:EC,PR,SV 3gu:ER 3gv:FI,JP,SI 3gw:FJ 3gx:FK 3gy:GE
    3gz:GH 3h0:GI 3h1:GM 3h2:GN 3h3:GT 3h4:GY 3h5:HK 3h6:HN 3h7:HR 3h8:HT 3h9:HU 3ha:ID 3hb:IL
    3hc:IS 3hd:JM 3he:KE 3hf:KH 3hg:KM 3hh:KP,KR 3hi:KY 3hj:KZ 3hk:LA 3hl:LR 3hm:LS 3hn:MD 3ho:ME
    3hp:MG 3hq:MM 3hr:MN 3hs:MO 3ht:MU 3hu:MW 3hv:MX 3hw:MY 3hx:MZ 3hy:NA 3hz:NE 3i0:NG 3i1:NI
    3i2:NO,SJ 3i3:PA 3i4:PE 3i5:PG 3i6:PH 3i7:PK 3i8:PL 3i9:PY 3ia:RS 3ib:RU 3ic:RW 3id:SB 3ie:SC
    3if:SG 3ig:SH 3ih:SK 3ii:SL 3ij:SO 3ik:SR 3il:SS 3im:ST 3in:SX 3io:SZ 3ip:TJ 3iq:TO 3ir:TR
    3is:TT 3it:TW 3iu:TZ 3iv:UA 3iw:UG 3ix:UY 3iy:UZ 3iz:VE 3j0:VU 3j1:ZA fr=1i 1k2:BA
    33i:-,BE,BF,BJ,CF,CG,CH,CI,CM,FR,GA,GQ,LT,LU,MA,MC,ML,NC,NE,PF,RE,SN,TD,TF 33i:TG,WF,YT
    3j2:001,150,AS,DG,FM,GB,GG,IE,IM,IO,JE,MV,PW,TC,VG,WS,ZW
    3j3:003,AC,AQ,BV,CP,CQ,GS,GU,HM,MH,MP,TA,UM,US,VI 3j4:419,BG,RO 3j5:AD
    3j6:AE,BH,EG,EH,IQ,JO,KW,LB,LY,OM,PS,QA,SA,SD,YE 3j7:AF,IR 3j8:AG,AI,DM,GD,KN,LC,MS,VC
    3j9:AL,XK 3ja:AM 3jb:AO 3jc:AR 3jd:AT,DE,EE,LI,LV 3je:AU 3jf:AW 3jg:AX,SE 3jh:AZ 3ji:BB 3jj:BD
    3jk:BI 3jl:BM 3jm:BN 3jn:BO 3jo:BQ 3jp:BR,ET,GW,PT,TL 3jq:BS 3jr:BT 3js:BW 3jt:BY 3ju:BZ 3jv:CA
    3jw:CC 3jx:CD 3jy:CK,NU,NZ,PN,TK 3jz:CL 3k0:CN 3k1:CO 3k2:CR 3k3:CU 3k4:CV 3k5:CW
    3k6:CX,KI,NF,NR,TV 3k7:CY,GR,IN 3k8:CZ 3k9:DJ 3ka:DK 3kb:DO 3kc:DZ 3kd:EA,ES,IC 3ke:EC,PR,SV
    3kf:ER 3kg:FI 3kh:FJ 3ki:FK 3kj:FO 3kk:GE 3kl:GH 3km:GI 3kn:GL 3ko:GM 3kp:GN 3kq:GT 3kr:GY
    3ks:HK 3kt:HN 3ku:HR 3kv:HT 3kw:HU 3kx:ID 3ky:IL 3kz:IS 3l0:IT,SM,VA 3l1:JM 3l2:JP 3l3:KE
    3l4:KG 3l5:KH 3l6:KM 3l7:KP,KR 3l8:KY 3l9:KZ 3la:LA 3lb:LK,NP 3lc:LR 3ld:LS 3le:MD 3lf:ME
    3lg:MG 3lh:MK 3li:MM 3lj:MN 3lk:MO 3ll:MR 3lm:MT 3ln:MU 3lo:MW 3lp:MX 3lq:MY 3lr:MZ 3ls:NA
    3lt:NG 3lu:NI 3lv:NL 3lw:NO,SJ 3lx:PA 3ly:PE 3lz:PG 3m0:PH 3m1:PK 3m2:PL 3m3:PY 3m4:RS 3m5:RU
    3m6:RW 3m7:SB 3m8:SC 3m9:SG 3ma:SH 3mb:SI 3mc:SK 3md:SL 3me:SO 3mf:SR 3mg:SS 3mh:ST 3mi:SX
    3mj:SY 3mk:SZ 3ml:TH,VN 3mm:TJ 3mn:TM 3mo:TN 3mp:TO 3mq:TR 3mr:TT 3ms:TW 3mt:TZ 3mu:UA 3mv:UG
    3mw:UY 3mx:UZ 3my:VE 3mz:VU 3n0:ZA 3n1:ZM fur,lij,lmo,sc,scn=h 3q:IT fy=
    48:419,BG,EA,ES,GQ,IC,KG,RO 4e:EC,PR,SV 2o6:PL 3n2:-,BE,LT,NL
    3n3:001,150,AS,DG,FM,GB,GG,IE,IM,IO,IT,JE,LK,ML,MT,MV,NP,PW,SM,TC,TM,VA,VG,WS 3n3:ZW
    3n4:003,AC,AQ,BV,CP,CQ,GS,GU,HM,JP,MH,MP,PH,TA,UM,US,VI 3n5:AD
    3n6:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 3n7:AF,IR
    3n8:AG,AI,DM,GD,KN,LC,MS,VC 3n9:AL,XK 3na:AM 3nb:AO 3nc:AR 3nd:AT,CH,DE,EE,LI,LV 3ne:AU 3nf:AW
    3ng:AX,SE 3nh:AZ 3ni:BA 3nj:BB 3nk:BD
    3nl:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 3nl:YT 3nm:BI
    3nn:BM 3no:BN 3np:BO 3nq:BQ 3nr:BR,ET,GW,KP,KR,MK,PT,TL 3ns:BS 3nt:BT 3nu:BW 3nv:BY 3nw:BZ
    3nx:CA 3ny:CC 3nz:CD 3o0:CK,NU,NZ,PN,TK 3o1:CL 3o2:CN 3o3:CO 3o4:CR 3o5:CU 3o6:CV 3o7:CW
    3o8:CX,KI,NF,NR,TV 3o9:CY,GR,IN,TJ 3oa:CZ 3ob:DJ 3oc:DK 3od:DO 3oe:ER 3of:FI 3og:FJ 3oh:FK
    3oi:FO 3oj:GE 3ok:GH 3ol:GI 3om:GL 3on:GM 3oo:GN 3op:GT 3oq:GY 3or:HK,RS,TH,VN 3os:HN 3ot:HR
    3ou:HT 3ov:HU 3ow:ID 3ox:IL 3oy:IS 3oz:JM 3p0:KE 3p1:KH 3p2:KM 3p3:KY 3p4:KZ 3p5:LA 3p6:LR
    3p7:LS 3p8:MD 3p9:ME 3pa:MG 3pb:MM 3pc:MN 3pd:MO 3pe:MU 3pf:MW 3pg:MX 3ph:MY 3pi:MZ 3pj:NA
    3pk:NE 3pl:NG 3pm:NI 3pn:NO,SJ 3po:PA 3pp:PE 3pq:PG 3pr:PK 3ps:PY 3pt:RU 3pu:RW 3pv:SB 3pw:SC
    3px:SG 3py:SH 3pz:SI 3q0:SK 3q1:SL 3q2:SO 3q3:SR 3q4:SS 3q5:ST 3q6:SX 3q7:SZ 3q8:TO 3q9:TR
    3qa:TT 3qb:TW 3qc:TZ 3qd:UA 3qe:UG 3qf:UY 3qg:UZ 3qh:VE 3qi:VU 3qj:ZA 3qk:ZM ga=1q 6g:GB,IE
    gaa= 3ql:-,419,EC,GH,LT,PR,SV
    3qm:001,150,AS,DG,FM,GB,GG,IE,IM,IO,JE,MK,ML,MT,MV,PW,TC,TM,VG,WS,ZW
    3qn:003,AC,AQ,BV,CP,CQ,GS,GU,HM,JP,MH,MP,TA,UM,US,VI 3qo:AD
    3qp:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 3qq:AF,IR
    3qr:AG,AI,DM,GD,KN,LC,MS,VC 3qs:AL,XK 3qt:AM 3qu:AO 3qv:AR 3qw:AT,CH,DE,EE,LI,LV 3qx:AU 3qy:AW
    3qz:AX,SE 3r0:AZ 3r1:BA 3r2:BB 3r3:BD 3r4:BE,NL
    3r5:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 3r5:YT 3r6:BG,RO
    3r7:BI 3r8:BM 3r9:BN 3ra:BO 3rb:BQ 3rc:BR,ET,GW,PT,TL 3rd:BS 3re:BT 3rf:BW 3rg:BY 3rh:BZ 3ri:CA
    3rj:CC 3rk:CD 3rl:CK,NU,NZ,PN,TK 3rm:CL 3rn:CN 3ro:CO 3rp:CR 3rq:CU 3rr:CV 3rs:CW
    3rt:CX,KI,NF,NR,TV 3ru:CY,GR,IN 3rv:CZ 3rw:DJ 3rx:DK 3ry:DO 3rz:EA,ES,GQ,IC 3s0:ER 3s1:FI,SI
    3s2:FJ 3s3:FK 3s4:FO 3s5:GE 3s6:GI 3s7:GL 3s8:GM 3s9:GN 3sa:GT 3sb:GY 3sc:HK 3sd:HN 3se:HR
    3sf:HT 3sg:HU 3sh:ID 3si:IL 3sj:IS 3sk:IT,SM,VA 3sl:JM 3sm:KE 3sn:KG 3so:KH 3sp:KM 3sq:KP,KR
    3sr:KY 3ss:KZ 3st:LA 3su:LK 3sv:LR 3sw:LS 3sx:MD 3sy:ME 3sz:MG 3t0:MM 3t1:MN 3t2:MO 3t3:MU
    3t4:MW 3t5:MX 3t6:MY 3t7:MZ 3t8:NA 3t9:NE 3ta:NG 3tb:NI 3tc:NO,SJ 3td:NP 3te:PA 3tf:PE 3tg:PG
    3th:PH 3ti:PK 3tj:PL 3tk:PY 3tl:RS 3tm:RU 3tn:RW 3to:SB 3tp:SC 3tq:SG 3tr:SH 3ts:SK 3tt:SL
    3tu:SO 3tv:SR 3tw:SS 3tx:ST 3ty:SX 3tz:SZ 3u0:TH,VN 3u1:TJ 3u2:TO 3u3:TR 3u4:TT 3u5:TW 3u6:TZ
    3u7:UA 3u8:UG 3u9:UY 3ua:UZ 3ub:VE 3uc:VU 3ud:ZA 3ue:ZM gd=1g jm:GB gez=h 3q:ET 1qz:ER gl=1g
    3uf:-,419,BG,EC,ES,KG,LT,PR,RO,SV 3ug:AD 3uh:AR 3ui:AU 3uj:BA
    3uk:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 3uk:YT 3ul:BN
    3um:BO 3un:CL 3uo:CO 3up:CR 3uq:CU 3ur:DJ 3us:DO 3ut:EA,GQ,IC 3uu:FI,SI 3uv:GN 3uw:GT 3ux:HN
    3uy:HR 3uz:HT 3v0:HU 3v1:IS 3v2:IT,SM,VA 3v3:MD 3v4:MX 3v5:MY 3v6:NA 3v7:NI 3v8:NO,SJ 3v9:PA
    3va:PE 3vb:PL 3vc:SC 3vd:UA 3ve:UY 3vf:VE 3vg:VU gn=1
    6j:-,001,150,419,AS,BG,DG,FM,GB,GG,IE,IM,IO,JE,LT,MK,ML,MT,MV,PW,RO,TC,TM,VG 6j:WS,ZW
    qh:EA,ES,GQ,IC,IT,KG,LK,NP,SM,VA tr:AZ 14u:ZM 1c9:BD 3i9:FO
    3vh:003,AC,AQ,BV,CP,CQ,FI,GS,GU,HM,JP,MH,MP,SI,TA,UM,US,VI 3vi:AD,TH,VN
    3vj:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 3vk:AF,IR
    3vl:AG,AI,DM,GD,KN,LC,MS,VC 3vm:AL,XK 3vn:AM 3vo:AO 3vp:AR 3vq:AT,CH,DE,EE,LI,LV 3vr:AU 3vs:AW
    3vt:AX,SE 3vu:BA 3vv:BB 3vw:BE,NL
    3vx:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 3vx:YT 3vy:BI
    3vz:BM 3w0:BN 3w1:BO 3w2:BQ 3w3:BR,ET,GW,PT,TL 3w4:BS 3w5:BT 3w6:BW 3w7:BY 3w8:BZ 3w9:CA
    3wa:CC,MY 3wb:CD 3wc:CK,NU,NZ,PN,TK 3wd:CL 3we:CN 3wf:CO 3wg:CR 3wh:CU 3wi:CV 3wj:CW
    3wk:CX,KI,NF,NR,TV 3wl:CY,GR,IN 3wm:CZ 3wn:DJ 3wo:DK 3wp:DO 3wq:EC,PR,SV,TJ 3wr:ER 3ws:FJ
    3wt:FK 3wu:GE 3wv:GH 3ww:GI 3wx:GL 3wy:GM 3wz:GN 3x0:GT 3x1:GY 3x2:HK 3x3:HN 3x4:HR 3x5:HT
    3x6:HU 3x7:ID 3x8:IL 3x9:IS 3xa:JM 3xb:KE 3xc:KH 3xd:KM 3xe:KP,KR 3xf:KY 3xg:KZ 3xh:LA 3xi:LR
    3xj:LS 3xk:MD 3xl:ME 3xm:MG 3xn:MM 3xo:MN 3xp:MO 3xq:MU 3xr:MW 3xs:MX 3xt:MZ 3xu:NA 3xv:NE
    3xw:NG 3xx:NI 3xy:NO,SJ 3xz:PA 3y0:PE 3y1:PG 3y2:PH 3y3:PK 3y4:PL 3y5:RS 3y6:RU 3y7:RW 3y8:SB
    3y9:SC 3ya:SG 3yb:SH 3yc:SK 3yd:SL 3ye:SO 3yf:SR 3yg:SS 3yh:ST 3yi:SX 3yj:SZ 3yk:TO 3yl:TR
    3ym:TT 3yn:TW 3yo:TZ 3yp:UA 3yq:UG 3yr:UY 3ys:UZ 3yt:VE 3yu:VU 3yv:ZA gsw=1a 3r:CH,FR,LI 4x:IN
    52:NP gu,pa_Guru=1k jr:IN ha=2
    69:-,003,419,AC,AQ,BG,BV,CP,CQ,EC,FI,GS,GU,HM,JP,LT,MH,MP,NG,PR,RO,SI,SV,TA 69:UM,US,VI
    6a:001,150,AS,DG,FM,GB,GG,IE,IM,IO,JE,ML,MT,MV,PW,TC,TM,VG,WS,ZW q9:IT,PH,SM,VA qa:LK,NP su:SD
    tj:AZ 10z:BY 14l:ZM 1c1:BD 1m6:BA 3i0:FO 3xw:PY 3yw:AD,AT,CH,DE,EE,LI,LV
    3yx:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SY,TN,YE 3yy:AF,IR
    3yz:AG,AI,DM,GD,KN,LC,MS,VC 3z0:AL,XK 3z1:AM 3z2:AO 3z3:AR 3z4:AU 3z5:AW 3z6:AX,SE 3z7:BB
    3z8:BE,NL 3z9:BF,BJ,BL,CF,CG,CI,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF,YT 3za:BI
    3zb:BM 3zc:BN 3zd:BO 3ze:BQ 3zf:BR,ET,GW,PT,TL 3zg:BS 3zh:BT 3zi:BW 3zj:BZ 3zk:CA 3zl:CC 3zm:CD
    3zn:CK,NU,NZ,PN,TK 3zo:CL 3zp:CN 3zq:CO 3zr:CR 3zs:CU 3zt:CV 3zu:CW 3zv:CX,KI,NF,NR,TV
    3zw:CY,GR,IN,KG 3zx:CZ 3zy:DJ 3zz:DK 400:DO 401:EA,ES,GQ,IC 402:ER 403:FJ 404:FK 405:GE 406:GH
    407:GI 408:GL 409:GM 40a:GN 40b:GT 40c:GY 40d:HK 40e:HN 40f:HR 40g:HT 40h:HU 40i:ID 40j:IL
    40k:IS 40l:JM 40m:KE 40n:KH 40o:KM 40p:KP,KR 40q:KY 40r:KZ 40s:LA 40t:LR 40u:LS 40v:MD 40w:ME
    40x:MG 40y:MK,RS 40z:MM 410:MN 411:MO 412:MU 413:MW 414:MX 415:MY 416:MZ 417:NA 418:NI
    419:NO,SJ 41a:PA 41b:PE 41c:PG 41d:PK 41e:PL 41f:RU 41g:RW 41h:SB 41i:SC 41j:SG 41k:SH 41l:SK
    41m:SL 41n:SO 41o:SR 41p:SS 41q:ST 41r:SX 41s:SZ 41t:TH,VN 41u:TJ 41v:TO 41w:TR 41x:TT 41y:TW
    41z:TZ 420:UA 421:UG 422:UY 423:UZ 424:VE 425:VU 426:ZA he=a k4:-,419,BG,EC,FI,JP,LT,PR,RO,SV
    1le:BA 427:AD 428:AR 429:AU 42a:AX,SE
    42b:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 42b:YT 42c:BO
    42d:CL 42e:CO 42f:CR 42g:CU 42h:DJ 42i:DO 42j:EA,ES,GQ,IC,MK 42k:ER 42l:GE 42m:GN 42n:GT 42o:HN
    42p:HR 42q:HT 42r:HU 42s:MD 42t:MX 42u:NI 42v:NO,SJ 42w:PA 42x:PE 42y:PL 42z:SC 430:SK 431:UA
    432:UY 433:VE 434:VU hi,mr=1g 435:NP hi_Latn,mni,mni_Beng=5 3r:US 53:IN hmn,za=h 3q:CN hr=
    5i:001,150,AS,DG,FM,GB,GG,IE,IM,IO,JE,ML,MV,PW,TC,VG,WS,ZW er:TJ k0:MT sp:AZ 102:BY 13t:ZM
    1b9:BD 1v6:AD 29r:CZ 2gq:DK 2me:AT,CH,DE,EE,LI,LV
    2na:003,AC,AQ,BV,CP,CQ,GS,GU,HM,MH,MP,TA,UM,US,VI 2wn:BT 32d:CY,GR,IN 343:EA,ES,GQ,IC 351:LK,NP
    3dr:FI 3f0:PH 3h7:FO
    3ku:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 3ku:YT 3x4:PY
    40f:NE 42p:IL 436:-,HR,LT 437:419,BG,RO
    438:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 439:AF,IR
    43a:AG,AI,DM,GD,KN,LC,MS,VC 43b:AL,XK 43c:AM 43d:AO 43e:AR 43f:AU 43g:AW 43h:AX,SE 43i:BA
    43j:BB 43k:BE,NL 43l:BI 43m:BM 43n:BN 43o:BO 43p:BQ 43q:BR,ET,GW,PT,TL 43r:BS 43s:BW 43t:BZ
    43u:CA 43v:CC 43w:CD 43x:CK,NU,NZ,PN,TK 43y:CL 43z:CN 440:CO 441:CR 442:CU 443:CV 444:CW
    445:CX,KI,NF,NR,TV 446:DJ 447:DO 448:EC,PR,SV 449:ER 44a:FJ 44b:FK 44c:GE 44d:GH 44e:GI 44f:GL
    44g:GM 44h:GN 44i:GT 44j:GY 44k:HK 44l:HN 44m:HT 44n:HU 44o:ID 44p:IS 44q:IT,SM,VA 44r:JM
    44s:JP 44t:KE 44u:KG 44v:KH 44w:KM 44x:KP,KR 44y:KY 44z:KZ 450:LA 451:LR 452:LS 453:MD 454:ME
    455:MG 456:MK 457:MM 458:MN 459:MO 45a:MU 45b:MW 45c:MX 45d:MY 45e:MZ 45f:NA 45g:NG 45h:NI
    45i:NO,SJ 45j:PA 45k:PE 45l:PG 45m:PK 45n:PL 45o:RS 45p:RU 45q:RW 45r:SB 45s:SC 45t:SG 45u:SH
    45v:SI 45w:SK 45x:SL 45y:SO 45z:SR 460:SS 461:ST 462:SX 463:SZ 464:TH,VN 465:TM 466:TO 467:TR
    468:TT 469:TW 46a:TZ 46b:UA 46c:UG 46d:UY 46e:UZ 46f:VE 46g:VU 46h:ZA hu=
    es:003,AC,AQ,BV,CP,CQ,GS,GU,HM,MH,MP,TA,UM,US,VI 104:BY 1lc:BA 1v8:AD 2mf:AT,DE,EE,LV
    344:EA,ES,GQ,IC 3dt:FI 3f2:PH 40h:NE 42r:IL 44n:HR 46i:-,419,HU,RO
    46j:001,150,AS,DG,FM,GB,GG,IE,IM,IO,JE,ML,MV,PW,TC,VG,WS,ZW
    46k:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 46l:AF,IR
    46m:AG,AI,DM,GD,KN,LC,MS,VC 46n:AL,XK 46o:AM 46p:AO 46q:AR 46r:AU 46s:AW 46t:AX,SE 46u:AZ
    46v:BB 46w:BD 46x:BE,NL
    46y:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 46y:YT 46z:BG,LT
    470:BI 471:BM 472:BN 473:BO 474:BQ 475:BR,ET,GW,PT,TL 476:BS 477:BT 478:BW 479:BZ 47a:CA 47b:CC
    47c:CD 47d:CH,LI 47e:CK,NU,NZ,PN,TK 47f:CL 47g:CN 47h:CO 47i:CR 47j:CU 47k:CV 47l:CW
    47m:CX,KI,NF,NR,TV 47n:CY,GR,IN 47o:CZ 47p:DJ 47q:DK 47r:DO 47s:EC,PR,SV 47t:ER 47u:FJ 47v:FK
    47w:FO 47x:GE 47y:GH 47z:GI 480:GL 481:GM 482:GN 483:GT 484:GY 485:HK 486:HN 487:HT 488:ID
    489:IS 48a:IT,SM,VA 48b:JM 48c:JP 48d:KE 48e:KG 48f:KH 48g:KM 48h:KP,KR 48i:KY 48j:KZ 48k:LA
    48l:LK,NP 48m:LR 48n:LS 48o:MD 48p:ME 48q:MG 48r:MK 48s:MM 48t:MN 48u:MO 48v:MT 48w:MU 48x:MW
    48y:MX 48z:MY 490:MZ 491:NA 492:NG 493:NI 494:NO,SJ 495:PA 496:PE 497:PG 498:PK 499:PL 49a:PY
    49b:RS 49c:RU 49d:RW 49e:SB 49f:SC 49g:SG 49h:SH 49i:SI 49j:SK 49k:SL 49l:SO 49m:SR 49n:SS
    49o:ST 49p:SX 49q:SZ 49r:TH,VN 49s:TJ 49t:TM 49u:TO 49v:TR 49w:TT 49x:TW 49y:TZ 49z:UA 4a0:UG
    4a1:UY 4a2:UZ 4a3:VE 4a4:VU 4a5:ZA 4a6:ZM hy=8 3x:IT,SM,TJ,VA
    ix:-,419,BG,CY,EC,GR,IN,KG,LT,PR,RO,SV 43c:HR
    4a7:001,150,AS,DG,FM,GB,GG,IE,IM,IO,JE,ML,MV,PW,TC,VG,WS,ZW
    4a8:003,AC,AQ,BV,CP,CQ,GS,GU,HM,MH,MP,PH,TA,UM,US,VI 4a9:AD,AT,CH,DE,EE,LI,LV
    4aa:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 4ab:AF,IR
    4ac:AG,AI,DM,GD,KN,LC,MS,VC 4ad:AL,XK 4ae:AO 4af:AR 4ag:AU 4ah:AW 4ai:AX,SE 4aj:AZ 4ak:BA
    4al:BB 4am:BD 4an:BE,NL
    4ao:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 4ao:YT 4ap:BI
    4aq:BM 4ar:BN 4as:BO 4at:BQ 4au:BR,ET,GW,KP,KR,PT,TL 4av:BS 4aw:BT 4ax:BW 4ay:BY 4az:BZ 4b0:CA
    4b1:CC 4b2:CD 4b3:CK,NU,NZ,PN,TK 4b4:CL 4b5:CN 4b6:CO 4b7:CR 4b8:CU 4b9:CV 4ba:CW
    4bb:CX,KI,NF,NR,TV 4bc:CZ 4bd:DJ 4be:DK 4bf:DO 4bg:EA,ES,GQ,IC,LK,MK,MT,NP,TM 4bh:ER
    4bi:FI,JP,SI 4bj:FJ 4bk:FK 4bl:FO 4bm:GE 4bn:GH 4bo:GI 4bp:GL 4bq:GM 4br:GN 4bs:GT 4bt:GY
    4bu:HK,TH,VN 4bv:HN 4bw:HT 4bx:HU 4by:ID 4bz:IL 4c0:IS 4c1:JM 4c2:KE 4c3:KH 4c4:KM 4c5:KY
    4c6:KZ 4c7:LA 4c8:LR 4c9:LS 4ca:MD 4cb:ME 4cc:MG 4cd:MM 4ce:MN 4cf:MO 4cg:MU 4ch:MW 4ci:MX
    4cj:MY 4ck:MZ 4cl:NA 4cm:NE 4cn:NG 4co:NI 4cp:NO,SJ 4cq:PA 4cr:PE 4cs:PG 4ct:PK 4cu:PL 4cv:PY
    4cw:RS 4cx:RU 4cy:RW 4cz:SB 4d0:SC 4d1:SG 4d2:SH 4d3:SK 4d4:SL 4d5:SO 4d6:SR 4d7:SS 4d8:ST
    4d9:SX 4da:SZ 4db:TO 4dc:TR 4dd:TT 4de:TW 4df:TZ 4dg:UA 4dh:UG 4di:UY 4dj:UZ 4dk:VE 4dl:VU
    4dm:ZA 4dn:ZM ia=14 5u:KZ 6l:RU 1vv:-,419,BG,LT,MK,RO 1wr:MY 1xu:IT,KG,SM,VA 2br:TJ 2ds:AD
    4do:AU 4dp:BA 4dq:BN 4dr:BO 4ds:CR 4dt:GT 4du:HN 4dv:HR 4dw:HU 4dx:IS 4dy:MD 4dz:MX 4e0:NA
    4e1:NI 4e2:NO,SJ 4e3:PA 4e4:PE 4e5:PL 4e6:RS 4e7:SK 4e8:UA 4e9:VE id=8
    k3:-,419,BG,EA,ES,GQ,IC,KG,LT,MK,RO 29u:CZ 44o:HR
    4ea:001,150,AS,DG,FM,GB,GG,IE,IM,IO,JE,ML,MV,PW,TC,VG,WS,ZW
    4eb:003,AC,AQ,BV,CP,CQ,GS,GU,HM,MH,MP,PH,TA,UM,US,VI 4ec:AD,HK,RS,TH,VN
    4ed:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 4ee:AF,IR
    4ef:AG,AI,DM,GD,KN,LC,MS,VC 4eg:AL,XK 4eh:AM 4ei:AO 4ej:AR 4ek:AT,CH,DE,EE,LI,LV,SI 4el:AU
    4em:AW 4en:AX,SE 4eo:AZ 4ep:BA 4eq:BB 4er:BD 4es:BE,NL
    4et:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 4et:YT 4eu:BI
    4ev:BM 4ew:BN 4ex:BO 4ey:BQ 4ez:BR,ET,GW,KP,KR,PT,TL 4f0:BS 4f1:BT 4f2:BW 4f3:BY 4f4:BZ 4f5:CA
    4f6:CC 4f7:CD 4f8:CK,NU,NZ,PN,TK 4f9:CL 4fa:CN 4fb:CO 4fc:CR 4fd:CU 4fe:CV 4ff:CW
    4fg:CX,KI,NF,NR,TV 4fh:CY,GR,IN 4fi:DJ 4fj:DK 4fk:DO 4fl:EC,PR,SV 4fm:ER 4fn:FI 4fo:FJ 4fp:FK
    4fq:FO 4fr:GE 4fs:GH 4ft:GI 4fu:GL 4fv:GM 4fw:GN 4fx:GT 4fy:GY 4fz:HN 4g0:HT 4g1:HU 4g2:IL
    4g3:IS 4g4:IT,SM,VA 4g5:JM 4g6:JP 4g7:KE 4g8:KH 4g9:KM 4ga:KY 4gb:KZ 4gc:LA 4gd:LK,MT,NP,TM
    4ge:LR 4gf:LS 4gg:MD 4gh:ME 4gi:MG 4gj:MM 4gk:MN 4gl:MO 4gm:MU 4gn:MW 4go:MX 4gp:MY 4gq:MZ
    4gr:NA 4gs:NE 4gt:NG 4gu:NI 4gv:NO,SJ 4gw:PA 4gx:PE 4gy:PG 4gz:PK 4h0:PL 4h1:PY 4h2:RU 4h3:RW
    4h4:SB 4h5:SC 4h6:SG 4h7:SH 4h8:SK 4h9:SL 4ha:SO 4hb:SR 4hc:SS 4hd:ST 4he:SX 4hf:SZ 4hg:TJ
    4hh:TO 4hi:TR 4hj:TT 4hk:TW 4hl:TZ 4hm:UA 4hn:UG 4ho:UY 4hp:UZ 4hq:VE 4hr:VU 4hs:ZA 4ht:ZM ie=h
    3q:EE ig=23 3yx:SD 3z9:CM 4hu:GH ii=n 4x:IN inh,sjd=e 4hv:RU is=
    5n:001,150,AS,DG,FM,GB,GG,IE,IM,IO,JE,ML,MV,PW,TC,VG,WS,ZW et:TJ k5:MT pw:CY,GR,IN sw:AZ 13y:ZM
    1be:BD 29w:CZ 2gv:DK 2ws:BT 345:EA,ES,GQ,IC 353:LK,NP 3hc:FO 3x9:PY 44p:HR 4c0:AM 4g3:ID
    4hw:-,419,IS,RO 4hx:003,AC,AQ,BV,CP,CQ,GS,GU,HM,MH,MP,TA,UM,US,VI 4hy:AD
    4hz:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 4i0:AF,IR
    4i1:AG,AI,DM,GD,KN,LC,MS,VC 4i2:AL,XK 4i3:AO 4i4:AR 4i5:AT,DE,EE,LV 4i6:AU 4i7:AW 4i8:AX,SE
    4i9:BA 4ia:BB 4ib:BE,NL
    4ic:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 4ic:YT 4id:BG,LT
    4ie:BI 4if:BM 4ig:BN 4ih:BO 4ii:BQ 4ij:BR,ET,GW,PT,TL 4ik:BS 4il:BW 4im:BY 4in:BZ 4io:CA 4ip:CC
    4iq:CD 4ir:CH,LI 4is:CK,NU,NZ,PN,TK 4it:CL 4iu:CN 4iv:CO 4iw:CR 4ix:CU 4iy:CV 4iz:CW
    4j0:CX,KI,NF,NR,TV 4j1:DJ 4j2:DO 4j3:EC,PR,SV 4j4:ER 4j5:FI 4j6:FJ 4j7:FK 4j8:GE 4j9:GH 4ja:GI
    4jb:GL 4jc:GM 4jd:GN 4je:GT 4jf:GY 4jg:HK 4jh:HN 4ji:HT 4jj:HU 4jk:IL 4jl:IT,SM,VA 4jm:JM
    4jn:JP 4jo:KE 4jp:KG 4jq:KH 4jr:KM 4js:KP,KR 4jt:KY 4ju:KZ 4jv:LA 4jw:LR 4jx:LS 4jy:MD 4jz:ME
    4k0:MG 4k1:MK 4k2:MM 4k3:MN 4k4:MO 4k5:MU 4k6:MW 4k7:MX 4k8:MY 4k9:MZ 4ka:NA 4kb:NE 4kc:NG
    4kd:NI 4ke:NO,SJ 4kf:PA 4kg:PE 4kh:PG 4ki:PH 4kj:PK 4kk:PL 4kl:RS 4km:RU 4kn:RW 4ko:SB 4kp:SC
    4kq:SG 4kr:SH 4ks:SI 4kt:SK 4ku:SL 4kv:SO 4kw:SR 4kx:SS 4ky:ST 4kz:SX 4l0:SZ 4l1:TH,VN 4l2:TM
    4l3:TO 4l4:TR 4l5:TT 4l6:TW 4l7:TZ 4l8:UA 4l9:UG 4la:UY 4lb:UZ 4lc:VE 4ld:VU 4le:ZA it=1q
    108:BY 1lg:BA 346:EA,ES,GQ,IC 3dv:FI 44q:HR 48a:HU 4jl:IS 4lf:-,419,BG,CH,IT,LT,RO,SM,VA 4lg:AD
    4lh:AL,XK 4li:AR 4lj:AU 4lk:AX,SE
    4ll:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 4ll:YT 4lm:BN
    4ln:BO 4lo:CL 4lp:CO 4lq:CR 4lr:CU 4ls:CZ 4lt:DJ 4lu:DO 4lv:EC,PR,SV 4lw:ER 4lx:GE 4ly:GN
    4lz:GT 4m0:HN 4m1:HT 4m2:KG 4m3:MD 4m4:ME 4m5:MK 4m6:MX 4m7:MY 4m8:NA 4m9:NI 4ma:NO,SJ 4mb:PA
    4mc:PE 4md:PL 4me:RS 4mf:SC 4mg:SI 4mh:SK 4mi:UA 4mj:UY 4mk:VE 4ml:VU ja=z 3r:US 6g:IT,SM,VA
    4mm:-,419,BG,EC,FI,JP,LT,PR,RO,SV 4mn:AD 4mo:AR 4mp:AU 4mq:AX,SE 4mr:BA
    4ms:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 4ms:YT 4mt:BO
    4mu:CL 4mv:CO 4mw:CR 4mx:CU 4my:DJ 4mz:DO 4n0:EA,ES,GQ,IC 4n1:ER 4n2:GE 4n3:GN 4n4:GT 4n5:HN
    4n6:HR 4n7:HT 4n8:HU 4n9:MD 4na:MK 4nb:MX 4nc:NI 4nd:NO,SJ 4ne:PA 4nf:PE 4ng:PL 4nh:SC 4ni:SK
    4nj:UA 4nk:UY 4nl:VE 4nm:VU jv=2c
    32v:-,001,150,419,AS,BG,DG,FM,GB,GG,ID,IE,IM,IO,JE,LT,MK,ML,MT,MV,PW,RO,TC,TM 32v:VG,WS,ZW
    4ea:EA,ES,GQ,IC,IT,KG,LK,NP,SM,VA 4hg:CY,GR,IN
    4nn:003,AC,AQ,BV,CP,CQ,FI,GS,GU,HM,JP,MH,MP,SI,TA,UM,US,VI 4no:AD,TH,VN
    4np:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 4nq:AF,IR
    4nr:AG,AI,DM,GD,KN,LC,MS,VC 4ns:AL,XK 4nt:AM 4nu:AO 4nv:AR 4nw:AT,CH,DE,EE,LI,LV 4nx:AU 4ny:AW
    4nz:AX,SE 4o0:AZ 4o1:BA 4o2:BB 4o3:BD 4o4:BE,NL
    4o5:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 4o5:YT 4o6:BI
    4o7:BM 4o8:BN 4o9:BO 4oa:BQ 4ob:BR,ET,GW,PT,TL 4oc:BS 4od:BW 4oe:BY 4of:BZ 4og:CA 4oh:CC,MY
    4oi:CD 4oj:CK,NU,NZ,PN,TK 4ok:CL 4ol:CN 4om:CO 4on:CR 4oo:CU 4op:CV 4oq:CW 4or:CX,KI,NF,NR,TV
    4os:CZ 4ot:DJ 4ou:DK 4ov:DO 4ow:EC,PR,SV,TJ 4ox:ER 4oy:FJ 4oz:FK 4p0:FO 4p1:GE 4p2:GH 4p3:GI
    4p4:GL 4p5:GM 4p6:GN 4p7:GT 4p8:GY 4p9:HK 4pa:HN 4pb:HR 4pc:HT 4pd:HU 4pe:IL 4pf:IS 4pg:JM
    4ph:KE 4pi:KH 4pj:KM 4pk:KP,KR 4pl:KY 4pm:KZ 4pn:LA 4po:LR 4pp:LS 4pq:MD 4pr:ME 4ps:MG 4pt:MN
    4pu:MO 4pv:MU 4pw:MW 4px:MX 4py:MZ 4pz:NA 4q0:NE 4q1:NG 4q2:NI 4q3:NO,SJ 4q4:PA 4q5:PE 4q6:PG
    4q7:PK 4q8:PL 4q9:PY 4qa:RS 4qb:RU 4qc:RW 4qd:SB 4qe:SC 4qf:SG 4qg:SH 4qh:SK 4qi:SL 4qj:SO
    4qk:SR 4ql:SS 4qm:ST 4qn:SX 4qo:SZ 4qp:TO 4qq:TR 4qr:TT 4qs:TW 4qt:TZ 4qu:UA 4qv:UG 4qw:UY
    4qx:UZ 4qy:VE 4qz:VU 4r0:ZA 4r1:ZM ka=
    58:001,150,AS,DG,FM,GB,GG,IE,IM,IO,JE,ML,MV,PW,TC,VG,WS,ZW jv:MT,TM sg:AZ 13j:ZM 1b0:BD 1l1:BA
    1v2:AD 29h:CZ 2gi:DK 2mb:TH,VN 2wc:BT 32a:LK,NP 33y:EA,ES,GQ,IC 3gy:FO 3wu:PY 44c:HR 47x:HU
    4fr:ID 4j8:IS 4lx:IT,SM,VA 4r2:-,419,BG,GE,LT,MK,RO
    4r3:003,AC,AQ,BV,CP,CQ,GS,GU,HM,MH,MP,TA,UM,US,VI
    4r4:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 4r5:AF,IR
    4r6:AG,AI,DM,GD,KN,LC,MS,VC 4r7:AL,XK 4r8:AM 4r9:AO 4ra:AR 4rb:AT,CH,DE,EE,LI,LV 4rc:AU 4rd:AW
    4re:AX,SE 4rf:BB 4rg:BE,NL
    4rh:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 4rh:YT 4ri:BI
    4rj:BM 4rk:BN 4rl:BO 4rm:BQ 4rn:BR,ET,GW,PT,TL 4ro:BS 4rp:BW 4rq:BY 4rr:BZ 4rs:CA 4rt:CC 4ru:CD
    4rv:CK,NU,NZ,PN,TK 4rw:CL 4rx:CN 4ry:CO 4rz:CR 4s0:CU 4s1:CV 4s2:CW 4s3:CX,KI,NF,NR,TV
    4s4:CY,GR,IN 4s5:DJ 4s6:DO 4s7:EC,PR,SV 4s8:ER 4s9:FI 4sa:FJ 4sb:FK 4sc:GH 4sd:GI 4se:GL 4sf:GM
    4sg:GN 4sh:GT 4si:GY 4sj:HK 4sk:HN 4sl:HT 4sm:IL 4sn:JM 4so:JP 4sp:KE 4sq:KG 4sr:KH 4ss:KM
    4st:KP,KR 4su:KY 4sv:KZ 4sw:LA 4sx:LR 4sy:LS 4sz:MD 4t0:ME 4t1:MG 4t2:MM 4t3:MN 4t4:MO 4t5:MU
    4t6:MW 4t7:MX 4t8:MY 4t9:MZ 4ta:NA 4tb:NE 4tc:NG 4td:NI 4te:NO,SJ 4tf:PA 4tg:PE 4th:PG 4ti:PH
    4tj:PK 4tk:PL 4tl:RS 4tm:RU 4tn:RW 4to:SB 4tp:SC 4tq:SG 4tr:SH 4ts:SI 4tt:SK 4tu:SL 4tv:SO
    4tw:SR 4tx:SS 4ty:ST 4tz:SX 4u0:SZ 4u1:TJ 4u2:TO 4u3:TR 4u4:TT 4u5:TW 4u6:TZ 4u7:UA 4u8:UG
    4u9:UY 4ua:UZ 4ub:VE 4uc:VU 4ud:ZA kab=
    4ue:-,001,150,419,AS,BG,DG,DZ,FM,GB,GG,IE,IM,IO,JE,LT,MK,ML,MT,MV,PW,RO,TC,TM 4ue:VG,WS,ZW
    4uf:003,AC,AQ,BV,CP,CQ,FI,GS,GU,HM,JP,MH,MP,SI,TA,UM,US,VI 4ug:AD,TH,VN
    4uh:AE,BH,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 4ui:AF,IR
    4uj:AG,AI,DM,GD,KN,LC,MS,VC 4uk:AL,XK 4ul:AM 4um:AO 4un:AR 4uo:AT,CH,DE,EE,LI,LV 4up:AU 4uq:AW
    4ur:AX,SE 4us:AZ 4ut:BA 4uu:BB 4uv:BD 4uw:BE,NL
    4ux:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 4ux:YT 4uy:BI
    4uz:BM 4v0:BN 4v1:BO 4v2:BQ 4v3:BR,ET,GW,PT,TL 4v4:BS 4v5:BT 4v6:BW 4v7:BY 4v8:BZ 4v9:CA
    4va:CC,MY 4vb:CD 4vc:CK,NU,NZ,PN,TK 4vd:CL 4ve:CN 4vf:CO 4vg:CR 4vh:CU 4vi:CV 4vj:CW
    4vk:CX,KI,NF,NR,TV 4vl:CY,GR,IN 4vm:CZ 4vn:DJ 4vo:DK 4vp:DO 4vq:EA,ES,GQ,IC,IT,KG,LK,NP,SM,VA
    4vr:EC,PR,SV,TJ 4vs:ER 4vt:FJ 4vu:FK 4vv:FO 4vw:GE 4vx:GH 4vy:GI 4vz:GL 4w0:GM 4w1:GN 4w2:GT
    4w3:GY 4w4:HK 4w5:HN 4w6:HR 4w7:HT 4w8:HU 4w9:ID 4wa:IL 4wb:IS 4wc:JM 4wd:KE 4we:KH 4wf:KM
    4wg:KP,KR 4wh:KY 4wi:KZ 4wj:LA 4wk:LR 4wl:LS 4wm:MD 4wn:ME 4wo:MG 4wp:MM 4wq:MN 4wr:MO 4ws:MU
    4wt:MW 4wu:MX 4wv:MZ 4ww:NA 4wx:NE 4wy:NG 4wz:NI 4x0:NO,SJ 4x1:PA 4x2:PE 4x3:PG 4x4:PH 4x5:PK
    4x6:PL 4x7:PY 4x8:RS 4x9:RU 4xa:RW 4xb:SB 4xc:SC 4xd:SG 4xe:SH 4xf:SK 4xg:SL 4xh:SO 4xi:SR
    4xj:SS 4xk:ST 4xl:SX 4xm:SZ 4xn:TO 4xo:TR 4xp:TT 4xq:TW 4xr:TZ 4xs:UA 4xt:UG 4xu:UY 4xv:UZ
    4xw:VE 4xx:VU 4xy:ZA 4xz:ZM kaj,kcg=2e 6a:-,419,BG,LT,MK,NG,RO qa:EA,ES,GQ,IC,IT,KG,SM,VA
    3zl:MY 41t:AD 41u:EC,PR,SV 45g:HR 4kc:IS 4tc:GE 4y0:AR 4y1:AU 4y2:AX,SE 4y3:BA
    4y4:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 4y4:YT 4y5:BN
    4y6:BO 4y7:CL 4y8:CO 4y9:CR 4ya:CU 4yb:DJ 4yc:DO 4yd:ER 4ye:GN 4yf:GT 4yg:HN 4yh:HT 4yi:HU
    4yj:MD 4yk:MX 4yl:NA 4ym:NI 4yn:NO,SJ 4yo:PA 4yp:PE 4yq:PL 4yr:SC 4ys:SK 4yt:UA 4yu:UY 4yv:VE
    4yw:VU kea=1 4u:-,419,BG,BR,EA,ES,ET,GQ,GW,IC,KG,KP,KR,LT,MK,PT,RO,TL 2os:PL
    4yx:001,150,AS,DG,FM,GB,GG,IE,IM,IO,IT,JE,LK,ML,MT,MV,NP,PW,SM,TC,TM,VA,VG,WS 4yx:ZW
    4yy:003,AC,AQ,BV,CP,CQ,GS,GU,HM,JP,MH,MP,PH,TA,UM,US,VI 4yz:AD,HK,RS,TH,VN
    4z0:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 4z1:AF,IR
    4z2:AG,AI,DM,GD,KN,LC,MS,VC 4z3:AL,XK 4z4:AM 4z5:AO 4z6:AR 4z7:AT,CH,DE,EE,FI,LI,LV,SI 4z8:AU
    4z9:AW 4za:AX,SE 4zb:AZ 4zc:BA 4zd:BB 4ze:BD 4zf:BE,NL
    4zg:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 4zg:YT 4zh:BI
    4zi:BM 4zj:BN 4zk:BO 4zl:BQ 4zm:BS 4zn:BT 4zo:BW 4zp:BY 4zq:BZ 4zr:CA 4zs:CC,MY 4zt:CD
    4zu:CK,NU,NZ,PN,TK 4zv:CL 4zw:CN 4zx:CO 4zy:CR 4zz:CU 500:CW 501:CX,KI,NF,NR,TV 502:CY,GR,IN,TJ
    503:CZ 504:DJ 505:DK 506:DO 507:EC,PR,SV 508:ER 509:FJ 50a:FK 50b:FO 50c:GE 50d:GH 50e:GI
    50f:GL 50g:GM 50h:GN 50i:GT 50j:GY 50k:HN 50l:HR 50m:HT 50n:HU 50o:ID 50p:IL 50q:IS 50r:JM
    50s:KE 50t:KH 50u:KM 50v:KY 50w:KZ 50x:LA 50y:LR 50z:LS 510:MD 511:ME 512:MG 513:MM 514:MN
    515:MO 516:MU 517:MW 518:MX 519:MZ 51a:NA 51b:NE 51c:NG 51d:NI 51e:NO,SJ 51f:PA 51g:PE 51h:PG
    51i:PK 51j:PY 51k:RU 51l:RW 51m:SB 51n:SC 51o:SG 51p:SH 51q:SK 51r:SL 51s:SO 51t:SR 51u:SS
    51v:ST 51w:SX 51x:SZ 51y:TO 51z:TR 520:TT 521:TW 522:TZ 523:UA 524:UG 525:UY 526:UZ 527:VE
    528:VU 529:ZA 52a:ZM kgp=15 52b:-,419,BR,EA,ES,GQ,IC,LT
    52c:001,150,AS,DG,FM,GB,GG,IE,IM,IO,IT,JE,ML,MV,PW,SM,TC,VA,VG,WS,ZW
    52d:003,AC,AQ,BV,CP,CQ,GS,GU,HM,MH,MP,PH,TA,UM,US,VI 52e:AD,HK,RS,TH,VN
    52f:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 52g:AF,IR
    52h:AG,AI,DM,GD,KN,LC,MS,VC 52i:AL,XK 52j:AM 52k:AO 52l:AR 52m:AT,CH,DE,EE,FI,LI,LV,SI 52n:AU
    52o:AX,SE 52p:AZ 52q:BA 52r:BB 52s:BD 52t:BG,ET,GW,KG,KP,KR,MK,PT,RO,TL 52u:BI 52v:BM 52w:BN
    52x:BO 52y:BS 52z:BT 530:BW 531:BY 532:BZ 533:CA 534:CC 535:CD 536:CK,NU,NZ,PN,TK 537:CL 538:CN
    539:CO 53a:CR 53b:CU 53c:CV 53d:CX,KI,NF,NR,TV 53e:CY,GR,IN 53f:CZ 53g:DK 53h:DO 53i:EC,PR,SV
    53j:ER 53k:FK 53l:FO 53m:GE 53n:GH 53o:GI 53p:GL 53q:GM 53r:GT 53s:GY 53t:HN 53u:HR 53v:HU
    53w:ID 53x:IL 53y:IS 53z:JM 540:JP 541:KE 542:KH 543:KM 544:KY 545:KZ 546:LA 547:LK 548:LR
    549:LS 54a:MD 54b:ME 54c:MG 54d:MM 54e:MN 54f:MO 54g:MT,NP,TM 54h:MU 54i:MW 54j:MX 54k:MY
    54l:MZ 54m:NA 54n:NE 54o:NG 54p:NI 54q:NO,SJ 54r:PA 54s:PE 54t:PG 54u:PK 54v:PL 54w:PY 54x:RU
    54y:RW 54z:SB 550:SG 551:SH 552:SK 553:SL 554:SO 555:SS 556:ST 557:SX 558:SZ 559:TJ 55a:TO
    55b:TR 55c:TT 55d:TW 55e:TZ 55f:UA 55g:UG 55h:UY 55i:UZ 55j:VE 55k:ZA 55l:ZM kk=1 sv:AF,IR
    55m:-,419,CY,EC,GR,IN,KZ,LT,PR,RO,SV
    55n:001,150,AS,DG,FM,GB,GG,IE,IM,IO,JE,ML,MV,PW,TC,VG,WS,ZW
    55o:003,AC,AQ,BV,CP,CQ,GS,GU,HM,MH,MP,PH,TA,UM,US,VI 55p:AD,AT,CH,DE,EE,LI,LV
    55q:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 55r:AG,AI,DM,GD,KN,LC,MS,VC
    55s:AL,XK 55t:AM 55u:AO 55v:AR 55w:AU 55x:AW 55y:AX,SE 55z:AZ 560:BA 561:BB 562:BD 563:BE,NL
    564:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 564:YT 565:BG
    566:BI 567:BM 568:BN 569:BO 56a:BQ 56b:BR,ET,GW,KP,KR,PT,TL 56c:BS 56d:BT 56e:BW 56f:BY 56g:BZ
    56h:CA 56i:CC 56j:CD 56k:CK,NU,NZ,PN,TK 56l:CL 56m:CO 56n:CR 56o:CU 56p:CV 56q:CW
    56r:CX,KI,NF,NR,TV 56s:CZ 56t:DJ 56u:DK 56v:DO 56w:EA,ES,GQ,IC,LK,MT,NP,TM 56x:ER 56y:FI,JP,SI
    56z:FJ 570:FK 571:FO 572:GE 573:GH 574:GI 575:GL 576:GM 577:GN 578:GT 579:GY 57a:HK,TH,VN
    57b:HN 57c:HR 57d:HT 57e:HU 57f:ID 57g:IL 57h:IS 57i:IT,SM,VA 57j:JM 57k:KE 57l:KG 57m:KH
    57n:KM 57o:KY 57p:LA 57q:LR 57r:LS 57s:MD 57t:ME 57u:MG 57v:MK 57w:MM 57x:MO 57y:MU 57z:MW
    580:MX 581:MY 582:MZ 583:NA 584:NE 585:NG 586:NI 587:NO,SJ 588:PA 589:PE 58a:PG 58b:PK 58c:PL
    58d:PY 58e:RS 58f:RU 58g:RW 58h:SB 58i:SC 58j:SG 58k:SH 58l:SK 58m:SL 58n:SO 58o:SR 58p:SS
    58q:ST 58r:SX 58s:SZ 58t:TJ 58u:TO 58v:TR 58w:TT 58x:TW 58y:TZ 58z:UA 590:UG 591:UY 592:UZ
    593:VE 594:VU 595:ZA 596:ZM kk_Cyrl=2q 597:AF,IR 598:CN 599:MN kl=16 43:AX,SE
    50:BR,DK,ET,GW,PT,TL 57:FO
    5b:-,001,150,419,AS,BG,DG,FM,GB,GG,GL,IE,IM,IO,JE,LT,MK,ML,MT,MV,PW,RO,TC,TM 5b:VG,WS,ZW
    pn:EA,ES,GQ,IC,KG,LK,NP sj:AZ 13m:ZM 1b3:BD 2i7:CY,GR,IN 3wx:PY 408:NG 44f:HR 4jb:IS 4se:GE
    505:CV 59a:003,AC,AQ,BV,CP,CQ,FI,GS,GU,HM,JP,MH,MP,SI,TA,UM,US,VI 59b:AD,TH,VN
    59c:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 59d:AF,IR
    59e:AG,AI,DM,GD,KN,LC,MS,VC 59f:AL,XK 59g:AM 59h:AO 59i:AR 59j:AT,CH,DE,EE,LI,LV 59k:AU 59l:AW
    59m:BA 59n:BB 59o:BE,NL
    59p:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 59p:YT 59q:BI
    59r:BM 59s:BN 59t:BO 59u:BQ 59v:BS 59w:BW 59x:BY 59y:BZ 59z:CA 5a0:CC,MY 5a1:CD
    5a2:CK,NU,NZ,PN,TK 5a3:CL 5a4:CN 5a5:CO 5a6:CR 5a7:CU 5a8:CW 5a9:CX,KI,NF,NR,TV 5aa:CZ 5ab:DJ
    5ac:DO 5ad:EC,PR,SV,TJ 5ae:ER 5af:FJ 5ag:FK 5ah:GH 5ai:GI 5aj:GM 5ak:GN 5al:GT 5am:GY 5an:HK
    5ao:HN 5ap:HT 5aq:HU 5ar:ID 5as:IL 5at:JM 5au:KE 5av:KH 5aw:KM 5ax:KP,KR 5ay:KY 5az:KZ 5b0:LA
    5b1:LR 5b2:LS 5b3:MD 5b4:ME 5b5:MG 5b6:MN 5b7:MO 5b8:MU 5b9:MW 5ba:MX 5bb:MZ 5bc:NA 5bd:NE
    5be:NI 5bf:NO,SJ 5bg:PA 5bh:PE 5bi:PG 5bj:PK 5bk:PL 5bl:RS 5bm:RU 5bn:RW 5bo:SB 5bp:SC 5bq:SG
    5br:SH 5bs:SK 5bt:SL 5bu:SO 5bv:SR 5bw:SS 5bx:ST 5by:SX 5bz:SZ 5c0:TO 5c1:TR 5c2:TT 5c3:TW
    5c4:TZ 5c5:UA 5c6:UG 5c7:UY 5c8:UZ 5c9:VE 5ca:VU 5cb:ZA km=
    5cc:-,419,BG,CY,EC,GR,IN,KG,KH,LT,PR,RO,SV
    5cd:001,150,AS,DG,FM,GB,GG,IE,IM,IO,JE,ML,MV,PW,TC,VG,WS,ZW
    5ce:003,AC,AQ,BV,CP,CQ,GS,GU,HM,MH,MP,PH,TA,UM,US,VI 5cf:AD,AT,CH,DE,EE,LI,LV
    5cg:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 5ch:AF,IR
    5ci:AG,AI,DM,GD,KN,LC,MS,VC 5cj:AL,XK 5ck:AM 5cl:AO 5cm:AR 5cn:AU 5co:AW 5cp:AX,SE 5cq:AZ
    5cr:BA 5cs:BB 5ct:BD 5cu:BE,NL
    5cv:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 5cv:YT 5cw:BI
    5cx:BM 5cy:BN 5cz:BO 5d0:BQ 5d1:BR,ET,GW,KP,KR,PT,TL 5d2:BS 5d3:BT 5d4:BW 5d5:BY 5d6:BZ 5d7:CA
    5d8:CC 5d9:CD 5da:CK,NU,NZ,PN,TK 5db:CL 5dc:CN 5dd:CO 5de:CR 5df:CU 5dg:CV 5dh:CW
    5di:CX,KI,NF,NR,TV 5dj:CZ 5dk:DJ 5dl:DK 5dm:DO 5dn:EA,ES,GQ,IC,LK,MK,MT,NP,TM 5do:ER
    5dp:FI,JP,SI 5dq:FJ 5dr:FK 5ds:FO 5dt:GE 5du:GH 5dv:GI 5dw:GL 5dx:GM 5dy:GN 5dz:GT 5e0:GY
    5e1:HK,TH,VN 5e2:HN 5e3:HR 5e4:HT 5e5:HU 5e6:ID 5e7:IL 5e8:IS 5e9:IT,SM,TJ,VA 5ea:JM 5eb:KE
    5ec:KM 5ed:KY 5ee:KZ 5ef:LA 5eg:LR 5eh:LS 5ei:MD 5ej:ME 5ek:MG 5el:MM 5em:MN 5en:MO 5eo:MU
    5ep:MW 5eq:MX 5er:MY 5es:MZ 5et:NA 5eu:NE 5ev:NG 5ew:NI 5ex:NO,SJ 5ey:PA 5ez:PE 5f0:PG 5f1:PK
    5f2:PL 5f3:PY 5f4:RS 5f5:RU 5f6:RW 5f7:SB 5f8:SC 5f9:SG 5fa:SH 5fb:SK 5fc:SL 5fd:SO 5fe:SR
    5ff:SS 5fg:ST 5fh:SX 5fi:SZ 5fj:TO 5fk:TR 5fl:TT 5fm:TW 5fn:TZ 5fo:UA 5fp:UG 5fq:UY 5fr:UZ
    5fs:VE 5ft:VU 5fu:ZA 5fv:ZM ko=8 jc:EA,ES,GQ,IC,KG jm:IN jy:RS k9:-,419,BG,CN,LT,MK,RO 1l9:BA
    44x:HR 485:HU 4js:IS 4st:GE 5fw:AR 5fx:AX,SE 5fy:BO 5fz:CL 5g0:CO 5g1:CR 5g2:CU 5g3:DO
    5g4:EC,PR,SV 5g5:FI,SI 5g6:GT 5g7:HN 5g8:MD 5g9:ME 5ga:MX 5gb:NI 5gc:NO,SJ 5gd:PA 5ge:PE 5gf:PL
    5gg:SK 5gh:UA 5gi:UY 5gj:VE kok= 5gk:-,419,BG,LT,MK,MT,RO,TM
    5gl:001,150,AS,DG,FM,GB,GG,IE,IM,IO,JE,ML,MV,PW,TC,VG,WS,ZW
    5gm:003,AC,AQ,BV,CP,CQ,GS,GU,HM,MH,MP,TA,UM,US,VI 5gn:AD,TH,VN
    5go:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 5gp:AF,IR
    5gq:AG,AI,DM,GD,KN,LC,MS,VC 5gr:AL,XK 5gs:AM 5gt:AO 5gu:AR 5gv:AT,CH,DE,EE,LI,LV 5gw:AU 5gx:AW
    5gy:AX,SE 5gz:AZ 5h0:BA 5h1:BB 5h2:BD 5h3:BE,NL
    5h4:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 5h4:YT 5h5:BI
    5h6:BM 5h7:BN 5h8:BO 5h9:BQ 5ha:BR,ET,GW,PT,TL 5hb:BS 5hc:BT 5hd:BW 5he:BY 5hf:BZ 5hg:CA 5hh:CC
    5hi:CD 5hj:CK,NU,NZ,PN,TK 5hk:CL 5hl:CN 5hm:CO 5hn:CR 5ho:CU 5hp:CV 5hq:CW 5hr:CX,KI,NF,NR,TV
    5hs:CY,GR,IN 5ht:CZ 5hu:DJ 5hv:DK 5hw:DO 5hx:EA,ES,GQ,IC,KG,LK 5hy:EC,PR,SV 5hz:ER 5i0:FI,JP,SI
    5i1:FJ 5i2:FK 5i3:FO 5i4:GE 5i5:GH 5i6:GI 5i7:GL 5i8:GM 5i9:GN 5ia:GT 5ib:GY 5ic:HK 5id:HN
    5ie:HR 5if:HT 5ig:HU 5ih:ID 5ii:IL 5ij:IS 5ik:IT,SM,VA 5il:JM 5im:KE 5in:KH 5io:KM 5ip:KP,KR
    5iq:KY 5ir:KZ 5is:LA 5it:LR 5iu:LS 5iv:MD 5iw:ME 5ix:MG 5iy:MM 5iz:MN 5j0:MO 5j1:MU 5j2:MW
    5j3:MX 5j4:MY 5j5:MZ 5j6:NA 5j7:NE 5j8:NG 5j9:NI 5ja:NO,SJ 5jb:NP 5jc:PA 5jd:PE 5je:PG 5jf:PH
    5jg:PK 5jh:PL 5ji:PY 5jj:RS 5jk:RU 5jl:RW 5jm:SB 5jn:SC 5jo:SG 5jp:SH 5jq:SK 5jr:SL 5js:SO
    5jt:SR 5ju:SS 5jv:ST 5jw:SX 5jx:SZ 5jy:TJ 5jz:TO 5k0:TR 5k1:TT 5k2:TW 5k3:TZ 5k4:UA 5k5:UG
    5k6:UY 5k7:UZ 5k8:VE 5k9:VU 5ka:ZA 5kb:ZM kok_Deva=2v 5gk:IN
    kok_Latn,kxv,kxv_Latn,kxv_Orya,kxv_Telu,mni_Mtei,nnp,sat,sat_Olck=h 3q:IN kpe=1m
    5w:-,001,150,419,AS,BG,DG,FM,GB,GG,IE,IM,IO,JE,LT,MK,ML,MT,MV,PW,RO,TC,TM,VG 5w:WS,ZW
    pz:EA,ES,GQ,IC,IT,KG,LK,NP,SM,VA t4:AZ 147:ZM 1bm:BD 3hl:FO 3xi:PY 40t:NG 451:HR 4jw:IS 4sx:GE
    5b1:GL 5kc:003,AC,AQ,BV,CP,CQ,FI,GS,GU,HM,JP,MH,MP,SI,TA,UM,US,VI 5kd:AD,TH,VN
    5ke:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 5kf:AF,IR
    5kg:AG,AI,DM,GD,KN,LC,MS,VC 5kh:AL,XK 5ki:AM 5kj:AO 5kk:AR 5kl:AT,CH,DE,EE,LI,LV 5km:AU 5kn:AW
    5ko:AX,SE 5kp:BA 5kq:BB 5kr:BE,NL
    5ks:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 5ks:YT 5kt:BI
    5ku:BM 5kv:BN 5kw:BO 5kx:BQ 5ky:BR,ET,GW,PT,TL 5kz:BS 5l0:BT 5l1:BW 5l2:BY 5l3:BZ 5l4:CA
    5l5:CC,MY 5l6:CD 5l7:CK,NU,NZ,PN,TK 5l8:CL 5l9:CN 5la:CO 5lb:CR 5lc:CU 5ld:CV 5le:CW
    5lf:CX,KI,NF,NR,TV 5lg:CY,GR,IN 5lh:CZ 5li:DJ 5lj:DK 5lk:DO 5ll:EC,PR,SV,TJ 5lm:ER 5ln:FJ
    5lo:FK 5lp:GH 5lq:GI 5lr:GM 5ls:GT 5lt:GY 5lu:HK 5lv:HN 5lw:HT 5lx:HU 5ly:ID 5lz:IL 5m0:JM
    5m1:KE 5m2:KH 5m3:KM 5m4:KP,KR 5m5:KY 5m6:KZ 5m7:LA 5m8:LS 5m9:MD 5ma:ME 5mb:MG 5mc:MM 5md:MN
    5me:MO 5mf:MU 5mg:MW 5mh:MX 5mi:MZ 5mj:NA 5mk:NE 5ml:NI 5mm:NO,SJ 5mn:PA 5mo:PE 5mp:PG 5mq:PH
    5mr:PK 5ms:PL 5mt:RS 5mu:RU 5mv:RW 5mw:SB 5mx:SC 5my:SG 5mz:SH 5n0:SK 5n1:SL 5n2:SO 5n3:SR
    5n4:SS 5n5:ST 5n6:SX 5n7:SZ 5n8:TO 5n9:TR 5na:TT 5nb:TW 5nc:TZ 5nd:UA 5ne:UG 5nf:UY 5ng:UZ
    5nh:VE 5ni:VU 5nj:ZA ks,ks_Arab,ks_Aran=1a 52:NP
    su:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE sv:AF,IR 26e:KM 27i:SS
    ks_Deva,mai=26 19l:NP ksh=h 3q:DE ku=10 70:AD,AT,CH,DE,EE,LI,LV
    336:003,AC,AQ,BV,CP,CQ,FI,GS,GU,HM,JP,MH,MP,SI,TA,UM,US,VI 5nk:-,419,BG,EC,LT,PR,RO,SV,TJ,TR
    5nl:001,150,AS,DG,FM,GB,GG,IE,IM,IO,JE,MK,ML,MT,MV,PW,TC,TM,VG,WS,ZW
    5nm:AE,BH,DZ,EG,EH,IQ,JO,KW,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 5nn:AF,IR
    5no:AG,AI,DM,GD,KN,LC,MS,VC 5np:AL,XK 5nq:AM 5nr:AO 5ns:AR 5nt:AU 5nu:AW 5nv:AX,SE 5nw:AZ
    5nx:BA 5ny:BB 5nz:BD 5o0:BE,NL
    5o1:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 5o1:YT 5o2:BI
    5o3:BM 5o4:BN 5o5:BO 5o6:BQ 5o7:BR,ET,GW,PT,TL 5o8:BS 5o9:BT 5oa:BW 5ob:BY 5oc:BZ 5od:CA 5oe:CC
    5of:CD 5og:CK,NU,NZ,PN,TK 5oh:CL 5oi:CN 5oj:CO 5ok:CR 5ol:CU 5om:CV 5on:CW 5oo:CX,KI,NF,NR,TV
    5op:CY,GR,IN,IT,KG,SM,VA 5oq:CZ 5or:DJ 5os:DK 5ot:DO 5ou:EA,ES,GQ,IC,LK,NP 5ov:ER 5ow:FJ 5ox:FK
    5oy:FO 5oz:GE 5p0:GH 5p1:GI 5p2:GL 5p3:GM 5p4:GN 5p5:GT 5p6:GY 5p7:HK 5p8:HN 5p9:HR 5pa:HT
    5pb:HU 5pc:ID 5pd:IL 5pe:IS 5pf:JM 5pg:KE 5ph:KH 5pi:KM 5pj:KP,KR 5pk:KY 5pl:KZ 5pm:LA 5pn:LR
    5po:LS 5pp:MD 5pq:ME 5pr:MG 5ps:MM 5pt:MN 5pu:MO 5pv:MU 5pw:MW 5px:MX 5py:MY 5pz:MZ 5q0:NA
    5q1:NE 5q2:NG 5q3:NI 5q4:NO,SJ 5q5:PA 5q6:PE 5q7:PG 5q8:PH 5q9:PK 5qa:PL 5qb:PY 5qc:RS 5qd:RU
    5qe:RW 5qf:SB 5qg:SC 5qh:SG 5qi:SH 5qj:SK 5qk:SL 5ql:SO 5qm:SR 5qn:SS 5qo:ST 5qp:SX 5qq:SZ
    5qr:TH,VN 5qs:TO 5qt:TT 5qu:TW 5qv:TZ 5qw:UA 5qx:UG 5qy:UY 5qz:UZ 5r0:VE 5r1:VU 5r2:ZA 5r3:ZM
    ky=1 y6:001,150,AS,DG,FM,GB,GG,IE,IM,IO,JE,ML,MV,PW,TC,VG,WS,ZW 17q:BG 5r4:-,419,KG,LT,RO
    5r5:003,AC,AQ,BV,CP,CQ,GS,GU,HM,MH,MP,PH,TA,UM,US,VI 5r6:AD
    5r7:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 5r8:AF,IR
    5r9:AG,AI,DM,GD,KN,LC,MS,VC 5ra:AL,XK 5rb:AM 5rc:AO 5rd:AR 5re:AT,CH,DE,EE,LI,LV 5rf:AU 5rg:AW
    5rh:AX,SE 5ri:AZ 5rj:BA 5rk:BB 5rl:BD 5rm:BE,NL
    5rn:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 5rn:YT 5ro:BI
    5rp:BM 5rq:BN 5rr:BO 5rs:BQ 5rt:BR,ET,GW,KP,KR,PT,TL 5ru:BS 5rv:BT 5rw:BW 5rx:BY 5ry:BZ 5rz:CA
    5s0:CC 5s1:CD 5s2:CK,NU,NZ,PN,TK 5s3:CL 5s4:CO 5s5:CR 5s6:CU 5s7:CV 5s8:CW 5s9:CX,KI,NF,NR,TV
    5sa:CY,GR,IN 5sb:CZ 5sc:DJ 5sd:DK 5se:DO 5sf:EA,ES,GQ,IC 5sg:EC,PR,SV 5sh:ER 5si:FI 5sj:FJ
    5sk:FK 5sl:FO 5sm:GE 5sn:GH 5so:GI 5sp:GL 5sq:GM 5sr:GN 5ss:GT 5st:GY 5su:HK,TH,VN 5sv:HN
    5sw:HR 5sx:HT 5sy:HU 5sz:ID 5t0:IL 5t1:IS 5t2:IT,SM,VA 5t3:JM 5t4:JP 5t5:KE 5t6:KH 5t7:KM
    5t8:KY 5t9:KZ 5ta:LA 5tb:LK,MT,NP 5tc:LR 5td:LS 5te:MD 5tf:ME 5tg:MG 5th:MK 5ti:MM 5tj:MN
    5tk:MO 5tl:MU 5tm:MW 5tn:MX 5to:MY 5tp:MZ 5tq:NA 5tr:NE 5ts:NG 5tt:NI 5tu:NO,SJ 5tv:PA 5tw:PE
    5tx:PG 5ty:PK 5tz:PL 5u0:PY 5u1:RS 5u2:RU 5u3:RW 5u4:SB 5u5:SC 5u6:SG 5u7:SH 5u8:SI 5u9:SK
    5ua:SL 5ub:SO 5uc:SR 5ud:SS 5ue:ST 5uf:SX 5ug:SZ 5uh:TJ 5ui:TM 5uj:TO 5uk:TR 5ul:TT 5um:TW
    5un:TZ 5uo:UA 5up:UG 5uq:UY 5ur:UZ 5us:VE 5ut:VU 5uu:ZA 5uv:ZM lb=1j j0:LU ln= 4n:TZ 218:UG
    5uw:-,001,150,419,AS,BG,CD,CF,CG,DG,FM,GB,GG,IE,IM,IO,JE,LT,MK,ML,MT,MV,PW,RO
    5uw:TC,TM,VG,WS,ZW 5ux:003,AC,AQ,BV,CP,CQ,FI,GS,GU,HM,JP,MH,MP,SI,TA,UM,US,VI 5uy:AD,TH,VN
    5uz:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 5v0:AF,IR
    5v1:AG,AI,DM,GD,KN,LC,MS,VC 5v2:AL,XK 5v3:AM 5v4:AO 5v5:AR 5v6:AT,CH,DE,EE,LI,LV 5v7:AU 5v8:AW
    5v9:AX,SE 5va:AZ 5vb:BA 5vc:BB 5vd:BD 5ve:BE,NL
    5vf:BF,BJ,BL,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF,YT 5vg:BI 5vh:BM 5vi:BN
    5vj:BO 5vk:BQ 5vl:BR,ET,GW,PT,TL 5vm:BS 5vn:BT 5vo:BW 5vp:BY 5vq:BZ 5vr:CA 5vs:CC,MY
    5vt:CK,NU,NZ,PN,TK 5vu:CL 5vv:CN 5vw:CO 5vx:CR 5vy:CU 5vz:CV 5w0:CW 5w1:CX,KI,NF,NR,TV
    5w2:CY,GR,IN 5w3:CZ 5w4:DJ 5w5:DK 5w6:DO 5w7:EA,ES,GQ,IC,IT,KG,LK,NP,SM,VA 5w8:EC,PR,SV,TJ
    5w9:ER 5wa:FJ 5wb:FK 5wc:FO 5wd:GE 5we:GH 5wf:GI 5wg:GL 5wh:GM 5wi:GN 5wj:GT 5wk:GY 5wl:HK
    5wm:HN 5wn:HR 5wo:HT 5wp:HU 5wq:ID 5wr:IL 5ws:IS 5wt:JM 5wu:KE 5wv:KH 5ww:KM 5wx:KP,KR 5wy:KY
    5wz:KZ 5x0:LA 5x1:LR 5x2:LS 5x3:MD 5x4:ME 5x5:MG 5x6:MM 5x7:MN 5x8:MO 5x9:MU 5xa:MW 5xb:MX
    5xc:MZ 5xd:NA 5xe:NE 5xf:NG 5xg:NI 5xh:NO,SJ 5xi:PA 5xj:PE 5xk:PG 5xl:PH 5xm:PK 5xn:PL 5xo:PY
    5xp:RS 5xq:RU 5xr:RW 5xs:SB 5xt:SC 5xu:SG 5xv:SH 5xw:SK 5xx:SL 5xy:SO 5xz:SR 5y0:SS 5y1:ST
    5y2:SX 5y3:SZ 5y4:TO 5y5:TR 5y6:TT 5y7:TW 5y8:UA 5y9:UY 5ya:UZ 5yb:VE 5yc:VU 5yd:ZA 5ye:ZM lo=8
    5v:001,150,AS,DG,FM,GB,GG,IE,IM,IO,IT,JE,ML,MV,PW,SM,TC,VA,VG,WS,ZW
    kb:-,419,BG,EA,ES,GQ,IC,KG,LK,LT,MK,MT,NP,RO,TM t3:AZ 146:ZM 1bl:BD 3hk:FO 3xh:PY 40s:NG 450:HR
    4jv:IS 4sw:GE 5b0:GL 5m7:LR 5yf:003,AC,AQ,BV,CP,CQ,GS,GU,HM,MH,MP,PH,TA,UM,US,VI
    5yg:AD,HK,TH,VN 5yh:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 5yi:AF,IR
    5yj:AG,AI,DM,GD,KN,LC,MS,VC 5yk:AL,XK 5yl:AM 5ym:AO 5yn:AR 5yo:AT,CH,DE,EE,LI,LV 5yp:AU 5yq:AW
    5yr:AX,SE 5ys:BA 5yt:BB 5yu:BE,NL
    5yv:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 5yv:YT 5yw:BI
    5yx:BM 5yy:BN 5yz:BO 5z0:BQ 5z1:BR,ET,GW,KP,KR,PT,TL 5z2:BS 5z3:BT 5z4:BW 5z5:BY 5z6:BZ 5z7:CA
    5z8:CC 5z9:CD 5za:CK,NU,NZ,PN,TK 5zb:CL 5zc:CN 5zd:CO 5ze:CR 5zf:CU 5zg:CV 5zh:CW
    5zi:CX,KI,NF,NR,TV 5zj:CY,EC,GR,IN,PR,SV 5zk:CZ 5zl:DJ 5zm:DK 5zn:DO 5zo:ER 5zp:FI,JP,SI 5zq:FJ
    5zr:FK 5zs:GH 5zt:GI 5zu:GM 5zv:GN 5zw:GT 5zx:GY 5zy:HN 5zz:HT 600:HU 601:ID 602:IL 603:JM
    604:KE 605:KH 606:KM 607:KY 608:KZ 609:LS 60a:MD 60b:ME 60c:MG 60d:MM 60e:MN 60f:MO 60g:MU
    60h:MW 60i:MX 60j:MY 60k:MZ 60l:NA 60m:NE 60n:NI 60o:NO,SJ 60p:PA 60q:PE 60r:PG 60s:PK 60t:PL
    60u:RS 60v:RU 60w:RW 60x:SB 60y:SC 60z:SG 610:SH 611:SK 612:SL 613:SO 614:SR 615:SS 616:ST
    617:SX 618:SZ 619:TJ 61a:TO 61b:TR 61c:TT 61d:TW 61e:TZ 61f:UA 61g:UG 61h:UY 61i:UZ 61j:VE
    61k:VU 61l:ZA lt=1p 2n:NA 1ep:ER 1jj:BA 1ul:AD 2ut:BT 33a:EA,ES,IC 33c:AF,IR
    33i:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 33i:YT 340:GQ
    348:LK 3k9:DJ 3kp:GN 3kv:HT 3m8:SC 3mz:VU 436:HR 46z:HU 4id:IS 4lf:IT,SM,VA 4r2:GE 61m:-,LT
    61n:419 61o:AR 61p:AU 61q:AX,SE 61r:BG,RO 61s:BN 61t:BO 61u:CL 61v:CO 61w:CR 61x:CU 61y:DO
    61z:EC,PR,SV 620:GT 621:HN 622:KG 623:MD 624:MK 625:MX 626:MY 627:NI 628:NO,SJ 629:PA 62a:PE
    62b:PL 62c:SI 62d:SK 62e:TM 62f:UA 62g:UY 62h:VE lu=35 5vf:CF,CG 62i:AO mas=17 62j:TZ mfe=1
    64:-,001,150,419,AS,BG,DG,FM,GB,GG,IE,IM,IO,JE,LT,MK,ML,MT,MV,PW,RO,TC,TM,VG 64:WS,ZW
    q4:EA,ES,GQ,IC,IT,KG,LK,NP,SM,VA tc:AZ 14f:ZM 1bu:BD 3ht:FO 3xq:PY 412:NG 45a:HR 4k5:IS 4t5:GE
    5b8:GL 5mf:LR 60g:LA 62k:003,AC,AQ,BV,CP,CQ,FI,GS,GU,HM,JP,MH,MP,SI,TA,UM,US,VI 62l:AD,TH,VN
    62m:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 62n:AF,IR
    62o:AG,AI,DM,GD,KN,LC,MS,VC 62p:AL,XK 62q:AM 62r:AO 62s:AR 62t:AT,CH,DE,EE,LI,LV 62u:AU 62v:AW
    62w:AX,SE 62x:BA 62y:BB 62z:BE,NL
    630:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 630:YT 631:BI
    632:BM 633:BN 634:BO 635:BQ 636:BR,ET,GW,PT,TL 637:BS 638:BT 639:BW 63a:BY 63b:BZ 63c:CA
    63d:CC,MY 63e:CD 63f:CK,NU,NZ,PN,TK 63g:CL 63h:CN 63i:CO 63j:CR 63k:CU 63l:CV 63m:CW
    63n:CX,KI,NF,NR,TV 63o:CY,GR,IN 63p:CZ 63q:DJ 63r:DK 63s:DO 63t:EC,PR,SV,TJ 63u:ER 63v:FJ
    63w:FK 63x:GH 63y:GI 63z:GM 640:GN 641:GT 642:GY 643:HK 644:HN 645:HT 646:HU 647:ID 648:IL
    649:JM 64a:KE 64b:KH 64c:KM 64d:KP,KR 64e:KY 64f:KZ 64g:LS 64h:MD 64i:ME 64j:MG 64k:MM 64l:MN
    64m:MO 64n:MW 64o:MX 64p:MZ 64q:NA 64r:NE 64s:NI 64t:NO,SJ 64u:PA 64v:PE 64w:PG 64x:PH 64y:PK
    64z:PL 650:RS 651:RU 652:RW 653:SB 654:SC 655:SG 656:SH 657:SK 658:SL 659:SO 65a:SR 65b:SS
    65c:ST 65d:SX 65e:SZ 65f:TO 65g:TR 65h:TT 65i:TW 65j:TZ 65k:UA 65l:UG 65m:UY 65n:UZ 65o:VE
    65p:VU 65q:ZA mg=1 60:-,001,150,419,AS,BG,DG,FM,GB,GG,IE,IM,IO,JE,LT,MK,ML,MT,MV,PW,RO,TC,TM,VG
    60:WS,ZW q2:EA,ES,GQ,IC,IT,KG,LK,NP,SM,VA t8:AZ 14b:ZM 1bq:BD 3hp:FO 3xm:PY 40x:NG 455:HR
    4k0:IS 4t1:GE 5b5:GL 5mb:LR 60c:LA 64j:MU
    65r:003,AC,AQ,BV,CP,CQ,FI,GS,GU,HM,JP,MH,MP,SI,TA,UM,US,VI 65s:AD,TH,VN
    65t:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 65u:AF,IR
    65v:AG,AI,DM,GD,KN,LC,MS,VC 65w:AL,XK 65x:AM 65y:AO 65z:AR 660:AT,CH,DE,EE,LI,LV 661:AU 662:AW
    663:AX,SE 664:BA 665:BB 666:BE,NL
    667:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 667:YT 668:BI
    669:BM 66a:BN 66b:BO 66c:BQ 66d:BR,ET,GW,PT,TL 66e:BS 66f:BT 66g:BW 66h:BY 66i:BZ 66j:CA
    66k:CC,MY 66l:CD 66m:CK,NU,NZ,PN,TK 66n:CL 66o:CN 66p:CO 66q:CR 66r:CU 66s:CV 66t:CW
    66u:CX,KI,NF,NR,TV 66v:CY,GR,IN 66w:CZ 66x:DJ 66y:DK 66z:DO 670:EC,PR,SV,TJ 671:ER 672:FJ
    673:FK 674:GH 675:GI 676:GM 677:GN 678:GT 679:GY 67a:HK 67b:HN 67c:HT 67d:HU 67e:ID 67f:IL
    67g:JM 67h:KE 67i:KH 67j:KM 67k:KP,KR 67l:KY 67m:KZ 67n:LS 67o:MD 67p:ME 67q:MM 67r:MN 67s:MO
    67t:MW 67u:MX 67v:MZ 67w:NA 67x:NE 67y:NI 67z:NO,SJ 680:PA 681:PE 682:PG 683:PH 684:PK 685:PL
    686:RS 687:RU 688:RW 689:SB 68a:SC 68b:SG 68c:SH 68d:SK 68e:SL 68f:SO 68g:SR 68h:SS 68i:ST
    68j:SX 68k:SZ 68l:TO 68m:TR 68n:TT 68o:TW 68p:TZ 68q:UA 68r:UG 68s:UY 68t:UZ 68u:VE 68v:VU
    68w:ZA mgh,seh= 67:BR,ET,GW,PT,TL 519:CV 5bb:DK
    68x:-,001,150,419,AS,BG,DG,FM,GB,GG,IE,IM,IO,JE,LT,MK,ML,MT,MV,MZ,PW,RO,TC,TM 68x:VG,WS,ZW
    68y:003,AC,AQ,BV,CP,CQ,FI,GS,GU,HM,JP,MH,MP,SI,TA,UM,US,VI 68z:AD,TH,VN
    690:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 691:AF,IR
    692:AG,AI,DM,GD,KN,LC,MS,VC 693:AL,XK 694:AM 695:AO 696:AR 697:AT,CH,DE,EE,LI,LV 698:AU 699:AW
    69a:AX,SE 69b:AZ 69c:BA 69d:BB 69e:BD 69f:BE,NL
    69g:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 69g:YT 69h:BI
    69i:BM 69j:BN 69k:BO 69l:BQ 69m:BS 69n:BT 69o:BW 69p:BY 69q:BZ 69r:CA 69s:CC,MY 69t:CD
    69u:CK,NU,NZ,PN,TK 69v:CL 69w:CN 69x:CO 69y:CR 69z:CU 6a0:CW 6a1:CX,KI,NF,NR,TV 6a2:CY,GR,IN
    6a3:CZ 6a4:DJ 6a5:DO 6a6:EA,ES,GQ,IC,IT,KG,LK,NP,SM,VA 6a7:EC,PR,SV,TJ 6a8:ER 6a9:FJ 6aa:FK
    6ab:FO 6ac:GE 6ad:GH 6ae:GI 6af:GL 6ag:GM 6ah:GN 6ai:GT 6aj:GY 6ak:HK 6al:HN 6am:HR 6an:HT
    6ao:HU 6ap:ID 6aq:IL 6ar:IS 6as:JM 6at:KE 6au:KH 6av:KM 6aw:KP,KR 6ax:KY 6ay:KZ 6az:LA 6b0:LR
    6b1:LS 6b2:MD 6b3:ME 6b4:MG 6b5:MM 6b6:MN 6b7:MO 6b8:MU 6b9:MW 6ba:MX 6bb:NA 6bc:NE 6bd:NG
    6be:NI 6bf:NO,SJ 6bg:PA 6bh:PE 6bi:PG 6bj:PH 6bk:PK 6bl:PL 6bm:PY 6bn:RS 6bo:RU 6bp:RW 6bq:SB
    6br:SC 6bs:SG 6bt:SH 6bu:SK 6bv:SL 6bw:SO 6bx:SR 6by:SS 6bz:ST 6c0:SX 6c1:SZ 6c2:TO 6c3:TR
    6c4:TT 6c5:TW 6c6:TZ 6c7:UA 6c8:UG 6c9:UY 6ca:UZ 6cb:VE 6cc:VU 6cd:ZA 6ce:ZM mi=1a 3s:AD 4c:BN
    4m:MY 4x:IN 52:NP 68:NA p6:KG 2n4:IT,SM,VA 4is:IS 6cf:-,419,BG,LT,MK,NZ,RO,RS 6cg:AR 6ch:AU
    6ci:AX,SE 6cj:BA 6ck:BO 6cl:BY 6cm:CL 6cn:CO 6co:CR 6cp:CU 6cq:DO 6cr:EA,ES,GQ,IC
    6cs:EC,FI,PR,SI,SV 6ct:GE 6cu:GT 6cv:HN 6cw:HR 6cx:HU 6cy:MD 6cz:ME 6d0:MX 6d1:NI 6d2:NO,SJ
    6d3:PA 6d4:PE 6d5:PL 6d6:SK 6d7:UA 6d8:UY 6d9:VE mid=h 3q:IQ mk=
    y8:001,150,AS,DG,FM,GB,GG,IE,IM,IO,JE,ML,MV,PW,TC,VG,WS,ZW 5th:KG 6da:-,419,LT,MK,RO
    6db:003,AC,AQ,BV,CP,CQ,GS,GU,HM,MH,MP,TA,UM,US,VI 6dc:AD
    6dd:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 6de:AF,IR
    6df:AG,AI,DM,GD,KN,LC,MS,VC 6dg:AL,XK 6dh:AM 6di:AO 6dj:AR 6dk:AT,CH,DE,EE,LI,LV 6dl:AU 6dm:AW
    6dn:AX,SE 6do:AZ 6dp:BA 6dq:BB 6dr:BD 6ds:BE,NL
    6dt:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 6dt:YT 6du:BG
    6dv:BI 6dw:BM 6dx:BN 6dy:BO 6dz:BQ 6e0:BR,ET,GW,PT,TL 6e1:BS 6e2:BT 6e3:BW 6e4:BY 6e5:BZ 6e6:CA
    6e7:CC 6e8:CD 6e9:CK,NU,NZ,PN,TK 6ea:CL 6eb:CN 6ec:CO 6ed:CR 6ee:CU 6ef:CV 6eg:CW
    6eh:CX,KI,NF,NR,TV 6ei:CY,GR,IN 6ej:CZ 6ek:DJ 6el:DK 6em:DO 6en:EA,ES,GQ,IC 6eo:EC,PR,SV 6ep:ER
    6eq:FI 6er:FJ 6es:FK 6et:FO 6eu:GE 6ev:GH 6ew:GI 6ex:GL 6ey:GM 6ez:GN 6f0:GT 6f1:GY 6f2:HK
    6f3:HN 6f4:HR 6f5:HT 6f6:HU 6f7:ID 6f8:IL 6f9:IS 6fa:IT,SM,VA 6fb:JM 6fc:JP 6fd:KE 6fe:KH
    6ff:KM 6fg:KP,KR 6fh:KY 6fi:KZ 6fj:LA 6fk:LK,NP 6fl:LR 6fm:LS 6fn:MD 6fo:ME 6fp:MG 6fq:MM
    6fr:MN 6fs:MO 6ft:MT 6fu:MU 6fv:MW 6fw:MX 6fx:MY 6fy:MZ 6fz:NA 6g0:NE 6g1:NG 6g2:NI 6g3:NO,SJ
    6g4:PA 6g5:PE 6g6:PG 6g7:PH 6g8:PK 6g9:PL 6ga:PY 6gb:RS 6gc:RU 6gd:RW 6ge:SB 6gf:SC 6gg:SG
    6gh:SH 6gi:SI 6gj:SK 6gk:SL 6gl:SO 6gm:SR 6gn:SS 6go:ST 6gp:SX 6gq:SZ 6gr:TH,VN 6gs:TJ 6gt:TM
    6gu:TO 6gv:TR 6gw:TT 6gx:TW 6gy:TZ 6gz:UA 6h0:UG 6h1:UY 6h2:UZ 6h3:VE 6h4:VU 6h5:ZA 6h6:ZM ml=a
    oo:IN pg:ES mn=1 62:IT,SM,VA ke:-,419,CY,EC,GR,IN,LT,MN,PR,RO,SV 458:HR 4ce:AM 4k3:IS 5tj:KG
    6h7:001,150,AS,DG,FM,GB,GG,IE,IM,IO,JE,ML,MV,PW,TC,VG,WS,ZW
    6h8:003,AC,AQ,BV,CP,CQ,GS,GU,HM,MH,MP,PH,TA,UM,US,VI 6h9:AD,AT,CH,DE,EE,LI,LV
    6ha:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 6hb:AF,IR
    6hc:AG,AI,DM,GD,KN,LC,MS,VC 6hd:AL,XK 6he:AO 6hf:AR 6hg:AU 6hh:AW 6hi:AX,SE 6hj:AZ 6hk:BA
    6hl:BB 6hm:BD 6hn:BE,NL
    6ho:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 6ho:YT 6hp:BG
    6hq:BI 6hr:BM 6hs:BN 6ht:BO 6hu:BQ 6hv:BR,ET,GW,KP,KR,PT,TL 6hw:BS 6hx:BT 6hy:BW 6hz:BY 6i0:BZ
    6i1:CA 6i2:CC 6i3:CD 6i4:CK,NU,NZ,PN,TK 6i5:CL 6i6:CO 6i7:CR 6i8:CU 6i9:CV 6ia:CW
    6ib:CX,KI,NF,NR,TV 6ic:CZ 6id:DJ 6ie:DK 6if:DO 6ig:EA,ES,GQ,IC,LK,MT,NP,TM 6ih:ER 6ii:FI,JP,SI
    6ij:FJ 6ik:FK 6il:FO 6im:GE 6in:GH 6io:GI 6ip:GL 6iq:GM 6ir:GN 6is:GT 6it:GY 6iu:HK,TH,VN
    6iv:HN 6iw:HT 6ix:HU 6iy:ID 6iz:IL 6j0:JM 6j1:KE 6j2:KH 6j3:KM 6j4:KY 6j5:KZ 6j6:LA 6j7:LR
    6j8:LS 6j9:MD 6ja:ME 6jb:MG 6jc:MK 6jd:MM 6je:MO 6jf:MU 6jg:MW 6jh:MX 6ji:MY 6jj:MZ 6jk:NA
    6jl:NE 6jm:NG 6jn:NI 6jo:NO,SJ 6jp:PA 6jq:PE 6jr:PG 6js:PK 6jt:PL 6ju:PY 6jv:RS 6jw:RU 6jx:RW
    6jy:SB 6jz:SC 6k0:SG 6k1:SH 6k2:SK 6k3:SL 6k4:SO 6k5:SR 6k6:SS 6k7:ST 6k8:SX 6k9:SZ 6ka:TJ
    6kb:TO 6kc:TR 6kd:TT 6ke:TW 6kf:TZ 6kg:UA 6kh:UG 6ki:UY 6kj:UZ 6kk:VE 6kl:VU 6km:ZA 6kn:ZM
    ms=37 4m:001,150,AS,DG,FM,GB,GG,IE,IM,IO,JE,ML,MV,PW,TC,VG,WS,ZW ew:TJ kh:MK,MT,TM q7:CY,GR,IN
    tf:AZ 12y:ZM 1bx:BD 1vg:KG 2et:LK,NP 34d:EA,ES,GQ,IC 3e1:EC,PR,SV 3hw:FO 3wa:PY 3zl:NG 45d:HR
    4cj:AM 4k8:IS 4m7:IT,SM,VA 4t8:GE 5a0:GL 5l5:LR 60j:LA 626:-,419,BG,LT,RO 63d:MU 66k:MG 6ji:MN
    6ko:003,AC,AQ,BV,CP,CQ,GS,GU,HM,MH,MP,TA,UM,US,VI 6kp:AD
    6kq:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 6kr:AF,IR
    6ks:AG,AI,DM,GD,KN,LC,MS,VC 6kt:AL,XK 6ku:AO 6kv:AR 6kw:AT,CH,DE,EE,LI,LV 6kx:AU 6ky:AW
    6kz:AX,SE 6l0:BA 6l1:BB 6l2:BE,NL
    6l3:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 6l3:YT 6l4:BI
    6l5:BM 6l6:BO 6l7:BQ 6l8:BR,ET,GW,PT,TL 6l9:BS 6la:BT 6lb:BW 6lc:BY 6ld:BZ 6le:CA 6lf:CD
    6lg:CK,NU,NZ,PN,TK 6lh:CL 6li:CN 6lj:CO 6lk:CR 6ll:CU 6lm:CV 6ln:CW 6lo:CX,KI,NF,NR,TV 6lp:CZ
    6lq:DJ 6lr:DK 6ls:DO 6lt:ER 6lu:FI,SI 6lv:FJ 6lw:FK 6lx:GH 6ly:GI 6lz:GM 6m0:GN 6m1:GT 6m2:GY
    6m3:HK 6m4:HN 6m5:HT 6m6:HU 6m7:ID 6m8:IL 6m9:JM 6ma:JP 6mb:KE 6mc:KH 6md:KM 6me:KP,KR 6mf:KY
    6mg:KZ 6mh:LS 6mi:MD 6mj:ME 6mk:MM 6ml:MO 6mm:MW 6mn:MX 6mo:MZ 6mp:NA 6mq:NE 6mr:NI 6ms:NO,SJ
    6mt:PA 6mu:PE 6mv:PG 6mw:PH 6mx:PK 6my:PL 6mz:RS 6n0:RU 6n1:RW 6n2:SB 6n3:SC 6n4:SG 6n5:SH
    6n6:SK 6n7:SL 6n8:SO 6n9:SR 6na:SS 6nb:ST 6nc:SX 6nd:SZ 6ne:TH,VN 6nf:TO 6ng:TR 6nh:TT 6ni:TW
    6nj:TZ 6nk:UA 6nl:UG 6nm:UY 6nn:UZ 6no:VE 6np:VU 6nq:ZA ms_Arab=3i 4c:BN
    4m:-,419,BG,LT,MK,MT,MY,RO,TM ew:EC,PR,SV p5:EA,ES,GQ,IC,IT,KG,LK,NP,SM,VA rv:AZ 1af:BD
    3f8:CY,GR,IN 3gd:FO 43v:HR 4ip:IS 4rt:GE 5z8:LA 6ko:FI,JP,SI 6nr:AD,TH,VN
    6ns:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 6nt:AF,IR 6nu:AL,XK 6nv:AM
    6nw:AO 6nx:AR 6ny:AT,CH,DE,EE,LI,LV 6nz:AU 6o0:AW 6o1:AX,SE 6o2:BA 6o3:BE,NL
    6o4:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 6o4:YT 6o5:BO
    6o6:BQ 6o7:BR,ET,GW,PT,TL 6o8:BY 6o9:CD 6oa:CL 6ob:CN 6oc:CO 6od:CR 6oe:CU 6of:CV 6og:CW 6oh:CZ
    6oi:DJ 6oj:DK 6ok:DO 6ol:GN 6om:GT 6on:HK 6oo:HN 6op:HT 6oq:HU 6or:ID 6os:IL 6ot:KE 6ou:KH
    6ov:KM 6ow:KP,KR 6ox:KZ 6oy:MD 6oz:ME 6p0:MN 6p1:MO 6p2:MX 6p3:MZ 6p4:NA 6p5:NI 6p6:NO,SJ
    6p7:PA 6p8:PE 6p9:PK 6pa:PL 6pb:RS 6pc:RU 6pd:SC 6pe:SG 6pf:SK 6pg:SR 6ph:SS 6pi:ST 6pj:TR
    6pk:TW 6pl:TZ 6pm:UA 6pn:UG 6po:UY 6pp:UZ 6pq:VE 6pr:VU mt=8 jm:IN my=1 2f:ZA
    61:-,001,150,419,AS,BG,DG,EA,ES,FM,GB,GG,GQ,IC,IE,IM,IO,IT,JE,KG,LK,LT,MK,ML
    61:MT,MV,NP,PA,PW,RO,SM,TC,TM,VA,VG,WS,ZW t9:AZ 14c:ZM 1br:BD 2ha:GL 2py:PL 3hq:FO 3xn:PY
    40z:NG 457:HR 4k2:IS 4t2:GE 5mc:LR 60d:LA 64k:MU 67q:MG 6mk:CC,MY
    6ps:003,AC,AQ,BV,CP,CQ,FI,GS,GU,HM,JP,MH,MP,PH,SI,TA,UM,US,VI 6pt:AD,HK,TH,VN
    6pu:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 6pv:AF,IR
    6pw:AG,AI,DM,GD,KN,LC,MS,VC 6px:AL,XK 6py:AM 6pz:AO 6q0:AR 6q1:AT,CH,DE,EE,LI,LV 6q2:AU 6q3:AW
    6q4:AX,SE 6q5:BA 6q6:BB 6q7:BE,NL
    6q8:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,HT,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG 6q8:WF,YT 6q9:BI
    6qa:BM 6qb:BN 6qc:BO 6qd:BQ 6qe:BR,ET,GW,KP,KR,PT,TL 6qf:BS 6qg:BT 6qh:BW 6qi:BY 6qj:BZ 6qk:CA
    6ql:CD 6qm:CK,NU,NZ,PN,TK 6qn:CL 6qo:CN 6qp:CO 6qq:CR 6qr:CU 6qs:CV 6qt:CW 6qu:CX,KI,NF,NR,TV
    6qv:CY,EC,GR,IN,PR,SV,TJ 6qw:CZ 6qx:DJ 6qy:DK 6qz:DO 6r0:ER 6r1:FJ 6r2:FK 6r3:GH 6r4:GI 6r5:GM
    6r6:GN 6r7:GT 6r8:GY 6r9:HN 6ra:HU 6rb:ID 6rc:IL 6rd:JM 6re:KE 6rf:KH 6rg:KM 6rh:KY 6ri:KZ
    6rj:LS 6rk:MD 6rl:ME 6rm:MN 6rn:MO 6ro:MW 6rp:MX 6rq:MZ 6rr:NA 6rs:NE 6rt:NI 6ru:NO,SJ 6rv:PE
    6rw:PG 6rx:PK 6ry:RS 6rz:RU 6s0:RW 6s1:SB 6s2:SC 6s3:SG 6s4:SH 6s5:SK 6s6:SL 6s7:SO 6s8:SR
    6s9:SS 6sa:ST 6sb:SX 6sc:SZ 6sd:TO 6se:TR 6sf:TT 6sg:TW 6sh:TZ 6si:UA 6sj:UG 6sk:UY 6sl:UZ
    6sm:VE 6sn:VU mzn=z 3r:US f6:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE h5:KM
    i9:SS js:IR 35e:AF naq=2
    330:-,001,150,419,AS,BG,DG,FM,GB,GG,IE,IM,IO,JE,LT,MK,ML,MT,MV,NA,PW,RO,TC,TM 330:VG,WS,ZW
    6so:003,AC,AQ,BV,CP,CQ,FI,GS,GU,HM,JP,MH,MP,SI,TA,UM,US,VI 6sp:AD,TH,VN
    6sq:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 6sr:AF,IR
    6ss:AG,AI,DM,GD,KN,LC,MS,VC 6st:AL,XK 6su:AM 6sv:AO 6sw:AR 6sx:AT,CH,DE,EE,LI,LV 6sy:AU 6sz:AW
    6t0:AX,SE 6t1:AZ 6t2:BA 6t3:BB 6t4:BD 6t5:BE,NL 6t6:BI 6t7:BM 6t8:BN 6t9:BO 6ta:BQ
    6tb:BR,ET,GW,PT,TL 6tc:BS 6td:BT 6te:BW 6tf:BY 6tg:BZ 6th:CA 6ti:CC,MY 6tj:CD
    6tk:CK,NU,NZ,PN,TK 6tl:CL 6tm:CN 6tn:CO 6to:CR 6tp:CU 6tq:CV 6tr:CW 6ts:CX,KI,NF,NR,TV
    6tt:CY,GR,IN 6tu:CZ 6tv:DK 6tw:DO 6tx:EA,ES,GQ,IC,IT,KG,LK,NP,SM,VA 6ty:EC,PR,SV,TJ 6tz:ER
    6u0:FJ 6u1:FK 6u2:FO 6u3:GE 6u4:GH 6u5:GI 6u6:GL 6u7:GM 6u8:GT 6u9:GY 6ua:HK 6ub:HN 6uc:HR
    6ud:HU 6ue:ID 6uf:IL 6ug:IS 6uh:JM 6ui:KE 6uj:KH 6uk:KM 6ul:KP,KR 6um:KY 6un:KZ 6uo:LA 6up:LR
    6uq:LS 6ur:MD 6us:ME 6ut:MG 6uu:MM 6uv:MN 6uw:MO 6ux:MU 6uy:MW 6uz:MX 6v0:MZ 6v1:NE 6v2:NG
    6v3:NI 6v4:NO,SJ 6v5:PA 6v6:PE 6v7:PG 6v8:PH 6v9:PK 6va:PL 6vb:PY 6vc:RS 6vd:RU 6ve:RW 6vf:SB
    6vg:SG 6vh:SH 6vi:SK 6vj:SL 6vk:SO 6vl:SR 6vm:SS 6vn:ST 6vo:SX 6vp:SZ 6vq:TO 6vr:TR 6vs:TT
    6vt:TW 6vu:TZ 6vv:UA 6vw:UG 6vx:UY 6vy:UZ 6vz:VE 6w0:ZA 6w1:ZM nb,no=37
    6c:001,150,AS,DG,FM,GB,GG,IE,IM,IO,JE,ML,MV,PW,TC,VG,WS,ZW ez:TJ kl:MT,TM tl:AZ 112:BY 14n:ZM
    1c3:BD 1m9:BA 1vi:AD 2ap:CZ 2hm:DK 2ml:AT,CH,DE,EE,LI,LV
    2nf:003,AC,AQ,BV,CP,CQ,GS,GU,HM,MH,MP,TA,UM,US,VI 2xj:BT 32h:CY,GR,IN 34g:EA,ES,IC 357:LK,NP
    3e4:FI 3fa:PH 3i2:FO 3xy:PY 419:NE 42v:IL 45i:HR 494:HU 4cp:AM 4gv:ID 4ke:IS 4ma:IT,SM,VA
    4te:GE 4yn:NG 5bf:GL 5gc:KP,KR 5mm:LR 60o:LA 628:-,LT 64t:MU 67z:MG 6jo:MN 6ms:MY 6p6:CC 6ru:MM
    6w2:419 6w3:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 6w4:AF,IR
    6w5:AG,AI,DM,GD,KN,LC,MS,VC 6w6:AL,XK 6w7:AO 6w8:AR 6w9:AU 6wa:AW 6wb:AX,SE 6wc:BB 6wd:BE,NL
    6we:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 6we:YT 6wf:BG,RO
    6wg:BI 6wh:BM 6wi:BN 6wj:BO 6wk:BQ 6wl:BR,ET,GW,PT,TL 6wm:BS 6wn:BW 6wo:BZ 6wp:CA 6wq:CD
    6wr:CK,NU,NZ,PN,TK 6ws:CL 6wt:CN 6wu:CO 6wv:CR 6ww:CU 6wx:CV 6wy:CW 6wz:CX,KI,NF,NR,TV 6x0:DJ
    6x1:DO 6x2:EC,PR,SV 6x3:ER 6x4:FJ 6x5:FK 6x6:GH 6x7:GI 6x8:GM 6x9:GN 6xa:GQ 6xb:GT 6xc:GY
    6xd:HK 6xe:HN 6xf:HT 6xg:JM 6xh:JP 6xi:KE 6xj:KG 6xk:KH 6xl:KM 6xm:KY 6xn:KZ 6xo:LS 6xp:MD
    6xq:ME 6xr:MK 6xs:MO 6xt:MW 6xu:MX 6xv:MZ 6xw:NA 6xx:NI 6xy:PA 6xz:PE 6y0:PG 6y1:PK 6y2:PL
    6y3:RS 6y4:RU 6y5:RW 6y6:SB 6y7:SC 6y8:SG 6y9:SH 6ya:SI 6yb:SK 6yc:SL 6yd:SO 6ye:SR 6yf:SS
    6yg:ST 6yh:SX 6yi:SZ 6yj:TH,VN 6yk:TO 6yl:TR 6ym:TT 6yn:TW 6yo:TZ 6yp:UA 6yq:UG 6yr:UY 6ys:UZ
    6yt:VE 6yu:VU 6yv:ZA nds=31 3q:NL ne=25
    19l:001,150,AS,DG,FM,GB,GG,IE,IM,IO,IT,JE,ML,MV,PW,SM,TC,VA,VG,WS,ZW
    435:-,419,BG,EA,ES,GQ,IC,IN,KG,LK,LT,MK,MT,RO,TM
    6yw:003,AC,AQ,BV,CP,CQ,GS,GU,HM,MH,MP,PH,TA,UM,US,VI 6yx:AD,HK,TH,VN
    6yy:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 6yz:AF,IR
    6z0:AG,AI,DM,GD,KN,LC,MS,VC 6z1:AL,XK 6z2:AM 6z3:AO 6z4:AR 6z5:AT,CH,DE,EE,LI,LV 6z6:AU 6z7:AW
    6z8:AX,SE 6z9:AZ 6za:BA 6zb:BB 6zc:BD 6zd:BE,NL
    6ze:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 6ze:YT 6zf:BI
    6zg:BM 6zh:BN 6zi:BO 6zj:BQ 6zk:BR,ET,GW,KP,KR,PT,TL 6zl:BS 6zm:BT 6zn:BW 6zo:BY 6zp:BZ 6zq:CA
    6zr:CC 6zs:CD 6zt:CK,NU,NZ,PN,TK 6zu:CL 6zv:CN 6zw:CO 6zx:CR 6zy:CU 6zz:CV 700:CW
    701:CX,KI,NF,NR,TV 702:CY,EC,GR,PR,SV 703:CZ 704:DJ 705:DK 706:DO 707:ER 708:FI,JP,SI 709:FJ
    70a:FK 70b:FO 70c:GE 70d:GH 70e:GI 70f:GL 70g:GM 70h:GN 70i:GT 70j:GY 70k:HN 70l:HR 70m:HT
    70n:HU 70o:ID 70p:IL 70q:IS 70r:JM 70s:KE 70t:KH 70u:KM 70v:KY 70w:KZ 70x:LA 70y:LR 70z:LS
    710:MD 711:ME 712:MG 713:MM 714:MN 715:MO 716:MU 717:MW 718:MX 719:MY 71a:MZ 71b:NA 71c:NE
    71d:NG 71e:NI 71f:NO,SJ 71g:PA 71h:PE 71i:PG 71j:PK 71k:PL 71l:PY 71m:RS 71n:RU 71o:RW 71p:SB
    71q:SC 71r:SG 71s:SH 71t:SK 71u:SL 71v:SO 71w:SR 71x:SS 71y:ST 71z:SX 720:SZ 721:TJ 722:TO
    723:TR 724:TT 725:TW 726:TZ 727:UA 728:UG 729:UY 72a:UZ 72b:VE 72c:VU 72d:ZA 72e:ZM nl=1u
    j7:419,BG,EA,ES,GQ,IC,KG,RO jb:EC,PR,SV
    2e6:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 2e6:YT 2ed:DJ
    2ei:GN 2em:HT 2f0:SC 2f5:VU 3d7:AW 3d9:-,BE,LT,NL 3dd:BQ 3di:CW,SX 3ec:SR 43k:HR 4ib:IS
    6wd:NO,SJ 72f:AD 72g:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 72h:AF,IR
    72i:AL,XK 72j:AM 72k:AO 72l:AR 72m:AT,CH,DE,EE,LI,LV 72n:AU 72o:AX,SE 72p:AZ 72q:BA 72r:BD
    72s:BN 72t:BO 72u:BR,ET,GW,KP,KR,MK,PT,TL 72v:BY 72w:CD 72x:CL 72y:CN 72z:CO 730:CR 731:CU
    732:CV 733:CY,GR,IN 734:CZ 735:DK 736:DO 737:FI 738:FO 739:GE 73a:GT 73b:HK,RS,TH,VN 73c:HN
    73d:HU 73e:ID 73f:IL 73g:JP 73h:KE 73i:KH 73j:KM 73k:KZ 73l:LA 73m:LK,MT,NP,TM 73n:MD 73o:ME
    73p:MN 73q:MO 73r:MX 73s:MY 73t:MZ 73u:NA 73v:NI 73w:PA 73x:PE 73y:PK 73z:PL 740:RU 741:SI
    742:SK 743:SS 744:ST 745:TR 746:TW 747:TZ 748:UA 749:UG 74a:UY 74b:UZ 74c:VE nn=3o 61q:AX,SE
    74d:-,LT,NO 74e:419 74f:AR 74g:AU 74h:BA 74i:BG,RO 74j:BO 74k:CL 74l:CO 74m:CR 74n:CU 74o:DO
    74p:EA,ES,IC 74q:EC,PR,SV 74r:GQ 74s:GT 74t:HN 74u:HR 74v:HU 74w:IS 74x:KG 74y:MD 74z:MK 750:MX
    751:NI 752:PA 753:PE 754:PL 755:SI 756:SK 757:TM 758:UA 759:UY 75a:VE nqo= 75b:-,GN,LT
    75c:001,150,AS,DG,FM,GB,GG,IE,IM,IO,JE,ML,MT,MV,PW,TC,TM,VG,WS,ZW
    75d:003,AC,AQ,BV,CP,CQ,GS,GU,HM,MH,MP,TA,UM,US,VI 75e:419 75f:AD
    75g:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 75h:AF,IR
    75i:AG,AI,DM,GD,KN,LC,MS,VC 75j:AL,XK 75k:AM 75l:AO 75m:AR 75n:AT,CH,DE,EE,LI,LV 75o:AU 75p:AW
    75q:AX,SE 75r:AZ 75s:BA 75t:BB 75u:BD 75v:BE,NL
    75w:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 75w:YT 75x:BG,RO
    75y:BI 75z:BM 760:BN 761:BO 762:BQ 763:BR,ET,GW,PT,TL 764:BS 765:BT 766:BW 767:BY 768:BZ 769:CA
    76a:CC 76b:CD 76c:CK,NU,NZ,PN,TK 76d:CL 76e:CN 76f:CO 76g:CR 76h:CU 76i:CV 76j:CW
    76k:CX,KI,NF,NR,TV 76l:CY,GR,IN 76m:CZ 76n:DJ 76o:DK 76p:DO 76q:EA,ES,IC 76r:EC,PR,SV 76s:ER
    76t:FI 76u:FJ 76v:FK 76w:FO 76x:GE 76y:GH 76z:GI 770:GL 771:GM 772:GQ 773:GT 774:GY 775:HK
    776:HN 777:HR 778:HT 779:HU 77a:ID 77b:IL 77c:IS 77d:IT,SM,VA 77e:JM 77f:JP 77g:KE 77h:KG
    77i:KH 77j:KM 77k:KP,KR 77l:KY 77m:KZ 77n:LA 77o:LK 77p:LR 77q:LS 77r:MD 77s:ME 77t:MG 77u:MK
    77v:MM 77w:MN 77x:MO 77y:MU 77z:MW 780:MX 781:MY 782:MZ 783:NA 784:NE 785:NG 786:NI 787:NO,SJ
    788:NP 789:PA 78a:PE 78b:PG 78c:PH 78d:PK 78e:PL 78f:PY 78g:RS 78h:RU 78i:RW 78j:SB 78k:SC
    78l:SG 78m:SH 78n:SI 78o:SK 78p:SL 78q:SO 78r:SR 78s:SS 78t:ST 78u:SX 78v:SZ 78w:TH,VN 78x:TJ
    78y:TO 78z:TR 790:TT 791:TW 792:TZ 793:UA 794:UG 795:UY 796:UZ 797:VE 798:VU 799:ZA 79a:ZM
    nr,nso,st,tn,ts,ve=0 1:EA,ES,GQ,IC,IT,KG,LK,NP,SM,VA 3d:CY,GR,IN 5x:LS 68:NA
    7a:-,001,150,419,AS,BG,DG,FM,GB,GG,IE,IM,IO,JE,LT,MK,ML,MT,MV,PW,RO,TC,TM,VG 7a:WS,ZA,ZW uj:AZ
    15l:ZM 1d1:BD 3j1:FO 3yv:PY 426:NG 46h:HR 4le:IS 4ud:GE 5cb:GL 5nj:LR 61l:LA 65q:MU 68w:MG
    6nq:CC,MY 6yv:NO,SJ 79b:003,AC,AQ,BV,CP,CQ,FI,GS,GU,HM,JP,MH,MP,SI,TA,UM,US,VI 79c:AD,TH,VN
    79d:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 79e:AF,IR
    79f:AG,AI,DM,GD,KN,LC,MS,VC 79g:AL,XK 79h:AM 79i:AO 79j:AR 79k:AT,CH,DE,EE,LI,LV 79l:AU 79m:AW
    79n:AX,SE 79o:BA 79p:BB 79q:BE,NL
    79r:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 79r:YT 79s:BI
    79t:BM 79u:BN 79v:BO 79w:BQ 79x:BR,ET,GW,PT,TL 79y:BS 79z:BW 7a0:BY 7a1:BZ 7a2:CA 7a3:CD
    7a4:CK,NU,NZ,PN,TK 7a5:CL 7a6:CN 7a7:CO 7a8:CR 7a9:CU 7aa:CV 7ab:CW 7ac:CX,KI,NF,NR,TV 7ad:CZ
    7ae:DJ 7af:DK 7ag:DO 7ah:EC,PR,SV,TJ 7ai:ER 7aj:FJ 7ak:FK 7al:GH 7am:GI 7an:GM 7ao:GN 7ap:GT
    7aq:GY 7ar:HK 7as:HN 7at:HT 7au:HU 7av:ID 7aw:IL 7ax:JM 7ay:KE 7az:KH 7b0:KM 7b1:KP,KR 7b2:KY
    7b3:KZ 7b4:MD 7b5:ME 7b6:MN 7b7:MO 7b8:MW 7b9:MX 7ba:MZ 7bb:NE 7bc:NI 7bd:PA 7be:PE 7bf:PG
    7bg:PK 7bh:PL 7bi:RS 7bj:RU 7bk:RW 7bl:SB 7bm:SC 7bn:SG 7bo:SH 7bp:SK 7bq:SL 7br:SO 7bs:SR
    7bt:SS 7bu:ST 7bv:SX 7bw:SZ 7bx:TO 7by:TR 7bz:TT 7c0:TW 7c1:TZ 7c2:UA 7c3:UG 7c4:UY 7c5:UZ
    7c6:VE 7c7:VU nus=1h 334:-,419,BG,LT,MK,RO,TM
    7c8:001,150,AS,DG,FM,GB,GG,IE,IM,IO,JE,ML,MT,MV,PW,TC,VG,WS,ZW
    7c9:003,AC,AQ,BV,CP,CQ,FI,GS,GU,HM,JP,MH,MP,TA,UM,US,VI 7ca:AD,TH,VN
    7cb:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 7cc:AF,IR
    7cd:AG,AI,DM,GD,KN,LC,MS,VC 7ce:AL,XK 7cf:AM 7cg:AO 7ch:AR 7ci:AT,CH,DE,EE,LI,LV 7cj:AU 7ck:AW
    7cl:AX,SE 7cm:AZ 7cn:BA 7co:BB 7cp:BD 7cq:BE,NL
    7cr:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 7cr:YT 7cs:BI
    7ct:BM 7cu:BN 7cv:BO 7cw:BQ 7cx:BR,ET,GW,PT,TL 7cy:BS 7cz:BT 7d0:BW 7d1:BY 7d2:BZ 7d3:CA
    7d4:CC,MY 7d5:CD 7d6:CK,NU,NZ,PN,TK 7d7:CL 7d8:CN 7d9:CO 7da:CR 7db:CU 7dc:CV 7dd:CW
    7de:CX,KI,NF,NR,TV 7df:CY,GR,IN 7dg:CZ 7dh:DJ 7di:DK 7dj:DO 7dk:EA,ES,GQ,IC,KG 7dl:EC,PR,SV
    7dm:ER 7dn:FJ 7do:FK 7dp:FO 7dq:GE 7dr:GH 7ds:GI 7dt:GL 7du:GM 7dv:GN 7dw:GT 7dx:GY 7dy:HK
    7dz:HN 7e0:HR 7e1:HT 7e2:HU 7e3:ID 7e4:IL 7e5:IS 7e6:IT,LK,NP,SM,VA 7e7:JM 7e8:KE 7e9:KH 7ea:KM
    7eb:KP,KR 7ec:KY 7ed:KZ 7ee:LA 7ef:LR 7eg:LS 7eh:MD 7ei:ME 7ej:MG 7ek:MM 7el:MN 7em:MO 7en:MU
    7eo:MW 7ep:MX 7eq:MZ 7er:NA 7es:NE 7et:NG 7eu:NI 7ev:NO,SJ 7ew:PA 7ex:PE 7ey:PG 7ez:PH 7f0:PK
    7f1:PL 7f2:PY 7f3:RS 7f4:RU 7f5:RW 7f6:SB 7f7:SC 7f8:SG 7f9:SH 7fa:SI 7fb:SK 7fc:SL 7fd:SO
    7fe:SR 7ff:ST 7fg:SX 7fh:SZ 7fi:TJ 7fj:TO 7fk:TR 7fl:TT 7fm:TW 7fn:TZ 7fo:UA 7fp:UG 7fq:UY
    7fr:UZ 7fs:VE 7ft:VU 7fu:ZA 7fv:ZM ny=h 3q:MW oc=11 3q:ES om=1
    7fw:-,001,150,419,AS,BG,DG,ET,FM,GB,GG,IE,IM,IO,JE,LT,MK,ML,MT,MV,PW,RO,TC,TM 7fw:VG,WS,ZW
    7fx:003,AC,AQ,BV,CP,CQ,FI,GS,GU,HM,JP,MH,MP,SI,TA,UM,US,VI 7fy:AD,TH,VN
    7fz:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 7g0:AF,IR
    7g1:AG,AI,DM,GD,KN,LC,MS,VC 7g2:AL,XK 7g3:AM 7g4:AO 7g5:AR 7g6:AT,CH,DE,EE,LI,LV 7g7:AU 7g8:AW
    7g9:AX,SE 7ga:AZ 7gb:BA 7gc:BB 7gd:BD 7ge:BE,NL
    7gf:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 7gf:YT 7gg:BI
    7gh:BM 7gi:BN 7gj:BO 7gk:BQ 7gl:BR,GW,PT,TL 7gm:BS 7gn:BT 7go:BW 7gp:BY 7gq:BZ 7gr:CA 7gs:CC,MY
    7gt:CD 7gu:CK,NU,NZ,PN,TK 7gv:CL 7gw:CN 7gx:CO 7gy:CR 7gz:CU 7h0:CV 7h1:CW 7h2:CX,KI,NF,NR,TV
    7h3:CY,GR,IN 7h4:CZ 7h5:DJ 7h6:DK 7h7:DO 7h8:EA,ES,GQ,IC,IT,KG,LK,NP,SM,VA 7h9:EC,PR,SV,TJ
    7ha:FJ 7hb:FK 7hc:FO 7hd:GE 7he:GH 7hf:GI 7hg:GL 7hh:GM 7hi:GN 7hj:GT 7hk:GY 7hl:HK 7hm:HN
    7hn:HR 7ho:HT 7hp:HU 7hq:ID 7hr:IL 7hs:IS 7ht:JM 7hu:KE 7hv:KH 7hw:KM 7hx:KP,KR 7hy:KY 7hz:KZ
    7i0:LA 7i1:LR 7i2:LS 7i3:MD 7i4:ME 7i5:MG 7i6:MM 7i7:MN 7i8:MO 7i9:MU 7ia:MW 7ib:MX 7ic:MZ
    7id:NA 7ie:NE 7if:NG 7ig:NI 7ih:NO,SJ 7ii:PA 7ij:PE 7ik:PG 7il:PH 7im:PK 7in:PL 7io:PY 7ip:RS
    7iq:RU 7ir:RW 7is:SB 7it:SC 7iu:SG 7iv:SH 7iw:SK 7ix:SL 7iy:SO 7iz:SR 7j0:SS 7j1:ST 7j2:SX
    7j3:SZ 7j4:TO 7j5:TR 7j6:TT 7j7:TW 7j8:TZ 7j9:UA 7ja:UG 7jb:UY 7jc:UZ 7jd:VE 7je:VU 7jf:ZA
    7jg:ZM or=z 3r:US 6g:IT,SM,VA jt:-,419,BG,EC,IN,LT,PR,RO,SV kq:MK pg:EA,ES,GQ,IC 2n5:ER 7jh:AR
    7ji:AU 7jj:AX,SE 7jk:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF
    7jk:YT 7jl:BO 7jm:CL 7jn:CO 7jo:CR 7jp:CU 7jq:DJ 7jr:DO 7js:GE 7jt:GN 7ju:GT 7jv:HN 7jw:HR
    7jx:HT 7jy:MD 7jz:MX 7k0:NI 7k1:NO,SJ 7k2:PA 7k3:PE 7k4:PL 7k5:SC 7k6:SK 7k7:UY 7k8:VE 7k9:VU
    os=2l 58:MT,TM 2br:RU 4r3:FI,JP,SI 4u1:-,419,EC,GE,LT,PR,RO,SV 50c:CV 7ka:AD,AT,CH,DE,EE,LI,LV
    7kb:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 7kc:AF,IR 7kd:AL,XK 7ke:AM
    7kf:AO 7kg:AR 7kh:AU 7ki:AW 7kj:AX,SE 7kk:AZ 7kl:BA 7km:BD 7kn:BE,NL
    7ko:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 7ko:YT 7kp:BG
    7kq:BN 7kr:BO 7ks:BQ 7kt:BR,ET,GW,PT,TL 7ku:BT 7kv:BY 7kw:CD 7kx:CL 7ky:CN 7kz:CO 7l0:CR 7l1:CU
    7l2:CW 7l3:CY,GR,IN,IT,SM,VA 7l4:CZ 7l5:DJ 7l6:DK 7l7:DO 7l8:EA,ES,GQ,IC,LK,NP 7l9:ER 7la:FO
    7lb:GN 7lc:GT 7ld:HK 7le:HN 7lf:HR 7lg:HT 7lh:HU 7li:ID 7lj:IL 7lk:IS 7ll:KE 7lm:KG 7ln:KH
    7lo:KM 7lp:KP,KR 7lq:KZ 7lr:LA 7ls:MD 7lt:ME 7lu:MK 7lv:MN 7lw:MO 7lx:MX 7ly:MY 7lz:MZ 7m0:NA
    7m1:NI 7m2:NO,SJ 7m3:PA 7m4:PE 7m5:PK 7m6:PL 7m7:RS 7m8:SC 7m9:SK 7ma:SR 7mb:SS 7mc:ST
    7md:TH,VN 7me:TJ 7mf:TR 7mg:TW 7mh:TZ 7mi:UA 7mj:UG 7mk:UY 7ml:UZ 7mm:VE 7mn:VU pa=22 7mo:PK
    pa_Arab,pa_Aran=41
    7mo:-,001,150,419,AS,BG,DG,FM,GB,GG,IE,IM,IO,JE,LT,MK,ML,MT,MV,PW,RO,TC,TM,VG 7mo:WS,ZW
    7mp:003,AC,AQ,BV,CP,CQ,FI,GS,GU,HM,JP,MH,MP,SI,TA,UM,US,VI 7mq:AD,TH,VN
    7mr:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 7ms:AF,IR
    7mt:AG,AI,DM,GD,KN,LC,MS,VC 7mu:AL,XK 7mv:AM 7mw:AO 7mx:AR 7my:AT,CH,DE,EE,LI,LV 7mz:AU 7n0:AW
    7n1:AX,SE 7n2:AZ 7n3:BA 7n4:BB 7n5:BD 7n6:BE,NL
    7n7:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 7n7:YT 7n8:BI
    7n9:BM 7na:BN 7nb:BO 7nc:BQ 7nd:BR,ET,GW,PT,TL 7ne:BS 7nf:BT 7ng:BW 7nh:BY 7ni:BZ 7nj:CA
    7nk:CC,MY 7nl:CD 7nm:CK,NU,NZ,PN,TK 7nn:CL 7no:CN 7np:CO 7nq:CR 7nr:CU 7ns:CV 7nt:CW
    7nu:CX,KI,NF,NR,TV 7nv:CY,GR,IN 7nw:CZ 7nx:DJ 7ny:DK 7nz:DO 7o0:EA,ES,GQ,IC,IT,KG,LK,NP,SM,VA
    7o1:EC,PR,SV,TJ 7o2:ER 7o3:FJ 7o4:FK 7o5:FO 7o6:GE 7o7:GH 7o8:GI 7o9:GL 7oa:GM 7ob:GN 7oc:GT
    7od:GY 7oe:HK 7of:HN 7og:HR 7oh:HT 7oi:HU 7oj:ID 7ok:IL 7ol:IS 7om:JM 7on:KE 7oo:KH 7op:KM
    7oq:KP,KR 7or:KY 7os:KZ 7ot:LA 7ou:LR 7ov:LS 7ow:MD 7ox:ME 7oy:MG 7oz:MM 7p0:MN 7p1:MO 7p2:MU
    7p3:MW 7p4:MX 7p5:MZ 7p6:NA 7p7:NE 7p8:NG 7p9:NI 7pa:NO,SJ 7pb:PA 7pc:PE 7pd:PG 7pe:PH 7pf:PL
    7pg:PY 7ph:RS 7pi:RU 7pj:RW 7pk:SB 7pl:SC 7pm:SG 7pn:SH 7po:SK 7pp:SL 7pq:SO 7pr:SR 7ps:SS
    7pt:ST 7pu:SX 7pv:SZ 7pw:TO 7px:TR 7py:TT 7pz:TW 7q0:TZ 7q1:UA 7q2:UG 7q3:UY 7q4:UZ 7q5:VE
    7q6:VU 7q7:ZA 7q8:ZM pcm=2n 7q9:-,419,BG,LT,NG,RO 7qa:AD
    7qb:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 7qc:AF,IR 7qd:AL,XK 7qe:AM
    7qf:AO 7qg:AR 7qh:AT,CH,DE,EE,LI,LV 7qi:AU 7qj:AW 7qk:AX,SE 7ql:AZ 7qm:BA 7qn:BD 7qo:BE,NL
    7qp:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 7qp:YT 7qq:BN
    7qr:BO 7qs:BQ 7qt:BR,ET,GW,PT,TL 7qu:BY 7qv:CD 7qw:CL 7qx:CN 7qy:CO 7qz:CR 7r0:CU 7r1:CV 7r2:CW
    7r3:CY,GR,IN 7r4:CZ 7r5:DJ 7r6:DK 7r7:DO 7r8:EA,ES,GQ,IC,KG 7r9:EC,PR,SV 7ra:FI,SI 7rb:FO
    7rc:GE 7rd:GN 7re:GT 7rf:HK 7rg:HN 7rh:HR 7ri:HT 7rj:HU 7rk:ID 7rl:IL 7rm:IS 7rn:JP 7ro:KE
    7rp:KH 7rq:KM 7rr:KP,KR 7rs:KZ 7rt:LA 7ru:LK,NP 7rv:MD 7rw:ME 7rx:MK,MT,TM 7ry:MN 7rz:MO 7s0:MX
    7s1:MY 7s2:MZ 7s3:NA 7s4:NI 7s5:NO,SJ 7s6:PA 7s7:PE 7s8:PK 7s9:PL 7sa:RS 7sb:RU 7sc:SC 7sd:SK
    7se:SR 7sf:SS 7sg:ST 7sh:TH,VN 7si:TR 7sj:TW 7sk:TZ 7sl:UA 7sm:UG 7sn:UY 7so:UZ 7sp:VE 7sq:VU
    pl=1b 6i:001,150,AS,DG,FM,GB,GG,IE,IM,IO,JE,ML,MV,PW,TC,VG,WS,ZW f2:TJ kp:MT tq:AZ 118:BY
    14t:ZM 1c8:BD 1me:BA 1vl:AD 2av:CZ 2hr:DK 2mo:AT,CH,DE,EE,LI,LV
    2ni:003,AC,AQ,BV,CP,CQ,GS,GU,HM,MH,MP,TA,UM,US,VI 2xp:BT 32k:CY,GR,IN 34k:EA,ES,GQ,IC 35a:LK,NP
    3e7:FI 3i8:FO 3y4:PY 41e:NE 42y:IL 45n:HR 499:HU 4cu:AM 4h0:ID 4kk:IS 4md:IT,SM,VA 4tk:GE
    4yq:NG 5bk:GL 5gf:KP,KR 5ms:LR 60t:LA 62b:-,419,BG,LT,PL,RO 64z:MU 685:MG 6jt:MN 6my:MY 6pa:CC
    6y2:NO,SJ 73z:BE,NL 7bh:ZA 7sr:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE
    7ss:AF,IR 7st:AG,AI,DM,GD,KN,LC,MS,VC 7su:AL,XK 7sv:AO 7sw:AR 7sx:AU 7sy:AW 7sz:AX,SE 7t0:BB
    7t1:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 7t1:YT 7t2:BI
    7t3:BM 7t4:BN 7t5:BO 7t6:BQ 7t7:BR,ET,GW,PT,TL 7t8:BS 7t9:BW 7ta:BZ 7tb:CA 7tc:CD
    7td:CK,NU,NZ,PN,TK 7te:CL 7tf:CN 7tg:CO 7th:CR 7ti:CU 7tj:CV 7tk:CW 7tl:CX,KI,NF,NR,TV 7tm:DJ
    7tn:DO 7to:EC,PR,SV 7tp:ER 7tq:FJ 7tr:FK 7ts:GH 7tt:GI 7tu:GM 7tv:GN 7tw:GT 7tx:GY 7ty:HK
    7tz:HN 7u0:HT 7u1:JM 7u2:JP 7u3:KE 7u4:KG 7u5:KH 7u6:KM 7u7:KY 7u8:KZ 7u9:LS 7ua:MD 7ub:ME
    7uc:MK 7ud:MO 7ue:MW 7uf:MX 7ug:MZ 7uh:NA 7ui:NI 7uj:PA 7uk:PE 7ul:PG 7um:PK 7un:RS 7uo:RU
    7up:RW 7uq:SB 7ur:SC 7us:SG 7ut:SH 7uu:SI 7uv:SK 7uw:SL 7ux:SO 7uy:SR 7uz:SS 7v0:ST 7v1:SX
    7v2:SZ 7v3:TH,VN 7v4:TM 7v5:TO 7v6:TR 7v7:TT 7v8:TW 7v9:TZ 7va:UA 7vb:UG 7vc:UY 7vd:UZ 7ve:VE
    7vf:VU prg=h 3q:PL ps=b 7vg:-,419,AF,BG,EC,LT,PR,RO,SV,TJ
    7vh:001,150,AS,DG,FM,GB,GG,IE,IM,IO,JE,MK,ML,MT,MV,PW,TC,TM,VG,WS,ZW
    7vi:003,AC,AQ,BV,CP,CQ,FI,GS,GU,HM,JP,MH,MP,SI,TA,UM,US,VI 7vj:AD,AT,CH,DE,EE,LI,LV
    7vk:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 7vl:AG,AI,DM,GD,KN,LC,MS,VC
    7vm:AL,XK 7vn:AM 7vo:AO 7vp:AR 7vq:AU 7vr:AW 7vs:AX,SE 7vt:AZ 7vu:BA 7vv:BB 7vw:BD 7vx:BE,NL
    7vy:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 7vy:YT 7vz:BI
    7w0:BM 7w1:BN 7w2:BO 7w3:BQ 7w4:BR,ET,GW,PT,TL 7w5:BS 7w6:BT 7w7:BW 7w8:BY 7w9:BZ 7wa:CA 7wb:CC
    7wc:CD 7wd:CK,NU,NZ,PN,TK 7we:CL 7wf:CN 7wg:CO 7wh:CR 7wi:CU 7wj:CV 7wk:CW 7wl:CX,KI,NF,NR,TV
    7wm:CY,GR,IN,IT,KG,SM,VA 7wn:CZ 7wo:DJ 7wp:DK 7wq:DO 7wr:EA,ES,GQ,IC,LK,NP 7ws:ER 7wt:FJ 7wu:FK
    7wv:FO 7ww:GE 7wx:GH 7wy:GI 7wz:GL 7x0:GM 7x1:GN 7x2:GT 7x3:GY 7x4:HK 7x5:HN 7x6:HR 7x7:HT
    7x8:HU 7x9:ID 7xa:IL 7xb:IS 7xc:JM 7xd:KE 7xe:KH 7xf:KM 7xg:KP,KR 7xh:KY 7xi:KZ 7xj:LA 7xk:LR
    7xl:LS 7xm:MD 7xn:ME 7xo:MG 7xp:MM 7xq:MN 7xr:MO 7xs:MU 7xt:MW 7xu:MX 7xv:MY 7xw:MZ 7xx:NA
    7xy:NE 7xz:NG 7y0:NI 7y1:NO,SJ 7y2:PA 7y3:PE 7y4:PG 7y5:PH 7y6:PK 7y7:PL 7y8:PY 7y9:RS 7ya:RU
    7yb:RW 7yc:SB 7yd:SC 7ye:SG 7yf:SH 7yg:SK 7yh:SL 7yi:SO 7yj:SR 7yk:SS 7yl:ST 7ym:SX 7yn:SZ
    7yo:TH,VN 7yp:TO 7yq:TR 7yr:TT 7ys:TW 7yt:TZ 7yu:UA 7yv:UG 7yw:UY 7yx:UZ 7yy:VE 7yz:VU 7z0:ZA
    7z1:ZM pt=1k it:RS j0:FI,SI jc:-,419,BG,CH,EA,ES,FR,GQ,IC,KG,LT,LU,MK,RO 1l9:BA 1vd:ME
    2fi:AX,SE 2mh:EC,PR,SV 43q:HR 49r:HU 4ij:IS 4rn:GE 6wl:NO,SJ 7t7:PL 7z2:AR 7z3:BO 7z4:CL 7z5:CO
    7z6:CR 7z7:CU 7z8:DO 7z9:GT 7za:HN 7zb:MD 7zc:MO 7zd:MX 7ze:NI 7zf:PA 7zg:PE 7zh:SK 7zi:UA
    7zj:UY 7zk:VE qu= 7zl:-,419,BG,LT,PE,RO
    7zm:001,150,AS,DG,FM,GB,GG,IE,IM,IO,JE,ML,MV,PW,TC,VG,WS,ZW
    7zn:003,AC,AQ,BV,CP,CQ,GS,GU,HM,MH,MP,TA,UM,US,VI 7zo:AD
    7zp:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 7zq:AF,IR
    7zr:AG,AI,DM,GD,KN,LC,MS,VC 7zs:AL,XK 7zt:AM 7zu:AO 7zv:AR 7zw:AT,CH,DE,EE,LI,LV 7zx:AU 7zy:AW
    7zz:AX,SE 800:AZ 801:BA 802:BB 803:BD 804:BE,NL
    805:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 805:YT 806:BI
    807:BM 808:BN 809:BO 80a:BQ 80b:BR,ET,GW,PT,TL 80c:BS 80d:BT 80e:BW 80f:BY 80g:BZ 80h:CA 80i:CC
    80j:CD 80k:CK,NU,NZ,PN,TK 80l:CL 80m:CN 80n:CO 80o:CR 80p:CU 80q:CV 80r:CW 80s:CX,KI,NF,NR,TV
    80t:CY,GR,IN 80u:CZ 80v:DJ 80w:DK 80x:DO 80y:EA,ES,GQ,IC 80z:EC 810:ER 811:FI,SI 812:FJ 813:FK
    814:FO 815:GE 816:GH 817:GI 818:GL 819:GM 81a:GN 81b:GT 81c:GY 81d:HK 81e:HN 81f:HR 81g:HT
    81h:HU 81i:ID 81j:IL 81k:IS 81l:IT,SM,VA 81m:JM 81n:JP 81o:KE 81p:KG 81q:KH 81r:KM 81s:KP,KR
    81t:KY 81u:KZ 81v:LA 81w:LK,NP 81x:LR 81y:LS 81z:MD 820:ME 821:MG 822:MK,MT,TM 823:MM 824:MN
    825:MO 826:MU 827:MW 828:MX 829:MY 82a:MZ 82b:NA 82c:NE 82d:NG 82e:NI 82f:NO,SJ 82g:PA 82h:PG
    82i:PH 82j:PK 82k:PL 82l:PR,SV 82m:PY 82n:RS 82o:RU 82p:RW 82q:SB 82r:SC 82s:SG 82t:SH 82u:SK
    82v:SL 82w:SO 82x:SR 82y:SS 82z:ST 830:SX 831:SZ 832:TH,VN 833:TJ 834:TO 835:TR 836:TT 837:TW
    838:TZ 839:UA 83a:UG 83b:UY 83c:UZ 83d:VE 83e:VU 83f:ZA 83g:ZM rej,rej_Rjng=h 3q:ID rhg_Rohg=h
    3q:BD,MM rm=5 3r:US 53:CH rn=1
    4a:-,001,150,419,AS,BG,DG,FM,GB,GG,IE,IM,IO,JE,LT,MK,ML,MT,MV,PW,RO,TC,TM,VG 4a:WS,ZW
    ow:EA,ES,GQ,IC,IT,KG,LK,NP,SM,VA rj:AZ 12m:ZM 1a3:BD
    32q:003,AC,AQ,BV,CP,CQ,FI,GS,GU,HM,JP,MH,MP,SI,TA,UM,US,VI 3g1:FO 3vy:PY 3za:NG 43l:HR 4ie:IS
    4ri:GE 59q:GL 5kt:LR 5yw:LA 631:MU 668:MG 6l4:CC,MY 6q9:MM 6wg:NO,SJ 79s:ZA 7t2:PL 83h:AD,TH,VN
    83i:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 83j:AF,IR
    83k:AG,AI,DM,GD,KN,LC,MS,VC 83l:AL,XK 83m:AM 83n:AO 83o:AR 83p:AT,CH,DE,EE,LI,LV 83q:AU 83r:AW
    83s:AX,SE 83t:BA 83u:BB 83v:BE,NL
    83w:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 83w:YT 83x:BM
    83y:BN 83z:BO 840:BQ 841:BR,ET,GW,PT,TL 842:BS 843:BT 844:BW 845:BY 846:BZ 847:CA 848:CD
    849:CK,NU,NZ,PN,TK 84a:CL 84b:CN 84c:CO 84d:CR 84e:CU 84f:CV 84g:CW 84h:CX,KI,NF,NR,TV
    84i:CY,GR,IN 84j:CZ 84k:DJ 84l:DK 84m:DO 84n:EC,PR,SV,TJ 84o:ER 84p:FJ 84q:FK 84r:GH 84s:GI
    84t:GM 84u:GN 84v:GT 84w:GY 84x:HK 84y:HN 84z:HT 850:HU 851:ID 852:IL 853:JM 854:KE 855:KH
    856:KM 857:KP,KR 858:KY 859:KZ 85a:LS 85b:MD 85c:ME 85d:MN 85e:MO 85f:MW 85g:MX 85h:MZ 85i:NA
    85j:NE 85k:NI 85l:PA 85m:PE 85n:PG 85o:PH 85p:PK 85q:RS 85r:RU 85s:RW 85t:SB 85u:SC 85v:SG
    85w:SH 85x:SK 85y:SL 85z:SO 860:SR 861:SS 862:ST 863:SX 864:SZ 865:TO 866:TR 867:TT 868:TW
    869:TZ 86a:UA 86b:UG 86c:UY 86d:UZ 86e:VE 86f:VU ro=37 iv:AF,IR j2:AW j7:BE,NL jb:BQ jl:CW
    jr:LK ku:SR 1ee:BT 1jl:BA 2m5:CH,LI 33h:EA,ES,GQ,IC 3d4:FI 437:HR 46i:HU 4hw:IS 61r:LT
    6wf:NO,SJ 86g:-,419,RO 86h:AR 86i:AU 86j:BO 86k:CL 86l:CO 86m:CR 86n:CU 86o:DO 86p:EC,PR,SV
    86q:GT 86r:HN 86s:MD 86t:MX 86u:NI 86v:PA 86w:PE 86x:TM 86y:UA 86z:UY 870:VE ru=v 11b:BY
    4hv:003,AC,AQ,BV,CP,CQ,GS,GU,HM,IT,MH,MP,PH,SM,TA,UM,US,VA,VI 5u2:KG
    871:-,419,EC,FI,JP,LT,PR,RO,RU,SI,SV,UA
    872:001,150,AS,DG,FM,GB,GG,IE,IM,IO,JE,ML,MV,PW,TC,VG,WS,ZW 873:AD,AT,CH,DE,EE,LI,LV
    874:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 875:AF,IR
    876:AG,AI,DM,GD,KN,LC,MS,VC 877:AL,XK 878:AM 879:AO 87a:AR 87b:AU 87c:AW 87d:AX,SE 87e:AZ
    87f:BA 87g:BB 87h:BD 87i:BE,NL
    87j:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 87j:YT 87k:BG
    87l:BI 87m:BM 87n:BN 87o:BO 87p:BQ 87q:BR,ET,GW,KP,KR,PT,TL 87r:BS 87s:BT 87t:BW 87u:BZ 87v:CA
    87w:CC 87x:CD 87y:CK,NU,NZ,PN,TK 87z:CL 880:CN 881:CO 882:CR 883:CU 884:CV 885:CW
    886:CX,KI,NF,NR,TV 887:CY,GR,IN 888:CZ 889:DJ 88a:DK 88b:DO 88c:EA,ES,GQ,IC 88d:ER 88e:FJ
    88f:FK 88g:FO 88h:GE 88i:GH 88j:GI 88k:GL 88l:GM 88m:GN 88n:GT 88o:GY 88p:HK,TH,VN 88q:HN
    88r:HR 88s:HT 88t:HU 88u:ID 88v:IL 88w:IS 88x:JM 88y:KE 88z:KH 890:KM 891:KY 892:LA
    893:LK,MT,NP,TM 894:LR 895:LS 896:MD 897:ME 898:MG 899:MK 89a:MM 89b:MN 89c:MO 89d:MU 89e:MW
    89f:MX 89g:MY 89h:MZ 89i:NA 89j:NE 89k:NG 89l:NI 89m:NO,SJ 89n:PA 89o:PE 89p:PG 89q:PK 89r:PL
    89s:PY 89t:RS 89u:RW 89v:SB 89w:SC 89x:SG 89y:SH 89z:SK 8a0:SL 8a1:SO 8a2:SR 8a3:SS 8a4:ST
    8a5:SX 8a6:SZ 8a7:TJ 8a8:TO 8a9:TR 8aa:TT 8ab:TW 8ac:TZ 8ad:UG 8ae:UY 8af:UZ 8ag:VE 8ah:VU
    8ai:ZA 8aj:ZM rw=1 6m:-,001,150,419,AS,BG,DG,FM,GB,GG,IE,IM,IO,JE,LT,MK,ML,MT,MV,PW,RO,TC,TM,VG
    6m:WS,ZW qi:EA,ES,GQ,IC,IT,KG,LK,NP,SM,VA tu:AZ 14x:ZM 1cc:BD 3ic:FO 3y7:PY 41g:NG 45q:HR
    4kn:IS 4tn:GE 5bn:GL 5mv:LR 60w:LA 652:MU 688:MG 6n1:CC,MY 6s0:MM 6y5:NO,SJ 7bk:ZA 7up:PL
    85s:BI 8ak:003,AC,AQ,BV,CP,CQ,FI,GS,GU,HM,JP,MH,MP,SI,TA,UM,US,VI 8al:AD,TH,VN
    8am:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 8an:AF,IR
    8ao:AG,AI,DM,GD,KN,LC,MS,VC 8ap:AL,XK 8aq:AM 8ar:AO 8as:AR 8at:AT,CH,DE,EE,LI,LV 8au:AU 8av:AW
    8aw:AX,SE 8ax:BA 8ay:BB 8az:BE,NL
    8b0:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 8b0:YT 8b1:BM
    8b2:BN 8b3:BO 8b4:BQ 8b5:BR,ET,GW,PT,TL 8b6:BS 8b7:BT 8b8:BW 8b9:BY 8ba:BZ 8bb:CA 8bc:CD
    8bd:CK,NU,NZ,PN,TK 8be:CL 8bf:CN 8bg:CO 8bh:CR 8bi:CU 8bj:CV 8bk:CW 8bl:CX,KI,NF,NR,TV
    8bm:CY,GR,IN 8bn:CZ 8bo:DJ 8bp:DK 8bq:DO 8br:EC,PR,SV,TJ 8bs:ER 8bt:FJ 8bu:FK 8bv:GH 8bw:GI
    8bx:GM 8by:GN 8bz:GT 8c0:GY 8c1:HK 8c2:HN 8c3:HT 8c4:HU 8c5:ID 8c6:IL 8c7:JM 8c8:KE 8c9:KH
    8ca:KM 8cb:KP,KR 8cc:KY 8cd:KZ 8ce:LS 8cf:MD 8cg:ME 8ch:MN 8ci:MO 8cj:MW 8ck:MX 8cl:MZ 8cm:NA
    8cn:NE 8co:NI 8cp:PA 8cq:PE 8cr:PG 8cs:PH 8ct:PK 8cu:RS 8cv:RU 8cw:SB 8cx:SC 8cy:SG 8cz:SH
    8d0:SK 8d1:SL 8d2:SO 8d3:SR 8d4:SS 8d5:ST 8d6:SX 8d7:SZ 8d8:TO 8d9:TR 8da:TT 8db:TW 8dc:TZ
    8dd:UA 8de:UG 8df:UY 8dg:UZ 8dh:VE 8di:VU sah=2b y7:KZ 1vv:RU 1z8:TJ 2c7:BG 2d9:MK 2dm:RS
    8dj:KG sd=1a ko:CY,GR 331:001,150,AS,DG,FM,GB,GG,IE,IM,IO,JE,ML,MV,PW,TC,VG,WS,ZW 4ct:AM 6js:MN
    8dk:-,419,BG,LT,MK,MT,PK,RO,TM 8dl:003,AC,AQ,BV,CP,CQ,GS,GU,HM,MH,MP,TA,UM,US,VI 8dm:AD,TH,VN
    8dn:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 8do:AF,IR
    8dp:AG,AI,DM,GD,KN,LC,MS,VC 8dq:AL,XK 8dr:AO 8ds:AR 8dt:AT,CH,DE,EE,LI,LV 8du:AU 8dv:AW
    8dw:AX,SE 8dx:AZ 8dy:BA 8dz:BB 8e0:BD 8e1:BE,NL
    8e2:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 8e2:YT 8e3:BI
    8e4:BM 8e5:BN 8e6:BO 8e7:BQ 8e8:BR,ET,GW,PT,TL 8e9:BS 8ea:BT 8eb:BW 8ec:BY 8ed:BZ 8ee:CA 8ef:CC
    8eg:CD 8eh:CK,NU,NZ,PN,TK 8ei:CL 8ej:CN 8ek:CO 8el:CR 8em:CU 8en:CV 8eo:CW 8ep:CX,KI,NF,NR,TV
    8eq:CZ 8er:DJ 8es:DK 8et:DO 8eu:EA,ES,GQ,IC,KG,LK,NP 8ev:EC,PR,SV 8ew:ER 8ex:FI,JP,SI 8ey:FJ
    8ez:FK 8f0:FO 8f1:GE 8f2:GH 8f3:GI 8f4:GL 8f5:GM 8f6:GN 8f7:GT 8f8:GY 8f9:HK 8fa:HN 8fb:HR
    8fc:HT 8fd:HU 8fe:ID 8ff:IL 8fg:IS 8fh:IT,SM,VA 8fi:JM 8fj:KE 8fk:KH 8fl:KM 8fm:KP,KR 8fn:KY
    8fo:KZ 8fp:LA 8fq:LR 8fr:LS 8fs:MD 8ft:ME 8fu:MG 8fv:MM 8fw:MO 8fx:MU 8fy:MW 8fz:MX 8g0:MY
    8g1:MZ 8g2:NA 8g3:NE 8g4:NG 8g5:NI 8g6:NO,SJ 8g7:PA 8g8:PE 8g9:PG 8ga:PH 8gb:PL 8gc:PY 8gd:RS
    8ge:RU 8gf:RW 8gg:SB 8gh:SC 8gi:SG 8gj:SH 8gk:SK 8gl:SL 8gm:SO 8gn:SR 8go:SS 8gp:ST 8gq:SX
    8gr:SZ 8gs:TJ 8gt:TO 8gu:TR 8gv:TT 8gw:TW 8gx:TZ 8gy:UA 8gz:UG 8h0:UY 8h1:UZ 8h2:VE 8h3:VU
    8h4:ZA 8h5:ZM sd_Arab=4h ko:IN se=
    8h6:-,001,150,419,AS,BG,DG,EA,ES,FI,FM,GB,GG,GQ,IC,IE,IM,IO,IT,JE,KG,LK,LT,MK
    8h6:ML,MT,MV,NO,NP,PW,RO,SJ,SM,TC,TM,VA,VG,WS,ZW
    8h7:003,AC,AQ,BV,CP,CQ,GS,GU,HM,JP,MH,MP,PH,SI,TA,UM,US,VI 8h8:AD,HK,TH,VN
    8h9:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 8ha:AF,IR
    8hb:AG,AI,DM,GD,KN,LC,MS,VC 8hc:AL,XK 8hd:AM 8he:AO 8hf:AR 8hg:AT,CH,DE,EE,LI,LV 8hh:AU 8hi:AW
    8hj:AX 8hk:AZ 8hl:BA 8hm:BB 8hn:BD 8ho:BE,NL
    8hp:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 8hp:YT 8hq:BI
    8hr:BM 8hs:BN 8ht:BO 8hu:BQ 8hv:BR,ET,GW,KP,KR,PT,TL 8hw:BS 8hx:BT 8hy:BW 8hz:BY 8i0:BZ 8i1:CA
    8i2:CC,MY 8i3:CD 8i4:CK,NU,NZ,PN,TK 8i5:CL 8i6:CN 8i7:CO 8i8:CR 8i9:CU 8ia:CV 8ib:CW
    8ic:CX,KI,NF,NR,TV 8id:CY,EC,GR,IN,PR,SV,TJ 8ie:CZ 8if:DJ 8ig:DK 8ih:DO 8ii:ER 8ij:FJ 8ik:FK
    8il:FO 8im:GE 8in:GH 8io:GI 8ip:GL 8iq:GM 8ir:GN 8is:GT 8it:GY 8iu:HN 8iv:HR 8iw:HT 8ix:HU
    8iy:ID 8iz:IL 8j0:IS 8j1:JM 8j2:KE 8j3:KH 8j4:KM 8j5:KY 8j6:KZ 8j7:LA 8j8:LR 8j9:LS 8ja:MD
    8jb:ME 8jc:MG 8jd:MM 8je:MN 8jf:MO 8jg:MU 8jh:MW 8ji:MX 8jj:MZ 8jk:NA 8jl:NE 8jm:NG 8jn:NI
    8jo:PA 8jp:PE 8jq:PG 8jr:PK 8js:PL 8jt:PY 8ju:RS 8jv:RU 8jw:RW 8jx:SB 8jy:SC 8jz:SE 8k0:SG
    8k1:SH 8k2:SK 8k3:SL 8k4:SO 8k5:SR 8k6:SS 8k7:ST 8k8:SX 8k9:SZ 8ka:TO 8kb:TR 8kc:TT 8kd:TW
    8ke:TZ 8kf:UA 8kg:UG 8kh:UY 8ki:UZ 8kj:VE 8kk:VU 8kl:ZA 8km:ZM sg=h 3q:CF si=
    8kn:-,419,EA,ES,GQ,IC,LK,LT
    8ko:001,150,AS,DG,FM,GB,GG,IE,IM,IO,IT,JE,ML,MV,PW,SM,TC,VA,VG,WS,ZW
    8kp:003,AC,AQ,BV,CP,CQ,GS,GU,HM,MH,MP,PH,TA,UM,US,VI 8kq:AD,HK,TH,VN
    8kr:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 8ks:AF,IR
    8kt:AG,AI,DM,GD,KN,LC,MS,VC 8ku:AL,XK 8kv:AM 8kw:AO 8kx:AR 8ky:AT,CH,DE,EE,LI,LV 8kz:AU 8l0:AW
    8l1:AX,SE 8l2:AZ 8l3:BA 8l4:BB 8l5:BD 8l6:BE,NL
    8l7:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 8l7:YT
    8l8:BG,KG,MK,MT,NP,RO,TM 8l9:BI 8la:BM 8lb:BN 8lc:BO 8ld:BQ 8le:BR,ET,GW,KP,KR,PT,TL 8lf:BS
    8lg:BT 8lh:BW 8li:BY 8lj:BZ 8lk:CA 8ll:CC 8lm:CD 8ln:CK,NU,NZ,PN,TK 8lo:CL 8lp:CN 8lq:CO 8lr:CR
    8ls:CU 8lt:CV 8lu:CW 8lv:CX,KI,NF,NR,TV 8lw:CY,GR,IN 8lx:CZ 8ly:DJ 8lz:DK 8m0:DO 8m1:EC,PR,SV
    8m2:ER 8m3:FI,JP,SI 8m4:FJ 8m5:FK 8m6:FO 8m7:GE 8m8:GH 8m9:GI 8ma:GL 8mb:GM 8mc:GN 8md:GT
    8me:GY 8mf:HN 8mg:HR 8mh:HT 8mi:HU 8mj:ID 8mk:IL 8ml:IS 8mm:JM 8mn:KE 8mo:KH 8mp:KM 8mq:KY
    8mr:KZ 8ms:LA 8mt:LR 8mu:LS 8mv:MD 8mw:ME 8mx:MG 8my:MM 8mz:MN 8n0:MO 8n1:MU 8n2:MW 8n3:MX
    8n4:MY 8n5:MZ 8n6:NA 8n7:NE 8n8:NG 8n9:NI 8na:NO,SJ 8nb:PA 8nc:PE 8nd:PG 8ne:PK 8nf:PL 8ng:PY
    8nh:RS 8ni:RU 8nj:RW 8nk:SB 8nl:SC 8nm:SG 8nn:SH 8no:SK 8np:SL 8nq:SO 8nr:SR 8ns:SS 8nt:ST
    8nu:SX 8nv:SZ 8nw:TJ 8nx:TO 8ny:TR 8nz:TT 8o0:TW 8o1:TZ 8o2:UA 8o3:UG 8o4:UY 8o5:UZ 8o6:VE
    8o7:VU 8o8:ZA 8o9:ZM sk=4d j0:CH,LI 1mn:BA 2b5:CZ 2xz:BT 34p:EA,ES,GQ,IC 3eb:FI 45w:HR 49j:HU
    4tt:GE 62d:-,419,BG,LT,RO 62e:TM 6yb:NO,SJ 7uv:PL 8oa:AD 8ob:AR 8oc:AU
    8od:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 8od:YT 8oe:BN
    8of:BO 8og:CL 8oh:CO 8oi:CR 8oj:CU 8ok:DJ 8ol:DO 8om:EC,PR,SV 8on:GN 8oo:GT 8op:HN 8oq:HT
    8or:IS 8os:IT,SM,VA 8ot:KG 8ou:MD 8ov:MK 8ow:MX 8ox:MY 8oy:NA 8oz:NI 8p0:PA 8p1:PE 8p2:SC
    8p3:SI 8p4:UA 8p5:UY 8p6:VE 8p7:VU sl=4m 4h:BT jn:CZ jt:JP 1mm:BA 1vn:AD 2n5:ER 3db:BN 3e1:MY
    3e2:NA 3ea:FI 45v:HR 49i:HU 4mg:IT,SM,VA 62c:-,419,BG,EC,LT,PR,RO,SI,SV 6ya:NO,SJ 7uu:PL 8p8:AR
    8p9:AU 8pa:AX,SE 8pb:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF
    8pb:YT 8pc:BO 8pd:CL 8pe:CO 8pf:CR 8pg:CU 8ph:DJ 8pi:DO 8pj:EA,ES,GQ,IC 8pk:GE 8pl:GN 8pm:GT
    8pn:HN 8po:HT 8pp:IS 8pq:KG 8pr:MD 8ps:ME 8pt:MK 8pu:MX 8pv:NI 8pw:PA 8px:PE 8py:RS 8pz:SC
    8q0:SK 8q1:UA 8q2:UY 8q3:VE 8q4:VU smn=h 3q:FI so=1
    6t:-,001,150,419,AS,BG,DG,FM,GB,GG,IE,IM,IO,JE,LT,MK,ML,MT,MV,PW,RO,TC,TM,VG 6t:WS,ZW
    qp:EA,ES,GQ,IC,IT,KG,LK,NP,SM,VA u1:AZ 154:ZM 1cj:BD 2ll:KE 3ij:FO 3ye:PY 41n:NG 45y:HR 4kv:IS
    4tv:GE 5bu:GL 5n2:LR 613:LA 659:MU 68f:MG 6n8:CC,MY 6s7:MM 6yd:NO,SJ 7br:ZA 7iy:ET 7ux:PL
    85z:BI 8d2:RW 8q5:003,AC,AQ,BV,CP,CQ,FI,GS,GU,HM,JP,MH,MP,SI,TA,UM,US,VI 8q6:AD,TH,VN
    8q7:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 8q8:AF,IR
    8q9:AG,AI,DM,GD,KN,LC,MS,VC 8qa:AL,XK 8qb:AM 8qc:AO 8qd:AR 8qe:AT,CH,DE,EE,LI,LV 8qf:AU 8qg:AW
    8qh:AX,SE 8qi:BA 8qj:BB 8qk:BE,NL
    8ql:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 8ql:YT 8qm:BM
    8qn:BN 8qo:BO 8qp:BQ 8qq:BR,GW,PT,TL 8qr:BS 8qs:BT 8qt:BW 8qu:BY 8qv:BZ 8qw:CA 8qx:CD
    8qy:CK,NU,NZ,PN,TK 8qz:CL 8r0:CN 8r1:CO 8r2:CR 8r3:CU 8r4:CV 8r5:CW 8r6:CX,KI,NF,NR,TV
    8r7:CY,GR,IN 8r8:CZ 8r9:DJ 8ra:DK 8rb:DO 8rc:EC,PR,SV,TJ 8rd:ER 8re:FJ 8rf:FK 8rg:GH 8rh:GI
    8ri:GM 8rj:GN 8rk:GT 8rl:GY 8rm:HK 8rn:HN 8ro:HT 8rp:HU 8rq:ID 8rr:IL 8rs:JM 8rt:KH 8ru:KM
    8rv:KP,KR 8rw:KY 8rx:KZ 8ry:LS 8rz:MD 8s0:ME 8s1:MN 8s2:MO 8s3:MW 8s4:MX 8s5:MZ 8s6:NA 8s7:NE
    8s8:NI 8s9:PA 8sa:PE 8sb:PG 8sc:PH 8sd:PK 8se:RS 8sf:RU 8sg:SB 8sh:SC 8si:SG 8sj:SH 8sk:SK
    8sl:SL 8sm:SR 8sn:SS 8so:ST 8sp:SX 8sq:SZ 8sr:TO 8ss:TR 8st:TT 8su:TW 8sv:TZ 8sw:UA 8sx:UG
    8sy:UY 8sz:UZ 8t0:VE 8t1:VU sq=o 3w:001,150,AS,DG,FM,GB,GG,IE,IM,IO,JE,ML,MV,PW,TC,VG,WS,ZW
    iw:LK,MT,NP,TM r6:AZ 129:ZM 19r:BD 1e6:-,419,BG,EA,ES,GQ,IC,KG,LT,RO 3fq:FO 3vm:PY 3z0:NG
    43b:HR 4i2:IS 4lh:IT,SM,VA 4r7:GE 59f:GL 5kh:LR 5yk:LA 62p:MU 65w:MG 6kt:MY 6nu:CC 6px:MM
    6w6:NO,SJ 79g:ZA 7su:PL 83l:BI 8ap:RW 8qa:SO
    8t2:003,AC,AQ,BV,CP,CQ,GS,GU,HM,MH,MP,PH,TA,UM,US,VI 8t3:AD
    8t4:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 8t5:AF,IR
    8t6:AG,AI,DM,GD,KN,LC,MS,VC 8t7:AM 8t8:AO 8t9:AR 8ta:AT,CH,DE,EE,LI,LV 8tb:AU 8tc:AW 8td:AX,SE
    8te:BA 8tf:BB 8tg:BE,NL
    8th:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 8th:YT 8ti:BM
    8tj:BN 8tk:BO 8tl:BQ 8tm:BR,ET,GW,KP,KR,PT,TL 8tn:BS 8to:BT 8tp:BW 8tq:BY 8tr:BZ 8ts:CA 8tt:CD
    8tu:CK,NU,NZ,PN,TK 8tv:CL 8tw:CN 8tx:CO 8ty:CR 8tz:CU 8u0:CV 8u1:CW 8u2:CX,KI,NF,NR,TV
    8u3:CY,GR,IN 8u4:CZ 8u5:DJ 8u6:DK 8u7:DO 8u8:EC,PR,SV 8u9:ER 8ua:FI,SI 8ub:FJ 8uc:FK 8ud:GH
    8ue:GI 8uf:GM 8ug:GN 8uh:GT 8ui:GY 8uj:HK,TH,VN 8uk:HN 8ul:HT 8um:HU 8un:ID 8uo:IL 8up:JM
    8uq:JP 8ur:KE 8us:KH 8ut:KM 8uu:KY 8uv:KZ 8uw:LS 8ux:MD 8uy:ME 8uz:MK 8v0:MN 8v1:MO 8v2:MW
    8v3:MX 8v4:MZ 8v5:NA 8v6:NE 8v7:NI 8v8:PA 8v9:PE 8va:PG 8vb:PK 8vc:RS 8vd:RU 8ve:SB 8vf:SC
    8vg:SG 8vh:SH 8vi:SK 8vj:SL 8vk:SR 8vl:SS 8vm:ST 8vn:SX 8vo:SZ 8vp:TJ 8vq:TO 8vr:TR 8vs:TT
    8vt:TW 8vu:TZ 8vv:UA 8vw:UG 8vx:UY 8vy:UZ 8vz:VE 8w0:VU sr=1p 6gb:MK 8w1:-,419,BA,LT,RO,RS,XK
    8w2:001,150,AS,DG,FM,GB,GG,IE,IM,IO,JE,ML,MV,PW,TC,VG,WS,ZW
    8w3:003,AC,AQ,BV,CP,CQ,GS,GU,HM,MH,MP,TA,UM,US,VI 8w4:AD,TH,VN
    8w5:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 8w6:AF,IR
    8w7:AG,AI,DM,GD,KN,LC,MS,VC 8w8:AL 8w9:AM 8wa:AO 8wb:AR 8wc:AT,CH,DE,EE,LI,LV 8wd:AU 8we:AW
    8wf:AX,SE 8wg:AZ 8wh:BB 8wi:BD 8wj:BE,NL
    8wk:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 8wk:YT 8wl:BG
    8wm:BI 8wn:BM 8wo:BN 8wp:BO 8wq:BQ 8wr:BR,ET,GW,PT,TL 8ws:BS 8wt:BT 8wu:BW 8wv:BY 8ww:BZ 8wx:CA
    8wy:CC 8wz:CD 8x0:CK,NU,NZ,PN,TK 8x1:CL 8x2:CN 8x3:CO 8x4:CR 8x5:CU 8x6:CV 8x7:CW
    8x8:CX,KI,NF,NR,TV 8x9:CY,GR,IN 8xa:CZ 8xb:DJ 8xc:DK 8xd:DO 8xe:EA,ES,GQ,IC 8xf:EC,FI,PR,SV
    8xg:ER 8xh:FJ 8xi:FK 8xj:FO 8xk:GE 8xl:GH 8xm:GI 8xn:GL 8xo:GM 8xp:GN 8xq:GT 8xr:GY 8xs:HK
    8xt:HN 8xu:HR 8xv:HT 8xw:HU 8xx:ID 8xy:IL 8xz:IS 8y0:IT,SM,VA 8y1:JM 8y2:JP 8y3:KE 8y4:KG
    8y5:KH 8y6:KM 8y7:KP,KR 8y8:KY 8y9:KZ 8ya:LA 8yb:LK,NP 8yc:LR 8yd:LS 8ye:MD 8yf:MG 8yg:MM
    8yh:MN 8yi:MO 8yj:MT,TM 8yk:MU 8yl:MW 8ym:MX 8yn:MY 8yo:MZ 8yp:NA 8yq:NE 8yr:NG 8ys:NI
    8yt:NO,SJ 8yu:PA 8yv:PE 8yw:PG 8yx:PH 8yy:PK 8yz:PL 8z0:PY 8z1:RU 8z2:RW 8z3:SB 8z4:SC 8z5:SG
    8z6:SH 8z7:SI 8z8:SK 8z9:SL 8za:SO 8zb:SR 8zc:SS 8zd:ST 8ze:SX 8zf:SZ 8zg:TJ 8zh:TO 8zi:TR
    8zj:TT 8zk:TW 8zl:TZ 8zm:UA 8zn:UG 8zo:UY 8zp:UZ 8zq:VE 8zr:VU 8zs:ZA 8zt:ZM sr_Cyrl=4r 8zu:RU
    sr_Latn=1p 1vd:AD,TH,VN 34a:EA,ES,GQ,IC 3dy:-,419,BA,BG,LT,MK,RO,RS,XK 454:HR 48p:HU
    4m4:IT,SM,VA 4t0:GE 5g9:HK 6xq:NO,SJ 7ub:PL
    8zv:001,150,AS,DG,FM,GB,GG,IE,IM,IO,JE,ML,MV,PW,TC,VG,WS,ZW
    8zw:003,AC,AQ,BV,CP,CQ,GS,GU,HM,MH,MP,TA,UM,US,VI
    8zx:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 8zy:AF,IR
    8zz:AG,AI,DM,GD,KN,LC,MS,VC 900:AL 901:AM 902:AO 903:AR 904:AT,CH,DE,EE,LI,LV 905:AU 906:AW
    907:AX,SE 908:AZ 909:BB 90a:BD 90b:BE,NL
    90c:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 90c:YT 90d:BI
    90e:BM 90f:BN 90g:BO 90h:BQ 90i:BR,ET,GW,PT,TL 90j:BS 90k:BT 90l:BW 90m:BY 90n:BZ 90o:CA 90p:CC
    90q:CD 90r:CK,NU,NZ,PN,TK 90s:CL 90t:CN 90u:CO 90v:CR 90w:CU 90x:CV 90y:CW 90z:CX,KI,NF,NR,TV
    910:CY,GR,IN 911:CZ 912:DJ 913:DK 914:DO 915:EC,FI,PR,SV 916:ER 917:FJ 918:FK 919:FO 91a:GH
    91b:GI 91c:GL 91d:GM 91e:GN 91f:GT 91g:GY 91h:HN 91i:HT 91j:ID 91k:IL 91l:IS 91m:JM 91n:JP
    91o:KE 91p:KG 91q:KH 91r:KM 91s:KP,KR 91t:KY 91u:KZ 91v:LA 91w:LK,NP 91x:LR 91y:LS 91z:MD
    920:MG 921:MM 922:MN 923:MO 924:MT,TM 925:MU 926:MW 927:MX 928:MY 929:MZ 92a:NA 92b:NE 92c:NG
    92d:NI 92e:PA 92f:PE 92g:PG 92h:PH 92i:PK 92j:PY 92k:RU 92l:RW 92m:SB 92n:SC 92o:SG 92p:SH
    92q:SI 92r:SK 92s:SL 92t:SO 92u:SR 92v:SS 92w:ST 92x:SX 92y:SZ 92z:TJ 930:TO 931:TR 932:TT
    933:TW 934:TZ 935:UA 936:UG 937:UY 938:UZ 939:VE 93a:VU 93b:ZA 93c:ZM ss=3u
    3c:EA,ES,GQ,IC,IT,KG,LK,NP,SM,VA
    7bw:-,001,150,419,AS,BG,DG,FM,GB,GG,IE,IM,IO,JE,LT,MK,ML,MT,MV,PW,RO,TC,TM,VG 7bw:WS,ZA,ZW
    93d:003,AC,AQ,BV,CP,CQ,FI,GS,GU,HM,JP,MH,MP,SI,TA,UM,US,VI 93e:AD,TH,VN
    93f:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 93g:AF,IR
    93h:AG,AI,DM,GD,KN,LC,MS,VC 93i:AL,XK 93j:AM 93k:AO 93l:AR 93m:AT,CH,DE,EE,LI,LV 93n:AU 93o:AW
    93p:AX,SE 93q:AZ 93r:BA 93s:BB 93t:BD 93u:BE,NL
    93v:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 93v:YT 93w:BI
    93x:BM 93y:BN 93z:BO 940:BQ 941:BR,ET,GW,PT,TL 942:BS 943:BT 944:BW 945:BY 946:BZ 947:CA
    948:CC,MY 949:CD 94a:CK,NU,NZ,PN,TK 94b:CL 94c:CN 94d:CO 94e:CR 94f:CU 94g:CV 94h:CW
    94i:CX,KI,NF,NR,TV 94j:CY,GR,IN 94k:CZ 94l:DJ 94m:DK 94n:DO 94o:EC,PR,SV,TJ 94p:ER 94q:FJ
    94r:FK 94s:FO 94t:GE 94u:GH 94v:GI 94w:GL 94x:GM 94y:GN 94z:GT 950:GY 951:HK 952:HN 953:HR
    954:HT 955:HU 956:ID 957:IL 958:IS 959:JM 95a:KE 95b:KH 95c:KM 95d:KP,KR 95e:KY 95f:KZ 95g:LA
    95h:LR 95i:LS 95j:MD 95k:ME 95l:MG 95m:MM 95n:MN 95o:MO 95p:MU 95q:MW 95r:MX 95s:MZ 95t:NA
    95u:NE 95v:NG 95w:NI 95x:NO,SJ 95y:PA 95z:PE 960:PG 961:PH 962:PK 963:PL 964:PY 965:RS 966:RU
    967:RW 968:SB 969:SC 96a:SG 96b:SH 96c:SK 96d:SL 96e:SO 96f:SR 96g:SS 96h:ST 96i:SX 96j:TO
    96k:TR 96l:TT 96m:TW 96n:TZ 96o:UA 96p:UG 96q:UY 96r:UZ 96s:VE 96t:VU 96u:ZM su,su_Latn=2k
    4eb:IT,SM,VA 4hg:KG 4nn:-,419,BG,EC,ID,LT,PR,RO,SV 4nw:AD 4qa:MK 96v:AR 96w:AU 96x:AX,SE 96y:BA
    96z:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 96z:YT 970:BN
    971:BO 972:CL 973:CO 974:CR 975:CU 976:DJ 977:DO 978:EA,ES,GQ,IC 979:ER 97a:GE 97b:GN 97c:GT
    97d:HN 97e:HR 97f:HT 97g:HU 97h:IS 97i:MD 97j:MX 97k:MY 97l:NA 97m:NI 97n:NO,SJ 97o:PA 97p:PE
    97q:PL 97r:SC 97s:SK 97t:UA 97u:UY 97v:VE 97w:VU sv=37 1jx:BA 1uo:AD 33f:EA,ES,GQ,IC 43h:HR
    46t:HU 4lk:IT,SM,VA 61q:-,419,BG,DO,FI,LT,RO 8td:AL,XK
    97x:001,150,AS,DG,FM,GB,GG,IE,IM,IO,JE,ML,MV,PW,TC,VG,WS,ZW
    97y:003,AC,AQ,BV,CP,CQ,GS,GU,HM,MH,MP,TA,UM,US,VI
    97z:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 980:AF,IR
    981:AG,AI,DM,GD,KN,LC,MS,VC 982:AM 983:AO 984:AR 985:AT,CH,DE,EE,LI,LV 986:AU 987:AW 988:AZ
    989:BB 98a:BD 98b:BE,NL
    98c:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 98c:YT 98d:BI
    98e:BM 98f:BN 98g:BO 98h:BQ 98i:BR,ET,GW,PT,TL 98j:BS 98k:BT 98l:BW 98m:BY 98n:BZ 98o:CA 98p:CC
    98q:CD 98r:CK,NU,NZ,PN,TK 98s:CL 98t:CN 98u:CO 98v:CR 98w:CU 98x:CV 98y:CW 98z:CX,KI,NF,NR,TV
    990:CY,GR,IN 991:CZ 992:DJ 993:DK 994:EC,PR,SV 995:ER 996:FJ 997:FK 998:FO 999:GE 99a:GH 99b:GI
    99c:GL 99d:GM 99e:GN 99f:GT 99g:GY 99h:HK 99i:HN 99j:HT 99k:ID 99l:IL 99m:IS 99n:JM 99o:JP
    99p:KE 99q:KG 99r:KH 99s:KM 99t:KP,KR 99u:KY 99v:KZ 99w:LA 99x:LK,NP 99y:LR 99z:LS 9a0:MD
    9a1:ME 9a2:MG 9a3:MK 9a4:MM 9a5:MN 9a6:MO 9a7:MT 9a8:MU 9a9:MW 9aa:MX 9ab:MY 9ac:MZ 9ad:NA
    9ae:NE 9af:NG 9ag:NI 9ah:NO,SJ 9ai:PA 9aj:PE 9ak:PG 9al:PH 9am:PK 9an:PL 9ao:PY 9ap:RS 9aq:RU
    9ar:RW 9as:SB 9at:SC 9au:SG 9av:SH 9aw:SI 9ax:SK 9ay:SL 9az:SO 9b0:SR 9b1:SS 9b2:ST 9b3:SX
    9b4:SZ 9b5:TH,VN 9b6:TJ 9b7:TM 9b8:TO 9b9:TR 9ba:TT 9bb:TW 9bc:TZ 9bd:UA 9be:UG 9bf:UY 9bg:UZ
    9bh:VE 9bi:VU 9bj:ZA 9bk:ZM sw=8 5p:TJ
    73:001,150,AS,DG,FM,GB,GG,IE,IM,IO,IT,JE,ML,MV,PW,SM,TC,VA,VG,WS,ZW k6:CY,EC,GR,IN,PR,SV
    kz:-,419,BG,EA,ES,GQ,IC,KG,LK,LT,MK,MT,NP,RO,TM uc:AZ 15e:ZM 1cu:BD 3iu:FO 3yo:PY 41z:NG 46a:HR
    4c2:AM 4l7:IS 4u6:GE 5c4:GL 5nc:LR 61e:LA 65j:MU 68p:MG 6j1:MN 6nj:MY 6pl:CC 6sh:MM 6yo:NO,SJ
    7c1:ZA 7v9:PL 869:BI 8dc:RW 8fj:PK 8sv:SO 8vu:AL,XK
    9bl:003,AC,AQ,BV,CP,CQ,GS,GU,HM,MH,MP,PH,TA,UM,US,VI 9bm:AD,HK,TH,VN
    9bn:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 9bo:AF,IR
    9bp:AG,AI,DM,GD,KN,LC,MS,VC 9bq:AO 9br:AR 9bs:AT,CH,DE,EE,LI,LV 9bt:AU 9bu:AW 9bv:AX,SE 9bw:BA
    9bx:BB 9by:BE,NL 9bz:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF
    9bz:YT 9c0:BM 9c1:BN 9c2:BO 9c3:BQ 9c4:BR,ET,GW,KP,KR,PT,TL 9c5:BS 9c6:BT 9c7:BW 9c8:BY 9c9:BZ
    9ca:CA 9cb:CK,NU,NZ,PN,TK 9cc:CL 9cd:CN 9ce:CO 9cf:CR 9cg:CU 9ch:CV 9ci:CW 9cj:CX,KI,NF,NR,TV
    9ck:CZ 9cl:DJ 9cm:DK 9cn:DO 9co:ER 9cp:FI,JP,SI 9cq:FJ 9cr:FK 9cs:GH 9ct:GI 9cu:GM 9cv:GN
    9cw:GT 9cx:GY 9cy:HN 9cz:HT 9d0:HU 9d1:ID 9d2:IL 9d3:JM 9d4:KH 9d5:KM 9d6:KY 9d7:KZ 9d8:LS
    9d9:MD 9da:ME 9db:MO 9dc:MW 9dd:MX 9de:MZ 9df:NA 9dg:NE 9dh:NI 9di:PA 9dj:PE 9dk:PG 9dl:RS
    9dm:RU 9dn:SB 9do:SC 9dp:SG 9dq:SH 9dr:SK 9ds:SL 9dt:SR 9du:SS 9dv:ST 9dw:SX 9dx:SZ 9dy:TO
    9dz:TR 9e0:TT 9e1:TW 9e2:UA 9e3:UY 9e4:UZ 9e5:VE 9e6:VU syr=
    9e7:-,001,150,419,AS,BG,DG,FM,GB,GG,IE,IM,IO,IQ,JE,LT,MK,ML,MT,MV,PW,RO,SY,TC 9e7:TM,VG,WS,ZW
    9e8:003,AC,AQ,BV,CP,CQ,FI,GS,GU,HM,JP,MH,MP,SI,TA,UM,US,VI 9e9:AD,TH,VN
    9ea:AE,BH,DZ,EG,EH,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,TN,YE 9eb:AF,IR 9ec:AG,AI,DM,GD,KN,LC,MS,VC
    9ed:AL,XK 9ee:AM 9ef:AO 9eg:AR 9eh:AT,CH,DE,EE,LI,LV 9ei:AU 9ej:AW 9ek:AX,SE 9el:AZ 9em:BA
    9en:BB 9eo:BD 9ep:BE,NL
    9eq:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 9eq:YT 9er:BI
    9es:BM 9et:BN 9eu:BO 9ev:BQ 9ew:BR,ET,GW,PT,TL 9ex:BS 9ey:BT 9ez:BW 9f0:BY 9f1:BZ 9f2:CA
    9f3:CC,MY 9f4:CD 9f5:CK,NU,NZ,PN,TK 9f6:CL 9f7:CN 9f8:CO 9f9:CR 9fa:CU 9fb:CV 9fc:CW
    9fd:CX,KI,NF,NR,TV 9fe:CY,GR,IN 9ff:CZ 9fg:DJ 9fh:DK 9fi:DO 9fj:EA,ES,GQ,IC,IT,KG,LK,NP,SM,VA
    9fk:EC,PR,SV,TJ 9fl:ER 9fm:FJ 9fn:FK 9fo:FO 9fp:GE 9fq:GH 9fr:GI 9fs:GL 9ft:GM 9fu:GN 9fv:GT
    9fw:GY 9fx:HK 9fy:HN 9fz:HR 9g0:HT 9g1:HU 9g2:ID 9g3:IL 9g4:IS 9g5:JM 9g6:KE 9g7:KH 9g8:KM
    9g9:KP,KR 9ga:KY 9gb:KZ 9gc:LA 9gd:LR 9ge:LS 9gf:MD 9gg:ME 9gh:MG 9gi:MM 9gj:MN 9gk:MO 9gl:MU
    9gm:MW 9gn:MX 9go:MZ 9gp:NA 9gq:NE 9gr:NG 9gs:NI 9gt:NO,SJ 9gu:PA 9gv:PE 9gw:PG 9gx:PH 9gy:PK
    9gz:PL 9h0:PY 9h1:RS 9h2:RU 9h3:RW 9h4:SB 9h5:SC 9h6:SG 9h7:SH 9h8:SK 9h9:SL 9ha:SO 9hb:SR
    9hc:SS 9hd:ST 9he:SX 9hf:SZ 9hg:TO 9hh:TR 9hi:TT 9hj:TW 9hk:TZ 9hl:UA 9hm:UG 9hn:UY 9ho:UZ
    9hp:VE 9hq:VU 9hr:ZA 9hs:ZM szl=44 6i:-,419,BG,LT,MK,MT,PL,RO,TM f2:EC,PR,SV 2ni:FI,JP,SI
    2np:EA,ES,GQ,IC,IT,KG,LK,NP,SM,VA 2nr:AT,CH,DE,EE,LI,LV
    2ns:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 2nt:AF,IR 2nv:AL,XK 2nw:AM
    2nx:AO 2o0:AW 2o2:AZ 2o5:BD 2o6:BE,NL 2oc:BQ 2od:BR,ET,GW,PT,TL 2of:BT 2ol:CD 2os:CV 2ot:CW
    2ov:CY,GR,IN 2oy:DK 2pd:AD,TH,VN 2pi:ID 2pj:IL 2pm:KE 2po:KH 2pp:KM 2pr:KZ 2ps:LA 2pz:MN 2q5:MZ
    2qe:PK 2qg:RU 2qp:SR 2qq:SS 2qr:ST 2qv:TR 2qy:TZ 2r0:UG 6pa:MY 9ht:AR 9hu:AU 9hv:AX,SE 9hw:BA
    9hx:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 9hx:YT 9hy:BN
    9hz:BO 9i0:BY 9i1:CL 9i2:CN 9i3:CO 9i4:CR 9i5:CU 9i6:CZ 9i7:DJ 9i8:DO 9i9:ER 9ia:FO 9ib:GE
    9ic:GN 9id:GT 9ie:HK 9if:HN 9ig:HR 9ih:HT 9ii:HU 9ij:IS 9ik:KP,KR 9il:MD 9im:ME 9in:MO 9io:MX
    9ip:NA 9iq:NI 9ir:NO,SJ 9is:PA 9it:PE 9iu:RS 9iv:SC 9iw:SK 9ix:TW 9iy:UA 9iz:UY 9j0:UZ 9j1:VE
    9j2:VU ta=3g 9j3:LK 9j4:MY 9j5:SG teo=x 9j6:KE tg=e ya:-,419,EC,LT,PR,RO,SV 5uh:KG 6ka:MN
    9j7:001,150,AS,DG,FM,GB,GG,IE,IM,IO,JE,ML,MT,MV,PW,TC,TM,VG,WS,ZW
    9j8:003,AC,AQ,BV,CP,CQ,FI,GS,GU,HM,JP,MH,MP,SI,TA,UM,US,VI 9j9:AD,AT,CH,DE,EE,LI,LV
    9ja:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 9jb:AF,IR
    9jc:AG,AI,DM,GD,KN,LC,MS,VC 9jd:AL,XK 9je:AM 9jf:AO 9jg:AR 9jh:AU 9ji:AW 9jj:AX,SE 9jk:AZ
    9jl:BA 9jm:BB 9jn:BD 9jo:BE,NL
    9jp:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 9jp:YT 9jq:BG
    9jr:BI 9js:BM 9jt:BN 9ju:BO 9jv:BQ 9jw:BR,ET,GW,PT,TL 9jx:BS 9jy:BT 9jz:BW 9k0:BY 9k1:BZ 9k2:CA
    9k3:CC 9k4:CD 9k5:CK,NU,NZ,PN,TK 9k6:CL 9k7:CN 9k8:CO 9k9:CR 9ka:CU 9kb:CV 9kc:CW
    9kd:CX,KI,NF,NR,TV 9ke:CY,GR,IN,IT,SM,VA 9kf:CZ 9kg:DJ 9kh:DK 9ki:DO 9kj:EA,ES,GQ,IC,LK,NP
    9kk:ER 9kl:FJ 9km:FK 9kn:FO 9ko:GE 9kp:GH 9kq:GI 9kr:GL 9ks:GM 9kt:GN 9ku:GT 9kv:GY 9kw:HK
    9kx:HN 9ky:HR 9kz:HT 9l0:HU 9l1:ID 9l2:IL 9l3:IS 9l4:JM 9l5:KE 9l6:KH 9l7:KM 9l8:KP,KR 9l9:KY
    9la:KZ 9lb:LA 9lc:LR 9ld:LS 9le:MD 9lf:ME 9lg:MG 9lh:MK 9li:MM 9lj:MO 9lk:MU 9ll:MW 9lm:MX
    9ln:MY 9lo:MZ 9lp:NA 9lq:NE 9lr:NG 9ls:NI 9lt:NO,SJ 9lu:PA 9lv:PE 9lw:PG 9lx:PH 9ly:PL 9lz:PY
    9m0:RS 9m1:RU 9m2:RW 9m3:SB 9m4:SC 9m5:SG 9m6:SH 9m7:SK 9m8:SL 9m9:SO 9ma:SR 9mb:SS 9mc:ST
    9md:SX 9me:SZ 9mf:TH,VN 9mg:TO 9mh:TR 9mi:TT 9mj:TW 9mk:TZ 9ml:UA 9mm:UG 9mn:UY 9mo:UZ 9mp:VE
    9mq:VU 9mr:ZA 9ms:ZM th,vi=1j it:-,419,AD,BG,LT,RO jc:KG kj:NA 1l9:BA 2e7:BN 2et:MY
    2n4:IT,SM,VA 464:HR 49r:HU 4ij:IS 6yj:NO,SJ 7v3:PL 7zi:UA 9mt:AU 9mu:BO 9mv:CR 9mw:GT 9mx:HN
    9my:MD 9mz:MX 9n0:NI 9n1:PA 9n2:PE 9n3:SK 9n4:VE ti=3y 1ep:ER 9n5:-,419,BG,ET,LT,MK,RO 9n6:AD
    9n7:AR 9n8:AU 9n9:AX,SE 9na:BA
    9nb:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 9nb:YT 9nc:BO
    9nd:CL 9ne:CO 9nf:CR 9ng:CU 9nh:DJ 9ni:DO 9nj:EA,ES,GQ,IC 9nk:EC,PR,SV 9nl:FI,JP 9nm:GE 9nn:GN
    9no:GT 9np:HN 9nq:HR 9nr:HT 9ns:HU 9nt:IT,SM,VA 9nu:KE 9nv:MD 9nw:MX 9nx:NI 9ny:NO,SJ 9nz:PA
    9o0:PE 9o1:PL 9o2:SC 9o3:SK 9o4:UA 9o5:UY 9o6:VE 9o7:VU tk=3k 2m5:CH,LI 34q:EA,ES,GQ,IC,KG
    465:HR 4l2:IS 62e:BG,LT,MK 7v4:PL 86x:-,419,RO,TM 9o8:AR 9o9:AU 9oa:AX,SE 9ob:BA 9oc:BO 9od:CL
    9oe:CO 9of:CR 9og:CU 9oh:DO 9oi:EC,PR,SV 9oj:GT 9ok:HN 9ol:HU 9om:MD 9on:MX 9oo:NI 9op:PA
    9oq:PE 9or:SI 9os:SK 9ot:UA 9ou:UY 9ov:VE to=1 6z:-,419,BG,LT,MK,RO qs:EA,ES,GQ,IC,KG
    335:001,150,AS,DG,FM,GB,GG,IE,IM,IO,JE,ML,MT,MV,PW,TC,TM,VG,WS,ZW 466:HR 4l3:IS 4u2:GE
    6yk:NO,SJ 7v5:PL 9ow:003,AC,AQ,BV,CP,CQ,GS,GU,HM,JP,MH,MP,TA,UM,US,VI 9ox:AD,TH,VN
    9oy:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 9oz:AF,IR
    9p0:AG,AI,DM,GD,KN,LC,MS,VC 9p1:AL,XK 9p2:AM 9p3:AO 9p4:AR 9p5:AT,CH,DE,EE,LI,LV 9p6:AU 9p7:AW
    9p8:AX,SE 9p9:AZ 9pa:BA 9pb:BB 9pc:BD 9pd:BE,NL
    9pe:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 9pe:YT 9pf:BI
    9pg:BM 9ph:BN 9pi:BO 9pj:BQ 9pk:BR,ET,GW,PT,TL 9pl:BS 9pm:BT 9pn:BW 9po:BY 9pp:BZ 9pq:CA
    9pr:CC,MY 9ps:CD 9pt:CK,NU,NZ,PN,TK 9pu:CL 9pv:CN 9pw:CO 9px:CR 9py:CU 9pz:CV 9q0:CW
    9q1:CX,KI,NF,NR,TV 9q2:CY,GR,IN 9q3:CZ 9q4:DJ 9q5:DK 9q6:DO 9q7:EC,PR,SV 9q8:ER 9q9:FI,SI
    9qa:FJ 9qb:FK 9qc:FO 9qd:GH 9qe:GI 9qf:GL 9qg:GM 9qh:GN 9qi:GT 9qj:GY 9qk:HK 9ql:HN 9qm:HT
    9qn:HU 9qo:ID 9qp:IL 9qq:IT,LK,NP,SM,VA 9qr:JM 9qs:KE 9qt:KH 9qu:KM 9qv:KP,KR 9qw:KY 9qx:KZ
    9qy:LA 9qz:LR 9r0:LS 9r1:MD 9r2:ME 9r3:MG 9r4:MM 9r5:MN 9r6:MO 9r7:MU 9r8:MW 9r9:MX 9ra:MZ
    9rb:NA 9rc:NE 9rd:NG 9re:NI 9rf:PA 9rg:PE 9rh:PG 9ri:PH 9rj:PK 9rk:PY 9rl:RS 9rm:RU 9rn:RW
    9ro:SB 9rp:SC 9rq:SG 9rr:SH 9rs:SK 9rt:SL 9ru:SO 9rv:SR 9rw:SS 9rx:ST 9ry:SX 9rz:SZ 9s0:TJ
    9s1:TR 9s2:TT 9s3:TW 9s4:TZ 9s5:UA 9s6:UG 9s7:UY 9s8:UZ 9s9:VE 9sa:VU 9sb:ZA 9sc:ZM tr=32
    kx:-,419,AD,AT,BG,CH,CY,DE,EC,EE,FI,LI,LT,LV,PR,RO,SI,SV,TR 1my:BA 467:HR 49v:HU 5op:TJ
    5ou:001,150,AS,DG,FM,GB,GG,IE,IM,IO,JE,ML,MV,PW,TC,VG,WS,ZW
    5q8:003,AC,AQ,BV,CP,CQ,GS,GU,HM,IT,MH,MP,SM,TA,UM,US,VA,VI 6yl:NO,SJ 7v6:PL
    9sd:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 9se:AF,IR
    9sf:AG,AI,DM,GD,KN,LC,MS,VC 9sg:AL,XK 9sh:AM 9si:AO 9sj:AR 9sk:AU 9sl:AW 9sm:AX,SE 9sn:AZ
    9so:BB 9sp:BD 9sq:BE,NL
    9sr:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 9sr:YT 9ss:BI
    9st:BM 9su:BN 9sv:BO 9sw:BQ 9sx:BR,ET,GW,KP,KR,PT,TL 9sy:BS 9sz:BW 9t0:BY 9t1:BZ 9t2:CA 9t3:CC
    9t4:CD 9t5:CK,NU,NZ,PN,TK 9t6:CL 9t7:CN 9t8:CO 9t9:CR 9ta:CU 9tb:CV 9tc:CW 9td:CX,KI,NF,NR,TV
    9te:CZ 9tf:DJ 9tg:DK 9th:DO 9ti:EA,ES,GQ,HK,IC,MK,RS,TH,VN 9tj:ER 9tk:FJ 9tl:FK 9tm:FO 9tn:GE
    9to:GH 9tp:GI 9tq:GL 9tr:GM 9ts:GN 9tt:GR,IN 9tu:GT 9tv:GY 9tw:HN 9tx:HT 9ty:ID 9tz:IL 9u0:IS
    9u1:JM 9u2:JP 9u3:KE 9u4:KG 9u5:KH 9u6:KM 9u7:KY 9u8:KZ 9u9:LA 9ua:LK,MT,NP,TM 9ub:LR 9uc:LS
    9ud:MD 9ue:ME 9uf:MG 9ug:MN 9uh:MO 9ui:MU 9uj:MW 9uk:MX 9ul:MY 9um:MZ 9un:NA 9uo:NE 9up:NG
    9uq:NI 9ur:PA 9us:PE 9ut:PG 9uu:PK 9uv:PY 9uw:RU 9ux:RW 9uy:SB 9uz:SC 9v0:SG 9v1:SH 9v2:SK
    9v3:SL 9v4:SO 9v5:SR 9v6:SS 9v7:ST 9v8:SX 9v9:SZ 9va:TO 9vb:TT 9vc:TW 9vd:TZ 9ve:UA 9vf:UG
    9vg:UY 9vh:UZ 9vi:VE 9vj:VU 9vk:ZA 9vl:ZM trv=h 3q:TW ug=2z 4x:IN,IT,SM,VA y7:KZ
    9vm:-,419,BG,CN,EC,LT,PR,RO,SV 9vn:AD 9vo:AR 9vp:AU 9vq:AX,SE 9vr:BA
    9vs:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 9vs:YT 9vt:BO
    9vu:CL 9vv:CO 9vw:CR 9vx:CU 9vy:DJ 9vz:DO 9w0:EA,ES,GQ,IC 9w1:ER 9w2:FI,JP 9w3:GE 9w4:GN 9w5:GT
    9w6:HN 9w7:HR 9w8:HT 9w9:HU 9wa:MD 9wb:MK 9wc:MX 9wd:NI 9we:NO,SJ 9wf:PA 9wg:PE 9wh:PL 9wi:SC
    9wj:SK 9wk:UA 9wl:UY 9wm:VE 9wn:VU uk=4e f4:003,AC,AQ,BV,CP,CQ,GS,GU,HM,MH,MP,TA,UM,US,VI
    11w:BY 19d:BG 1n2:BA 1vq:AD 2mq:AT,DE,EE,LV 34r:EA,ES,GQ,IC 3ed:FI 3fg:PH 420:NE 431:IL 46b:HR
    49z:HU 4mi:IT,SM,VA 4u7:GE 5gh:HK 62f:LT 6gz:MK 6yp:NO,SJ 7va:PL 7zi:TH,VN 86y:-,419,RO,UA
    8p4:SK 8q1:SI 8zm:RS 935:ME 9bd:AX,SE 9ve:TR
    9wo:001,150,AS,DG,FM,GB,GG,IE,IM,IO,JE,ML,MV,PW,TC,VG,WS,ZW
    9wp:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE 9wq:AF,IR
    9wr:AG,AI,DM,GD,KN,LC,MS,VC 9ws:AL,XK 9wt:AM 9wu:AO 9wv:AR 9ww:AU 9wx:AW 9wy:AZ 9wz:BB 9x0:BD
    9x1:BE,NL 9x2:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF 9x2:YT
    9x3:BI 9x4:BM 9x5:BN 9x6:BO 9x7:BQ 9x8:BR,ET,GW,PT,TL 9x9:BS 9xa:BT 9xb:BW 9xc:BZ 9xd:CA 9xe:CC
    9xf:CD 9xg:CH,LI 9xh:CK,NU,NZ,PN,TK 9xi:CL 9xj:CN 9xk:CO 9xl:CR 9xm:CU 9xn:CV 9xo:CW
    9xp:CX,KI,NF,NR,TV 9xq:CY,GR,IN 9xr:CZ 9xs:DJ 9xt:DK 9xu:DO 9xv:EC,PR,SV 9xw:ER 9xx:FJ 9xy:FK
    9xz:FO 9y0:GH 9y1:GI 9y2:GL 9y3:GM 9y4:GN 9y5:GT 9y6:GY 9y7:HN 9y8:HT 9y9:ID 9ya:IS 9yb:JM
    9yc:JP 9yd:KE 9ye:KG 9yf:KH 9yg:KM 9yh:KP,KR 9yi:KY 9yj:LA 9yk:LK,NP 9yl:LR 9ym:LS 9yn:MD
    9yo:MG 9yp:MM 9yq:MN 9yr:MO 9ys:MT 9yt:MU 9yu:MW 9yv:MX 9yw:MY 9yx:MZ 9yy:NA 9yz:NG 9z0:NI
    9z1:PA 9z2:PE 9z3:PG 9z4:PK 9z5:PY 9z6:RW 9z7:SB 9z8:SC 9z9:SG 9za:SH 9zb:SL 9zc:SO 9zd:SR
    9ze:SS 9zf:ST 9zg:SX 9zh:SZ 9zi:TJ 9zj:TM 9zk:TO 9zl:TT 9zm:TW 9zn:TZ 9zo:UG 9zp:UY 9zq:UZ
    9zr:VE 9zs:VU 9zt:ZA 9zu:ZM ur,ur_Arab,ur_Aran=4h 6h:IT,SM,TJ,VA jm:IN
    ko:-,419,BG,EC,KG,LT,PK,PR,RO,SV 45m:HR 4kj:IS 6mx:MY 6y1:NO,SJ 7um:PL 8dm:HK 8dt:AD 8e8:KP,KR
    8eu:MK,MT,TM 8fh:001,150,AS,DG,FM,GB,GG,IE,IM,IO,JE,ML,MV,PW,TC,VG,WS,ZW
    8ga:003,AC,AQ,BV,CP,CQ,GS,GU,HM,MH,MP,TA,UM,US,VI 9zv:AG,AI,DM,GD,KN,LC,MS,VC 9zw:AR 9zx:AU
    9zy:AX,SE 9zz:BA a00:BB
    a01:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF a01:YT a02:BI
    a03:BM a04:BN a05:BO a06:BS a07:BW a08:BY a09:BZ a0a:CA a0b:CC a0c:CK,NU,NZ,PN,TK a0d:CL a0e:CN
    a0f:CO a0g:CR a0h:CU a0i:CX,KI,NF,NR,TV a0j:CZ a0k:DJ a0l:DO a0m:ER a0n:FI,JP,SI a0o:FJ a0p:FK
    a0q:FO a0r:GE a0s:GH a0t:GI a0u:GL a0v:GM a0w:GN a0x:GT a0y:GY a0z:HN a10:HT a11:HU a12:JM
    a13:KY a14:LR a15:LS a16:MD a17:ME a18:MG a19:MO a1a:MU a1b:MW a1c:MX a1d:NA a1e:NE a1f:NG
    a1g:NI a1h:PA a1i:PE a1j:PG a1k:PY a1l:RS a1m:RW a1n:SB a1o:SC a1p:SG a1q:SH a1r:SK a1s:SL
    a1t:SO a1u:SX a1v:SZ a1w:TO a1x:TT a1y:TW a1z:UA a20:UY a21:UZ a22:VE a23:VU a24:ZA a25:ZM uz=8
    77:001,150,AS,DG,FM,GB,GG,IE,IM,IO,JE,ML,MV,PW,TC,VG,WS,ZW l3:-,419,BG,LT,MK,MT,RO,TM
    qx:EA,ES,GQ,IC,KG,LK,NP ug:AZ 15i:ZM 1cy:BD 3fi:IT,SM,VA 3iy:FO 3ys:PY 423:NG 46e:HR 4lb:IS
    4ua:GE 5c8:GL 5ng:LR 61i:LA 65n:MU 68t:MG 6nn:MY 6pp:CC 6sl:MM 6ys:NO,SJ 7c5:ZA 7vd:PL 7vh:AF
    86d:BI 8dg:RW 8sz:SO 8vy:AL,XK 9e4:TZ a26:003,AC,AQ,BV,CP,CQ,GS,GU,HM,MH,MP,TA,UM,US,VI
    a27:AD,TH,VN a28:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE
    a29:AG,AI,DM,GD,KN,LC,MS,VC a2a:AM a2b:AO a2c:AR a2d:AT,CH,DE,EE,LI,LV a2e:AU a2f:AW a2g:AX,SE
    a2h:BA a2i:BB a2j:BE,NL
    a2k:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF a2k:YT a2l:BM
    a2m:BN a2n:BO a2o:BQ a2p:BR,ET,GW,PT,TL a2q:BS a2r:BT a2s:BW a2t:BY a2u:BZ a2v:CA a2w:CD
    a2x:CK,NU,NZ,PN,TK a2y:CL a2z:CN a30:CO a31:CR a32:CU a33:CV a34:CW a35:CX,KI,NF,NR,TV
    a36:CY,GR,IN a37:CZ a38:DJ a39:DK a3a:DO a3b:EC,PR,SV a3c:ER a3d:FI,JP,SI a3e:FJ a3f:FK a3g:GH
    a3h:GI a3i:GM a3j:GN a3k:GT a3l:GY a3m:HK a3n:HN a3o:HT a3p:HU a3q:ID a3r:IL a3s:IR a3t:JM
    a3u:KE a3v:KH a3w:KM a3x:KP,KR a3y:KY a3z:KZ a40:LS a41:MD a42:ME a43:MN a44:MO a45:MW a46:MX
    a47:MZ a48:NA a49:NE a4a:NI a4b:PA a4c:PE a4d:PG a4e:PH a4f:PK a4g:RS a4h:RU a4i:SB a4j:SC
    a4k:SG a4l:SH a4m:SK a4n:SL a4o:SR a4p:SS a4q:ST a4r:SX a4s:SZ a4t:TJ a4u:TO a4v:TR a4w:TT
    a4x:TW a4y:UA a4z:UG a50:UY a51:VE a52:VU uz_Arab=46 7vh:-,419,AF,BG,LT,RO 7wb:MY
    7wr:IT,KG,SM,VA 7yo:AD a53:AU a54:BA a55:BN a56:BO a57:CR a58:GT a59:HN a5a:HR a5b:HU a5c:IS
    a5d:MD a5e:MX a5f:NA a5g:NI a5h:NO,SJ a5i:PA a5j:PE a5k:PK a5l:PL a5m:SK a5n:UA a5o:VE
    uz_Cyrl=5c a5p:-,001,150,419,AS,DG,EA,ES,FM,GB,GG,GQ,IC,IE,IM,IO,IT,JE,LK,LT,ML,MT,MV,NP
    a5p:PW,RO,SM,TC,TM,UZ,VA,VG,WS,ZW a5q:003,AC,AQ,BV,CP,CQ,FI,GS,GU,HM,JP,MH,MP,PH,SI,TA,UM,US,VI
    a5r:AD,HK,TH,VN a5s:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE a5t:AF,IR
    a5u:AG,AI,DM,GD,KN,LC,MS,VC a5v:AL,XK a5w:AM a5x:AO a5y:AR a5z:AT,CH,DE,EE,LI,LV a60:AU a61:AW
    a62:AX,SE a63:AZ a64:BA a65:BB a66:BD a67:BE,NL
    a68:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF a68:YT a69:BG
    a6a:BI a6b:BM a6c:BN a6d:BO a6e:BQ a6f:BR,ET,GW,KP,KR,PT,TL a6g:BS a6h:BT a6i:BW a6j:BY a6k:BZ
    a6l:CA a6m:CC,MY a6n:CD a6o:CK,NU,NZ,PN,TK a6p:CL a6q:CO a6r:CR a6s:CU a6t:CV a6u:CW
    a6v:CX,KI,NF,NR,TV a6w:CY,EC,GR,IN,PR,SV a6x:CZ a6y:DJ a6z:DK a70:DO a71:ER a72:FJ a73:FK
    a74:FO a75:GE a76:GH a77:GI a78:GL a79:GM a7a:GN a7b:GT a7c:GY a7d:HN a7e:HR a7f:HT a7g:HU
    a7h:ID a7i:IL a7j:IS a7k:JM a7l:KE a7m:KG a7n:KH a7o:KM a7p:KY a7q:KZ a7r:LA a7s:LR a7t:LS
    a7u:MD a7v:ME a7w:MG a7x:MK a7y:MM a7z:MN a80:MO a81:MU a82:MW a83:MX a84:MZ a85:NA a86:NE
    a87:NG a88:NI a89:NO,SJ a8a:PA a8b:PE a8c:PG a8d:PK a8e:PL a8f:PY a8g:RS a8h:RU a8i:RW a8j:SB
    a8k:SC a8l:SG a8m:SH a8n:SK a8o:SL a8p:SO a8q:SR a8r:SS a8s:ST a8t:SX a8u:SZ a8v:TJ a8w:TO
    a8x:TR a8y:TT a8z:TW a90:TZ a91:UA a92:UG a93:UY a94:VE a95:VU a96:ZA a97:ZM uz_Latn=5c a3s:AF
    a98:CN vai,vai_Latn,vai_Vaii=2y a99:GN vec=37 2m5:CH,LI 32o:AU 33b:419 33d:AR 33k:BO 33p:CL
    33q:CO 33r:CR 33s:CU 33u:DO 33v:EC,PR,SV 341:GT 342:HN 34c:MX 34f:NI 34h:PA 34i:PE 34t:UY
    34u:VE 46i:HU 4hw:IS 86g:RO 86s:MD 86x:TM 86y:UA a9a:-,IT vmw=h 3q:MZ wa=h 3q:BE wae=21 40:LI
    2mw:FR wal=3y 9nu:KE wo= a9b:-,419,BG,EC,LT,PR,RO,SN,SV,TJ
    a9c:001,150,AS,DG,FM,GB,GG,IE,IM,IO,JE,MK,ML,MT,MV,PW,TC,TM,VG,WS,ZW
    a9d:003,AC,AQ,BV,CP,CQ,FI,GS,GU,HM,JP,MH,MP,SI,TA,UM,US,VI a9e:AD,AT,CH,DE,EE,LI,LV
    a9f:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE a9g:AF,IR
    a9h:AG,AI,DM,GD,KN,LC,MS,VC a9i:AL,XK a9j:AM a9k:AO a9l:AR a9m:AU a9n:AW a9o:AX,SE a9p:AZ
    a9q:BA a9r:BB a9s:BD a9t:BE,NL
    a9u:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,TD,TF,TG,WF,YT a9v:BI a9w:BM
    a9x:BN a9y:BO a9z:BQ aa0:BR,ET,GW,PT,TL aa1:BS aa2:BT aa3:BW aa4:BY aa5:BZ aa6:CA aa7:CC aa8:CD
    aa9:CK,NU,NZ,PN,TK aaa:CL aab:CN aac:CO aad:CR aae:CU aaf:CV aag:CW aah:CX,KI,NF,NR,TV
    aai:CY,GR,IN,IT,KG,SM,VA aaj:CZ aak:DJ aal:DK aam:DO aan:EA,ES,GQ,IC,LK,NP aao:ER aap:FJ aaq:FK
    aar:FO aas:GE aat:GH aau:GI aav:GL aaw:GM aax:GN aay:GT aaz:GY ab0:HK ab1:HN ab2:HR ab3:HT
    ab4:HU ab5:ID ab6:IL ab7:IS ab8:JM ab9:KE aba:KH abb:KM abc:KP,KR abd:KY abe:KZ abf:LA abg:LR
    abh:LS abi:MD abj:ME abk:MG abl:MM abm:MN abn:MO abo:MU abp:MW abq:MX abr:MY abs:MZ abt:NA
    abu:NE abv:NG abw:NI abx:NO,SJ aby:PA abz:PE ac0:PG ac1:PH ac2:PK ac3:PL ac4:PY ac5:RS ac6:RU
    ac7:RW ac8:SB ac9:SC aca:SG acb:SH acc:SK acd:SL ace:SO acf:SR acg:SS ach:ST aci:SX acj:SZ
    ack:TH,VN acl:TO acm:TR acn:TT aco:TW acp:TZ acq:UA acr:UG acs:UY act:UZ acu:VE acv:VU acw:ZA
    acx:ZM xh=3u 2:IT,SM,VA 3d:KG ex:NA 79b:-,419,BG,EC,LT,PR,RO,SV,ZA 79k:AD 7bi:MK acy:AR acz:AU
    ad0:AX,SE ad1:BA ad2:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF
    ad2:YT ad3:BN ad4:BO ad5:CL ad6:CO ad7:CR ad8:CU ad9:DJ ada:DO adb:EA,ES,GQ,IC adc:ER add:GE
    ade:GN adf:GT adg:HN adh:HR adi:HT adj:HU adk:IS adl:MD adm:MX adn:MY ado:NI adp:NO,SJ adq:PA
    adr:PE ads:PL adt:SC adu:SK adv:UA adw:UY adx:VE ady:VU yi=h 3q:UA yo=23
    1yj:003,AC,AQ,BV,CP,CQ,FI,GS,GU,HM,JP,MH,MP,NE,SI,TA,UM,US,VI
    1yk:001,150,AS,DG,FM,GB,GG,IE,IM,IO,JE,MK,ML,MT,MV,PW,TC,TM,VG,WS,ZW
    adz:-,419,BG,BJ,EC,LT,NG,PR,RO,SV,TJ ae0:AD,AT,CH,DE,EE,LI,LV
    ae1:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE ae2:AF,IR
    ae3:AG,AI,DM,GD,KN,LC,MS,VC ae4:AL,XK ae5:AM ae6:AO ae7:AR ae8:AU ae9:AW aea:AX,SE aeb:AZ
    aec:BA aed:BB aee:BD aef:BE,NL
    aeg:BF,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF,YT aeh:BI aei:BM
    aej:BN aek:BO ael:BQ aem:BR,ET,GW,PT,TL aen:BS aeo:BT aep:BW aeq:BZ aer:CA aes:CC aet:CD
    aeu:CK,NU,NZ,PN,TK aev:CL aew:CN aex:CO aey:CR aez:CU af0:CV af1:CW af2:CX,KI,NF,NR,TV
    af3:CY,GR,IN,IT,KG,SM,VA af4:CZ af5:DJ af6:DK af7:DO af8:EA,ES,GQ,IC,LK,NP af9:ER afa:FJ afb:FK
    afc:FO afd:GE afe:GH aff:GI afg:GL afh:GM afi:GN afj:GT afk:GY afl:HK afm:HN afn:HR afo:HT
    afp:HU afq:ID afr:IL afs:IS aft:JM afu:KE afv:KH afw:KM afx:KP,KR afy:KY afz:LA ag0:LR ag1:LS
    ag2:MD ag3:ME ag4:MG ag5:MM ag6:MN ag7:MO ag8:MU ag9:MW aga:MX agb:MY agc:MZ agd:NA age:NI
    agf:NO,SJ agg:PA agh:PE agi:PG agj:PH agk:PK agl:PL agm:PY agn:RS ago:RW agp:SB agq:SC agr:SG
    ags:SH agt:SK agu:SL agv:SO agw:SR agx:SS agy:ST agz:SX ah0:SZ ah1:TH,VN ah2:TO ah3:TR ah4:TT
    ah5:TW ah6:TZ ah7:UA ah8:UG ah9:UY aha:UZ ahb:VE ahc:VU ahd:ZA ahe:ZM yrl= ahf:-,BR,CO,LT,VE
    ahg:001,150,AS,DG,FM,GB,GG,IE,IM,IO,IT,JE,ML,MV,PW,SM,TC,VA,VG,WS,ZW
    ahh:003,AC,AQ,BV,CP,CQ,GS,GU,HM,MH,MP,PH,TA,UM,US,VI ahi:419,EA,ES,IC ahj:AD,HK,RS,TH,VN
    ahk:AE,BH,DZ,EG,EH,IQ,JO,KW,LB,LY,MA,MR,OM,PS,QA,SA,SD,SY,TN,YE ahl:AF,IR
    ahm:AG,AI,DM,GD,KN,LC,MS,VC ahn:AL,XK aho:AM ahp:AO ahq:AR ahr:AT,CH,DE,EE,LI,LV,SI ahs:AU
    aht:AW ahu:AX,SE ahv:AZ ahw:BA ahx:BB ahy:BD ahz:BE,NL
    ai0:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF ai0:YT
    ai1:BG,ET,GW,KG,KP,KR,MK,PT,RO,TL ai2:BI ai3:BM ai4:BN ai5:BO ai6:BQ ai7:BS ai8:BT ai9:BW
    aia:BY aib:BZ aic:CA aid:CC aie:CD aif:CK,NU,NZ,PN,TK aig:CL aih:CN aii:CR aij:CU aik:CV ail:CW
    aim:CX,KI,NF,NR,TV ain:CY,GR,IN aio:CZ aip:DJ aiq:DK air:DO ais:EC,PR,SV ait:ER aiu:FI aiv:FJ
    aiw:FK aix:FO aiy:GE aiz:GH aj0:GI aj1:GL aj2:GM aj3:GN aj4:GQ aj5:GT aj6:GY aj7:HN aj8:HR
    aj9:HT aja:HU ajb:ID ajc:IL ajd:IS aje:JM ajf:JP ajg:KE ajh:KH aji:KM ajj:KY ajk:KZ ajl:LA
    ajm:LK ajn:LR ajo:LS ajp:MD ajq:ME ajr:MG ajs:MM ajt:MN aju:MO ajv:MT,NP,TM ajw:MU ajx:MW
    ajy:MX ajz:MY ak0:MZ ak1:NA ak2:NE ak3:NG ak4:NI ak5:NO,SJ ak6:PA ak7:PE ak8:PG ak9:PK aka:PL
    akb:PY akc:RU akd:RW ake:SB akf:SC akg:SG akh:SH aki:SK akj:SL akk:SO akl:SR akm:SS akn:ST
    ako:SX akp:SZ akq:TJ akr:TO aks:TR akt:TT aku:TW akv:TZ akw:UA akx:UG aky:UY akz:UZ al0:VU
    al1:ZA al2:ZM yue=3z it:AD j9:BN jm:IN kh:MY kj:NA 1l9:BA 4mm:JP 5g5:SI
    al3:-,419,BG,HK,LT,MK,RO,RS al4:AR al5:AU al6:AX,SE al7:BO al8:CL al9:CN ala:CO alb:CR alc:CU
    ald:DO ale:EA,ES,GQ,IC alf:EC,FI,PR,SV alg:GE alh:GT ali:HN alj:HR alk:HU all:IS alm:IT,SM,VA
    aln:KG alo:MD alp:ME alq:MX alr:NI als:NO,SJ alt:PA alu:PE alv:PL alw:SK alx:UA aly:UY alz:VE
    yue_Hans=5r jy:HK 1di:ER al9:-,419,BG,LT,MK,RO am0:AD am1:AR am2:AU am3:AX,SE am4:BA
    am5:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF am5:YT am6:BO
    am7:CL am8:CO am9:CR ama:CU amb:DJ amc:DO amd:EA,ES,GQ,IC ame:EC,PR,SV amf:FI amg:GE amh:GN
    ami:GT amj:HN amk:HR aml:HT amm:HU amn:IT,SM,VA amo:MD amp:MX amq:NI amr:NO,SJ ams:PA amt:PE
    amu:PL amv:SC amw:SK amx:UA amy:UY amz:VE an0:VU yue_Hant=5r al3:CN zh=5s 52:IT,SM,VA jc:KG
    jg:-,419,BG,CN,LT,MK,RO jy:RS k9:JP p8:EA,ES,GQ,IC 43z:HR 4js:IS 4rx:GE 5g9:ME 6wt:NO,SJ 7tf:PL
    an1:AR an2:AU an3:AX,SE an4:BO an5:CL an6:CO an7:CR an8:CU an9:DO ana:EC,PR,SV anb:FI anc:GF,PF
    and:GT ane:HN anf:HU ang:MD anh:MX ani:NI anj:PA ank:PE anl:SG anm:SK ann:UA ano:UY anp:VE
    zh_Hans=5u jg:MY k9:HK am5:GF,PF anq:AU anr:MO ans:PA zh_Hant=5r jy:HK
    ky:-,419,BG,JP,LT,MK,MY,RO qu:EA,ES,GQ,IC 469:HR 49x:HU 6yn:NO,SJ 7v8:PL 9zm:UA an2:AU
    anc:BF,BJ,BL,CF,CG,CI,CM,FR,GA,GF,GP,LU,MC,MF,MQ,NC,PF,PM,RE,SN,TD,TF,TG,WF anc:YT anj:PA
    ant:AR anu:AX,SE anv:BO anw:CL anx:CO any:CR anz:CU ao0:DJ ao1:DO ao2:EC,FI,PR,SV ao3:GN ao4:GT
    ao5:HN ao6:HT ao7:IS ao8:IT,SM,VA ao9:KG aoa:MD aob:MX aoc:NI aod:PE aoe:SC aof:SI aog:SK
    aoh:UY aoi:VE aoj:VU zu=0 b:AD 18:-,419,BG,EC,KG,LT,PR,RO,SV,ZA 22:FI,SI 29:EA,ES,GQ,IC
    3d:IT,SM,VA q8:NA aok:AR aol:AU aom:BA aon:BN aoo:BO aop:BY aoq:CL aor:CO aos:CR aot:CU aou:DO
    aov:GT aow:HN aox:HR aoy:HU aoz:IS ap0:MD ap1:MX ap2:MY ap3:NI ap4:NO,SJ ap5:PA ap6:PE ap7:PL
    ap8:SK ap9:UA apa:UY apb:VE
    """
}
