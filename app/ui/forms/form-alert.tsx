import { useContext } from 'react';
import { Controls } from './controls';

interface FormAlertProps {
  id: string;
  title?: string;
  messages: string[] | null | undefined;
}

export function FormAlert({ id, title, messages }: FormAlertProps) {
  const { Alert } = useContext(Controls);
  if (!messages || messages.length === 0) return null;
  return (
    <Alert id={id}>
      {title && <strong>{title}</strong>}
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
    </Alert>
  );
}
