import { Form, type FormProps, useSubmit } from '@remix-run/react';
import { inLanguage } from '~/messages/addresses';

/** A form that leads to an address. Sent again unchanged, it adds no history entry, as when a browser sends it to the same address. */
export function GetForm(props: FormProps & { action: string }) {
  const submit = useSubmit();
  return (
    <Form
      {...props}
      onSubmit={(event) => {
        event.preventDefault();
        const form = event.currentTarget;
        const query = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
        submit(form, { replace: `${inLanguage(props.action)}?${query}` === location.pathname + location.search });
      }}
    />
  );
}
