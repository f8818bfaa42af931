/**
 * @generated SignedSource<<86b35ab7261f08bdb293e73422e0be1f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FinderQuestionPage_team$data = {
  readonly name: string;
  readonly slug: string;
  readonly " $fragmentType": "FinderQuestionPage_team";
};
export type FinderQuestionPage_team$key = {
  readonly " $data"?: FinderQuestionPage_team$data;
  readonly " $fragmentSpreads": FragmentRefs<"FinderQuestionPage_team">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FinderQuestionPage_team",
  "selections": [
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
    }
  ],
  "type": "Team",
  "abstractKey": null
};

(node as any).hash = "a8ff613b8ea424bba093167f4e27e3c3";

export default node;
