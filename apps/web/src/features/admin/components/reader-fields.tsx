import { Field } from '#components/field.tsx';

/** Who reads, and the day: given once, for all questions that are ticked after it. */
export type QuestionReader = { name: string; readOn: string };

type ReaderFieldsProps = {
  id: string;
  reader: QuestionReader;
  error: string | undefined;
  onReader: (reader: QuestionReader) => void;
};

export function ReaderFields({ id, reader, error, onReader }: ReaderFieldsProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-[1fr_12rem]">
      <Field
        id={id}
        label="Who read"
        hint="As pilots see it beside the answer, with what gives it weight: “Ann Lee, CFI”."
        autoComplete="off"
        maxLength={80}
        value={reader.name}
        error={error}
        onChange={({ target }) => onReader({ ...reader, name: target.value })}
      />
      <Field
        label="Read on"
        type="date"
        required
        value={reader.readOn}
        onChange={({ target }) => onReader({ ...reader, readOn: target.value })}
      />
    </div>
  );
}
