export function TickedInputs({ ids, intent }: { ids: number[]; intent: 'delete' | 'change' }) {
  return (
    <>
      <input type="hidden" name="intent" value={intent} />
      {ids.map((id) => (
        <input key={id} type="hidden" name="id" value={id} />
      ))}
    </>
  );
}
