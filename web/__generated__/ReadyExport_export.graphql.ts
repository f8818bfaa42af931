/**
 * @generated SignedSource<<23b1bae2a0e1f673009ef43a89058a92>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReadyExport_export$data = {
  readonly downloadUrl: string | null | undefined;
  readonly failure: string | null | undefined;
  readonly fileName: string | null | undefined;
  readonly name: string;
  readonly " $fragmentType": "ReadyExport_export";
};
export type ReadyExport_export$key = {
  readonly " $data"?: ReadyExport_export$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReadyExport_export">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ReadyExport_export",
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
      "name": "fileName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "downloadUrl",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failure",
      "storageKey": null
    }
  ],
  "type": "Export",
  "abstractKey": null
};

(node as any).hash = "e1fedbc393f3fe946ac2fc552f055da5";

export default node;
