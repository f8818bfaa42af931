/**
 * @generated SignedSource<<ac891580f7607217575c71f350c1c7a2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SubprocessEditor_config$data = {
  readonly allowsExisting: boolean;
  readonly form: {
    readonly isPublished: boolean;
    readonly name: string;
  };
  readonly id: string;
  readonly logicConfig: {
    readonly " $fragmentSpreads": FragmentRefs<"LogicSummary_logic">;
  } | null | undefined;
  readonly name: string | null | undefined;
  readonly nameOrDefault: string;
  readonly required: boolean;
  readonly " $fragmentType": "SubprocessEditor_config";
};
export type SubprocessEditor_config$key = {
  readonly " $data"?: SubprocessEditor_config$data;
  readonly " $fragmentSpreads": FragmentRefs<"SubprocessEditor_config">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SubprocessEditor_config",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nameOrDefault",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "required",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "allowsExisting",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SubprocessForm",
      "kind": "LinkedField",
      "name": "form",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isPublished",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LogicConfig",
      "kind": "LinkedField",
      "name": "logicConfig",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "LogicSummary_logic"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "SubprocessConfig",
  "abstractKey": null
};
})();

(node as any).hash = "47463c6e3a7d751de646563bb82e6002";

export default node;
