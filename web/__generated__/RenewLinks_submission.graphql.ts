/**
 * @generated SignedSource<<87ea4e6bde813da5e1356194cc49c5d7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RenewLinks_submission$data = {
  readonly renewableOutputs: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly " $fragmentType": "RenewLinks_submission";
};
export type RenewLinks_submission$key = {
  readonly " $data"?: RenewLinks_submission$data;
  readonly " $fragmentSpreads": FragmentRefs<"RenewLinks_submission">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RenewLinks_submission",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "IssuedOutput",
      "kind": "LinkedField",
      "name": "renewableOutputs",
      "plural": true,
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
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Submission",
  "abstractKey": null
};

(node as any).hash = "02d60a605dcdf5be40b33b2283f6805e";

export default node;
