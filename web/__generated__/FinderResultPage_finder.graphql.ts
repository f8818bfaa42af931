/**
 * @generated SignedSource<<4c41735da833525ef3950cfe90555ec9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TemplateStatus = "archived" | "closed" | "draft" | "published";
import type { FragmentRefs } from "relay-runtime";
export type FinderResultPage_finder$data = {
  readonly results: ReadonlyArray<{
    readonly forms: ReadonlyArray<{
      readonly form: {
        readonly id: string;
        readonly name: string;
        readonly publiclyLaunchable: boolean;
        readonly slug: string;
        readonly status: TemplateStatus;
        readonly typicalTime: string | null | undefined;
      };
      readonly payments: ReadonlyArray<{
        readonly amountCents: number;
        readonly mode: string;
      }>;
      readonly reason: string;
    }>;
    readonly key: string;
    readonly lacksForms: boolean;
  }>;
  readonly " $fragmentType": "FinderResultPage_finder";
};
export type FinderResultPage_finder$key = {
  readonly " $data"?: FinderResultPage_finder$data;
  readonly " $fragmentSpreads": FragmentRefs<"FinderResultPage_finder">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FinderResultPage_finder",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FinderResult",
      "kind": "LinkedField",
      "name": "results",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lacksForms",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "FinderForm",
          "kind": "LinkedField",
          "name": "forms",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "reason",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "MasterTemplate",
              "kind": "LinkedField",
              "name": "form",
              "plural": false,
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
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "slug",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "status",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "typicalTime",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "publiclyLaunchable",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "FinderFormPayment",
              "kind": "LinkedField",
              "name": "payments",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "mode",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "amountCents",
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
  "type": "Finder",
  "abstractKey": null
};

(node as any).hash = "a6cf92d8430f12d33d810afb0c36c654";

export default node;
