/** Jobs in the order they are to be done: lower rank first, then first come, first served. */
export class WaitingJobs<Job extends { rank: number }> {
  readonly #jobs: Job[] = [];

  get size(): number {
    return this.#jobs.length;
  }

  add(job: Job): void {
    const place = this.#jobs.findIndex((waiting) => waiting.rank > job.rank);
    this.#jobs.splice(place === -1 ? this.#jobs.length : place, 0, job);
  }

  next(): Job | undefined {
    return this.#jobs.shift();
  }

  /** False when the job no longer waits. */
  remove(job: Job): boolean {
    const place = this.#jobs.indexOf(job);
    if (place === -1) return false;
    this.#jobs.splice(place, 1);
    return true;
  }

  removeAll(): Job[] {
    return this.#jobs.splice(0);
  }
}
