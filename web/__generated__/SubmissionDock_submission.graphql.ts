/**
 * @generated SignedSource<<9471b6bf065c42af6b227552e724721a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SubmissionPanel = "access" | "activity" | "discussions" | "files" | "menu" | "support";
import type { FragmentRefs } from "relay-runtime";
export type SubmissionDock_submission$data = {
  readonly id: string;
  readonly panels: ReadonlyArray<SubmissionPanel>;
  readonly unreadDiscussions: number;
  readonly " $fragmentType": "SubmissionDock_submission";
};
export type SubmissionDock_submission$key = {
  readonly " $data"?: SubmissionDock_submission$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubmissionDock_submission">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SubmissionDock_submission",
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

(node as any).hash = "1ba7f870d81f6c5a80003390d4905565";

export default node;
