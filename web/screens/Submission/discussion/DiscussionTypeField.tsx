import type { ReactElement } from 'react';
import { discussionTypes } from '#domain/discussion/discussion.ts';
import { discussionWords } from '#messages/submission/discussionWords.ts';
import type { FieldProps } from '#web/ui/Field.tsx';
import { RadioGroup } from '#web/ui/RadioGroup.tsx';

const options = discussionTypes.map((value) => ({
  ...{ value, label: discussionWords.type[value], hint: discussionWords.audience[value] },
}));

/** Public or internal; for staff. */
export const DiscussionTypeField = (field: FieldProps<string>): ReactElement => (
  <RadioGroup {...field} options={options} />
);
