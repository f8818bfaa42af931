/**
 * @generated SignedSource<<36de6ab503c26af86f66ebe7aa157b6c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LockFields_step$data = {
  readonly id: string;
  readonly lockedFields: ReadonlyArray<string>;
  readonly step: {
    readonly sections: ReadonlyArray<{
      readonly fields: ReadonlyArray<{
        readonly identity: string;
        readonly name: string | null | undefined;
      }>;
    }>;
  };
  readonly " $fragmentType": "LockFields_step";
};
export type LockFields_step$key = {
  readonly " $data"?: LockFields_step$data;
  readonly " $fragmentSpreads": FragmentRefs<"LockFields_step">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LockFields_step",
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
      "name": "lockedFields",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Step",
      "kind": "LinkedField",
      "name": "step",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Section",
          "kind": "LinkedField",
          "name": "sections",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Field",
              "kind": "LinkedField",
              "name": "fields",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "identity",
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
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ActiveStep",
  "abstractKey": null
};

(node as any).hash = "4ec1439f5faa4b52af1f2c92132cb09e";

export default node;
