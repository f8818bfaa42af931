/**
 * @generated SignedSource<<6fe86a7b9d65b6d32a275fa142e1931a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SecurityCard_viewer$data = {
  readonly secondFactors: ReadonlyArray<string>;
  readonly " $fragmentType": "SecurityCard_viewer";
};
export type SecurityCard_viewer$key = {
  readonly " $data"?: SecurityCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SecurityCard_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SecurityCard_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "secondFactors",
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "bed6ab61a22de72e789e356740fecad6";

export default node;
