/**
 * @generated SignedSource<<b66841879373100e43a08e89dc09c57a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type VersionOutline_version$data = {
  readonly outline: ReadonlyArray<{
    readonly depth: number;
    readonly facts: ReadonlyArray<{
      readonly label: string;
      readonly text: string;
    }>;
    readonly identity: string;
    readonly kind: string;
    readonly title: string;
  }>;
  readonly " $fragmentType": "VersionOutline_version";
};
export type VersionOutline_version$key = {
  readonly " $data"?: VersionOutline_version$data;
  readonly " $fragmentSpreads": FragmentRefs<"VersionOutline_version">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "VersionOutline_version",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "VersionPart",
      "kind": "LinkedField",
      "name": "outline",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
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
          "name": "title",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "depth",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "VersionFact",
          "kind": "LinkedField",
          "name": "facts",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "label",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "text",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FlowTemplate",
  "abstractKey": null
};

(node as any).hash = "4706d355fc7eb489c510f81f63573d8d";

export default node;
