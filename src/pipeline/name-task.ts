import { languageOfName } from "./product.ts";
import { sourceOfText } from "./sources.ts";
import type { TaskOfRun } from "./task.ts";

export const nameTask: TaskOfRun<"optimizeName"> = {
  operation: "optimizeName",
  inRecord: "name",
  reads: ["name", "language", "brand", "facts", "family"],
  needs: "name",
  toOptions: ({ options: { taskType, language } }) => ({
    task_type: taskType,
    ...(language && { translation_language: language }),
  }),
  toInput: (tasks) => {
    const { name = "" } = tasks.product;
    const language = tasks.options.language ?? languageOfName(name) ?? tasks.language;
    return {
      query: { ...nameTask.toOptions(tasks), translation_language: language },
      body: { product_name: name },
    };
  },
  columns: [{ name: "pdo_name", cell: ({ best_name }) => best_name }],
  proposal: { field: "name", column: "pdo_name", text: ({ best_name }) => best_name },
  sources: ({ best_name }, { name }, origin) => ({ name: sourceOfText(best_name, name, origin) }),
  toScore: ({ best_name }) => ({ name: best_name }),
};
