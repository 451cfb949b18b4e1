import { checkValue } from './test/kinds/checked.ts';
import { detect } from './lib/detect/index.ts';
import { detectCandidates } from './lib/detect/page-detector.ts';
import './test/check-data.ts';
import { readFileSync } from 'node:fs';
const kind=process.argv[2] as 'phone'|'iban';
for (const line of readFileSync(0,'utf8').split('\n')) { if(!line.trim()) continue;
 const [region='',typed='']=line.split('\t');
 const v=checkValue(kind,typed,region?{region}:{});
 console.log(`${typed.padEnd(30)} ${region.padEnd(2)} ${v.standing} ${v.reason} ${v.value}${v.suggestion?' => '+v.suggestion:''} | ${v.headline}`);
 if(process.argv[3]){ for(const [n,d] of [['sel',detect],['page',detectCandidates]] as const) for(const pre of ['',kind==='phone'?'Tel: ':'IBAN: ', ...(kind==='iban'?['Konto: ']:[])]) {const f=d(pre+typed,{region}); console.log('      ',n,pre||'(bare)',f.map(x=>`${x.kind} ${x.value} ${x.evidence??''} → ${checkValue(x.kind,x.value,region?{region}:{}).standing} ${checkValue(x.kind,x.value,region?{region}:{}).value} ${checkValue(x.kind,x.value,region?{region}:{}).suggestion??''}`).join('; ')||'-');} }
}
