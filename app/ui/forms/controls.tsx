import {
  type ComponentType,
  createContext,
  type InputHTMLAttributes,
  type ReactNode,
  type TextareaHTMLAttributes,
} from 'react';

export type TextInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'color' | 'size'>;
export type TextAreaProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'color'>;
export type AlertProps = { id?: string; children: ReactNode };

interface ControlSet {
  Input: ComponentType<TextInputProps>;
  TextArea: ComponentType<TextAreaProps>;
  Alert: ComponentType<AlertProps>;
}

/** The controls of fields: plain elements for visitors, Radix Themes in the admin area (ui/admin/controls.tsx). */
export const Controls = createContext<ControlSet>({
  Input: (props) => <input {...props} className="text-field input" />,
  TextArea: (props) => <textarea {...props} className="text-area input" />,
  Alert: ({ id, children }) => (
    <div id={id} role="alert" className="form-alert alert">
      {children}
    </div>
  ),
});
