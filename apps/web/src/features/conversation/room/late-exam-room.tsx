import { type ComponentProps, useEffect, useState } from 'react';
import { Spinner } from '#components/spinner.tsx';
import type { ExamRoom } from './exam-room.tsx';

/** Kept once it is here; a failure is not, so that the next press tries again. */
let room: typeof ExamRoom | null = null;

/**
 * The room's code is fetched with the press on Start, and before a conversation is opened: none can begin
 * whose room is missing.
 * @throws Error in words for the pilot
 */
export async function fetchExamRoom(): Promise<typeof ExamRoom> {
  try {
    room ??= (await import('./exam-room.tsx')).ExamRoom;
    return room;
  } catch (error) {
    throw new Error('The exam room could not be fetched. Check your connection and load the page again.', {
      cause: error,
    });
  }
}

/** The room, once its code is here. */
export function LateExamRoom(props: ComponentProps<typeof ExamRoom>) {
  const [Room, setRoom] = useState(() => room);
  useEffect(() => {
    // Whoever starts the conversation tells of the failure.
    void fetchExamRoom().then(
      (fetched) => setRoom(() => fetched),
      () => {},
    );
  }, []);
  return Room ? <Room {...props} /> : <Spinner label="Opening the exam room…" />;
}
