/**
 * @generated SignedSource<<4308c58d32d72e23856de8d868be74b4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Signatures_step$data = {
  readonly signings: ReadonlyArray<{
    readonly id: string;
    readonly image: string | null | undefined;
    readonly isOfAnswersNow: boolean;
    readonly signedAt: string;
    readonly typedName: string;
    readonly user: {
      readonly name: string;
    };
  }>;
  readonly " $fragmentType": "Signatures_step";
};
export type Signatures_step$key = {
  readonly " $data"?: Signatures_step$data;
  readonly " $fragmentSpreads": FragmentRefs<"Signatures_step">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Signatures_step",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Signing",
      "kind": "LinkedField",
      "name": "signings",
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
          "name": "typedName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "image",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "signedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isOfAnswersNow",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "User",
          "kind": "LinkedField",
          "name": "user",
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
      "storageKey": null
    }
  ],
  "type": "ActiveStep",
  "abstractKey": null
};

(node as any).hash = "577e66844bdb2b93b40d95df0a14c41b";

export default node;
