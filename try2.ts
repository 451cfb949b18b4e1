import './test/check-data.ts';
import { OLD_PLANS } from './lib/kinds/phone/data/old-plans.ts';
import { parsePhoneNumberFromString as P } from 'libphonenumber-js/max';
// random strings for each; share now valid today, share of new valid
for (const p of OLD_PLANS) {
  let n=0, valid=0, nowOk=0, ex='', exv='';
  for (let k=0;k<400000&&n<400;k++){ const L=5+Math.floor(Math.random()*9); let s=''; while(s.length<L) s+=Math.floor(Math.random()*10); 
    if (k%2) { const m=/^\^\(?(\d+)/.exec(p.old.source); if(m) s=(m[1]+s).slice(0,L); }
    if(!p.old.test(s)) continue; n++;
    const a=P('+'+p.code+s); if(a?.isValid()) {valid++; exv=s+'→'+a.number+a.getType();}
    const now=typeof p.now==='string'?s.replace(p.old,p.now):p.now?s.replace(p.old,p.now as never):'';
    const e=now.startsWith('+')?now:'+'+p.code+now; const b=P(e); if(b?.isValid()&&b.number===e){nowOk++;ex=s+'→'+e;}
  }
  console.log(p.code,p.year,p.old.source,`n=${n} validToday=${(100*valid/n).toFixed(0)}% newValid=${(100*nowOk/n).toFixed(0)}%`,ex,'|',exv);
}
