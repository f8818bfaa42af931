/**
 * @generated SignedSource<<7e0b69fcda08d7423188366f70a621f8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ExportStatus = "failed" | "finished" | "running";
export type ExportType = "cash_and_checks" | "entities" | "month_report" | "outputs" | "people" | "submissions" | "survey_invitations" | "survey_responses" | "transactions";
import type { FragmentRefs } from "relay-runtime";
export type ExportTable_exports$data = ReadonlyArray<{
  readonly createdAt: string;
  readonly downloadUrl: string | null | undefined;
  readonly exportType: ExportType;
  readonly failure: string | null | undefined;
  readonly fileName: string | null | undefined;
  readonly id: string;
  readonly job: {
    readonly id: string;
  } | null | undefined;
  readonly name: string;
  readonly progress: number;
  readonly rowCount: number | null | undefined;
  readonly status: ExportStatus;
  readonly " $fragmentType": "ExportTable_exports";
}>;
export type ExportTable_exports$key = ReadonlyArray<{
  readonly " $data"?: ExportTable_exports$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExportTable_exports">;
}>;

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
  "metadata": {
    "plural": true
  },
  "name": "ExportTable_exports",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "exportType",
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
      "name": "status",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "progress",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rowCount",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Job",
      "kind": "LinkedField",
      "name": "job",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "Export",
  "abstractKey": null
};
})();

(node as any).hash = "23bdbc880e1fc409665b7ae6feb5fe15";

export default node;
