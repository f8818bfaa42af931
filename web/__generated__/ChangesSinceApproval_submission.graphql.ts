/**
 * @generated SignedSource<<bf0929df0532457e2276acedf1eb1c19>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChangesSinceApproval_submission$data = {
  readonly changesSinceApproval: {
    readonly seen: string;
  } | null | undefined;
  readonly isChangedSinceApproval: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"ChangesToAccept_submission">;
  readonly " $fragmentType": "ChangesSinceApproval_submission";
};
export type ChangesSinceApproval_submission$key = {
  readonly " $data"?: ChangesSinceApproval_submission$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangesSinceApproval_submission">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChangesSinceApproval_submission",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isChangedSinceApproval",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ChangesSinceApproval",
      "kind": "LinkedField",
      "name": "changesSinceApproval",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "seen",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ChangesToAccept_submission"
    }
  ],
  "type": "Submission",
  "abstractKey": null
};

(node as any).hash = "e8504c789e5d9d9f69fb2026d1b31949";

export default node;
