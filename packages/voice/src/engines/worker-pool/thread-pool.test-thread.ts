import { serveJobs } from './serve-jobs.ts';

export type TestTask =
  | { do: 'echo'; word: string }
  | { do: 'wait-until-abandoned' }
  | { do: 'wait-for'; gate: SharedArrayBuffer; word: string }
  | { do: 'fail' }
  | { do: 'die' };

const turn = () => new Promise((resolve) => setTimeout(resolve, 1));

serveJobs<TestTask, string>(async (task, { shouldStop }) => {
  switch (task.do) {
    case 'echo':
      return task.word;
    case 'wait-until-abandoned':
      while (!shouldStop()) await turn();
      return null;
    case 'wait-for': {
      const gate = new Int32Array(task.gate);
      while (Atomics.load(gate, 0) === 0) await turn();
      return task.word;
    }
    case 'fail':
      throw new Error('this job cannot be done');
    case 'die':
      process.exit(7);
  }
});
