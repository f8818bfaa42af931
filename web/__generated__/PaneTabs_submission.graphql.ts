/**
 * @generated SignedSource<<655dc32cf875e80f60e66bc716644989>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SubmissionPanel = "access" | "activity" | "discussions" | "files" | "menu" | "support";
import type { FragmentRefs } from "relay-runtime";
export type PaneTabs_submission$data = {
  readonly id: string;
  readonly panels: ReadonlyArray<SubmissionPanel>;
  readonly unreadDiscussions: number;
  readonly " $fragmentType": "PaneTabs_submission";
};
export type PaneTabs_submission$key = {
  readonly " $data"?: PaneTabs_submission$data;
  readonly " $fragmentSpreads": FragmentRefs<"PaneTabs_submission">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PaneTabs_submission",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "panels",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unreadDiscussions",
      "storageKey": null
    }
  ],
  "type": "Submission",
  "abstractKey": null
};

(node as any).hash = "315a7f24f48a010a414ed15393bdb9ab";

export default node;
