/**
 * @generated SignedSource<<d1933ab1cea5c7736e7d361095350816>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DocumentList_form$data = {
  readonly documents: ReadonlyArray<{
    readonly id: string;
    readonly latest: boolean;
    readonly name: string;
    readonly publishedAt: string | null | undefined;
    readonly startVersion: number | null | undefined;
    readonly stopVersion: number | null | undefined;
  }>;
  readonly id: string;
  readonly " $fragmentType": "DocumentList_form";
};
export type DocumentList_form$key = {
  readonly " $data"?: DocumentList_form$data;
  readonly " $fragmentSpreads": FragmentRefs<"DocumentList_form">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DocumentList_form",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "MasterTemplateDocument",
      "kind": "LinkedField",
      "name": "documents",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
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
          "name": "startVersion",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "stopVersion",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "latest",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "publishedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MasterTemplate",
  "abstractKey": null
};
})();

(node as any).hash = "09bebcf581147512ad21a97062eb8ba8";

export default node;
