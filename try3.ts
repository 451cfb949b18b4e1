import './test/check-data.ts';
import examples from 'libphonenumber-js/examples.mobile.json' with { type: 'json' };
import { getCountries, getCountryCallingCode, getExampleNumber, parsePhoneNumberFromString as P, Metadata } from 'libphonenumber-js/max';
import { checkValue } from './test/kinds/checked.ts';
import { detect } from './lib/detect/index.ts';
import { detectCandidates } from './lib/detect/page-detector.ts';
let seed=7; const rnd=()=>{seed=(seed*1103515245+12345)&0x7fffffff; return seed/0x7fffffff;};
const meaning=(text:string, region:string)=>{const v=checkValue('phone',text,{region}); return v;};
const textValue=(d:typeof detect, typed:string, region:string)=>{const f=d('Tel: '+typed,{region}).filter(x=>x.kind==='phone'); if(f.length!==1||f[0].raw.replace(/\D/g,'')!==typed.replace(/\D/g,'')) return 'NOTFOUND '+f.map(x=>x.value).join(); return checkValue('phone',f[0].value,{region}).value;};
const bad:string[]=[]; let n=0,ok=0,dis=0; 
for(const r of getCountries()){
  const e=getExampleNumber(r,examples)!; n++;
  const typed=e.number.slice(1);
  const v=meaning(typed,r);
  const t=[detect,detectCandidates].map(d=>textValue(d,typed,r));
  if(v.value===e.number&&v.standing==='good') ok++; else bad.push(`EX ${r} ${typed}: ${v.value} ${v.standing} ${v.suggestion??''}`);
  if(t.some(x=>x!==v.value)) {dis++; bad.push(`TXT ${r} ${typed}: check ${v.value} ${v.standing} text ${t}`);}
}
console.log('examples',n,'right',ok,'text differs',dis);
// landlines & any valid numbers
const stats:Record<string,number>={};const bump=(k:string)=>{stats[k]=(stats[k]??0)+1};
for(const r of getCountries()){
  const cc=getCountryCallingCode(r); const m=new Metadata(); m.selectNumberingPlan(r); const lens=m.numberingPlan!.possibleLengths();
  let got=0;
  for(let k=0;k<3000&&got<40;k++){ const L=lens[Math.floor(rnd()*lens.length)]; let s=''; while(s.length<L) s+=Math.floor(rnd()*10);
    const a=P('+'+cc+s); if(!a?.isValid()||a.nationalNumber!==s||a.country!==r||!['FIXED_LINE','MOBILE','FIXED_LINE_OR_MOBILE'].includes(a.getType()!)) continue; got++;
    const typed=cc+s; const v=meaning(typed,r);
    const res=v.value===a.number?(v.standing==='good'?'right':v.suggestion?'right+doubt':v.standing):(v.suggestion===a.number?'other+suggests':'WRONG');
    bump('plusless '+res); if(res==='WRONG') bad.push(`PL ${r} ${typed} (${a.number}): ${v.value} ${v.standing} ${v.suggestion??''}`);
    const t=[detect,detectCandidates].map(d=>textValue(d,typed,r)); if(t.some(x=>x!==v.value)){bump('plusless text differs'); bad.push(`TX ${r} ${typed}: check ${v.value} ${v.standing} text ${t}`);}
  }
  // genuine national beginning with cc
  got=0;
  for(let k=0;k<3000&&got<40;k++){ const L=lens[Math.floor(rnd()*lens.length)]; let s=cc; while(s.length<L) s+=Math.floor(rnd()*10); if(s.length!==L) continue;
    const a=P('+'+cc+s); if(!a?.isValid()||a.nationalNumber!==s||a.country!==r) continue; got++;
    const nat=a.formatNational(); const v=meaning(nat,r); if(v.value!==a.number) {bump('national form '+(v.suggestion===a.number?'suggests':'WRONG')); bad.push(`NAT ${r} ${nat}: ${v.value} ${v.standing} ${v.suggestion??''} vs ${a.number}`);} else bump('national form right '+v.standing);
    const v2=meaning(s,r); const res=v2.value===a.number?(v2.standing==='good'?'right':v2.suggestion?'right+doubt':v2.standing):(v2.suggestion===a.number?'other+suggests':'other alone');
    bump('bare genuine '+res); if(res==='other alone') bad.push(`BARE ${r} ${s}: ${v2.value} ${v2.standing} ${v2.suggestion??''}`);
    const t=[detect,detectCandidates].map(d=>textValue(d,s,r)); if(t.some(x=>x!==v2.value)){bump('bare text differs'); bad.push(`BTX ${r} ${s}: check ${v2.value} ${v2.standing} text ${t}`);}
  }
}
console.log(stats); console.log(bad.length); 
const by:Record<string,string[]>={}; for(const b of bad){const k=b.split(' ').slice(0,2).join(' ');(by[k]??=[]).push(b);} for(const k in by) console.log(by[k].length, by[k].slice(0,2).join('\n     '));
