/**
 * @generated SignedSource<<023e1fd75951cea8a597eeefe5c83052>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AskingTeams_viewer$data = {
  readonly teamsAskingForFactor: ReadonlyArray<{
    readonly name: string;
  }>;
  readonly " $fragmentType": "AskingTeams_viewer";
};
export type AskingTeams_viewer$key = {
  readonly " $data"?: AskingTeams_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AskingTeams_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AskingTeams_viewer",
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

(node as any).hash = "db804aa813236c674734aac78e5f43ba";

export default node;
