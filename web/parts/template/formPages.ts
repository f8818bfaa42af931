import { accessOf, redirectFrom, type ManagerPage } from '#domain/template/manager.ts';
import { formFrameWords } from '#messages/form/formWords.ts';

export interface FormPage {
  readonly page: ManagerPage;
  readonly label: string;
  /** search synonyms */
  readonly alsoCalled: string;
}

/** in tab order */
export const formPages: readonly FormPage[] = [
  { page: '/stats', label: formFrameWords.overview, alsoCalled: 'statistics stats' },
  { page: '/edit', label: formFrameWords.edit, alsoCalled: 'edit editor fields' },
  { page: '/outputs', label: formFrameWords.outputs, alsoCalled: 'documents' },
  { page: '/powerups', label: formFrameWords.formulas, alsoCalled: 'powerups' },
  { page: '/configuration', label: formFrameWords.configuration, alsoCalled: 'configuration' },
  { page: '/actions', label: formFrameWords.actions, alsoCalled: 'duplicate export import' },
];

interface Managed {
  readonly availableActions: readonly string[];
  readonly everPublished: boolean;
}

/** Pages of a form that the viewer may open. */
export const openFormPages = ({ availableActions, everPublished }: Managed): readonly FormPage[] =>
  formPages.filter(({ page }) => redirectFrom(page, accessOf(availableActions), everPublished) === null);
