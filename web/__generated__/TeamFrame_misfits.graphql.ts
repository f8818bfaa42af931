/**
 * @generated SignedSource<<f834704968174a4753eb8d42d2dd32f6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type TeamFrame_misfits$data = {
  readonly misfitCount: number | null | undefined;
  readonly " $fragmentType": "TeamFrame_misfits";
};
export type TeamFrame_misfits$key = {
  readonly " $data"?: TeamFrame_misfits$data;
  readonly " $fragmentSpreads": FragmentRefs<"TeamFrame_misfits">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "TeamFrame_misfits",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "misfitCount",
      "storageKey": null
    }
  ],
  "type": "Team",
  "abstractKey": null
};

(node as any).hash = "2d5b66186c5e7e4c13fa1bff33bdd4fe";

export default node;
