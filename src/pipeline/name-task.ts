import { languageOfName } from "./product.ts";
import type { TaskOfRun } from "./task.ts";

export const nameTask: TaskOfRun<"optimizeName"> = {
  operation: "optimizeName",
  reads: ["name", "language"],
  needs: "name",
  toInput: (tasks) => {
    const { options, product } = tasks;
    const { name = "" } = product;
    const query = {
      task_type: options.taskType,
      translation_language: options.language ?? languageOfName(name) ?? tasks.language,
    };
    return { query, body: { product_name: name } };
  },
  columns: [{ name: "pdo_name", cell: ({ best_name }) => best_name }],
  proposal: { field: "name", column: "pdo_name", text: ({ best_name }) => best_name },
  toScore: ({ best_name }) => ({ name: best_name }),
};
