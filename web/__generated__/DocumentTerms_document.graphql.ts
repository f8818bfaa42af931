/**
 * @generated SignedSource<<c2871993ce5adf018c6d9cbd7fc738cf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DocumentTerms_document$data = {
  readonly description: string | null | undefined;
  readonly id: string;
  readonly latest: boolean;
  readonly name: string;
  readonly startVersion: number | null | undefined;
  readonly stopVersion: number | null | undefined;
  readonly " $fragmentType": "DocumentTerms_document";
};
export type DocumentTerms_document$key = {
  readonly " $data"?: DocumentTerms_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"DocumentTerms_document">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DocumentTerms_document",
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
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
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
    }
  ],
  "type": "MasterTemplateDocument",
  "abstractKey": null
};

(node as any).hash = "857ed677acbf75bc76e24d029ec63f62";

export default node;
