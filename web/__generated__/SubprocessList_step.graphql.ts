/**
 * @generated SignedSource<<d0c2cf42beb5e5d275f64c005d4d8a1a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SubprocessList_step$data = {
  readonly flowTemplateId: string;
  readonly id: string;
  readonly subprocessConfigs: ReadonlyArray<{
    readonly id: string;
    readonly nameOrDefault: string;
    readonly " $fragmentSpreads": FragmentRefs<"SubprocessEditor_config">;
  } | null | undefined>;
  readonly " $fragmentType": "SubprocessList_step";
};
export type SubprocessList_step$key = {
  readonly " $data"?: SubprocessList_step$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubprocessList_step">;
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
  "name": "SubprocessList_step",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "flowTemplateId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SubprocessConfig",
      "kind": "LinkedField",
      "name": "subprocessConfigs",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "kind": "RequiredField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "nameOrDefault",
            "storageKey": null
          },
          "action": "NONE"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SubprocessEditor_config"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Step",
  "abstractKey": null
};
})();

(node as any).hash = "fa2d1040cb5b6e326ff814d924d9cba3";

export default node;
