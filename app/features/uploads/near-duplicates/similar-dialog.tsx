import { type Decision, looksLike, type SimilarQuestion } from '~/features/wallpapers/near-duplicates.view';
import { messagesOf } from '~/messages/messages';
import { FormAlert } from '~/ui/forms/form-alert';
import { Dialog } from '~/ui/overlays/dialog';
import { SimilarChoice } from './similar-choice';

interface SimilarFormProps {
  question: SimilarQuestion;
  isBusy: boolean;
  onDecide: (decision: Decision) => void;
}

export function SimilarForm({ question, isBusy, onDecide }: SimilarFormProps) {
  return (
    <form
      className="bulk-question"
      onSubmit={(event) => {
        event.preventDefault();
        const { submitter } = event.nativeEvent as SubmitEvent;
        if (submitter instanceof HTMLButtonElement) onDecide(submitter.value as Decision);
      }}
    >
      <SimilarChoice question={question} isBusy={isBusy} />
    </form>
  );
}

interface SimilarDialogProps extends Omit<SimilarFormProps, 'question'> {
  question: SimilarQuestion | null;
  problem: string | undefined;
  onClose: () => void;
}

export function SimilarDialog({ question, isBusy, problem, onDecide, onClose }: SimilarDialogProps) {
  return (
    <Dialog
      isOpen={question !== null}
      isBusy={isBusy}
      onClose={onClose}
      labelledBy="similar-heading"
      className="similar-dialog"
    >
      {question && (
        <>
          <h2 id="similar-heading">{looksLike(question)}</h2>
          <FormAlert
            id="similar-problem"
            title={messagesOf('uploads').failed}
            messages={problem ? [problem] : undefined}
          />
          <SimilarForm question={question} isBusy={isBusy} onDecide={onDecide} />
        </>
      )}
    </Dialog>
  );
}
