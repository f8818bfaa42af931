/**
 * @generated SignedSource<<738348a4f1a5a4266413fbba77dae639>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AppCard_viewer$data = {
  readonly authenticatorAppSince: string | null | undefined;
  readonly secondFactors: ReadonlyArray<string>;
  readonly timeZone: string;
  readonly " $fragmentType": "AppCard_viewer";
};
export type AppCard_viewer$key = {
  readonly " $data"?: AppCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"AppCard_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AppCard_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "authenticatorAppSince",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "timeZone",
      "storageKey": null
    },
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

(node as any).hash = "030407587c77212d5a713be31e934a70";

export default node;
