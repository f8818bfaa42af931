/**
 * @generated SignedSource<<6981861d9f9a43b5f08664e10ef94ac3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FieldDataType = "address" | "checkboxes" | "date" | "date_range" | "email" | "entity" | "file" | "float" | "integer" | "money" | "multiple_choice" | "phone" | "string" | "text" | "url";
import type { FragmentRefs } from "relay-runtime";
export type LogicSources_draft$data = {
  readonly formulas: ReadonlyArray<{
    readonly id: string;
    readonly name: string;
  }>;
  readonly steps: ReadonlyArray<{
    readonly sections: ReadonlyArray<{
      readonly fields: ReadonlyArray<{
        readonly customEntityId: string | null | undefined;
        readonly dataType: FieldDataType;
        readonly id: string;
        readonly name: string | null | undefined;
        readonly options: ReadonlyArray<{
          readonly identity: string;
          readonly name: string;
        }>;
      } | null | undefined>;
      readonly id: string;
    }>;
    readonly survey: {
      readonly id: string;
      readonly sections: ReadonlyArray<{
        readonly fields: ReadonlyArray<{
          readonly customEntityId: string | null | undefined;
          readonly dataType: FieldDataType;
          readonly id: string;
          readonly name: string | null | undefined;
          readonly options: ReadonlyArray<{
            readonly identity: string;
            readonly name: string;
          }>;
        } | null | undefined>;
        readonly id: string;
      }>;
    } | null | undefined;
  }>;
  readonly " $fragmentType": "LogicSources_draft";
};
export type LogicSources_draft$key = {
  readonly " $data"?: LogicSources_draft$data;
  readonly " $fragmentSpreads": FragmentRefs<"LogicSources_draft">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "Section",
  "kind": "LinkedField",
  "name": "sections",
  "plural": true,
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Field",
      "kind": "LinkedField",
      "name": "fields",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        {
          "kind": "RequiredField",
          "field": {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "dataType",
            "storageKey": null
          },
          "action": "NONE"
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "customEntityId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MultipleChoiceOption",
          "kind": "LinkedField",
          "name": "options",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "identity",
              "storageKey": null
            },
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LogicSources_draft",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Formula",
      "kind": "LinkedField",
      "name": "formulas",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Step",
      "kind": "LinkedField",
      "name": "steps",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "Survey",
          "kind": "LinkedField",
          "name": "survey",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v2/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FlowTemplate",
  "abstractKey": null
};
})();

(node as any).hash = "f6714422eba276c6cbf07775a6760d53";

export default node;
