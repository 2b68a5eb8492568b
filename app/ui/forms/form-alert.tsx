export interface FormAlertProps {
  id: string;
  title?: string;
  messages: string[] | null | undefined;
}

export function FormAlert({ id, title, messages }: FormAlertProps) {
  if (!messages || messages.length === 0) return null;
  return (
    <div id={id} role="alert" className="form-alert alert">
      {title && <strong>{title}</strong>}
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
    </div>
  );
}
