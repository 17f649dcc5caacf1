// SPDX-License-Identifier: Apache-2.0 AND Unicode-3.0
// Long because it is data that nobody reads.
// Written by script/generate-language-tables from ICU 76.1, CLDR 46.
// Not for editing.
//
// Data: Copyright © 1991-2024 Unicode, Inc. Unicode and the Unicode Logo are registered trademarks
// of Unicode, Inc. in the United States and other countries. Used under the Unicode License v3,
// https://www.unicode.org/license.txt, whose notice stands in LICENSES/Unicode-3.0.txt.

extension WritingTables {
  /// The regions of a `PairTable`; the first is none.
  static let regionLines = """
    - 001 003 150 419 AC AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ
    BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CP CQ CR CU CV CW CX CY
    CZ DE DG DJ DK DM DO DZ EA EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM
    GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU IC ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG
    KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO
    MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM
    PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY
    SZ TA TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF
    WS XK YE YT ZA ZM ZW
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
