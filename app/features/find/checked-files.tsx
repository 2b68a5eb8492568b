import { Link } from '@remix-run/react';
import { editPath } from '~/lib/paths';
import { messagesOf } from '~/messages/messages';
import { sizeOf } from '~/messages/sizes';
import type { CheckedFile } from './check-files.server';

function Outcome({ width = 0, height = 0, copy, problem }: CheckedFile) {
  if (problem) return <span className="field-error">{problem}</span>;
  if (!copy) return messagesOf('fileCheck').new;
  return (
    <>
      {copy.isDraft && messagesOf('fileCheck').draft}
      <Link to={editPath(copy.id)}>
        <bdi>{copy.title}</bdi>
      </Link>
      <br />
      {messagesOf('find').sizes(sizeOf(copy), sizeOf({ width, height }))}
    </>
  );
}

export function CheckedFiles({ files }: { files: CheckedFile[] }) {
  const text = messagesOf('fileCheck');
  return (
    <table className="checked-files">
      <thead>
        <tr>
          <th scope="col">{text.file}</th>
          <th scope="col">{text.result}</th>
        </tr>
      </thead>
      <tbody>
        {files.map((file, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two files may have the same name
          <tr key={index}>
            <th scope="row">
              <bdi>{file.name}</bdi>
            </th>
            <td>
              <Outcome {...file} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
