/**
 * @generated SignedSource<<ce2ad044876208712918abffad6d07a9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DomainRecord_domain$data = {
  readonly recordName: string;
  readonly recordValue: string;
  readonly " $fragmentType": "DomainRecord_domain";
};
export type DomainRecord_domain$key = {
  readonly " $data"?: DomainRecord_domain$data;
  readonly " $fragmentSpreads": FragmentRefs<"DomainRecord_domain">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DomainRecord_domain",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recordName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "recordValue",
      "storageKey": null
    }
  ],
  "type": "TeamDomain",
  "abstractKey": null
};

(node as any).hash = "b74cc30c632cf1205317d1a5da9dae4a";

export default node;
