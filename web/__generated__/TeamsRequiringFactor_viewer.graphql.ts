/**
 * @generated SignedSource<<e9a76e7aa48e5c8fda0a44995e5d3ef8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TeamsRequiringFactor_viewer$data = {
  readonly teamsAskingForFactor: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly " $fragmentType": "TeamsRequiringFactor_viewer";
};
export type TeamsRequiringFactor_viewer$key = {
  readonly " $data"?: TeamsRequiringFactor_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"TeamsRequiringFactor_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TeamsRequiringFactor_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Team",
      "kind": "LinkedField",
      "name": "teamsAskingForFactor",
      "plural": true,
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
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "655c645afaa19b450cb2d36450b4f2e4";

export default node;
