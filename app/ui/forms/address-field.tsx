import { type RefObject, useId } from 'react';

interface AddressFieldProps {
  label: string;
  address: string;
  field?: RefObject<HTMLInputElement>;
}

/** An address to copy. A click selects it. */
export function AddressField({ label, address, field }: AddressFieldProps) {
  const id = useId();
  return (
    <div className="share-address">
      <label htmlFor={id}>{label}</label>
      <input id={id} ref={field} readOnly value={address} onFocus={({ target }) => target.select()} />
    </div>
  );
}
