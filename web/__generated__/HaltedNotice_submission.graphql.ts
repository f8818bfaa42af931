/**
 * @generated SignedSource<<edef0383b007fa2046efdca3ea57cc81>>
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
  readonly isOwn: boolean;
  readonly isRejected: boolean;
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
      "name": "isOwn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isRejected",
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

(node as any).hash = "a74e0cc65d1033ba64944f6b74da404e";

export default node;
