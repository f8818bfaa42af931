/**
 * @generated SignedSource<<768c5a15fe53b4033e5394e0aeece505>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RestoreVersion_version$data = {
  readonly id: string;
  readonly version: number;
  readonly " $fragmentType": "RestoreVersion_version";
};
export type RestoreVersion_version$key = {
  readonly " $data"?: RestoreVersion_version$data;
  readonly " $fragmentSpreads": FragmentRefs<"RestoreVersion_version">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RestoreVersion_version",
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
      "name": "version",
      "storageKey": null
    }
  ],
  "type": "FlowTemplate",
  "abstractKey": null
};

(node as any).hash = "506837cbf993dbe5e718795a0ff6fef8";

export default node;
