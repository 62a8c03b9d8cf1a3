/**
 * The session, if it comes within `timeoutMs`. One that comes alive later is closed: nobody is there any more.
 * @throws Error when it does not come in time
 */
export async function within<Session extends { endSession: () => Promise<void> }>(
  timeoutMs: number,
  opening: Promise<Session>,
): Promise<Session> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The examiner did not answer in time.')), timeoutMs);
  });
  try {
    return await Promise.race([opening, timeout]);
  } catch (error) {
    void opening.then((session) => session.endSession()).catch(() => {});
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
