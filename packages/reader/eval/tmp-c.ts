import { loadContent } from '@rightseat/examiner';
import { startJudge } from '@rightseat/judge';
import { toRead } from '@rightseat/examiner';
import * as ex from '@rightseat/examiner';
const content=loadContent();const judge:any=await startJudge();
const qs=content.questions;const find=(id:string)=>{for(const q of qs){if(q.id===id)return [q,q];const i=q.followUps.findIndex((_,n)=>`${q.id}+${n+1}`===id);if(i>=0)return [q,q.followUps[i]];}return null};
const grep=(re:RegExp)=>qs.filter(q=>re.test(q.ask)||q.followUps.some(f=>re.test(f.ask))).map(q=>q.id+(re.test(q.ask)?'':'+'+(q.followUps.findIndex(f=>re.test(f.ask))+1)));
console.log(grep(/read back|Read back|readback/i), grep(/highest one|tallest/i), grep(/What do you write down afterward/i));
process.exit(0)
