/**
 * @generated SignedSource<<dad6970d010a987a12dc3cf373452ce1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type HaltedNotice_submission$data = {
  readonly availableActions: ReadonlyArray<string>;
  readonly haltedByAdmin: boolean;
  readonly id: string;
  readonly team: {
    readonly name: string;
  };
  readonly " $fragmentType": "HaltedNotice_submission";
};
export type HaltedNotice_submission$key = {
  readonly " $data"?: HaltedNotice_submission$data;
  readonly " $fragmentSpreads": FragmentRefs<"HaltedNotice_submission">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HaltedNotice_submission",
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
      "name": "haltedByAdmin",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "availableActions",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Team",
      "kind": "LinkedField",
      "name": "team",
      "plural": false,
      "selections": [
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

(node as any).hash = "0eae3c18ddb8bdefef6238f00548f5ff";

export default node;
