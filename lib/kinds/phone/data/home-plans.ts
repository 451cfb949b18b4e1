/**
 * Numbering plans of the regions that the always-on script knows.
 * Written by make-plans.ts from the metadata of libphonenumber-js; do not edit.
 *
 * One entry a calling code (ITU-T E.164): code, possible lengths of a national number (bit n: n + 4
 * digits) and its possible first digits (bit n: digit n), both in base 36, trunk prefix, regions.
 */
export const HOME_PLANS =
  '1,1s,sc,1,USAGAIASBBBMBSCADMDOGDGUJMKNKYLCMPMSPRSXTCTTVCVGVI 7,u8,pk,8,RUKZ 30,cg,ro,,GR 31,72,se,0,NL 32,1c,se,0,BE 33,w,se,0,FR 34,w,s0,,ES 36,1c,se,06,HU 39,e4,8r,,ITVA 40,10,p8,0,RO 41,w,sc,0,CH 43,sf,se,0,AT 44,2w,q6,0,GBGGIMJE 45,g,sc,,DK 46,3g,se,0,SE 47,i,sd,,NOSJ 48,2w,se,,PL 49,35q,se,0,DE 55,6o,se,0,BR 61,ak,bi,0,AUCCCX 81,cmo,sf,0,JP 82,1km,e7,0,KR 86,e0,se,0,CN 90,nc,n0,0,TR 91,s0,sf,0,IN 351,w,r2,,PT 352,73,sc,,LU 353,3c,s6,0,IE 354,14,s8,,IS 356,g,q4,,MT 357,g,pw,,CY 358,e6,se,0,FIAX 359,8s,sd,0,BG 370,g,s8,0,LT 371,g,n8,,LV 372,2g,s8,,EE 380,2o,s8,0,UA 385,1k,se,0,HR 386,u,se,0,SI 420,w,sc,,CZ 421,18,os,0,SK';
